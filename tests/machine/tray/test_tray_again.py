"""The same tray again, bit for bit: watched, in another process, from its history, or from its numbers."""

import json
import math
import os
import random
import subprocess
import sys
from array import array
from pathlib import Path
from types import SimpleNamespace

import pytest
from pymunk import batch

from game.games.boobytrap.nature.packs import creep
from game.games.boobytrap.tray import mixing
from game.games.boobytrap.tray.history import KEPT, History, Rebuild, mixed, tray_after
from game.games.boobytrap.tray.mixing import EASING, GROWING, STIRRED, MixRun, scatter
from game.games.boobytrap.tray.packing import Packing
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import ProbeRun, Tray, prepare, pressing
from game.games.boobytrap.tray.world import WALL, Contact, World
from game.machine import MachineError, stage
from game.machine.lift import decode_lift
from tests.machine.tray.trays import SEED, SHAKY, taken, to_end

ROOT = Path(__file__).resolve().parents[3]
PICKS: History = ((5, "steady", ()), (50, SHAKY.encode(), ()), (30, "steady", ()))


def played(seed: int, picks: History) -> tuple[Tray, History]:
    """A tray pulled from live, and the record of it."""
    tray, record = mixed(seed), []
    for number, lift, _ in picks:
        report = to_end(PullRun(tray, number, decode_lift(lift)))
        record.append((number, lift, report.thrown))
    return tray, tuple(record)


@pytest.mark.slow
def test_mixing_is_the_same_again_and_another_with_another_seed():
    run = MixRun(710_005)
    while not run.done:
        run.step()
    assert run.tray().digest() == mixed(710_005).digest() != mixed(SEED).digest()


@pytest.mark.slow
def test_a_mixed_tray_stays_when_it_is_laid_again_from_its_numbers():
    # T1. As this seed first comes to rest, only the history of its contacts holds it: laid again, it fell by 8 mm.
    bar, disc = creep(mixed(8_800_008).packing, seconds=2)
    assert bar <= 0.02 and disc <= 0.1


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


@pytest.mark.slow
def test_the_same_seed_and_pulls_give_the_same_tray_in_another_process():
    """T4: PYTHONHASHSEED and what was done before do not matter."""
    code = (
        "import json; from game.games.boobytrap.tray.history import tray_after; from game.machine.lift import *\n"
        f"r = tray_after({SEED}, {PICKS!r})\n"
        "print(json.dumps([r.digest(), [r.grip(n) for n in r.left]]))"
    )
    tray = tray_after(SEED, PICKS)
    here = [tray.digest(), [tray.grip(number) for number in tray.left]]
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    command = (sys.executable, "-c", code)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True, timeout=60)
    assert json.loads(done.stdout) == here


def test_a_tray_rebuilt_from_its_history_is_the_tray_that_was_played():
    live, record = played(SEED, PICKS)
    KEPT.clear()
    again = tray_after(SEED, record)
    assert again.packing == live.packing and again.digest() == live.digest()
    assert taken(again, 40)[1] == taken(live, 40)[1]


@pytest.mark.slow
def test_a_rebuild_in_slices_shows_the_pulls_and_goes_on_from_what_is_remembered():
    live, record = played(SEED, PICKS)
    KEPT.clear()
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
    assert Rebuild(SEED, (*record, (live.left[0], "steady", ()))).pulled == len(PICKS)


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


# ---- on every computer


def test_a_piece_in_a_corner_presses_on_both_walls_in_one_order(monkeypatch: pytest.MonkeyPatch):
    """The engine names the walls in another order without FMA, with the same forces."""
    world, found = World(mixed(SEED).packing), []
    named = [Contact(9, WALL, (-100.0, 12.7), 3.5), Contact(9, WALL, (-87.3, 0.0), 4.5), Contact(9, 3, (1.0, 2.0), 1.0)]
    for order in (named, named[::-1]):
        monkeypatch.setattr(world, "contacts", lambda order=order: iter(order))
        found.append(pressing(world))
    assert found[0] == found[1]


def test_pieces_that_make_room_are_rounded_though_nothing_has_any_speed(monkeypatch: pytest.MonkeyPatch):
    rounded, real = [], stage.on_grid
    monkeypatch.setattr(stage, "on_grid", lambda values, grid: rounded.append(grid) or real(values, grid))
    scatter(random.Random(1))
    assert rounded == [STIRRED.speeds, STIRRED.places] * ((GROWING + EASING) // STIRRED.every)


def test_a_last_bit_of_a_sine_leads_no_finger_elsewhere(monkeypatch: pytest.MonkeyPatch):
    ways = []
    for off in (0.0, math.inf, -math.inf):
        sine = SimpleNamespace(
            **{**vars(math), "sin": lambda x, off=off: math.nextafter(math.sin(x), off) if off else math.sin(x)}
        )
        monkeypatch.setattr(mixing, "math", sine)
        run = MixRun(710_005)
        for _ in range(20):
            run.step()
        ways.append(run.finger)
    assert ways == [ways[0]] * 3


def disturbed(world: World, dice: random.Random) -> None:
    """Every velocity a last bit more or less: more than processors, compilers and C libraries differ by."""
    fields, buffer = batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY, batch.Buffer()
    batch.get_space_bodies(world.space, fields, buffer)
    values = memoryview(buffer.float_buf()).cast("d")
    values[:] = array("d", [math.nextafter(v, dice.choice((-math.inf, math.inf))) if v else v for v in values.tolist()])
    batch.set_space_bodies(world.space, fields, buffer)


def test_a_last_bit_of_every_velocity_in_every_step_changes_no_pull(monkeypatch: pytest.MonkeyPatch):
    tray, dice = mixed(SEED), random.Random(1)
    plain = [taken(tray, number, SHAKY)[1].digest for number in (30, 60)]

    def step(world: World, count: int = 1) -> None:
        for _ in range(count):
            world.space.step(world._grain.step)
            disturbed(world, dice)
            world._rounding.stepped()

    monkeypatch.setattr(World, "step", step)
    assert [taken(tray, number, SHAKY)[1].digest for number in (30, 60)] == plain
