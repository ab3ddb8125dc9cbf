"""Taking and feeling pieces: same again bit for bit, nothing scripted, harmless where it must be, always an end."""

import ast
import json
import math
import os
import random
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from game.physics.boobytrap import pulling
from game.physics.boobytrap.history import Rebuild, forget
from game.physics.boobytrap.packing import MARK, Packing
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.pulling import LIFT_STEPS, tumbles
from game.physics.boobytrap.ready import prepare
from game.physics.boobytrap.rest import Rest
from game.physics.boobytrap.tray import (
    STEADY,
    Lift,
    MixRun,
    ProbeRun,
    Pull,
    PullReport,
    PullRun,
    Tray,
    mixed,
    rebuild,
)
from game.physics.boobytrap.world import SLOP, STEP, Motion
from game.physics.errors import MachineError

ROOT = Path(__file__).resolve().parents[2]
TRAY = sorted((ROOT / "game" / "physics" / "boobytrap").glob("*.py"))
SEED = 710_001
SHAKY = Lift(((10, 0), (-25, 12), (30, -30)))
PICKS = (Pull(5), Pull(50, SHAKY), Pull(30))


def to_end(run: PullRun) -> PullReport:
    while not run.done:
        run.step()
    return run.report()


def taken(tray: Tray, number: int, lift: Lift = STEADY) -> tuple[Tray, PullReport]:
    twin = tray.copy()
    return twin, to_end(PullRun(twin, number, lift))


def played(seed: int, picks: tuple[Pull, ...]) -> tuple[Tray, tuple[Pull, ...]]:
    """A tray pulled from live, and the record of it."""
    tray, record = mixed(seed), []
    for pick in picks:
        report = to_end(PullRun(tray, pick.number, pick.lift))
        record.append(Pull(pick.number, pick.lift, report.thrown))
    return tray, tuple(record)


def test_a_pull_takes_its_piece_and_moves_the_tray_on():
    before = mixed(SEED)
    tray, report = taken(before, 50)
    assert set(tray.left) == set(before.left) - {50, *report.thrown}
    assert report.settled and report.number == 50 and report.steps > LIFT_STEPS
    assert before.left == tuple(range(1, 64)), "a copy is another tray"
    went_in = before.frame().bar[2] - tray.frame().bar[2]
    assert report.travel_mm == max(0.0, went_in)
    with pytest.raises(MachineError, match="piece 50 is not in the tray"):
        PullRun(tray, 50)


def test_loose_pieces_leave_the_bar_where_it_is():
    tray = mixed(SEED)
    loose = [number for number in tray.left if tray.grip(number) < 0.01]
    assert loose
    for number in loose[:4]:
        assert taken(tray, number)[1].travel_mm < 0.1


def test_a_pull_is_the_same_however_it_is_watched():
    tray = mixed(SEED)
    watched = PullRun(tray.copy(), 30, SHAKY)
    while not watched.done:
        watched.step()
        watched.frame()
        if watched.steps % 7 == 0:
            watched.report()
    ProbeRun(tray, 31)
    tray.forces()
    assert watched.report() == taken(tray, 30, SHAKY)[1] == taken(tray, 30, SHAKY)[1]


def test_the_same_seed_and_pulls_give_the_same_tray_in_another_process():
    """T4: PYTHONHASHSEED and what was done before do not matter."""
    code = (
        "import json, sys; from game.physics.boobytrap.tray import *\n"
        f"r = rebuild({SEED}, (Pull(5), Pull(50, decode_lift({SHAKY.encode()!r})), Pull(30)))\n"
        "print(json.dumps([r.digest(), [r.grip(n) for n in r.left]]))"
    )
    tray = rebuild(SEED, PICKS)
    here = [tray.digest(), [tray.grip(number) for number in tray.left]]
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    command = (sys.executable, "-c", code)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, timeout=60)
    assert json.loads(done.stdout) == here


def test_a_tray_rebuilt_from_its_history_is_the_tray_that_was_played():
    live, record = played(SEED, PICKS)
    forget()
    again = rebuild(SEED, record)
    assert again.packing == live.packing and again.digest() == live.digest()
    assert taken(again, 40)[1] == taken(live, 40)[1]


