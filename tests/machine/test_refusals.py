"""Bad numbers stop before pymunk sees them; traps that do not stand are not started; every run ends."""

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.pulling import PullRun
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap import machine as machine_module
from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_GRIP_PCT, MAX_MM, Machine, Placement, TrapInputs
from game.games.mousetrap.trap.run import MAX_STEPS, TrapRun
from game.machine import MachineError
from game.machine.hand import MAX_RPS, Hand, steady
from tests.machine.rigs import EXACT, STILL, exactly, to_end, whole_run

NOT_FINITE = (math.nan, math.inf, -math.inf)
BADLY = {"gear_support": (2, 3.0, -3.0), "shoe": (8, 3.0, 3.0), "stairs": (9, -3.0, 3.0), "diver": (20, -3.0, 3.0)}
speeds = st.floats(-MAX_RPS, MAX_RPS)
hands = st.dictionaries(st.integers(0, MAX_STEPS), speeds, max_size=20).map(lambda d: Hand(tuple(sorted(d.items()))))


@pytest.mark.parametrize("field", ["mm", "deg", "grip_pct"])
def test_placements_beyond_what_a_player_may_leave_are_refused(field: str):
    limit = {"mm": 3.0, "deg": 3.0, "grip_pct": 20.0}[field]
    for value in (*NOT_FINITE, limit + 1e-9, -limit - 1e-9, 1e300):
        with pytest.raises(MachineError, match=rf"a part's {field} must be within \+-{limit:g}"):
            Placement(**{field: value})
    assert Placement(**{field: limit}) != Placement(**{field: -limit})


@given(st.floats(), st.floats(), st.floats())
def test_a_placement_is_within_its_limits_or_refused(mm: float, deg: float, grip: float):
    fits = abs(mm) <= MAX_MM and abs(deg) <= MAX_DEG and abs(grip) <= MAX_GRIP_PCT
    try:
        Placement(mm, deg, grip)
    except MachineError as error:
        assert not fits and "\n" not in str(error)
    else:
        assert fits


def test_a_hand_that_turns_after_every_run_has_ended_is_refused():
    assert Hand(((MAX_STEPS, 0.5),)).changes
    with pytest.raises(MachineError):
        Hand(((MAX_STEPS + 1, 0.5),))


@given(hands)
def test_a_hand_survives_being_written_down(hand: Hand):
    assert Hand.decode(hand.encode()) == hand


@given(st.text(max_size=40) | st.text(alphabet="0123456789:.,-e", max_size=40))
def test_a_hands_text_is_read_or_refused_in_one_line(text: str):
    try:
        hand = Hand.decode(text)
    except MachineError as error:
        assert "not a recorded hand" in str(error) and len(str(error).splitlines()) == 1
    else:
        assert Hand.decode(hand.encode()) == hand


@pytest.mark.parametrize("text", ["0", "0:", ":1", "0:1:2", "0:1;5:2", "a:1", "0:a", "0:nan", "0:inf", "0:21", "-1:1"])
def test_bad_hand_texts_are_refused(text: str):
    with pytest.raises(MachineError, match="not a recorded hand"):
        Hand.decode(text)


def test_steps_that_do_not_rise_are_refused():
    changes: Any
    for changes in (((5, 1.0), (5, 2.0)), ((5, 1.0), (4, 2.0)), ((-1, 1.0),), ((0.5, 1.0),)):
        with pytest.raises(MachineError, match="steps must rise"):
            Hand(changes)
    for rps in (*NOT_FINITE, MAX_RPS + 0.01, -MAX_RPS - 0.01):
        with pytest.raises(MachineError, match="speed must be within"):
            Hand(((0, rps),))


@pytest.mark.parametrize(
    ("numbers", "line"),
    [
        ((0,), "no part 0"),
        ((25,), "no part 25"),
        ((-1,), "no part -1"),
        ((math.nan,), "no part nan"),
        (("gear_3",), "no part 'gear_3'"),
        ((2,), "part 2 cannot stand without part 1"),
        ((1, 2, 4), "part 4 cannot stand without part 3"),
        ((12, 13), "part 13 cannot stand without part 9"),
        ((12, 20), "part 20 cannot stand without part 19"),
        ((24,), "part 24 cannot stand without part 23"),
    ],
)
def test_unknown_and_unsupported_parts_are_refused_before_anything_is_built(
    numbers: tuple[Any, ...], line: str, monkeypatch: pytest.MonkeyPatch
):
    def no_stage(*_: object) -> None:
        raise AssertionError("a space was made")

    monkeypatch.setattr(machine_module, "Stage", no_stage)
    with pytest.raises(MachineError, match=line):
        TrapRun(TrapInputs(dict.fromkeys(numbers, EXACT), STILL))


