"""What floats, pricks, blows and pops up: each does its one job, and no other machine is touched by it."""

import math
import os
import subprocess
import sys

import pymunk
import pytest

from build_scripts.machine_digests import NO_FMA
from game.machine.recording import Recording
from game.workshop.parts.building import CEILING, Built
from game.workshop.parts.challenge import challenges
from game.workshop.parts.fitting import snapped
from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.parts.run import GONE_CM, SetAnew, WorkshopRun, to_end
from tests.machine.workshop.workshop_rigs import body, degrees, rig, throw, wait

CRANKED = (Placed("crank", 15, 10), Placed("fan", 20, 10))
PRICKED = Machine((Placed("balloon", 40, 12, held=True), Placed("hedgehog", 40, 24, held=True)))

LISTED = {each.id: each for each in challenges()}


def test_a_balloon_rises_evenly_and_stays_below_the_ceiling():
    run = rig(Placed("balloon", 40, 10, held=True))
    run.built.let_go()
    places = []
    for _ in range(6):
        run.built.stage.step(120)
        places.append(body(run, "balloon-1.balloon").position.y)
    early, late = places[2] - places[1], places[5] - places[4]
    assert early == pytest.approx(late, rel=0.1) and 4 < late < 7
    run.built.stage.step(960)
    assert body(run, "balloon-1.balloon").position.y == pytest.approx(43.6, abs=0.1)
    assert CEILING.outline.points[0][1] == 46.0


@pytest.mark.parametrize(("load", "rises"), [("glass", True), ("steel", False)])
def test_a_balloon_lifts_a_pail_with_glass_in_it_but_not_with_steel(load: str, rises: bool):
    parts = (Placed("balloon", 40, 12), Placed("pail", 40, 0), Placed(load, 40, 1.1))
    string = Tie("string", End("balloon-1", "knot"), End("pail-1", "handle"))
    run = WorkshopRun(Machine(parts, (string,)))
    run.built.stage.step(960)
    assert (body(run, "pail-1.pail").position.y > 8) == rises


def test_a_balloon_tied_to_a_weight_waits_and_stands_upright():
    string = Tie("string", End("balloon-1", "knot"), End("weight-1", "top"))
    run = WorkshopRun(Machine((Placed("balloon", 40, 20), Placed("weight", 40, 0)), (string,))).settle()
    assert not run.fallen
    run.built.stage.step(1920)
    assert body(run, "balloon-1.balloon").position.y == pytest.approx(20, abs=0.1)
    assert abs(degrees(run, "balloon-1.balloon")) < 2


def test_a_balloon_that_is_let_go_by_hand_stays_where_it_is_while_a_hedgehog_comes_down():
    machine = Machine((Placed("plank_20", 40, 10),))
    balloon, hedgehog = (snapped(machine, Placed(kind, 40, 14)) for kind in ("balloon", "hedgehog"))
    assert balloon.y == 14 and hedgehog.y == pytest.approx(11.4, abs=0.11)


def test_spines_burst_a_balloon_and_what_hung_on_it_falls():
    parts = (Placed("balloon", 40, 30), Placed("domino", 40, 10), Placed("hedgehog", 41, 40, held=True))
    string = Tie("string", End("balloon-1", "knot"), End("domino-1", "top"))
    lifted = tuple(part if part.held else Placed(part.kind, part.x, part.y, held=True) for part in parts)
    run = WorkshopRun(Machine(lifted, (string,))).settle()
    assert not run.fallen
    highest = 0.0
    for _ in range(40):
        run.steps_at_once(48)
        highest = max(highest, body(run, "domino-1.block").position.y)
    assert list(run.acts) == ["balloon-1"] and highest > 12
    assert body(run, "balloon-1.balloon").position.y < GONE_CM < 0 < body(run, "balloon-1.knot").position.y < 1
    assert body(run, "domino-1.block").position.y < 3


def test_only_what_is_sharp_bursts_it_and_nothing_before_the_start():
    dull = WorkshopRun(Machine((Placed("balloon", 40, 12, held=True), Placed("steel", 40, 24, held=True)))).settle()
    dull.steps_at_once(960)
    assert not dull.acts
    touching = (Placed("balloon", 40, 12, held=True), Placed("hedgehog", 40, 15.6, held=True))
    run = WorkshopRun(Machine(touching)).settle()
    assert not run.fallen
    run.steps_at_once(48)
    assert list(run.acts) == ["balloon-1"]


