"""Parts set anew: by the operator before turning the crank, and where the chain ended when the trap is reset."""

import pytest

from game.core.acts import Ask, IllegalAct, Turn
from game.core.players import Steadiness
from game.core.setup import Seat
from game.games.mousetrap.nature import LONG_MATCH, MouseTrapNature, how_off, most_off, practised
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.events import PartSetAnew, ResetBegan
from game.games.mousetrap.rules.moves import Placed, Roll, Rolled, SetAnew, TrapRan, TurnCrank
from game.games.mousetrap.rules.state import CARRIERS, LOOSE, State, at_fault
from game.games.mousetrap.rules.trap import may_set_anew
from game.games.mousetrap.trap.machine import PARTS, Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand, steady
from tests.cases.mousetrap import position
from tests.harness.walk import look

ANEW = SetAnew(16, 0.3, -0.1, 2.0)
TILTED = Placed(3.0, 3.0, 20.0)


def cranked(profile: str = "hasbro", mice: int = 3) -> State:
    """Red has said "crank", with all others on the wheel."""
    setup = MOUSETRAP.setup([Seat(name) for name in MOUSETRAP.seat_names[:mice]], {"profile": profile})
    others = dict.fromkeys(setup.names[1:], 49)
    state = position(setup, {"mice": {"red": 45, **others}, "built": 24})
    for act in (Roll(), Rolled(1), TurnCrank()):
        state = MOUSETRAP.apply(state, act).state
    return state


@pytest.mark.parametrize("profile", ["hasbro", "original"])
def test_a_part_stands_otherwise_and_the_crank_still_waits(profile: str):
    """MT-41: the check list may be gone through as long as the crank is not turned."""
    before = cranked(profile)
    step = MOUSETRAP.apply(before, ANEW)
    assert step.events == (PartSetAnew("red", 16, Placed(0.3, -0.1, 2.0)),)
    assert step.state.parts == (*before.parts[:15], ANEW.placed, *before.parts[16:])
    assert step.state._replace(parts=before.parts, anew=()) == before
    assert MOUSETRAP.waiting(step.state) == Ask("trap", "red")
    look(MOUSETRAP, step.state)


def test_each_part_once_an_attempt():
    state = cranked()
    for number in reversed(range(1, 25)):
        assert number in may_set_anew(state)
        state = MOUSETRAP.apply(state, SetAnew(number)).state
        look(MOUSETRAP, state)
        with pytest.raises(IllegalAct):
            MOUSETRAP.apply(state, SetAnew(number, 0.1))
    assert may_set_anew(state) == ()
    state = MOUSETRAP.apply(state, TrapRan(False, "shoe_struck")).state
    assert state.anew == ()


@pytest.mark.parametrize("before", [Roll(), Rolled(1), TurnCrank()], ids=["roll", "die", "crank"])
def test_nothing_is_set_anew_at_other_times(before):
    setup = MOUSETRAP.setup([Seat("red"), Seat("blue")])
    state = position(setup, {"mice": {"red": 45, "blue": 49}, "built": 24})
    for act in (Roll(), Rolled(1), TurnCrank()):
        if act == before:
            break
        state = MOUSETRAP.apply(state, act).state
    assert may_set_anew(state) == ()
    with pytest.raises(IllegalAct):
        MOUSETRAP.apply(state, ANEW)


def test_no_part_is_set_anew_in_place_of_a_loose_one():
    state = MOUSETRAP.apply(cranked(), TrapRan(False, "shoe_struck")).state
    with pytest.raises(IllegalAct):
        MOUSETRAP.apply(state, ANEW)


@pytest.mark.parametrize(
    ("result", "fault"),
    [
        (TrapRan(False, "nothing"), 4),
        (TrapRan(False, "shoe_struck"), 10),
        (TrapRan(False, "rod_struck"), 14),
        (TrapRan(False, "cage_left_post"), 23),
        (TrapRan(False, "cage_down"), 23),
        (TrapRan(False, "shoe_struck", misfired=True), 23),
        (TrapRan(False, "a_link_of_another_machine"), 0),
    ],
)
def test_after_a_miss_the_part_where_the_chain_ended_is_set_with_the_loose_ones(result: TrapRan, fault: int):
    """MT-40"""
    step = MOUSETRAP.apply(cranked(), result)
    assert ResetBegan("red", fault) in step.events
    state, due = step.state, tuple(sorted({*LOOSE, fault} - {0}))
    for number in due:
        assert MOUSETRAP.waiting(state) == Ask("place", "red", number)
        look(MOUSETRAP, state)
        state = MOUSETRAP.apply(state, Placed(0.25)).state
    assert MOUSETRAP.waiting(state) == Turn("blue")
    assert [number for number, part in enumerate(state.parts, start=1) if part == Placed(0.25)] == list(due)


def test_after_a_capture_only_the_loose_parts_are_set():
    state = position(MOUSETRAP.setup([Seat("red"), Seat("blue"), Seat("green")]), {"mice": {"red": 45, "blue": 49}})
    state = state._replace(parts=(Placed(),) * 24)
    for act in (Roll(), Rolled(1), TurnCrank(), TrapRan(True, "cage_down")):
        state = MOUSETRAP.apply(state, act).state
    assert state.queue == LOOSE


