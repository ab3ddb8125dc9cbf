"""What there is to draw: every outline in the frame of the body that carries it, so that a picture is what collides."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from game.physics.mousetrap import cage
from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.layout import BOARD
from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.specs import Bar, Disc, Frame, Hull, Outline, Point, Pose

MOUSE_NUMBER = 0


@dataclass(frozen=True)
class OutlinePiece:
    """One outline of a part (0 is the mouse) in its body's own frame, cm; solid ones collide, others only show."""

    number: int
    body: str
    outline: Outline
    solid: bool


def frames(placements: Mapping[int, Placement]) -> dict[int, Frame]:
    """Where each part stands: what carries it, then its own placement. Parts in numerical order."""
    found: dict[int, Frame] = {}
    for number, placement in sorted(placements.items()):
        spec = BY_NUMBER[number]
        own = Frame.about(spec.foot, math.radians(placement.deg) * spec.fit, placement.mm / 10 * spec.fit)
        found[number] = found[spec.stands_on[0]].after(own) if spec.stands_on else own
    return found


def pieces(placements: Mapping[int, Placement]) -> tuple[OutlinePiece, ...]:
    """Every outline of the parts that stand, and of the mouse, in drawing order."""
    where = frames(placements)
    starts = _starts(where)
    drawn = [
        OutlinePiece(number, shape.body, in_body(shape.outline, where[number], starts[shape.body]), bool(shape.planes))
        for number in where
        for shape in BY_NUMBER[number].shapes
    ]
    drawn.append(OutlinePiece(MOUSE_NUMBER, "mouse", in_body(cage.MOUSE_SHAPE.outline, Frame(), starts["mouse"]), True))
    return tuple(drawn)


def poses_as_set(placements: Mapping[int, Placement]) -> dict[str, Pose]:
    """Where every body is before anything has settled."""
    return _starts(frames(placements))


def _starts(where: Mapping[int, Frame]) -> dict[str, Pose]:
    poses: dict[str, Pose] = {BOARD: (0.0, 0.0, 0.0)}
    for number, frame in where.items():
        for body in BY_NUMBER[number].bodies:
            poses[body.name] = (*frame.point(body.centre), frame.angle)
    poses["mouse"] = (*cage.MOUSE.centre, 0.0)
    return poses


def in_body(outline: Outline, frame: Frame, pose: Pose) -> Outline:
    """A nominal outline that a frame carries, seen from a body in this pose."""

    def carry(p: Point) -> Point:
        x, y = frame.point(p)
        dx, dy, c, s = x - pose[0], y - pose[1], math.cos(pose[2]), math.sin(pose[2])
        return (c * dx + s * dy, c * dy - s * dx)

    match outline:
        case Disc(centre, radius):
            return Disc(carry(centre), radius)
        case Bar(a, b, radius):
            return Bar(carry(a), carry(b), radius)
        case Hull(points, radius):
            return Hull(tuple(carry(p) for p in points), radius)
