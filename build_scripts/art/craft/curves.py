"""Points along curves: arcs, rounded rectangles, smooth lines, stars."""

from __future__ import annotations

import math
from collections.abc import Iterable

from build_scripts.art.craft.area import Point


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at a distance and an angle from a centre."""
    angle = math.radians(degrees)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def arc(centre: Point, radius: float, first: float, last: float, steps: int = 48) -> tuple[Point, ...]:
    """Points of an arc between two angles in degrees."""
    return tuple(polar(centre, radius, first + (last - first) * i / steps) for i in range(steps + 1))


def rounded(left: float, low: float, right: float, high: float, radius: float) -> tuple[Point, ...]:
    """A rectangle with round corners."""
    corners = (
        ((right - radius, high - radius), 0),
        ((left + radius, high - radius), 90),
        ((left + radius, low + radius), 180),
        ((right - radius, low + radius), 270),
    )
    return tuple(point for centre, first in corners for point in arc(centre, radius, first, first + 90, 12))


def star(centre: Point, outer: float, inner: float, points: int, turn: float = -90) -> tuple[Point, ...]:
    """A star, its first point at `turn` degrees."""
    return tuple(polar(centre, inner if i % 2 else outer, turn + 180 * i / points) for i in range(2 * points))


def ring(centre: Point, radius: float, sides: int, turn: float = -90) -> tuple[Point, ...]:
    """A regular polygon, its first corner at `turn` degrees."""
    return tuple(polar(centre, radius, turn + 360 * i / sides) for i in range(sides))


def smooth(points: Iterable[Point], closed: bool = False, steps: int = 10) -> tuple[Point, ...]:
    """A Catmull-Rom curve through the points."""
    knots = list(points)
    knots = [knots[-1], *knots, *knots[:2]] if closed else [knots[0], *knots, knots[-1]]
    curve = [_between(knots[i : i + 4], step / steps) for i in range(len(knots) - 3) for step in range(steps)]
    return tuple(curve if closed else [*curve, knots[-2]])


def _between(knots: list[Point], t: float) -> Point:
    weights = (
        (-t + 2 * t * t - t**3) / 2,
        (2 - 5 * t * t + 3 * t**3) / 2,
        (t + 4 * t * t - 3 * t**3) / 2,
        (t**3 - t * t) / 2,
    )
    x = sum(weight * knot[0] for weight, knot in zip(weights, knots, strict=True))
    y = sum(weight * knot[1] for weight, knot in zip(weights, knots, strict=True))
    return x, y


def moved(points: Iterable[Point], dx: float, dy: float) -> tuple[Point, ...]:
    """The points, shifted."""
    return tuple((x + dx, y + dy) for x, y in points)


def turned(points: Iterable[Point], centre: Point, degrees: float) -> tuple[Point, ...]:
    """The points, turned about a centre."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple(
        (centre[0] + c * (x - centre[0]) - s * (y - centre[1]), centre[1] + s * (x - centre[0]) + c * (y - centre[1]))
        for x, y in points
    )
