"""The peer that steps are timed beside holds the same scene and moves it the same way."""

import math

import pymunk
import pytest

pytest.importorskip("Box2D")

from build_scripts.bench.box2d import Twin
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.world import STEP, World
from game.workshop.parts.building import Built
from game.workshop.parts.machine import Machine, Placed


def test_a_tray_at_rest_stays_so():
    world = World(mixed(4).packing)
    twin, before = Twin(world.space, 0.1), world.bar.position
    world.warm()
    world.step(200)
    twin.step(STEP, 200)
    for body in (world.bar, *(disc.body for disc in world.discs.values())):
        assert twin.position(body) == pytest.approx(tuple(body.position), abs=1.0)
    assert world.bar.position == pytest.approx(before, abs=1.0)


@pytest.mark.parametrize("kind", ["steel", "pendulum", "cart"])
def test_a_part_moves_as_here(kind):
    stage = Built(Machine().add(Placed(kind, 40.0, 20.0, 20))).stage
    twin = Twin(stage.space, 1.0)
    stage.step(150)
    twin.step(stage.dt, 150)
    moving = [body for body in stage.space.bodies if body.body_type == pymunk.Body.DYNAMIC]
    assert max(body.velocity.length for body in moving) > 5
    for body in moving:
        assert twin.position(body) == pytest.approx(tuple(body.position), abs=0.3)


def test_a_body_that_touches_nothing_weighs_as_here():
    space = Built(Machine().add(Placed("seesaw_cat", 40.0, 20.0))).stage.space
    twin = Twin(space, 1.0)
    bare = [body for body in space.bodies if not body.shapes and body.body_type == pymunk.Body.DYNAMIC]
    assert bare
    for body in bare:
        assert (twin._bodies[body].mass, twin._bodies[body].inertia) == pytest.approx((body.mass, body.moment))


def test_a_twin_that_came_apart_is_known():
    twin = Twin(Built(Machine().add(Placed("steel", 40.0, 20.0))).stage.space, 1.0)
    assert twin.holds
    next(body for body in twin._world.bodies if body.mass).position = math.nan, 0.0
    assert not twin.holds
