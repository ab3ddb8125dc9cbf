"""A kind of part in its own coordinates (cm, g, s; y up), as it is before anybody has placed it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from game.games.mousetrap.trap.layout import BOARD, Plane
from game.machine.specs import (
    Band,
    BodySpec,
    Buoyancy,
    Burst,
    Drag,
    Force,
    Frame,
    Joint,
    Limit,
    Material,
    Outline,
    Pivot,
    Point,
    Rail,
    Rocker,
    ShapeSpec,
    Surface,
    Tether,
    Wind,
    carried,
)

WALL = BOARD
"""The body that never turns: the board with its back wall."""
FRONT = int(Plane.KICK | Plane.BUCKET | Plane.BALL | Plane.ROD | Plane.DIVE | Plane.CAGE)
"""Every plane in front: a generic part touches whatever is there. Gears turn behind, among the teeth."""

INSIDE = 512
"""The plane of what moves in a case and touches nothing outside it."""
HIGH = 1024
"""The plane of the ceiling and of what floats up to it."""
NEARLY = math.radians(20)
"""How near to a stop its dial is set at the most."""


@dataclass(frozen=True)
class Anchor:
    """A point of a body to which a tie is made fast."""

    name: str
    body: str
    at: Point


@dataclass(frozen=True)
class Cage:
    """What catches: a body, the middle of its rim, half its inner width and its height over the rim, and its mouse."""

    body: str
    rim: Point
    half_width: float
    height: float
    mouse: str


@dataclass(frozen=True)
class Kind:
    """A part that can be placed any number of times.

    loose: nothing fastens it, so it is set down and not hung up. feet: it stands on the floor, never hangs on the wall.
    level: what holds it has tabs or holes, so that a hand errs sideways only.
    round: bodies that may turn while the machine settles. wheels: pulley radius by body. hand: the body that a hand
    turns. reach: how far a gear's pitch circle is from its middle, 0 for anything else. flings: the body that it throws
    out or up. dial: the body that is set by turning the part, which itself stays upright, and which is held until the
    run starts.
    """

    id: str
    colour: str
    bodies: tuple[BodySpec, ...] = ()
    shapes: tuple[ShapeSpec, ...] = ()
    joints: tuple[Joint, ...] = ()
    loose: bool = False
    feet: bool = False
    level: bool = False
    fit: float = 1.0
    anchors: tuple[Anchor, ...] = ()
    wheels: tuple[tuple[str, float], ...] = ()
    round: frozenset[str] = frozenset()
    cage: Cage | None = None
    hand: str = ""
    reach: float = 0.0
    material: Material = Material.PLASTIC
    forces: tuple[Force, ...] = ()
    flings: str = ""
    dial: str = ""

    @property
    def floats(self) -> bool:
        """Whether air bears it up, so that it rises where nothing holds it."""
        return any(isinstance(force, Buoyancy) for force in self.forces)

    @property
    def acts(self) -> bool:
        """Whether it does a thing once in a run that is told of: it bursts, or flings something up."""
        return bool(self.flings) or any(isinstance(force, Burst) for force in self.forces)


def shaped(body: str, surface: Surface, *outlines: Outline, planes: int = FRONT) -> tuple[ShapeSpec, ...]:
    """Outlines on one body that touch whatever shares a plane with them."""
    return tuple(ShapeSpec(outline, planes, surface, body) for outline in outlines)


def shown(body: str, *outlines: Outline) -> tuple[ShapeSpec, ...]:
    """Outlines that are only to be looked at."""
    return shaped(body, Surface(0.0, 0.0), *outlines, planes=int(Plane.SEE))


def mirrored(kind: Kind) -> Kind:
    """The same part as its mirror image: left is right, and what turned clockwise turns the other way."""
    return _carried(kind, lambda p: (-p[0], p[1]), -1)


def moved(kind: Kind, by: Point) -> Kind:
    """The same part with its own coordinates shifted."""
    return _carried(kind, lambda p: (p[0] + by[0], p[1] + by[1]), 1)


@cache
def dialled(kind: Kind, deg: int) -> Kind:
    """The same part with its dial turned by so many degrees, or as far as its stops let it."""
    stop = next(joint for joint in kind.joints if isinstance(joint, Limit) and joint.b == kind.dial)
    low, high = stop.low + NEARLY, stop.high - NEARLY
    wanted = math.radians(deg)
    turn = next((t for t in (wanted, wanted + math.tau, wanted - math.tau) if low <= t <= high), None)
    turn = min(high, max(low, wanted)) if turn is None else turn
    centre = next(body.centre for body in kind.bodies if body.name == kind.dial)
    home = Frame.about(centre, turn, 0.0)
    return replace(
        kind,
        bodies=tuple(replace(each, angle=turn) if each.name == kind.dial else each for each in kind.bodies),
        shapes=tuple(
            replace(each, outline=carried(each.outline, home.point)) if each.body == kind.dial else each
            for each in kind.shapes
        ),
        joints=tuple(
            replace(each, low=each.low - turn, high=each.high - turn) if each is stop else each for each in kind.joints
        ),
    )


def hangs(kind: Kind) -> bool:
    """Whether it is fastened to the wall, so that a hand errs in height too."""
    return not (kind.loose or kind.feet or kind.level)


def _carried(kind: Kind, to: Callable[[Point], Point], side: int) -> Kind:
    return replace(
        kind,
        bodies=tuple(replace(body, centre=to(body.centre)) for body in kind.bodies),
        shapes=tuple(replace(shape, outline=carried(shape.outline, to)) for shape in kind.shapes),
        joints=tuple(_joint(joint, to, side) for joint in kind.joints),
        anchors=tuple(replace(anchor, at=to(anchor.at)) for anchor in kind.anchors),
        cage=kind.cage and replace(kind.cage, rim=to(kind.cage.rim)),
        forces=tuple(_force(force, to) for force in kind.forces),
    )


def _joint(joint: Joint, to: Callable[[Point], Point], side: int) -> Joint:
    match joint:
        case Pivot(at=at):
            return replace(joint, at=to(at))
        case Limit(low=low, high=high):
            return replace(joint, low=min(side * low, side * high), high=max(side * low, side * high))
        case Rocker(rest=rest):
            return replace(joint, rest=side * rest)
        case Band(at_a=a, at_b=b) | Tether(at_a=a, at_b=b):
            return replace(joint, at_a=to(a), at_b=to(b))
        case Rail(start=start, end=end, at=at):
            return replace(joint, start=to(start), end=to(end), at=to(at))
        case Drag():
            return joint


def _force(force: Force, to: Callable[[Point], Point]) -> Force:
    match force:
        case Buoyancy(at=at):
            return replace(force, at=to(at))
        case Wind(mouth=mouth, towards=towards):
            return replace(force, mouth=to(mouth), towards=to(towards))
        case Burst():
            return force
