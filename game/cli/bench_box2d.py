"""The Booby-Trap tray built once more in Box2D (lengths in cm), as the peer that the tray's step is timed beside."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from game.cli.bench_bars import Unmeasurable
from game.physics.boobytrap import world as tray
from game.physics.boobytrap.packing import BAR_HALF, DEPTH, WIDTH, Packing
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.specs import Pose
from game.text.said import Said

CM = 0.1
"""Box2D's fixed slop of 0.005 is the tray's 0.05 mm when lengths are in cm."""
POSITION_ROUNDS = 3
PLANK = WIDTH / 2 * CM
_MISSING = Said("the peer is missing: pip install 'trapworks[bench]' brings Box2D 2.3.10")


def twin(packing: Packing) -> tuple[Callable[[], None], Callable[[], float]]:
    """A step of the same pieces, bar, springs and floor friction in Box2D, and where its bar is, mm.

    Raises Unmeasurable without Box2D.
    """
    try:
        box2d = import_module("Box2D")
    except ImportError as error:
        raise Unmeasurable(_MISSING) from error
    space = box2d.b2World(gravity=(0, 0), doSleep=False)
    ground = _walls(box2d, space)
    bar = _bar(box2d, space, ground, packing.bar)
    for number, pose in packing.discs:
        _disc(space, ground, number, pose)

    def step() -> None:
        space.Step(tray.STEP, tray.ITERATIONS, POSITION_ROUNDS)
        space.ClearForces()

    return step, lambda: float(bar.position[1]) / CM


def _walls(box2d: Any, space: Any) -> Any:
    ground = space.CreateStaticBody()
    for middle, half in (((0, -1), (20, 1)), ((-PLANK - 1, 20), (1, 25)), ((PLANK + 1, 20), (1, 25))):
        shape = box2d.b2PolygonShape(box=(*half, middle, 0))
        ground.CreateFixture(shape=shape, friction=tray.GRIP, groupIndex=-1)
    return ground


def _bar(box2d: Any, space: Any, ground: Any, pose: Pose) -> Any:
    bar = space.CreateDynamicBody(position=(pose[0] * CM, pose[1] * CM), angle=pose[2], allowSleep=False)
    shape = box2d.b2PolygonShape(box=(PLANK + 0.5, BAR_HALF * CM))
    density = tray.BAR_MASS / ((WIDTH + 10) * 2 * BAR_HALF * CM * CM)
    bar.CreateFixture(shape=shape, density=density, friction=tray.GRIP, groupIndex=-1)
    rail = {"lowerTranslation": -50, "upperTranslation": DEPTH * CM, "enableLimit": True}
    space.CreatePrismaticJoint(bodyA=ground, bodyB=bar, anchor=(0, 0), axis=(0, 1), **rail)
    turns = (tray.STIFFNESS / bar.mass) ** 0.5 / (2 * 3.141592653589793)
    for x in (-tray.SPRING_X * CM, tray.SPRING_X * CM):
        anchor = (x, (BAR_HALF - tray.STRETCH) * CM)
        spring = {"length": 0.01, "frequencyHz": turns, "dampingRatio": 0.05, "collideConnected": True}
        space.CreateDistanceJoint(bodyA=ground, bodyB=bar, anchorA=anchor, anchorB=(x, bar.position[1]), **spring)
    return bar


def _disc(space: Any, ground: Any, number: int, pose: Pose) -> None:
    piece = BY_NUMBER[number]
    body = space.CreateDynamicBody(position=(pose[0] * CM, pose[1] * CM), angle=pose[2], allowSleep=False)
    area = 3.141592653589793 * (piece.radius * CM) ** 2
    body.CreateCircleFixture(radius=piece.radius * CM, density=piece.mass / area, friction=tray.GRIP, restitution=0)
    force = tray.FLOOR_GRIP * piece.mass * tray.GRAVITY * CM
    limits = {"maxForce": force, "maxTorque": force * piece.radius * CM * 2 / 3, "collideConnected": True}
    space.CreateFrictionJoint(bodyA=ground, bodyB=body, anchor=body.position, **limits)