def test_what_is_read_of_all_bodies_at_once_is_what_each_of_them_says_also_of_what_has_burst():
    run = WorkshopRun(LISTED["pop"].solution).settle()
    stage, seen = run.stage, set()
    while not run.done:
        run.steps_at_once(48)
        assert [*stage.poses()] == [*stage.speeds()] == [*stage.bodies]
        for name, each in stage.bodies.items():
            assert stage.poses()[name] == (*each.position, each.angle)
            assert stage.speeds()[name] == (*each.velocity, each.angular_velocity)
        seen.add(len(stage.air.burst))
    assert seen == {0, 1}, "read before and after a body was taken out"
    stage.bodies["another"] = pymunk.Body(1.0, 1.0)
    stage.bodies["another"].position = 3.0, 4.0
    assert stage.poses()["another"] == (3.0, 4.0, 0.0), "one that is in no space yet"


def test_a_film_of_it_never_shows_a_balloon_on_its_way_underground():
    run = WorkshopRun(PRICKED).settle()
    recording = Recording(run, 16)
    for _ in range(60):
        run.steps_at_once(16)
        recording.record(run)
    ys = [recording.at(step)["balloon-1.balloon"][1] for step in range(0, 960, 3)]
    assert min(ys) < GONE_CM and all(y < GONE_CM or y > 11 for y in ys)


def test_a_part_that_has_burst_can_be_set_elsewhere():
    run = WorkshopRun(PRICKED)
    run.anew = (SetAnew(600, Placed("balloon", 60, 20, id="balloon-1", held=True)),)
    run.settle().steps_at_once(700)
    assert list(run.acts) == ["balloon-1"] and body(run, "balloon-1.balloon").position.y < GONE_CM


@pytest.mark.parametrize(("kind", "least", "most"), [("wood", 4.0, 9.0), ("steel", 0.4, 3.0), ("weight", 0.0, 0.01)])
def test_a_fan_beside_a_crank_moves_what_is_light(kind: str, least: float, most: float):
    y = {"wood": 8.1, "steel": 7.9, "weight": 7.2}[kind]
    run = rig(*CRANKED, Placed("plank_20", 40, 7), Placed(kind, 34, y))
    run.turn(0.7)
    wait(run, 0.6)
    assert least <= body(run, next(name for name in run.built.bodies if kind in name)).position.x - 34 <= most


def test_a_belt_makes_it_blow_down_a_domino_and_a_wall_shelters():
    fallen = []
    for wall in ((), (Placed("plank_12", 28, 12, 90),)):
        parts = (*CRANKED[1:], Placed("crank", 8, 10), Placed("plank_20", 40, 7), Placed("domino", 34, 7.2), *wall)
        run = WorkshopRun(Machine(parts, (Tie("belt", End("crank-1", "gear"), End("fan-1", "gear")),))).settle()
        run.turn(0.7)
        wait(run, 1.0)
        fallen.append(degrees(run, "domino-1.block") < -60)
    assert fallen == [True, False]


def test_it_blows_the_same_whichever_way_it_turns_and_to_the_left_as_a_mirror_image():
    ways = []
    for rps, mirrored in ((0.7, False), (-0.7, False), (0.7, True)):
        side = -1 if mirrored else 1
        fan, crank = Placed("fan", 45, 10, mirrored=mirrored), Placed("crank", 45 - 5 * side, 10)
        run = rig(crank, fan, Placed("plank_20", 45 + 20 * side, 7), Placed("wood", 45 + 14 * side, 8.1))
        run.turn(rps)
        wait(run, 0.6)
        ways.append(side * (body(run, "wood-1.marble").position.x - 45 - 14 * side))
    assert min(ways) > 2 and max(ways) - min(ways) < 0.3 * max(ways)


def test_two_winds_on_one_body_add_up():
    found = []
    for fans in ((Placed("fan", 20, 10),), (Placed("fan", 20, 10), Placed("fan", 20, 10.5))):
        run = WorkshopRun(Machine((*fans, Placed("wood", 34, 10, held=True))))
        for number in range(len(fans)):
            body(run, f"fan-{number + 1}.gear").angular_velocity = 8.0
        run.built.stage.air.act()
        found.append(body(run, "wood-1.marble").force.x)
    assert found[1] > 2 * found[0] > 0