def test_every_link_hangs_on_a_fixed_part_of_the_machine():
    """The part carries the link, or where no fixed part does, the one before it."""
    assert tuple(CARRIERS) == LINKS
    carried = ""
    for link, number in CARRIERS.items():
        if any(part.link == link and not part.loose for part in PARTS):
            carried = link
        assert PARTS[number - 1].link == carried
        assert number not in LOOSE
    assert tuple(part.number for part in PARTS if part.loose) == LOOSE
    assert all(at_fault(link, False) in CARRIERS.values() for link in LINKS)


# ---- the operator looks the trap over


class Ended(TrapRun):
    """A run that has come to this end."""

    def __init__(self, hand: Hand, report: TrapReport) -> None:
        super().__init__(TrapInputs({}, hand), settled=False)
        self.done = True
        self.known = report

    def report(self) -> TrapReport:
        return self.known


def refusing(*, until: int):
    """A machine that does not start before this part stands true, and then captures."""

    def trap(state: State, hand: Hand) -> TrapRun:
        refused = abs(state.parts[until - 1].mm) > 1
        links = () if refused else tuple((link, step) for step, link in enumerate(LINKS))
        return Ended(hand, TrapReport(links, not refused, False, refused, 0, "0" * 64))

    return trap


def play_attempt(nature: MouseTrapNature, state: State) -> list:
    """Nature's answers until the trap ran."""
    answers = []
    while not answers or isinstance(answers[-1], SetAnew):
        answered = nature.answer(state, Ask("trap", "red"), len(answers))
        assert answered == nature.answer(state, Ask("trap", "red"), len(answers))
        state = MOUSETRAP.apply(state, answered.answer).state
        answers.append(answered.answer)
    return answers


def tilted(*numbers: int) -> State:
    state = cranked()
    parts = (TILTED if number in numbers else Placed(0.5) for number in range(1, 25))
    return state._replace(parts=tuple(parts))


def test_a_machine_that_refuses_is_looked_over_worst_part_first():
    nature = MouseTrapNature(1, {}, refusing(until=19))
    answers = play_attempt(nature, tilted(7, 19, 22))
    assert [answer.number for answer in answers[:-1]] == [7, 19]
    assert answers[-1] == TrapRan(True, "cage_down")
    assert all(abs(answer.mm) <= 1 for answer in answers[:-1])


@pytest.mark.parametrize("patience", [0, 3, 24])
def test_only_when_patience_ends_it_is_a_miss(patience: int):
    nature = MouseTrapNature(1, {"red": Steadiness(mm=3.0, patience=patience)}, lambda _, hand: Ended(hand, REFUSED))
    answers = play_attempt(nature, tilted(7))
    assert len(answers) == patience + 1
    assert answers[-1] == TrapRan(False, "nothing")


def test_in_a_long_match_a_computer_player_looks_the_trap_over_before_each_attempt():
    """Two beginners once had a trap that no run could set off, and played on for ever."""
    beginner = {"red": Steadiness(mm=2.2, deg=1.1, grip_pct=11.0, patience=2)}
    nature = MouseTrapNature(1, beginner, lambda _, hand: Ended(hand, MISSED))
    state, asked = tilted(8, LOOSE[0]), Ask("trap", "red")
    long = LONG_MATCH
    assert isinstance(nature.answer(state, asked, long - 1).answer, TrapRan)
    set_anew = nature.answer(state, asked, long).answer
    assert isinstance(set_anew, SetAnew)
    assert set_anew.number == 8  # the other one is set anew after each run
    state = MOUSETRAP.apply(state, set_anew).state
    assert isinstance(nature.answer(state, asked, long + 1).answer, TrapRan)
    person = MouseTrapNature(1, {}, lambda _, hand: Ended(hand, MISSED))
    assert isinstance(person.answer(tilted(8), asked, long).answer, TrapRan)


def test_hands_grow_steadier_in_a_long_match():
    beginner, long = Steadiness(mm=2.2, deg=1.1, grip_pct=11.0, rps=2.0), LONG_MATCH
    placed = [
        max(how_off(MouseTrapNature(seed, {"red": beginner}).answer(cranked(), Ask("place", "red"), at).answer)
            for seed in range(40))
        for at in (long, 2 * long, 4 * long)
    ]  # fmt: skip
    assert placed[0] > 0.6 > placed[1] > 0.3
    assert placed[2] < 0.2
    assert practised(beginner, 0.5).rps == 1.0
    assert practised(beginner, 0.1).rps == Steadiness().rps
    slow = Steadiness(rps=0.5)
    assert practised(slow, 0.1).rps == slow.rps


REFUSED, MISSED = (TrapReport((), False, False, refused, 0, "0" * 64) for refused in (True, False))


def test_what_is_most_off_goes_by_share_of_the_limits():
    state = cranked()._replace(parts=(Placed(1.5), Placed(0, -2.0), Placed(grip_pct=10.0), *(Placed(),) * 21))
    assert most_off(state, range(1, 25)) == 2
    assert most_off(state, (3, 1)) == 3
    assert how_off(TILTED) == 1


def test_the_real_machine_refuses_and_is_put_right():
    state = tilted()
    state = state._replace(parts=(*state.parts[:6], Placed(-3.0, 3.0, -20.0), *state.parts[7:]))
    placements = {n: Placement(part.mm, part.deg, part.grip_pct) for n, part in enumerate(state.parts, start=1)}
    assert TrapRun(TrapInputs(placements, steady(0.7))).report().refused
    answers = play_attempt(MouseTrapNature(1, {}), state)
    assert answers[0].number == 7
    assert answers[-1].last_link != "nothing"
