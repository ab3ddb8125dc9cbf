"""Every generic part does its one job on a rig, and none creeps at rest."""

import math

import pytest

from build_scripts.measure.workshop import shots
from game.games.mousetrap.trap.machine import PARTS
from game.workshop.parts.box import BOX, BY_ID
from game.workshop.parts.challenge import sample
from game.workshop.parts.classic import KINDS
from game.workshop.parts.kind import mirrored
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import APART_CM_S, WorkshopRun, to_end
from tests.machine.workshop.workshop_rigs import SECOND, body, degrees, rig, throw, wait


def fired(speed: float) -> float:
    """How high a catapult throws its marble when another flies against its strut."""
    run = rig(Placed("catapult", 60, 12), Placed("steel", 69.2, 13.3), Placed("steel", 54, 11, held=True))
    throw(run, "steel-2.marble", (speed, 25.0))
    highest = 0.0
    for _ in range(70):
        wait(run, 0.01)
        highest = max(highest, body(run, "steel-1.marble").position.y)
    return highest


def test_a_marble_rolls_down_a_plank_nearly_without_loss():
    run = rig(Placed("plank_20", 50, 20, -10), Placed("steel", 42.0, 22.4, held=True))
    start = body(run, "steel-1.marble").position
    wait(run, 0.45)
    marble = body(run, "steel-1.marble")
    fall = start.y - marble.position.y
    assert marble.velocity.length == pytest.approx(math.sqrt(2 * 981 * fall / 1.4), rel=0.08)


def test_a_chute_turns_a_fall_sideways():
    run = rig(Placed("chute", 50, 20), Placed("steel", 47.9, 26, held=True))
    wait(run, 0.17)
    vx, vy = body(run, "steel-1.marble").velocity
    assert vx > 60 and abs(vy) < vx


def test_a_funnel_gathers_what_falls_in():
    for x in (47.0, 48.5, 52.9):
        run = rig(Placed("funnel", 50, 20), Placed("steel", x, 26, held=True))
        wait(run, 0.6)
        assert abs(body(run, "steel-1.marble").position.x - 50) < 2.2


def test_a_perch_holds_a_marble_until_it_is_struck():
    run = rig(Placed("perch", 50, 20), Placed("steel", 50, 20.9))
    wait(run, 2)
    assert body(run, "steel-1.marble").position.y > 20
    throw(run, "steel-1.marble", (10.0, 0.0))
    wait(run, 1)
    assert body(run, "steel-1.marble").position.y > 20
    throw(run, "steel-1.marble", (25.0, 0.0))
    wait(run, 1)
    assert body(run, "steel-1.marble").position.y < 2


def test_a_peg_turns_a_marble_aside_and_a_bumper_throws_it_back():
    heights = []
    for kind in ("peg", "bumper"):
        run = rig(Placed(kind, 50, 20), Placed("steel", 50.0, 28, held=True))
        top = 20 + (0.35 if kind == "peg" else 0.9) + 0.7
        wait(run, math.sqrt(2 * (28 - top) / 981))
        highest = 0.0
        for _ in range(30):
            wait(run, 0.01)
            highest = max(highest, body(run, "steel-1.marble").position.y)
        heights.append((highest - top) / (28 - top))
    assert heights[0] < 0.3 and 0.6 < heights[1] < 0.8


def test_marbles_differ_in_mass_and_bounce_but_roll_alike():
    speeds = []
    for kind, up in (("steel", 0.9), ("glass", 0.9), ("wood", 1.1)):
        run = rig(Placed("plank_20", 50, 20, -10), Placed(kind, 44.0, 21.1 + up, held=True))
        wait(run, 0.5)
        speeds.append(body(run, f"{kind}-1.marble").velocity.length)
    assert max(speeds) < 1.1 * min(speeds)
    masses = [body(rig(Placed(kind, 50, 1)), f"{kind}-1.marble").mass for kind in ("steel", "glass", "wood")]
    assert masses == [11.2, 3.6, 2.1]


