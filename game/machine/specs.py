"""Machines as frozen data: shapes, bodies, joints and parts in nominal world coordinates (cm, g, s; y up).

Nothing here knows pymunk; `build` turns specs into a space. A part is described where it belongs when it
is set down exactly; a `Frame` carries it to where it really stands.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

Point = tuple[float, float]
Pose = tuple[float, float, float]


class Material(Enum):
    """What a surface is made of, so that it can be drawn and heard."""

    PLASTIC = "plastic"
    STEEL = "steel"
    GLASS = "glass"
    WOOD = "wood"


@dataclass(frozen=True)
class Surface:
    """Coulomb friction and restitution; those of two touching surfaces multiply."""

    friction: float
    elasticity: float


@dataclass(frozen=True)
class Disc:
    """A circle, cm."""

    centre: Point
    radius: float


@dataclass(frozen=True)
class Bar:
    """A segment with round ends, cm; radius is half its thickness."""

    a: Point
    b: Point
    radius: float


@dataclass(frozen=True)
class Hull:
    """A convex polygon, cm, rounded by radius."""

    points: tuple[Point, ...]
    radius: float = 0.0


Outline = Disc | Bar | Hull


def carried(outline: Outline, to: Callable[[Point], Point]) -> Outline:
    """An outline whose points went elsewhere, as thick as before."""
    match outline:
        case Disc(centre, radius):
            return Disc(to(centre), radius)
        case Bar(a, b, radius):
            return Bar(to(a), to(b), radius)
        case Hull(points, radius):
            return Hull(tuple(map(to, points)), radius)


@dataclass(frozen=True)
class ShapeSpec:
    """One outline on a body. Shapes touch when they share a plane (a bit); plane 0 is only to be looked at.

    sharp: what can burst does so when it touches this.
    """

    outline: Outline
    planes: int
    surface: Surface
    body: str
    sharp: bool = False


@dataclass(frozen=True)
class BodySpec:
    """A moving piece: mass in g, moment in g.cm2 about its centre of mass, which is its origin.

    angle: radians by which it is turned where it is described.
    """

    name: str
    mass: float
    moment: float
    centre: Point
    angle: float = 0.0


@dataclass(frozen=True)
class Pivot:
    """An axle through two bodies."""

    a: str
    b: str
    at: Point


@dataclass(frozen=True)
class Drag:
    """Dry friction of an axle: torque in dyn.cm at the most."""

    a: str
    b: str
    torque: float


@dataclass(frozen=True)
class Limit:
    """How far b may turn against a, radians from how they stand; 0 and 0 is a tight fit."""

    a: str
    b: str
    low: float
    high: float


@dataclass(frozen=True)
class Band:
    """A spring between two points: stiffness dyn/cm, damping dyn.s/cm, free length cm."""

    a: str
    b: str
    at_a: Point
    at_b: Point
    free_length: float
    stiffness: float
    damping: float


@dataclass(frozen=True)
class Rocker:
    """A rotary spring: stiffness dyn.cm/rad, damping dyn.cm.s/rad; b rests at `rest` rad against a."""

    a: str
    b: str
    rest: float
    stiffness: float
    damping: float


@dataclass(frozen=True)
class Rail:
    """A groove on a, from start to end, in which a point of b slides."""

    a: str
    b: str
    start: Point
    end: Point
    at: Point


@dataclass(frozen=True)
class Tether:
    """Two points are kept no farther apart than most, cm."""

    a: str
    b: str
    at_a: Point
    at_b: Point
    most: float


Joint = Pivot | Drag | Limit | Band | Rocker | Rail | Tether


@dataclass(frozen=True)
class Buoyancy:
    """Air bears a body up, by so many grams at a point, and brakes it.

    drag: of its speed squared, dyn.s2/cm2; spin: of its turning, dyn.cm.s/rad.
    """

    body: str
    at: Point
    grams: float
    drag: float
    spin: float


@dataclass(frozen=True)
class Wind:
    """Air blown out of a mouth on a towards a point, the faster the faster b turns, either way.

    half: half the width of the mouth, cm. speed: cm/s there for each rad/s of b. reach: cm from the mouth at which the
    air is half as fast. push: on a cm of width of whatever it meets, for its speed squared, dyn.s2/cm3. planes: what
    stands in them shelters what is behind it.
    """

    a: str
    b: str
    mouth: Point
    towards: Point
    half: float
    speed: float
    reach: float
    push: float
    planes: int


@dataclass(frozen=True)
class Burst:
    """A body that is gone as soon as something sharp touches it, once nothing holds the machine any more."""

    body: str


Force = Buoyancy | Wind | Burst
"""What acts on bodies from step to step beside weight, joints and contacts."""


@dataclass(frozen=True)
class PartSpec:
    """One numbered part.

    stands_on: numbers of the parts that carry it, the first of which also moves it; empty means the board.
    foot: the point about which it leans. fit: how much of a careless placement its tabs or hole leave over.
    link: the link of the chain that this part carries. loose: it is set anew before each attempt.
    """

    number: int
    id: str
    name: str
    colour: str
    stands_on: tuple[int, ...]
    link: str
    foot: Point
    bodies: tuple[BodySpec, ...] = ()
    shapes: tuple[ShapeSpec, ...] = ()
    joints: tuple[Joint, ...] = ()
    fit: float = 1.0
    loose: bool = False
    material: Material = Material.PLASTIC


@dataclass(frozen=True)
class Frame:
    """A rigid motion of the plane: turn by angle, then shift."""

    angle: float = 0.0
    shift: Point = (0.0, 0.0)

    def point(self, p: Point) -> Point:
        """Where the nominal point p really is."""
        c, s = math.cos(self.angle), math.sin(self.angle)
        return (c * p[0] - s * p[1] + self.shift[0], s * p[0] + c * p[1] + self.shift[1])

    @staticmethod
    def about(foot: Point, angle: float, dx: float) -> Frame:
        """Lean by angle (rad) about foot, then slide by dx (cm)."""
        c, s = math.cos(angle), math.sin(angle)
        return Frame(angle, (foot[0] - c * foot[0] + s * foot[1] + dx, foot[1] - s * foot[0] - c * foot[1]))

    def after(self, inner: Frame) -> Frame:
        """The frame of something moved by inner that stands on something moved by self."""
        return Frame(self.angle + inner.angle, self.point(inner.shift))


@dataclass(frozen=True)
class RigidMove:
    """How something was moved rigidly: it stood in one frame and stands in another."""

    before: Frame
    after: Frame

    @property
    def angle(self) -> float:
        """By how much it was turned, rad."""
        return self.after.angle - self.before.angle

    def point(self, p: Point) -> Point:
        """Where a point of it, world cm, has come to."""
        x, y = p[0] - self.before.shift[0], p[1] - self.before.shift[1]
        c, s = math.cos(self.before.angle), math.sin(self.before.angle)
        return self.after.point((c * x + s * y, c * y - s * x))

    def pose(self, pose: Pose) -> Pose:
        """Where a body of it has come to that was in this pose."""
        return (*self.point(pose[:2]), pose[2] + self.angle)
