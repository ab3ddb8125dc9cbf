"""Parts placed into each other: shown while somebody places them, refused where the engine would push them apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pymunk

from game.physics.mousetrap.layout import BOARD, Plane
from game.physics.workshop.building import Built
from game.physics.workshop.machine import Machine

SHOWN_CM = 0.05
"""More than what parts sink into each other at rest."""
REFUSED_CM = 0.3
"""Deeper, a moving part is pushed out so far that the machine is not the one that was built."""
STAGE_ID = "stage"


@dataclass(frozen=True)
class Overlap:
    """Two parts (the second may be the stage) and how deep, cm; refused if one of them would be pushed out."""

    one: str
    other: str
    depth: float
    refused: bool


def overlaps(machine: Machine) -> tuple[Overlap, ...]:
    """Every pair of parts that stand in each other, the deepest first; teeth are to stand between teeth."""
    return overlaps_of(Built(machine))


def overlaps_of(built: Built) -> tuple[Overlap, ...]:
    """The same of a machine that is built already, as it stands now."""
    deepest: dict[tuple[str, str], tuple[float, bool]] = {}
    for shape, owner in built.owner.items():
        for other, depth in touched(built, shape):
            name = built.owner.get(other, STAGE_ID)
            if name == owner or depth <= SHOWN_CM:
                continue
            pair = (owner, name) if name == STAGE_ID or owner < name else (name, owner)
            moves = any(each.body is not built.bodies[BOARD] for each in (shape, other))
            before, moved = deepest.get(pair, (0.0, False))
            deepest[pair] = (max(before, depth), moved or (moves and depth > REFUSED_CM))
    found = (Overlap(*pair, depth, refused) for pair, (depth, refused) in deepest.items())
    return tuple(sorted(found, key=lambda each: (-each.depth, each.one, each.other)))


def touched(built: Built, shape: pymunk.Shape) -> Iterator[tuple[pymunk.Shape, float]]:
    """What a shape is in, and how deep, cm; teeth touch nothing here."""
    if shape.filter.categories & Plane.TEETH:
        return
    for info in built.stage.space.shape_query(shape):
        points = info.contact_point_set.points
        if info.shape is not None and points:
            # The library turns the sign round for some pairs of shapes; what is apart has no points.
            yield info.shape, max(abs(point.distance) for point in points)
