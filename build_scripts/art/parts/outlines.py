"""The outlines that collide, as outlines that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from build_scripts.art.craft.area import Area, Array, Disc, Outline, Poly, Stroke
from build_scripts.art.craft.light import blur
from game.games.mousetrap.trap.layout import Plane
from game.machine import specs
from game.machine.specs import PartSpec, Point, ShapeSpec

Bounds = tuple[float, float, float, float]
Test = Callable[[ShapeSpec], bool]


def drawn(outline: specs.Outline) -> Outline:
    """A physics outline as one to be drawn."""
    match outline:
        case specs.Disc(centre, radius):
            return Disc(centre, radius)
        case specs.Bar(a, b, radius):
            return Stroke((a, b), radius)
        case specs.Hull(points, radius):
            return Poly(points, radius)


def solid(shape: ShapeSpec) -> bool:
    """Whether a shape can touch anything."""
    return shape.planes != Plane.SEE


def outlines(part: PartSpec, test: Test = lambda _: True) -> tuple[Outline, ...]:
    """The part's outlines that pass a test, all by default."""
    return tuple(drawn(shape.outline) for shape in part.shapes if test(shape))


def of_kind(part: PartSpec, kind: type, test: Test = lambda _: True) -> tuple[Outline, ...]:
    """The part's outlines of one kind: specs.Disc, Bar or Hull."""
    return tuple(drawn(shape.outline) for shape in part.shapes if isinstance(shape.outline, kind) and test(shape))


def _reach(outline: Outline) -> Iterable[Point]:
    match outline:
        case Disc(centre, radius):
            points, more = (centre,), radius
        case Stroke(points, more) | Poly(points, more):
            pass
        case _:
            return
    for x, y in points:
        yield from ((x - more, y - more), (x + more, y + more))


def bounds(part: PartSpec, room: Bounds) -> Bounds:
    """Left, low, right and high of all shapes, with room on each side."""
    points = [point for outline in outlines(part) for point in _reach(outline)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - room[0], min(ys) - room[1], max(xs) + room[2], max(ys) + room[3]


def fillet(area: Area, mask: Array, radius: float) -> Array:
    """The mask with its inner corners filled as moulded plastic is, nothing taken away."""
    pixels = radius * area.res
    soft = blur(mask, pixels)
    sharp = np.clip((soft - 0.5) * pixels * 1.1 + 0.5, 0, 1)
    return np.maximum(mask, sharp)
