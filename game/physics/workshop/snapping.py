"""Helps a hand: gears come to mesh, what is loose comes down onto what is below it, and nearly straight is straight."""

from __future__ import annotations

import math
from dataclasses import replace

import pymunk

from game.physics.workshop.building import Built
from game.physics.workshop.machine import STAGE, Machine, Placed
from game.physics.workshop.overlaps import touched

PLAY = 0.2
"""cm between the pitch circles of two gears: they turn true from -0.12 to 0.5."""
NEAR_GEAR = 0.6  # cm from meshing within which a gear is drawn in.
NEAR_STRAIGHT = 7  # degrees from upright within which a loose part is set straight.
STEP_DOWN = 0.1  # cm, the grid.
RISES = 0.6  # cm that something loose is lifted out of what it was let go in: a coarse step, and a little.
BARELY = 0.01  # cm of overlap that is still only touching.


def snapped(machine: Machine, part: Placed, deepest: float = math.inf) -> Placed:
    """Where a part that is let go here belongs among the others; its own id in the machine is left out of account.

    deepest: cm that something loose comes down at the most; with nothing below within that it stays where it is.
    """
    others = machine.without({part.id}) if part.id else machine
    spec = part.spec
    if spec.reach:
        return _meshed(others, part)
    if spec.loose and not part.held:
        straight = replace(part, deg=0) if abs(part.deg) <= NEAR_STRAIGHT else part
        down = lowered(others, straight)
        return down if straight.y - down.y <= deepest else straight
    return part


def lowered(others: Machine, part: Placed) -> Placed:
    """The part straight down on what is below it, 1 mm off at the most, or lifted onto that if it is just inside it.

    Where it is if it is deep inside something.
    """
    alone = replace(part, id="lowered", held=False)
    built = Built(replace(others, parts=(*others.parts, alone)))
    own = [shape for shape, owner in built.owner.items() if owner == "lowered"]
    bodies = [built.bodies[f"lowered.{body.name}"] for body in part.spec.bodies]
    if _touches(built, own):
        return _lifted(built, own, bodies, part)
    fallen = 0.0
    while part.y - fallen > 0.0 and not _touches(built, own):
        fallen += STEP_DOWN
        for body in bodies:
            body.position -= (0.0, STEP_DOWN)
    return replace(part, y=max(0.0, part.y - max(0.0, fallen - STEP_DOWN)))


def _lifted(built: Built, own: list[pymunk.Shape], bodies: list[pymunk.Body], part: Placed) -> Placed:
    """The part as little higher as it takes to touch nothing, or where it is."""
    for number in range(1, round(RISES / STEP_DOWN) + 1):
        for body in bodies:
            body.position += (0.0, STEP_DOWN)
        if not _touches(built, own):
            return replace(part, y=min(STAGE[2], part.y + number * STEP_DOWN))
    return part


def _touches(built: Built, own: list[pymunk.Shape]) -> bool:
    for shape in own:
        shape.cache_bb()
        if any(other not in own and depth > BARELY for other, depth in touched(built, shape)):
            return True
    return False


def _meshed(others: Machine, part: Placed) -> Placed:
    gears = [each for each in others.parts if each.spec.reach]
    near = min(gears, key=lambda each: abs(_gap(each, part)), default=None)
    if near is None or abs(_gap(near, part)) > NEAR_GEAR:
        return part
    wanted = near.spec.reach + part.spec.reach + PLAY
    distance = math.dist((near.x, near.y), (part.x, part.y))
    x, y = (near.x + (part.x - near.x) * wanted / distance, near.y + (part.y - near.y) * wanted / distance)
    left, right, top = STAGE
    return replace(part, x=x, y=y) if left <= x <= right and 0 <= y <= top else part


def _gap(one: Placed, other: Placed) -> float:
    """How far two gears are from meshing, cm."""
    return math.dist((one.x, one.y), (other.x, other.y)) - one.spec.reach - other.spec.reach - PLAY