@pytest.mark.parametrize("gap", [1.6, 2.6, 3.6])
def test_dominoes_pass_a_push_on(gap: float):
    run = rig(*(Placed("domino", 40 + i * (gap + 0.8), 0) for i in range(6)))
    throw(run, "domino-1.block", (40.0, 0.0))
    wait(run, 2)
    assert degrees(run, "domino-6.block") < -60


def test_a_weight_stands_on_a_gentle_slope_and_slides_down_a_steep_one():
    places = []
    for deg in (-20, -28):
        run = rig(Placed("plank_20", 50, 20, deg), Placed("weight", 50, 20.3, deg, held=True))
        wait(run, 1)
        places.append(body(run, "weight-1.block").position.x)
    assert abs(places[0] - 50.5) < 1 and places[1] > 54


def test_a_weight_on_a_seesaw_throws_a_marble_high():
    run = rig(
        Placed("seesaw", 50, 10, mirrored=True), Placed("steel", 55.8, 9.1), Placed("weight", 44.5, 18, held=True)
    )
    wait(run, 0.1)
    highest = 0.0
    for _ in range(60):
        wait(run, 0.01)
        highest = max(highest, body(run, "steel-1.marble").position.y)
    assert highest > 18


def test_a_hammer_stands_until_it_is_pushed():
    run = rig(Placed("hammer", 50, 2), Placed("steel", 46, 9.3, held=True))
    throw(run, "steel-1.marble", (30.0, 30.0))
    wait(run, 1.2)
    assert degrees(run, "hammer-1.hammer") < -60


def test_a_pendulum_swings_when_it_is_let_go():
    run = rig(Placed("pendulum", 50, 20, -40, held=True))
    wait(run, 0.3)
    assert body(run, "pendulum-1.bob").position.x > 50


@pytest.mark.parametrize(("teeth", "reach"), [(8, 1.6), (12, 2.4), (16, 3.2)])
def test_gears_turn_true_whatever_their_phase(teeth: int, reach: float):
    for deg in (0, 7, 13):
        run = rig(Placed("crank", 50, 20), Placed(f"gear_{teeth}", 50 + 2.4 + reach + 0.2, 20, deg))
        start = degrees(run, f"gear_{teeth}-1.gear"), degrees(run, "crank-1.gear")
        run.turn(0.7)
        wait(run, 2)
        turned = degrees(run, f"gear_{teeth}-1.gear") - start[0]
        asked = -(degrees(run, "crank-1.gear") - start[1]) * 12 / teeth
        assert turned == pytest.approx(asked, abs=9) and turned > 300


def test_the_arm_of_a_gear_knocks_a_domino_over():
    run = rig(
        Placed("crank", 50, 30),
        Placed("arm_gear", 55.0, 30, 45),
        Placed("plank_6", 61.5, 28),
        Placed("domino", 58.8, 28.2),
    )
    run.turn(-0.7)
    wait(run, 1.5)
    assert body(run, "domino-1.block").position.y < 29


def test_a_catapult_fires_when_its_strut_is_struck_and_not_when_it_is_touched():
    assert fired(20.0) < 14
    assert 19 < fired(40.0) < 26
    assert 19 < fired(100.0) < 26


def test_a_trapdoor_holds_a_weight_until_its_strut_is_struck():
    parts = (Placed("trapdoor", 50, 20), Placed("weight", 52.5, 20.2))
    run = rig(*parts, Placed("steel", 53.5, 19.1, held=True))
    wait(run, 2)
    assert body(run, "weight-1.block").position.y > 21
    run = rig(*parts, Placed("steel", 53.5, 19.1, held=True))
    throw(run, "steel-1.marble", (40.0, 30.0))
    wait(run, 1)
    assert body(run, "weight-1.block").position.y < 12


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("y", [0, 15])
def test_jack_waits_until_his_strut_is_struck_and_flings_what_lies_on_his_lid(mirrored: bool, y: int):
    side = -1 if mirrored else 1
    parts = (
        Placed("jack_in_the_box", 50, y, mirrored=mirrored),
        Placed("glass", 50 + 7.3 * side, y + 5.5),
        Placed("steel", 50 - 6 * side, y + 3.5, held=True),
    )
    head, lid = "jack_in_the_box-1.head", "jack_in_the_box-1.lid"
    run = WorkshopRun(Machine(parts), still=True).settle()
    run.built.stage.step(3 * SECOND)
    assert abs(degrees(run, lid)) < 1 and body(run, head).position.y < y + 3.1
    throw(run, "steel-1.marble", (70.0 * side, 0.0))
    tops = []
    for _ in range(20):
        run.built.stage.step(48)
        tops.append(body(run, "glass-1.marble").position.y)
    assert max(tops) > y + 10 and body(run, head).position.y > y + 5 and abs(degrees(run, lid)) > 30


