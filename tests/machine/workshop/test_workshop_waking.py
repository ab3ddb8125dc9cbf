"""A cuckoo that comes when its time has come, a cat that stretches when it is woken; both wait for a run to begin."""

import math
import os
import subprocess
import sys

import pytest

from build_scripts.machine_digests import NO_FMA
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.kind import dialled
from game.workshop.parts.line import decode, encode
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.outlines import bounds_of
from game.workshop.parts.run import SetAnew, WorkshopRun, to_end
from game.workshop.parts.waking import strikes_after
from tests.machine.workshop.workshop_rigs import SECOND, body, rig, wait

CUCKOO, CAT = "cuckoo_clock-1.cuckoo", "seesaw_cat-1.cat"


def struck(run: WorkshopRun, longest: float = 12.0) -> float:
    """Seconds from the start until the cuckoo is out."""
    home = body(run, CUCKOO).position.x
    while abs(body(run, CUCKOO).position.x - home) < 2 and run.steps < longest * SECOND:
        run.steps_at_once(8)
    return run.steps / SECOND


@pytest.mark.parametrize("turn", [-70, 0, 45, 180])
def test_a_cuckoo_comes_after_the_time_that_its_hand_is_set_to(turn: int):
    clock = Placed("cuckoo_clock", 40, 20, turn)
    told = strikes_after(clock.spec)
    assert told == pytest.approx(3 + turn / 30)
    assert struck(rig(clock)) == pytest.approx(told, abs=0.15)


def test_a_mirrored_clock_keeps_its_time_and_its_cuckoo_comes_out_on_the_left():
    machine = Machine((Placed("cuckoo_clock", 40, 20, -45),))
    other = machine.mirror(["cuckoo_clock-1"])
    assert [strikes_after(each.parts[0].spec) for each in (machine, other)] == pytest.approx([1.5, 1.5])
    run = WorkshopRun(other).settle()
    assert struck(run) == pytest.approx(1.5, abs=0.1)
    wait(run, 0.5)
    assert body(run, CUCKOO).position.x < 36


@pytest.mark.parametrize("turn", [-180, -110, -90, 120, 179])
def test_a_dial_goes_as_far_as_its_stops(turn: int):
    assert 0.2 < strikes_after(Placed("cuckoo_clock", 40, 20, turn).spec) < 10


def test_a_clock_that_is_turned_stays_upright():
    plain, turned = (Placed("cuckoo_clock", 40, 20, turn) for turn in (0, 90))
    assert bounds_of(plain) == pytest.approx(bounds_of(turned))
    assert turned.lean == 0 and Placed("plank_6", 40, 20, 90).lean == 90
    assert decode(encode(Machine((turned,)))).parts[0].deg == 90


def test_a_dial_that_is_not_turned_is_the_kind_itself():
    spec = Placed("cuckoo_clock", 40, 20).spec
    assert dialled(spec, 0) == spec


def test_a_clock_waits_for_the_start_and_where_nothing_is_let_go_for_ever():
    run = WorkshopRun(Machine((Placed("cuckoo_clock", 40, 20, -80),)), still=True).settle()
    home = body(run, CUCKOO).position.x
    run.built.stage.step(3 * SECOND)
    assert body(run, CUCKOO).position.x == pytest.approx(home, abs=0.15)


def test_a_clock_in_hand_is_let_go_of_with_its_hand():
    assert struck(rig(Placed("cuckoo_clock", 40, 20, -60, held=True))) == pytest.approx(1.0, abs=0.1)


def test_a_clock_that_is_set_elsewhere_in_a_run_goes_on():
    run = WorkshopRun(Machine((Placed("cuckoo_clock", 40, 20, -30),)))
    run.anew = (SetAnew(500, Placed("cuckoo_clock", 60, 25, -30, id="cuckoo_clock-1")),)
    run.settle().steps_at_once(501)
    assert body(run, CUCKOO).position.x > 59
    assert struck(run) == pytest.approx(2.0, abs=0.1)


def test_a_cuckoo_throws_a_marble_off_its_perch():
    run = rig(Placed("cuckoo_clock", 40, 20.4, -60), Placed("perch", 45, 22), Placed("steel", 45, 22.9))
    run.steps_at_once(round(1.2 * SECOND))
    assert body(run, "steel-1.marble").position.x > 50 and "cuckoo_clock-1" in run.acts


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize(("kind", "height", "wakes"), [("steel", 15, True), ("glass", 22, True), ("wood", 15, False)])
def test_a_cat_wakes_when_something_lands_hard_enough(kind: str, height: int, wakes: bool, mirrored: bool):
    side = -1 if mirrored else 1
    run = rig(Placed("seesaw_cat", 40, 10, 0, mirrored), Placed(kind, 40 - 6.3 * side, height, held=True))
    run.steps_at_once(2 * SECOND)
    stretched = side * (body(run, CAT).position.x - 40) - 3.2
    assert (stretched > 4.5) == wakes == ("seesaw_cat-1" in run.acts)


def test_a_cat_pushes_a_weight_off_a_shelf():
    parts = Placed("plank_6", 46.5, 9), Placed("weight", 47, 9.3), Placed("seesaw_cat", 40, 10)
    run = rig(*parts, Placed("steel", 34, 16, held=True))
    run.steps_at_once(2 * SECOND)
    assert body(run, "weight-1.block").position.y < 3
    assert not [each for each in overlaps(run.machine) if each.depth > 0]


def test_a_cat_sleeps_while_a_crank_shakes_the_board():
    run = rig(Placed("seesaw_cat", 40, 10), Placed("crank", 60, 10), Placed("gear_12", 65, 10))
    run.built.let_go()
    run.turn(0.7)
    wait(run, 4)
    assert body(run, CAT).position.x < 43.5


@pytest.mark.parametrize("kind", ["cuckoo_clock", "seesaw_cat"])
def test_neither_creeps_at_rest(kind: str):
    run = WorkshopRun(Machine((Placed(kind, 50, 20),)), still=True).settle()
    before = run.frame()
    run.built.stage.step(10 * SECOND)
    moved = {name: math.dist(pose[:2], run.frame()[name][:2]) for name, pose in before.items()}
    assert max(moved.values()) < 0.02, moved


LIVELY = Machine(
    (
        Placed("cuckoo_clock", 33.2, 14.4, -40),
        Placed("perch", 38, 16),
        Placed("steel", 38, 16.9),
        Placed("seesaw_cat", 50, 6),
        Placed("hammer", 58, 2),
    )
)


@pytest.mark.slow
def test_they_come_to_the_same_bits_on_a_processor_without_fma():
    here = to_end(WorkshopRun(LIVELY))
    assert {"cuckoo_clock-1", "seesaw_cat-1", "hammer-1"} <= {name for name, _ in here.woken}
    told = "from tests.machine.workshop.test_workshop_waking import LIVELY, WorkshopRun, to_end;"
    told += "print(to_end(WorkshopRun(LIVELY)).digest)"
    done = subprocess.run(
        [sys.executable, "-c", told], env={**os.environ, **NO_FMA}, stdout=subprocess.PIPE, check=True, text=True
    )
    assert done.stdout.strip() == here.digest