@pytest.mark.parametrize("rps", [*NOT_FINITE, 20.5, -1e9])
def test_a_live_hand_cannot_turn_absurdly(rps: float):
    run = TrapRun(TrapInputs(exactly(), STILL), live=True)
    with pytest.raises(MachineError, match="speed must be within"):
        run.turn(rps)
    assert run.machine.motor is not None and run.machine.motor.rate == 0
    assert run.hand == STILL


def test_the_motor_takes_no_number_that_is_none():
    machine = Machine(TrapInputs(exactly(), STILL))
    for rps in NOT_FINITE:
        with pytest.raises(MachineError, match="not a finite number"):
            machine.turn(rps)


@pytest.mark.parametrize("case", BADLY)
def test_a_trap_that_does_not_stand_is_refused(case: str):
    number, mm, deg = BADLY[case]
    run = TrapRun(TrapInputs({**exactly(), number: Placement(mm, deg)}, steady(0.7)))
    assert run.done
    for _ in range(10):
        run.step()
    report = run.report()
    assert (report.refused, report.captured, report.misfired, report.steps, report.links) == (True, False, False, 0, ())
    assert report.stopped_at == "crank_turned"


def test_an_exact_trap_stands_with_any_part_missing():
    for missing in range(1, 25):
        assert not TrapRun(TrapInputs(exactly((missing,)), STILL)).done


def test_an_idle_hand_ends_after_about_2_seconds():
    report = whole_run(hand=STILL).report()
    assert (report.captured, report.links, report.refused) == (False, (), False)
    assert 2 * 960 <= report.steps <= 2.5 * 960


def test_a_run_ends_by_30_seconds_whatever_the_hand_does():
    forever = Hand(tuple((step, 0.3 if step % 200 else -0.3) for step in range(0, MAX_STEPS, 100)))
    report = whole_run((24,), forever).report()
    assert report.steps == MAX_STEPS == 30 * 960
    assert not report.captured


def test_a_run_that_is_done_stays_as_it_is():
    run = whole_run()
    before = run.report()
    run.step()
    assert run.report() == before


@pytest.mark.parametrize("broken", ["mouse", "cage", "marble_1"])
@pytest.mark.parametrize("place", [(math.nan, 1.0), (50.0, -23_400.0), (50.0, 5000.0), (-31.0, 1.0), (1e300, 1.0)])
def test_a_body_that_is_lost_ends_the_run_as_a_miss_and_is_never_shown(broken: str, place: tuple[float, float]):
    run = to_end(TrapRun(TrapInputs(exactly(), steady(0.7))), 500)
    shown = run.frame()[broken]
    run.machine.bodies[broken].position = place
    assert run.frame()[broken] == shown
    to_end(run, MAX_STEPS)
    report = run.report()
    assert run.done and not report.captured and not report.misfired
    assert report.steps < 700
    assert run.frame()[broken] == shown


def test_a_marble_that_is_shot_away_while_the_machine_settles_is_refused_and_never_shown():
    askew = {1: (0, -3, 0), 7: (-3, -3, 0), 9: (-3, 3, 0), 10: (3, -3, 0)}
    run = TrapRun(TrapInputs(exactly() | {part: Placement(*map(float, off)) for part, off in askew.items()}, STILL))
    assert not run.machine.stage.sound()
    assert run.done and run.report().refused
    assert run.machine.stage.sound(run.frame())


def test_a_piece_that_is_lost_ends_a_pull_with_the_tray_as_it_was():
    tray = mixed(1)
    before, run = tray.packing, PullRun(tray, 5)
    for _ in range(20):
        run.step()
    run._world.discs[7].body.position = (0.0, -30.0)
    while not run.done:
        run.step()
    assert run.steps <= 24
    assert not run.report().settled
    assert tray.packing == before.without(frozenset((5, *run.thrown)))


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.floats(0, MAX_MM), st.floats(0, MAX_DEG), st.floats(-10, 10))
def test_any_permitted_inputs_run_soundly(seed: int, mm: float, deg: float, rps: float):
    run = to_end(TrapRun(Trial(rps, "jerky", mm, deg, MAX_GRIP_PCT).inputs(seed)), 2000)
    assert run.machine.stage.sound()
    assert run.report().captured <= (len(run.report().links) == 17)


def test_a_washtub_that_is_not_there_is_never_reached():
    machine = Machine(TrapInputs(exactly((22,)), STILL))
    assert not sensors.in_washtub(machine)()
