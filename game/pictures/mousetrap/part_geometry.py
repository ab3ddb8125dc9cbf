"""Parts as they are pointed at: their outlines and where they belong."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.specs import Bar, Disc, Hull, Outline, Point
from game.pictures.mousetrap.view import Bounds, MachineView

NEAR_CM = 0.5
_ROUND = 8


@cache
def part_outline(number: int) -> tuple[tuple[Point, ...], ...]:
    """The outlines of a part where it belongs, as polygons in cm."""
    return tuple(polygon(shape.outline) for shape in BY_NUMBER[number].shapes)


@cache
def part_bounds(number: int) -> Bounds:
    """The box round a part where it belongs, cm."""
    points = [point for outline in part_outline(number) for point in outline]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Bounds(min(xs), min(ys), max(xs), max(ys))


def part_centre(number: int) -> Point:
    """The middle of a part where it belongs."""
    left, low, right, high = part_bounds(number)
    return (left + right) / 2, (low + high) / 2


def ghost_rect(number: int, view: MachineView) -> FRect:
    """The box round a part's place on the canvas."""
    left, low, right, high = part_bounds(number)
    x, y = view.to_screen((left, high))
    return FRect(x, y, (right - left) * view.units_per_cm, (high - low) * view.units_per_cm)


def polygon(outline: Outline) -> tuple[Point, ...]:
    """An outline as a polygon, its round ends in eight steps."""
    match outline:
        case Disc(centre, radius):
            return _arc(centre, radius, 0.0, math.tau)
        case Bar(a, b, radius):
            along = math.atan2(b[1] - a[1], b[0] - a[0])
            right = _arc(b, radius, along - math.pi / 2, math.pi)
            return right + _arc(a, radius, along + math.pi / 2, math.pi)
        case Hull(points, radius):
            return points if radius == 0 else _rounded(points, radius)


def touches(number: int, spot: Point) -> bool:
    """Whether a place lies on or near a part."""
    box = part_bounds(number)
    if not (box.left - NEAR_CM < spot[0] < box.right + NEAR_CM and box.low - NEAR_CM < spot[1] < box.high + NEAR_CM):
        return False
    return any(_inside(outline, spot) or _far(outline, spot) < NEAR_CM for outline in part_outline(number))


def part_at(numbers: Iterable[int], spot: Point) -> int | None:
    """The smallest of these parts that lies at a place."""
    return min((number for number in numbers if touches(number, spot)), key=_size, default=None)


def _inside(outline: tuple[Point, ...], spot: Point) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (spot[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _far(outline: tuple[Point, ...], spot: Point) -> float:
    return min(math.dist(point, spot) for point in outline)


def _size(number: int) -> float:
    box = part_bounds(number)
    return (box.right - box.left) * (box.high - box.low)


def _arc(centre: Point, radius: float, start: float, sweep: float) -> tuple[Point, ...]:
    angles = (start + sweep * k / _ROUND for k in range(_ROUND + 1))
    return tuple((centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles)


def _rounded(points: tuple[Point, ...], radius: float) -> tuple[Point, ...]:
    """A convex polygon grown by radius on all sides."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
    ordered = points if area > 0 else tuple(reversed(points))
    grown: tuple[Point, ...] = ()
    for before, here, after in zip((ordered[-1], *ordered[:-1]), ordered, (*ordered[1:], ordered[0]), strict=True):
        first = math.atan2(here[1] - before[1], here[0] - before[0]) - math.pi / 2
        last = math.atan2(after[1] - here[1], after[0] - here[0]) - math.pi / 2
        grown += _arc(here, radius, first, (last - first) % math.tau)
    return grown


def foot_of(part: int) -> Point:
    """Where the anchor of a part's picture belongs, cm."""
    spec = BY_NUMBER[part]
    return spec.bodies[0].centre if spec.bodies else spec.foot