@pytest.mark.parametrize(("kind", "up"), [("steel", 0.5), ("glass", 1.0), ("wood", 3.0)])
def test_whatever_falls_on_its_lever_makes_the_toaster_fling_its_slice(kind: str, up: float):
    run = rig(Placed("toaster", 40, 10), Placed(kind, 44.8, round(12.6 + up, 1), held=True))
    highest = 0.0
    for _ in range(60):
        run.steps_at_once(16)
        highest = max(highest, body(run, "toaster-1.toast").position.y)
    assert 27 < highest < 34 and "toaster-1" in run.acts


def test_a_leaning_toaster_throws_it_aside():
    run = rig(Placed("toaster", 40, 10, -20), Placed("weight", 44.5, 18, held=True))
    run.steps_at_once(960)
    assert body(run, "toaster-1.toast").position.x > 46


def test_a_toaster_waits_while_a_crank_shakes_the_board():
    run = rig(Placed("toaster", 40, 10), Placed("crank", 60, 10), Placed("gear_12", 65, 10))
    throw(run, "toaster-1.toast", (0.0, 0.0))
    run.turn(0.7)
    wait(run, 4)
    assert body(run, "toaster-1.rack").position.y < 11.3 and abs(degrees(run, "toaster-1.lever")) < 2


@pytest.mark.parametrize(("kind", "most"), [("hedgehog", 0.01), ("fan", 0.01), ("toaster", 0.06)])
def test_none_of_them_creeps_at_rest(kind: str, most: float):
    """The slice shifts in its slot by half a millimetre."""
    run = rig(Placed(kind, 50, 1.2 if kind == "hedgehog" else 20))
    wait(run, 1)
    before = run.frame()
    wait(run, 10)
    moved = {name: math.dist(pose[:2], run.frame()[name][:2]) for name, pose in before.items()}
    assert max(moved.values()) < most, moved


LIVELY = Machine(
    (
        *CRANKED,
        Placed("toaster", 60, 10),
        Placed("steel", 64.8, 20, held=True),
        Placed("balloon", 38, 13),
        Placed("weight", 38, 0),
        Placed("plank_12", 47, 9),
        Placed("hedgehog", 45, 10.4),
        Placed("wood", 28, 9, held=True),
    ),
    (Tie("string", End("balloon-1", "knot"), End("weight-1", "top")),),
)


@pytest.mark.slow
def test_they_come_to_the_same_bits_on_a_processor_without_fma():
    here = to_end(WorkshopRun(LIVELY))
    assert {"toaster-1", "balloon-1", "fan-1"} <= {name for name, _ in here.woken}
    told = "from tests.machine.workshop.test_workshop_airy import LIVELY, WorkshopRun, to_end;"
    told += "print(to_end(WorkshopRun(LIVELY)).digest)"
    done = subprocess.run(
        [sys.executable, "-c", told], env={**os.environ, **NO_FMA}, stdout=subprocess.PIPE, check=True, text=True
    )
    assert done.stdout.strip() == here.digest


def test_a_machine_without_them_has_no_ceiling_and_nothing_acts_in_it():
    plain, airy = (Built(Machine((Placed(kind, 40, 20),))) for kind in ("steel", "balloon"))
    assert not (plain.stage.air.floats or plain.stage.air.blowers or plain.stage.air.brittle)
    assert len(airy.stage.space.shapes) - len(plain.stage.space.shapes) == 2


def test_two_fans_that_blow_at_each_other_leave_what_is_between_them():
    run = rig(Placed("fan", 30, 10), Placed("fan", 50, 10, mirrored=True), Placed("glass", 40, 10, held=True))
    run.built.let_go()
    for blower in run.built.stage.air.blowers:
        blower.b.angular_velocity = 5.0
    run.built.stage.air.act()
    met = [[each.body for each in blower.met] for blower in run.built.stage.air.blowers]
    assert all(body(run, "glass-1.marble") in each for each in met)
    assert body(run, "glass-1.marble").force == (0.0, 0.0)
