"""The goal of every machine: the whole mouse inside the cage, which stands on its rim at rest. It only reads."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pymunk

from game.physics.specs import Hull, Point
from game.physics.workshop.building import Built
from game.physics.workshop.kind import Cage
from game.physics.workshop.machine import Placed

UNDER_RIM = 0.6  # cm that the mouse's feet may be below the rim: the cage then stands on the floor beside it.
UPRIGHT = math.radians(8)
SLOW_CM_S, SLOW_RAD_S = 2.0, 0.5

Sensor = Callable[[], bool]


def catches(built: Built) -> Sensor:
    """Whether any cage of the machine holds its mouse just now."""
    sensors = tuple(_catches(built, part) for part in built.machine.parts if part.spec.cage)
    return lambda: any(sensor() for sensor in sensors)


def _catches(built: Built, part: Placed) -> Sensor:
    cage = part.spec.cage
    assert cage is not None
    body, mouse = built.bodies[f"{part.id}.{cage.body}"], built.bodies[f"{part.id}.{cage.mouse}"]
    centre = next(spec.centre for spec in part.spec.bodies if spec.name == cage.body)
    rim = (cage.rim[0] - centre[0], cage.rim[1] - centre[1])
    corners = tuple(_corners(part, cage))

    def caught() -> bool:
        if body.velocity.length > SLOW_CM_S or abs(body.angular_velocity) > SLOW_RAD_S:
            return False
        if abs(math.remainder(body.angle, math.tau)) > UPRIGHT:
            return False
        return all(_inside(body, mouse, corner, rim, cage) for corner in corners)

    return caught


def _corners(part: Placed, cage: Cage) -> Iterator[Point]:
    """The corners of the mouse in its own body."""
    centre = next(spec.centre for spec in part.spec.bodies if spec.name == cage.mouse)
    for shape in part.spec.shapes:
        if shape.body == cage.mouse and isinstance(shape.outline, Hull):
            yield from ((x - centre[0], y - centre[1]) for x, y in shape.outline.points)


def _inside(body: pymunk.Body, mouse: pymunk.Body, corner: Point, rim: Point, cage: Cage) -> bool:
    x, y = body.world_to_local(mouse.local_to_world(corner))
    return abs(x - rim[0]) < cage.half_width and -UNDER_RIM < y - rim[1] < cage.height
