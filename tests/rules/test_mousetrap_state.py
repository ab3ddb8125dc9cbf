"""Positions of the Mouse Trap that a match can reach are in order, and all others are broken; so it is with answers."""

import pytest

from game.core.acts import Answer, Ask, BrokenInvariant, IllegalAct, Over, Turn
from game.core.setup import Seat
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.events import DeclinedToTake, TookFrom, TurnBegan
from game.games.mousetrap.rules.moves import Placed, Roll, Rolled, Take, TrapRan
from game.games.mousetrap.rules.state import EXACT, SAFE, State
from game.session.record import head, read_setup
from tests.cases.mousetrap import position

SETUP = MOUSETRAP.setup([Seat(name) for name in ("red", "blue", "green")])


def at(built: int, **changes: object) -> State:
    return position(SETUP, {"built": built, "cheese": {"red": 2, "blue": 1}})._replace(**changes)


def asked(kind: str, number: int = 0, built: int = 24, **changes: object) -> State:
    return at(built, **{"waiting": Ask(kind, "red", number), "moves": (), **changes})


def setting(*queue: int, built: int = 24, **changes: object) -> State:
    return asked("place", queue[0] if queue else 0, built, **{"queue": queue, **changes})


def over(**changes: object) -> State:
    end = {"captured": (False, True, True), "hands": (3, 0, 0), "waiting": Over(("red",)), "moves": ()}
    return at(24, **{**end, **changes})


@pytest.mark.parametrize(
    "state",
    [
        *(at(0), at(24), at(24, captured=(False, False, True)), over(), asked("trap"), asked("trap", anew=(1, 24))),
        *(setting(6, built=5), setting(23, 24, built=22), setting(11, 15, 18, 20, 24), setting(24)),
        *(setting(8, 11, 15, 18, 20, 24), setting(18, 20, 23, 24)),
    ],
)
def test_what_a_match_reaches_is_in_order(state: State):
    MOUSETRAP.check(state)


WRONG = {
    "no count of cheese is negative": [at(0, hands=(-1, 1, 0), pile=52), at(0, hands=(53, 0, 0), pile=-1)],
    "hold 52 cheese": [at(0, pile=50), at(0, hands=(2, 2, 0))],
    "24 at most": [at(24, parts=(EXACT,) * 25)],
    "one of the fifty spaces": [at(0, mice=(50, 0, 0)), at(0, mice=(0, -1, 0))],
    "exactly one uncaptured seat is waited for": [
        *(at(0, waiting=Turn("blue")), at(0, moves=()), at(0, moves=(Roll(), Roll())), asked("die", moves=(Roll(),))),
        *(at(24, captured=(True, False, False), hands=(0, 1, 0), pile=51), over(waiting=Turn("red"), moves=(Roll(),))),
        *(over(waiting=Over(("blue",))), over(moves=(Roll(),)), over(captured=(False, False, True))),
    ],
    "parts are set down in order of number": [
        *(setting(7, built=5), setting(7, 6, built=5), setting(6, 11, built=5), setting(), at(24, queue=(24,))),
        *(setting(11, 15), setting(8, 9, 11, 15, 18, 20, 24), setting(24, 20), asked("place", 15, queue=(24,))),
    ],
    "parts are set anew before the crank is turned": [
        *(at(24, anew=(1,)), asked("die", anew=(1,)), asked("trap", anew=(0,)), asked("trap", anew=(25,))),
        *(asked("trap", anew=(3, 3)), asked("trap", anew=(4, 3))),
    ],
    "before the trap is complete": [at(23, captured=(False, False, True))],
    "a captured seat holds no cheese": [at(24, captured=(False, True, False))],
}


@pytest.mark.parametrize(("claim", "state"), [(claim, state) for claim, states in WRONG.items() for state in states])
def test_what_no_match_reaches_is_broken(claim: str, state: State):
    with pytest.raises(BrokenInvariant, match=claim):
        MOUSETRAP.check(state)


FURTHEST = Placed(3.0, -3.0, 20.0)


def test_what_a_hand_and_the_trap_can_do_is_taken():
    assert MOUSETRAP.apply(setting(6, built=5), FURTHEST).state.parts[5] == FURTHEST
    assert MOUSETRAP.apply(asked("trap"), TrapRan(False, "shoe_struck", misfired=True)).state.queue[0] == 11


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        *((setting(6, built=5), placed) for placed in (Placed(mm=-3.01), Placed(deg=3.01), Placed(grip_pct=20.1))),
        *((setting(6, built=5), TrapRan(True, "cage_down")), (asked("trap"), Placed()), (asked("die"), Placed())),
        *((at(0), Rolled(3)), (asked("trap"), Rolled(3)), (asked("die"), Rolled(7))),
        (asked("trap"), TrapRan(True, "cage_down", misfired=True)),  # MT-35
    ],
)
def test_what_they_cannot_do_or_were_not_asked_for_is_refused(state: State, answer: Answer):
    with pytest.raises(IllegalAct):
        MOUSETRAP.apply(state, answer)


def test_who_takes_from_another_is_not_said_to_decline():
    state = at(0, hands=(0, 2, 0), pile=50)._replace(moves=(Take((("blue", 2),)), Take(())))
    taken, declined = (MOUSETRAP.apply(state, move).events for move in state.moves)
    assert taken == (TookFrom("red", "blue", 2), TurnBegan("blue"))
    assert declined == (DeclinedToTake("red"), TurnBegan("blue"))


# Where mice and parts stand when a match begins.


SEATS = [Seat("red"), Seat("blue")]


@pytest.mark.parametrize(("built", "space"), [(0, 0), (6, 11), (12, 22), (18, 33), (24, SAFE)])
def test_mice_begin_as_far_along_the_path_as_the_trap_is_built(built: int, space: int):
    """MT-48"""
    state = MOUSETRAP.start(MOUSETRAP.setup(SEATS, {"start_built": built}))
    assert state.mice == (space, space) and len(state.parts) == built
    assert MOUSETRAP.start(MOUSETRAP.setup(SEATS, {"start_built": built, "mice_ahead": False})).mice == (0, 0)


def test_a_match_from_before_the_choice_begins_on_start():
    """MT-48"""
    old = "trapworks 1 mousetrap profile=hasbro two_cranks=no start_built=12 begins=first seats=red:human,blue:human"
    setup = read_setup(MOUSETRAP, old)
    assert MOUSETRAP.start(setup).mice == (0, 0)
    assert "mice_ahead" not in head(MOUSETRAP, setup)
