"""The 17 links in order, parts left out, and how much the hand and the building matter."""

from functools import cache

import pytest

from build_scripts.measure import trap
from game.games.mousetrap.nature.trials import Trial, TrialCount
from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.machine import BY_NUMBER, PART_NUMBERS, PARTS, Placement, TrapInputs, lacks, standing
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.run import LOOK_EVERY, MAX_STEPS, TrapRun
from game.games.mousetrap.trap.watched import CALM_CM, SHAKY_CM, WatchedRun, shaking
from game.machine.hand import LAST_STEP, steady
from tests.machine.rigs import STILL, cage_moved, careful_run, whole_run

UNSEEN = range(400_000, 400_060)
LATE = 5760
"""Steps after which a chain that still runs would long be through: a whole one takes about 3200."""


@cache
def counted(rps: float, runs: int) -> TrialCount:
    return trap.counted(Trial(rps=rps).run(seed) for seed in UNSEEN[:runs])


def test_a_crank_turned_backwards_to_the_last_second_has_a_plan():
    run = TrapRun(TrapInputs(TRUE, STILL), live=True)
    watched = WatchedRun(run)
    watched.turn(-0.5)
    for _ in range(LAST_STEP // 1600):
        watched.run_ahead(1600)
        assert watched.plan.changes[0] == run.hand.changes[0]
    assert run.steps > LAST_STEP - 3000


def test_an_exact_machine_runs_link_by_link_and_captures():
    run = whole_run()
    report = run.report()
    assert tuple(name for name, _ in report.links) == LINKS
    steps = [step for _, step in report.links]
    assert steps == sorted(steps) and steps[0] > 0 and steps[-1] <= report.steps < 5000
    assert report.captured and not report.misfired and not report.refused
    assert (report.last, report.stopped_at) == ("cage_down", None)
    assert report.steps % LOOK_EVERY == 0
    assert sensors.mouse_inside(run.machine)
    assert abs(run.frame()["cage"][2]) < 0.02


def first_lost(missing: int) -> int:
    gone = set(BY_NUMBER) - set(standing((missing,)))
    return min(LINKS.index(BY_NUMBER[number].link) for number in gone)


EACH_PART = pytest.mark.parametrize("missing", BY_NUMBER, ids=[spec.id for spec in PARTS])


@pytest.mark.slow
@EACH_PART
def test_without_a_part_the_chain_stops_where_it_belongs_and_nothing_is_captured(missing: int):
    """M6. The cage stays up as well: a part that is missing is no short cut."""
    exact = whole_run((missing,))
    assert not exact.report().captured
    assert exact.report().stopped_at == LINKS[first_lost(missing)]
    assert not cage_moved(exact)


@pytest.mark.slow
@EACH_PART
def test_without_a_part_no_hand_captures(missing: int):
    """M6, by three hands each."""
    for turn in range(3):
        assert_stuck(missing, UNSEEN[(missing + turn) % 3])


def assert_stuck(missing: int, seed: int) -> None:
    run = careful_run(seed, (missing,), LATE)
    report = run.report()
    assert not report.captured
    assert len(report.links) <= first_lost(missing)
    assert not report.misfired
    assert not cage_moved(run)


def test_anticlockwise_never_captures():
    """M5: the hand stalls, or loosens the cage without a chain."""
    for rps in (-0.7, -2.0, -5.0):
        report = whole_run(hand=steady(rps)).report()
        assert (report.captured, report.links) == (False, ())
    for seed in UNSEEN[:3]:
        assert not Trial(rps=-0.7).run(seed).captured


def test_a_cage_that_falls_too_early_is_a_misfire_and_a_miss():
    reports = [Trial(rps=5).run(seed) for seed in UNSEEN[:5]]
    early = [report for report in reports if report.misfired]
    assert early
    assert not any(report.captured for report in early)
    assert all(report.stopped_at is not None for report in early)


@pytest.mark.slow
def test_careful_hands_mostly_capture():
    """Coarse: M1 is held by 300 runs of the command."""
    count = counted(0.7, 60)
    assert 0.70 <= count.captured / count.runs <= 0.97
    assert count.misfires + count.refused <= 3
    assert len(count.stopped_at) >= 2, "failures are varied (M7)"


@pytest.mark.slow
def test_quick_hands_seldom_do():
    """M4: at 5 turns a second at least 0.3 below careful ones, 2 a second between the two."""
    careful, brisk, quick = counted(0.7, 60), counted(2.0, 24), counted(5.0, 24)
    rates = [count.captured / count.runs for count in (careful, brisk, quick)]
    assert rates[2] <= rates[0] - 0.3
    assert rates[2] <= rates[1] <= rates[0] + 0.1


@pytest.mark.slow
def test_careless_building_costs_more_than_careful_building():
    """M3: 3 mm and 3 degrees capture in a quarter at most."""
    careless = trap.counted(Trial(mm=3, deg=3).run(seed) for seed in UNSEEN[:30])
    assert careless.captured / careless.runs <= 0.35
    assert careless.refused > 0


@pytest.mark.slow
def test_every_run_ends_by_30_seconds_and_is_sound():
    """M12, in small."""
    for seed in UNSEEN[:6]:
        for trial in (Trial(), Trial(hand="jerky"), Trial(rps=10, mm=2, deg=2, grip_pct=20)):
            report = trial.run(seed)
            assert report.steps <= MAX_STEPS
            assert [step for _, step in report.links] == sorted(step for _, step in report.links)


# How much a hand shakes the board, and the parts for want of which a chain ends.


TRUE = {number: Placement() for number in PART_NUMBERS}


def shaken(rps):
    """The most by which a hand shakes the board before the sign is let go, cm."""
    watched, most = WatchedRun(TrapRun(TrapInputs(TRUE, steady(rps)))), 0.0
    while watched.reached() < 4:
        watched.advance(0.02)
        most = max(most, shaking(watched))
    return most


@pytest.mark.parametrize(("rps", "least", "most"), [(1.0, 0.01, CALM_CM), (1.5, CALM_CM, SHAKY_CM), (2.2, SHAKY_CM, 1)])
def test_a_calm_hand_hardly_shakes_the_board_and_a_hasty_one_does(rps, least, most):
    assert least < shaken(rps) <= most


def test_a_track_is_what_the_pictures_of_a_run_have():
    watched = WatchedRun(TrapRun(TrapInputs(TRUE, steady(1.0))))
    watched.advance(0.1)
    track = watched.recording.track("crank", 0, 48)
    assert len(track) == 13 and track[-1] == watched.recording.at(48)["crank"]
    assert watched.recording.track("board", -50, -40) == [watched.recording.at(0)["board"]]


@pytest.mark.parametrize(
    ("link", "missing", "found"),
    [("rod_struck", {15}, 15), ("rod_released", {15}, 15), ("sign_drawn", {15}, 0), ("cage_down", set(), 0)],
)
def test_the_part_for_want_of_which_a_chain_ends(link, missing, found):
    assert link in LINKS and lacks(link, set(PART_NUMBERS) - missing) == found
