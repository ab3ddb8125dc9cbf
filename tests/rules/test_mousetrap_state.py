"""Positions of the Mouse Trap that a match can reach are in order, and all others are broken."""

import pytest

from game.core.acts import Ask, Over, Turn
from game.core.errors import BrokenInvariant
from game.core.setup import Seat
from game.rules.mousetrap import MOUSETRAP
from game.rules.mousetrap.moves import Roll
from game.rules.mousetrap.state import EXACT, State
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