def test_a_rebuild_in_slices_shows_the_pulls_and_goes_on_from_what_is_remembered():
    live, record = played(SEED, PICKS)
    forget()
    again, seen = Rebuild(SEED, record), []
    while not again.done:
        again.step()
        frame = again.frame()
        if frame is not None and len(frame.poses) not in seen:
            seen.append(len(frame.poses))
    assert seen[0] == 63 and seen[-1] == len(live.left) and seen == sorted(seen, reverse=True)
    assert len(seen) > len(PICKS) == again.pulled
    assert again.tray().packing == live.packing
    assert Rebuild(SEED, record).done
    assert Rebuild(SEED, (*record, Pull(live.left[0]))).pulled == len(PICKS)


def test_a_world_made_ready_or_looked_at_before_behaves_as_a_fresh_one():
    tray = mixed(SEED)
    fresh = taken(tray, 30)[1]
    for _ in prepare(tray.packing):
        pass
    assert taken(tray, 30)[1] == fresh
    tray.forces()
    assert taken(tray, 30)[1] == fresh


def test_a_tray_restored_from_its_numbers_feels_and_behaves_as_the_one_saved():
    live, _ = played(SEED, PICKS[:2])
    saved = json.dumps([live.packing.discs, live.packing.bar])
    discs, bar = json.loads(saved)
    restored = Tray(Packing(tuple((number, tuple(pose)) for number, pose in discs), tuple(bar)))
    assert [restored.grip(n) for n in restored.left] == [live.grip(n) for n in live.left]
    for number in live.left[::30]:
        assert taken(restored, number)[1] == taken(live, number)[1]


def test_recorded_thrown_pieces_are_out_whatever_this_machine_says():
    calm = next(n for n in mixed(SEED).left if not taken(mixed(SEED), n)[1].thrown)
    others = (calm % 63 + 1, (calm + 9) % 63 + 1)
    tray = rebuild(SEED, (Pull(calm, STEADY, others),))
    assert set(tray.left) == set(range(1, 64)) - {calm, *others}
    run = PullRun(mixed(SEED), calm, STEADY, frozenset(others))
    report = to_end(run)
    assert report.thrown == tuple(sorted(others)) and report.settled


def test_a_piece_thrown_only_after_another_was_cleared_away_is_cleared_as_late_from_the_record(
    monkeypatch: pytest.MonkeyPatch,
):
    first, second = 12, 60
    runs: list[PullRun] = []

    def one_after_the_other(number: int, _: Motion) -> bool:
        return number == first or (number == second and first not in runs[-1]._world.discs)

    monkeypatch.setattr(pulling, "tumbles", one_after_the_other)
    ends = []
    for record in (None, frozenset((first, second))):
        tray = mixed(SEED)
        runs.append(PullRun(tray, 50, STEADY, record))
        ends.append((to_end(runs[-1]), tray.packing))
    assert ends[0][0].thrown == (first, second)
    assert ends[0] == ends[1]


def test_pieces_that_the_record_does_not_name_stay(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pulling, "tumbles", lambda number, motion: True)
    tray = mixed(SEED)
    to_end(PullRun(tray, 9, STEADY, frozenset()))
    assert set(tray.left) == set(range(1, 64)) - {9}


def test_a_piece_is_thrown_when_its_energy_lifts_it_over_its_edge():
    still = Motion(0, 0, 0, 0, 0, 0)
    assert not tumbles(1, still)
    speeds = {}
    for number in (1, 22, 43):
        speeds[number] = next(v for v in range(1000) if tumbles(number, Motion(0, 0, 0, v, 0, 0)))
        assert tumbles(number, Motion(0, 0, 0, 0, -speeds[number], 0)), "whichever way"
        spinning = Motion(0, 0, 0, speeds[number] - 5, 0, speeds[number] / BY_NUMBER[number].radius)
        assert tumbles(number, spinning), "turning counts too"
    assert speeds[1] < speeds[22] < speeds[43], "large pieces are harder to throw"


