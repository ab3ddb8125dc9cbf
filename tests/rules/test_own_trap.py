from typing import Any

import pytest

from game.core.acts import BadSetup
from game.core.setup import Seat
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.events import LeftCrooked, StepSetAnew
from game.games.mousetrap.rules.moves import LeaveCrooked, Placed, Straighten, TrapRan, TurnCrank
from game.games.mousetrap.rules.plan import LONGEST_NAME, BuildPlan
from game.games.mousetrap.rules.state import EXACT, SHEET, WHEEL, State
from game.session.record import head, read_setup

OWN = "1,2,1,1*/TW1-AAAA"
OFF = Placed(2.0, 1.0, 0.0)


def begun(machine: str, **options: str) -> State:
    return MOUSETRAP.start(MOUSETRAP.setup([Seat("red"), Seat("blue")], {"machine": machine, **options}))


def on_the_crank(state: State) -> State:
    crank: Any = TurnCrank()
    return state._replace(mice=(46, WHEEL), moves=(crank,), turn=0)


def missed(state: State, *, declines: bool = False) -> tuple[State, tuple[Any, ...]]:
    """Red cranks with Blue on the wheel, and the second step does not do its work; all is then set down again, off.

    Red has straightened what is offered, unless it `declines`.
    """
    state = MOUSETRAP.apply(on_the_crank(state), TurnCrank()).state
    step = MOUSETRAP.apply(state, TrapRan(False, "step_2"))
    if step.state.moves[:1] and isinstance(step.state.moves[0], Straighten):
        MOUSETRAP.check(step.state)
        step = MOUSETRAP.apply(step.state, LeaveCrooked() if declines else step.state.moves[0])
    state, events = step.state, step.events
    while state.queue:
        state = MOUSETRAP.apply(state, OFF).state
    MOUSETRAP.check(state)
    return state._replace(turn=0, waiting=begun(OWN).waiting), events


def whole(**options: str) -> State:
    return begun(OWN, **options)._replace(parts=(OFF,) * 4)


def test_a_plan_is_read_back_as_it_was_written():
    plan = BuildPlan.read(OWN)
    assert plan == BuildPlan(4, (4,), (1, 2, 1, 1), "TW1-AAAA")
    assert plan.text == OWN
    assert begun(OWN).table.plan == plan and begun("classic").table.plan is SHEET


def test_a_plan_carries_the_name_of_its_machine_which_makes_no_difference_to_a_position():
    plan = BuildPlan(4, (4,), (1, 2, 1, 1), "TW1-AAAA", "Anna’s waterfall, 2 × down/up")
    assert BuildPlan.read(plan.option).name == plan.name and " " not in plan.option and "=" not in plan.option
    named = begun(plan.option)
    assert named.table.plan.name == plan.name and MOUSETRAP.position(named) == MOUSETRAP.position(begun(OWN))
    setup = MOUSETRAP.setup([Seat("red"), Seat("blue")], {"machine": plan.option})
    assert MOUSETRAP.named(setup) == plan.name and read_setup(MOUSETRAP, head(MOUSETRAP, setup)) == setup
    assert MOUSETRAP.named(MOUSETRAP.setup([Seat("red"), Seat("blue")], {"machine": OWN})) == ""


def test_the_longest_name_of_the_longest_machine_fits_into_the_head_of_a_log():
    plan = BuildPlan(24, tuple(range(1, 25)), (80,) * 24, "TW1-" + "A" * 700, "\U0001f42d" * LONGEST_NAME)
    setup = MOUSETRAP.setup([Seat("red"), Seat("blue")], {"machine": plan.option})
    assert read_setup(MOUSETRAP, head(MOUSETRAP, setup)) == setup


@pytest.mark.parametrize("name", ["", "%", "%7", "%41", "%FF", "%0A", "a b", "%20a", "a/b", "a" * 61, "%E2%80%AE"])
def test_a_name_that_was_not_written_so_is_refused(name: str):
    with pytest.raises(BadSetup):
        begun(f"{OWN}/{name}")


@pytest.mark.parametrize(
    "machine",
    ["", "own", "1,1/TW1-AAAA", "1,0,1/TW1-AAAA", "1,1,1/TW2-AAAA", "1,1,1/TW1-AA", f"{'1,' * 24}1/TW1-AAAA"],
)
def test_what_is_no_plan_is_refused(machine: str):
    with pytest.raises(BadSetup):
        begun(machine)


def test_a_match_of_the_sheet_is_written_as_it_always_was():
    assert "misses" not in MOUSETRAP.position(begun("classic")) and "TW1" not in MOUSETRAP.position(begun("classic"))
    assert OWN in MOUSETRAP.position(begun(OWN))


def test_from_the_third_miss_in_a_row_the_step_where_it_ended_stands_exactly():
    state, events = missed(whole())
    state, events = missed(state)
    assert state.parts[1] == OFF and state.misses == 2
    state, events = missed(state)
    assert state.parts == (OFF, EXACT, OFF, OFF)
    assert StepSetAnew("red", 2, EXACT) in events


@pytest.mark.parametrize("straighten", ["ask", "always"])
def test_with_every_further_miss_one_step_more_is_put_straight(straighten: str):
    state = whole(straighten=straighten)
    for _ in range(6):
        state, events = missed(state)
    assert len(events) > 1 and state.parts == (EXACT,) * 4


def test_whoever_declines_every_time_is_not_asked_from_the_sixth_miss_on():
    state = whole()
    for _ in range(5):
        state, _events = missed(state, declines=True)
    assert state.misses == 5 and state.parts == (OFF,) * 4
    state, events = missed(state, declines=True)
    assert state.parts == (EXACT,) * 4 and LeftCrooked("red") not in events


def test_a_match_from_before_anybody_was_asked_goes_on_as_it_began():
    """MT-55."""
    options = f"profile=hasbro two_cranks=no start_built=0 mice_ahead=yes machine={OWN} begins=first"
    setup = read_setup(MOUSETRAP, f"trapworks 1 mousetrap {options} seats=red:human,blue:human")
    state = MOUSETRAP.start(setup)._replace(parts=(OFF,) * 4, misses=2)
    state = MOUSETRAP.apply(on_the_crank(state), TurnCrank()).state
    step = MOUSETRAP.apply(state, TrapRan(False, "step_2"))
    assert StepSetAnew("red", 2, EXACT) in step.events and step.state.queue == (4,)
    assert "straighten" not in head(MOUSETRAP, setup)


def test_where_no_step_is_named_the_worst_is_offered_and_set_anew_by_who_declines():
    worst = Placed(0.0, 2.5, 0.0)
    state = whole()._replace(parts=(OFF, OFF, worst, OFF), misses=2)
    state = MOUSETRAP.apply(on_the_crank(state), TurnCrank()).state
    state = MOUSETRAP.apply(state, TrapRan(False, "nothing")).state
    assert state.moves == (Straighten((3,)), LeaveCrooked())
    assert MOUSETRAP.apply(state, LeaveCrooked()).state.queue == (3, 4)


def test_a_capture_ends_the_row_of_misses():
    state, _ = missed(whole())
    state = MOUSETRAP.apply(on_the_crank(state), TurnCrank()).state
    assert MOUSETRAP.apply(state, TrapRan(True, "started")).state.misses == 0


def test_with_nothing_loose_the_turn_passes_after_a_run():
    state = begun("1,1,1/TW1-AAAA")._replace(parts=(OFF,) * 3)
    state = MOUSETRAP.apply(on_the_crank(state), TurnCrank()).state
    after = MOUSETRAP.apply(state, TrapRan(False, "nothing")).state
    assert after.seat == "blue" and not after.queue
