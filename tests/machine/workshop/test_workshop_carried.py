"""What is pulled, filled, struck or turned by what falls on it: each does its one job, none creeps or lets through."""

import math

import pytest

from game.workshop.parts.machine import End, Machine, Placed, Tie
from game.workshop.parts.run import WorkshopRun
from tests.machine.workshop.workshop_rigs import body, degrees, rig, throw, wait


def test_a_cart_rolls_down_and_carries_a_marble_on_the_level():
    run = rig(Placed("plank_20", 50, 20, -10), Placed("cart", 44, 21.4, -10, held=True))
    wait(run, 0.35)
    assert body(run, "cart-1.floor").velocity.length > 35
    run = rig(Placed("cart", 40, 0), Placed("steel", 40, 2.8))
    body(run, "cart-1.floor").velocity = (30.0, 0.0)
    wait(run, 0.5)
    assert abs(body(run, "steel-1.marble").position.x - body(run, "cart-1.floor").position.x) < 3
    assert body(run, "cart-1.floor").position.x > 45


def test_a_pail_hangs_by_a_rope_and_sinks_when_a_marble_falls_in():
    parts = (Placed("pail", 40, 15), Placed("pail", 50, 0), Placed("steel", 40, 22, held=True))
    rope = Tie("rope", End("pail-1", "handle"), End("pail-2", "handle"), ((40.0, 40.0), (50.0, 40.0)))
    run = WorkshopRun(Machine(parts, (rope,))).settle()
    run.built.let_go()
    run.built.stage.step(960)
    assert body(run, "pail-1.pail").position.y < 10 < body(run, "pail-2.pail").position.y
    assert abs(body(run, "steel-1.marble").position.x - 40) < 1.6


def test_what_falls_on_a_paddle_wheel_turns_it_and_a_gear_beside_it():
    run = rig(Placed("paddle_wheel", 50, 20, 30), Placed("arm_gear", 45, 20, 90), Placed("steel", 51.5, 26, held=True))
    before = degrees(run, "arm_gear-1.gear")
    wait(run, 0.7)
    assert degrees(run, "arm_gear-1.gear") - before > 90


def test_a_pulley_is_turned_by_a_belt_and_its_arm_knocks_a_domino_over():
    parts = (
        Placed("crank", 70, 20),
        Placed("pulley", 50, 20, 120),
        Placed("plank_6", 46.2, 18),
        Placed("domino", 45.6, 18.2),
    )
    run = WorkshopRun(Machine(parts, (Tie("belt", End("crank-1", "gear"), End("pulley-1", "wheel")),))).settle()
    assert not run.fallen
    run.turn(-0.7)
    wait(run, 1.0)
    assert body(run, "domino-1.block").position.y < 18


def test_a_bell_swings_when_it_is_struck():
    run = rig(Placed("bell", 50, 20), Placed("steel", 46, 18.4, held=True))
    throw(run, "steel-1.marble", (60.0, 20.0))
    widest = 0.0
    for _ in range(15):
        wait(run, 0.03)
        widest = max(widest, abs(degrees(run, "bell-1.bell")))
    assert 15 < widest < 61


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_ratchet_turns_one_way_only(mirrored: bool):
    turned = []
    for rps in (0.7, -0.7):
        x = 55.0 if mirrored else 45.0
        run = rig(Placed("crank", x, 20), Placed("ratchet", 50, 20, mirrored=mirrored))
        before = degrees(run, "ratchet-1.gear")
        run.turn(rps)
        wait(run, 1.0)
        turned.append(degrees(run, "ratchet-1.gear") - before)
    free, held = (turned[1], turned[0]) if mirrored else turned
    assert abs(free) > 180 and abs(held) < 40


@pytest.mark.parametrize("kind", ["cart", "pail", "paddle_wheel", "pulley", "bell", "ratchet"])
def test_none_of_them_creeps_at_rest(kind: str):
    run = rig(Placed(kind, 50, 0 if kind in ("cart", "pail") else 20))
    wait(run, 1)
    before = run.frame()
    wait(run, 10)
    assert max(math.dist(pose[:2], run.frame()[part][:2]) for part, pose in before.items()) < 0.01


@pytest.mark.parametrize(("kind", "y"), [("cart", 1.85), ("pail", 0.15), ("paddle_wheel", 20.0), ("bell", 17.5)])
def test_nothing_goes_through_them_at_400_cm_a_second(kind: str, y: float):
    """Twice the highest speed of random machines with their joints as they are."""
    x = 52.0 if kind == "paddle_wheel" else 50.0
    run = rig(Placed(kind, 50, 0 if y < 5 else 20), Placed("steel", x, 30, held=True))
    throw(run, "steel-1.marble", (0.0, -400.0))
    lowest = 30.0
    for _ in range(20):
        wait(run, 0.004)
        lowest = min(lowest, body(run, "steel-1.marble").position.y)
    assert lowest > y - (1.0 if y < 5 else 3.0)