def test_feeling_is_harmless_and_moves_what_is_loose_more_than_what_is_held():
    tray = mixed(SEED)
    before = tray.digest()
    ordered = sorted(tray.left, key=tray.grip)
    gives = []
    for number in (ordered[0], ordered[-1]):
        run = ProbeRun(tray, number)
        frames = set()
        while not run.done:
            run.step()
            frames.add(run.frame().poses[number])
        report = run.report()
        assert len(frames) > 10, "it can be seen to answer"
        assert report.bar_mm < 0.1 * MARK, "feeling cannot trip (BT-11)"
        assert report.grip == tray.grip(number)
        assert run.frame() == tray.frame()
        gives.append(report.give_mm)
    assert gives[0] > 0.3 > gives[1]
    assert tray.digest() == before
    with pytest.raises(MachineError, match="piece 0 is not in the tray"):
        ProbeRun(tray, 0)


def test_an_unsure_hand_pulls_otherwise_than_a_steady_one():
    tray = mixed(SEED)
    number = max(tray.left, key=tray.grip)
    assert taken(tray, number, SHAKY)[0].digest() != taken(tray, number)[0].digest()


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


@pytest.mark.parametrize(
    ("discs", "bar", "line"),
    [
        (((0, (0.0, 50.0, 0.0)),), (0.0, 200.0, 0.0), "pieces 1-63 in order"),
        (((64, (0.0, 50.0, 0.0)),), (0.0, 200.0, 0.0), "pieces 1-63 in order"),
        (((2, (0.0, 50.0, 0.0)), (1, (50.0, 50.0, 0.0))), (0.0, 200.0, 0.0), "pieces 1-63 in order"),
        (((1, (math.nan, 50.0, 0.0)),), (0.0, 200.0, 0.0), "piece 1 needs three finite numbers"),
        (((1, (0.0, 50.0)),), (0.0, 200.0, 0.0), "piece 1 needs three finite numbers"),
        (((1, (0.0, -50.0, 0.0)),), (0.0, 200.0, 0.0), "piece 1 lies outside the box"),
        (((1, (200.0, 50.0, 0.0)),), (0.0, 200.0, 0.0), "piece 1 lies outside the box"),
        ((), (0.0, math.inf, 0.0), "the bar needs three finite numbers"),
        ((), (0.0, 999.0, 0.0), "the bar lies outside the box"),
    ],
)
def test_what_is_no_tray_is_refused_before_a_space_is_made(discs: tuple, bar: tuple, line: str):
    with pytest.raises(MachineError, match=line):
        Packing(discs, bar)


def changed(name: str) -> dict[str, list[str]]:
    """Per file, the functions that use this attribute."""
    found: dict[str, list[str]] = {}
    for file in TRAY:
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                uses = [n for n in ast.walk(function) if isinstance(n, ast.Attribute) and n.attr == name]
                found.setdefault(file.stem, []).extend([function.name] * bool(uses))
    return {file: functions for file, functions in found.items() if functions}


def test_nothing_is_scripted():
    """Only hands change the world: one takes and lifts, one feels, one stirs, one holds the bar back."""
    assert changed("remove") == {
        "mixing": ["step", "_lift_finger"],
        "pulling": ["_raise"],
        "world": ["release", "take"],
    }
    assert changed("anchor_a") == {"probing": ["step"], "pulling": ["_raise"]}
    assert changed("velocity") == {"mixing": ["_stir"]}, "the finger's own speed"
    for name in ("force", "impulse", "torque"):
        uses = [attribute for attribute in _attributes() if name in attribute and attribute.startswith("apply")]
        assert uses == []
    forbidden = {
        "velocity_func",
        "position_func",
        "on_collision",
        "add_post_step_callback",
        "angular_velocity",
        "gravity",
    }
    assert not forbidden & _attributes()


def _attributes() -> set[str]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in TRAY)
    return {n.attr for tree in trees for n in ast.walk(tree) if isinstance(n, ast.Attribute)}


def test_mixing_is_the_same_again_and_another_with_another_seed():
    digests = []
    for seed in (710_005, 710_005, 710_006):
        run = MixRun(seed)
        while not run.done:
            run.step()
        digests.append(run.tray().digest())
    assert digests[0] == digests[1] != digests[2]
    assert mixed(710_005).digest() == digests[0]