@pytest.mark.parametrize(("kind", "low", "high"), [("steel", 0.0, 0.5), ("glass", 0.1, 2.0), ("wood", 1.0, 6.0)])
def test_the_drop_cage_asks_for_a_heavy_or_a_high_fall(kind: str, low: float, high: float):
    down = []
    for height in (low, high):
        run = rig(Placed("drop_cage", 50, 0), Placed(kind, 58.5, round(2.8 + height, 1), held=True))
        wait(run, 1.2)
        down.append(body(run, "drop_cage-1.cage").position.y < 4)
    assert down[1]
    assert kind == "steel" or not down[0]


LOADED = {
    "perch": (Placed("perch", 50, 20), Placed("steel", 50, 20.9)),
    "catapult": (Placed("catapult", 60, 12), Placed("steel", 69.2, 13.3)),
    "trapdoor": (Placed("trapdoor", 50, 20), Placed("weight", 52.5, 20.2)),
    "drop_cage": (Placed("drop_cage", 50, 0),),
    "jack_in_the_box": (Placed("jack_in_the_box", 50, 0), Placed("weight", 54, 4.8)),
    "weight": tuple(Placed("weight", 50, 3 * i) for i in range(3)),
    "domino": (Placed("domino", 50, 0),),
    "seesaw": (Placed("seesaw", 50, 10),),
    "hammer": (Placed("hammer", 50, 5),),
    "pendulum": (Placed("pendulum", 50, 20),),
    "gear": (
        Placed("gear_8", 50, 20),
        Placed("gear_12", 54.2, 20),
        Placed("gear_16", 60, 20),
        Placed("arm_gear", 66, 20),
    ),
}


@pytest.mark.parametrize("name", LOADED)
def test_nothing_creeps_at_rest(name: str):
    run = rig(*LOADED[name])
    wait(run, 1)
    before = run.frame()
    wait(run, 10)
    moved = {part: math.dist(pose[:2], run.frame()[part][:2]) for part, pose in before.items()}
    assert max(moved.values()) < 0.01, moved


def test_a_mirror_image_mirrored_is_the_part_itself():
    for kind in BOX:
        assert mirrored(mirrored(kind)) == kind


def test_no_ball_flies_through_a_plank_until_it_is_too_fast_for_any_run():
    assert not any(came for _shot, came in shots("plank_6", APART_CM_S))
    assert any(came for _shot, came in shots("plank_6", 2 * APART_CM_S)), "else nothing is shown by that"


# The mouse trap rebuilt of free kinds is the mouse trap.


MOUSE_TRAP = sample("mouse_trap").machine


def test_the_rebuilt_mouse_trap_catches_and_each_kind_takes_part():
    report = to_end(WorkshopRun(MOUSE_TRAP))
    assert report.caught
    moving = {part.id for part in MOUSE_TRAP.parts if part.spec.bodies}
    assert {name for name, _ in report.woken} == moving


def test_nothing_of_the_mouse_trap_is_missing():
    bodies = {body.name for kind in (*KINDS, BY_ID["crank"]) for body in kind.bodies}
    assert bodies >= {body.name for part in PARTS for body in part.bodies} - {"gear_3", "marble_1", "marble_2"}
    assert {part.kind for part in MOUSE_TRAP.parts} == {*(kind.id for kind in KINDS), "crank"}


def test_its_mirror_image_catches_too_as_its_crank_turns_the_other_way():
    assert to_end(WorkshopRun(MOUSE_TRAP.mirror([part.id for part in MOUSE_TRAP.parts]))).caught
