"""Which part of a machine is pointed at."""

from __future__ import annotations

import math

from game.physics.specs import Bar, Disc, Outline, Point, Pose
from game.physics.workshop.machine import Machine, Placed
from game.physics.workshop.outlines import bounds_of, pieces_of, poses_as_set

NEAR_CM = 0.7


def part_at(machine: Machine, spot: Point, near: float = NEAR_CM) -> str | None:
    """The id of the part at a place or so many cm beside it: the nearest, the smallest of those that are there."""
    poses = poses_as_set(machine)
    found = [(_distance(part, spot, poses, near), _size(part), part.id) for part in machine.parts]
    distance, _, name = min(found, default=(math.inf, 0.0, ""))
    return name if distance < near else None


def parts_within(machine: Machine, one: Point, other: Point) -> tuple[str, ...]:
    """The parts that lie wholly in the rectangle between two corners."""
    (left, right), (low, high) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    found = []
    for part in machine.parts:
        a, b, c, d = bounds_of(part)
        if left <= a and low <= b and c <= right and d <= high:
            found.append(part.id)
    return tuple(found)


def _size(part: Placed) -> float:
    left, low, right, high = bounds_of(part)
    return (right - left) * (high - low)


def _distance(part: Placed, spot: Point, poses: dict[str, Pose], near: float) -> float:
    left, low, right, high = bounds_of(part)
    if not (left - near < spot[0] < right + near and low - near < spot[1] < high + near):
        return math.inf
    pieces = pieces_of(part)
    return min((max(0.0, _far(each.outline, _within(spot, poses[each.body]))) for each in pieces), default=math.inf)


def _within(spot: Point, pose: Pose) -> Point:
    """A place in the frame of a body."""
    x, y, angle = pose
    c, s = math.cos(angle), math.sin(angle)
    return c * (spot[0] - x) + s * (spot[1] - y), -s * (spot[0] - x) + c * (spot[1] - y)


def _far(outline: Outline, spot: Point) -> float:
    """How far a place is from an outline; 0 or less inside."""
    if isinstance(outline, Disc):
        return math.dist(spot, outline.centre) - outline.radius
    if isinstance(outline, Bar):
        return _from_line(outline.a, outline.b, spot) - outline.radius
    points, inside = outline.points, False
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        if (ay > spot[1]) != (by > spot[1]) and spot[0] < ax + (spot[1] - ay) / (by - ay) * (bx - ax):
            inside = not inside
    lines = zip(points, (*points[1:], points[0]), strict=True)
    return 0.0 if inside else min(_from_line(a, b, spot) for a, b in lines) - outline.radius


def _from_line(a: Point, b: Point, spot: Point) -> float:
    along = (b[0] - a[0], b[1] - a[1])
    length = along[0] ** 2 + along[1] ** 2
    share = ((spot[0] - a[0]) * along[0] + (spot[1] - a[1]) * along[1]) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    return math.dist(spot, (a[0] + share * along[0], a[1] + share * along[1]))
