"""What each part of a machine touches as it is set: what lies against it, and what its teeth are in."""

from __future__ import annotations

import math
from collections.abc import Mapping

from game.physics.workshop.building import Built
from game.physics.workshop.machine import Machine
from game.physics.workshop.overlaps import STAGE_ID, touched
from game.physics.workshop.snapping import PLAY

NEAR_CM = 0.15
"""A wider gap is seen as one; the grid of places is 0.1."""
_MESHES_CM = 0.35
"""How far from their best distance gears still turn each other."""


def neighbours(machine: Machine) -> Mapping[str, tuple[str, ...]]:
    """The ids of all that each part touches, in the order of the machine; the stage is one of them, and the last."""
    found: dict[str, set[str]] = {part.id: set() for part in machine.parts}
    built = Built(machine)
    for shape, owner in built.owner.items():
        radius = shape.radius
        shape.unsafe_set_radius(radius + NEAR_CM)
        for other, _depth in touched(built, shape):
            name = built.owner.get(other, STAGE_ID)
            if name != owner:
                found[owner].add(name)
                found.get(name, set()).add(owner)
        shape.unsafe_set_radius(radius)
    for gear, teeth in _meshed(machine):
        found[gear].add(teeth)
    order = {part.id: number for number, part in enumerate(machine.parts)} | {STAGE_ID: len(machine.parts)}
    return {part: tuple(sorted(names, key=lambda name: order[name])) for part, names in found.items()}


def _meshed(machine: Machine) -> list[tuple[str, str]]:
    gears = [part for part in machine.parts if part.spec.reach]
    return [
        (one.id, other.id)
        for one in gears
        for other in gears
        if one is not other
        and abs(math.dist((one.x, one.y), (other.x, other.y)) - one.spec.reach - other.spec.reach - PLAY) <= _MESHES_CM
    ]
