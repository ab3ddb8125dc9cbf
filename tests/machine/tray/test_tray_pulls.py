"""Taking pieces: the tray moves on, what is thrown is out, and every pull ends."""

import math
import random
from itertools import combinations

import pytest

from game.games.boobytrap.tray import pulling
from game.games.boobytrap.tray.history import mixed, tray_after
from game.games.boobytrap.tray.motions import Motions, Rest
from game.games.boobytrap.tray.packing import BY_NUMBER, Packing
from game.games.boobytrap.tray.pulling import LIFT_STEPS, PullRun, tumbling
from game.games.boobytrap.tray.world import SLOP, STEP
from game.machine import MachineError
from game.machine.lift import STEADY
from tests.machine.tray.trays import SEED, taken, to_end


def test_a_pull_takes_its_piece_and_moves_the_tray_on():
    before = mixed(SEED)
    tray, report = taken(before, 50)
    assert set(tray.left) == set(before.left) - {50, *report.thrown}
    assert report.settled and report.number == 50 and report.steps > LIFT_STEPS
    assert before.left == tuple(range(1, 64)), "a copy is another tray"
    went_in = before.frame().bar[2] - tray.frame().bar[2]
    assert went_in - 0.1 <= report.travel_mm <= went_in + 0.5, "the farthest: the bar may come back a little"
    with pytest.raises(MachineError, match="piece 50 is not in the tray"):
        PullRun(tray, 50)


def test_loose_pieces_leave_the_bar_where_it_is():
    tray = mixed(SEED)
    loose = [number for number in tray.left if tray.grip(number) < 0.01]
    assert loose
    for number in loose[:4]:
        assert taken(tray, number)[1].travel_mm < 0.1


def test_recorded_thrown_pieces_are_out_whatever_this_machine_says():
    calm = next(n for n in mixed(SEED).left if not taken(mixed(SEED), n)[1].thrown)
    others = (calm % 63 + 1, (calm + 9) % 63 + 1)
    tray = tray_after(SEED, ((calm, "steady", others),))
    assert set(tray.left) == set(range(1, 64)) - {calm, *others}
    run = PullRun(mixed(SEED), calm, STEADY, frozenset(others))
    report = to_end(run)
    assert report.thrown == tuple(sorted(others)) and report.settled


def test_a_piece_thrown_only_after_another_was_cleared_away_is_cleared_as_late_from_the_record(
    monkeypatch: pytest.MonkeyPatch,
):
    first, second = 12, 60
    runs: list[PullRun] = []

    def one_after_the_other(motions: Motions) -> list[int]:
        return [first] if first in motions.each else [second]

    monkeypatch.setattr(pulling, "tumbling", one_after_the_other)
    ends = []
    for record in (None, frozenset((first, second))):
        tray = mixed(SEED)
        runs.append(PullRun(tray, 50, STEADY, record))
        ends.append((to_end(runs[-1]), tray.packing))
    assert ends[0][0].thrown == (first, second)
    assert ends[0] == ends[1]


def test_pieces_that_the_record_does_not_name_stay(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pulling, "tumbling", lambda motions: list(motions.each))
    tray = mixed(SEED)
    to_end(PullRun(tray, 9, STEADY, frozenset()))
    assert set(tray.left) == set(range(1, 64)) - {9}


def test_a_piece_is_thrown_when_its_energy_lifts_it_over_its_edge():
    assert tumbling(Motions([1], [0, 0, 0, 0, 0, 0])) == []
    speeds = {}
    for number in (1, 22, 43):
        speeds[number] = next(v for v in range(1000) if tumbling(Motions([number], [0, 0, 0, v, 0, 0])))
        assert tumbling(Motions([number], [0, 0, 0, 0, -speeds[number], 0])), "whichever way"
        spinning = [0, 0, 0, speeds[number] - 5, 0, speeds[number] / BY_NUMBER[number].radius]
        assert tumbling(Motions([number], spinning)), "turning counts too"
    assert speeds[1] < speeds[22] < speeds[43], "large pieces are harder to throw"


@pytest.mark.slow
def test_a_whole_tray_can_be_emptied_and_every_pull_ends():
    tray, rng = mixed(710_002), random.Random(1)
    while tray.left:
        left, right, _ = tray.frame().bar
        report = to_end(PullRun(tray, rng.choice(tray.left)))
        assert report.steps * STEP <= 4 + STEP
        assert sum(tray.frame().bar[:2]) <= left + right + 1, "the bar only comes in"
        poses = tray.frame().poses
        for a, b in combinations(poses, 2):
            room = BY_NUMBER[a].radius + BY_NUMBER[b].radius - SLOP - 0.05
            assert math.dist(poses[a][:2], poses[b][:2]) >= room
    assert sum(tray.frame().bar[:2]) == pytest.approx(0, abs=0.1), "the bar stands at the front wall"


def test_a_pull_that_does_not_come_to_rest_is_stopped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Rest, "reached", lambda self, motions: False)
    tray = mixed(SEED)
    report = to_end(PullRun(tray, 20))
    assert not report.settled and report.steps == pulling.MOST_STEPS == round(4 / STEP)
    assert 20 not in tray.left


def test_a_tray_that_the_solver_loses_goes_on_as_it_stood(monkeypatch: pytest.MonkeyPatch):
    """R10."""
    tray = mixed(SEED)
    before = tray.packing
    run = PullRun(tray, 20)
    monkeypatch.setattr(run._world, "packing", lambda: Packing(before.discs, (0.0, math.inf, 0.0)))
    report = to_end(run)
    assert not report.settled and tray.packing == before.without(frozenset((20, *report.thrown)))


def test_knocks_are_heard_where_pieces_fall():
    tray = mixed(SEED)
    reports = [taken(tray, number)[1] for number in tray.left[42::3]]
    loud = max(reports, key=lambda report: report.travel_mm)
    quiet = min(reports, key=lambda report: report.travel_mm)
    assert len(loud.knocks) > len(quiet.knocks)
    assert all(0 < knock.loudness <= 1 and 0 <= knock.step <= loud.steps for knock in loud.knocks)
