"""What there is to draw of a machine: every outline in the frame of its body, so that a picture is what collides."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache

from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import in_body
from game.machine.specs import Bar, Disc, Frame, Hull, Material, Outline, Point, Pose
from game.workshop.parts.building import EXACT, frame_of
from game.workshop.parts.kind import Kind
from game.workshop.parts.machine import Machine, Placed

_BOUNDS = 256
"""Parts as they are placed whose bounds are kept: of a machine with most parts, and as it is changed."""


@dataclass(frozen=True)
class PartOutline:
    """One outline of a part in its body's own frame, cm; solid ones collide, others only show."""

    part: str
    body: str
    outline: Outline
    solid: bool
    colour: str
    material: Material


def pieces_of(part: Placed) -> tuple[PartOutline, ...]:
    """The outlines of one part, what is fixed to the wall in the frame of the board.

    `PartOutline.body` is a name in the poses of a run and of `poses_as_set`.
    """
    spec, frame = part.spec, frame_of(part)
    poses = {BOARD: (0.0, 0.0, 0.0), **_own_poses(spec, frame)}
    return tuple(
        PartOutline(
            part.id,
            BOARD if shape.body == BOARD else f"{part.id}.{shape.body}",
            in_body(shape.outline, frame, poses[shape.body]),
            bool(shape.planes),
            spec.colour,
            spec.material,
        )
        for shape in spec.shapes
    )


def poses_as_set(machine: Machine) -> dict[str, Pose]:
    """Where every body is before anything has settled."""
    poses: dict[str, Pose] = {BOARD: (0.0, 0.0, 0.0)}
    for part in machine.parts:
        own = _own_poses(part.spec, frame_of(part))
        poses |= {f"{part.id}.{name}": pose for name, pose in own.items()}
    return poses


@lru_cache(_BOUNDS)
def bounds_of(part: Placed) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of a part as it is placed, cm."""
    frame = frame_of(part, EXACT)
    xs, ys = zip(*(frame.point(corner) for corner in _corners(part.spec)), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _own_poses(spec: Kind, frame: Frame) -> dict[str, Pose]:
    return {body.name: (*frame.point(body.centre), frame.angle + body.angle) for body in spec.bodies}


@cache
def _corners(spec: Kind) -> tuple[Point, ...]:
    return tuple(corner for shape in spec.shapes for corner in edge_of(shape.outline))


def edge_of(outline: Outline) -> list[Point]:
    """Points round an outline, at which it reaches farthest."""
    match outline:
        case Disc(centre, radius):
            return _round(centre, radius)
        case Bar(a, b, radius):
            return _round(a, radius) + _round(b, radius)
        case Hull(points, radius):
            return [corner for p in points for corner in _round(p, radius)]


def _round(centre: Point, radius: float) -> list[Point]:
    """Eight points on a circle: a bounding box of it at any angle is at most 8 % too small."""
    angles = (math.tau * i / 8 for i in range(8 if radius else 1))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]
