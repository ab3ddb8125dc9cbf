"""What falls over, tips, strikes or swings."""

from __future__ import annotations

import math

from game.machine.specs import Bar, BodySpec, Disc, Drag, Hull, Limit, Material, Pivot, Surface
from game.workshop.parts.kind import WALL, Anchor, Kind, shaped, shown

DOMINO = (0.8, 4.8, 6.0)  # cm, cm, g.
WEIGHT = (3.0, 80.0)  # cm, g.
SEESAW, SEESAW_MASS, SEESAW_TILT = 14.0, 10.0, math.radians(18)
HAMMER_ARM, HAMMER_HEAD, HAMMER_LEAN = 7.0, 30.0, math.radians(6)
PENDULUM_ARM, PENDULUM_MASS = 6.0, 30.0


def _box(width: float, height: float) -> Hull:
    half = width / 2
    return Hull(((-half, 0.0), (half, 0.0), (half, height), (-half, height)))


def _block(name: str, colour: str, size: tuple[float, float, float], surface: Surface) -> Kind:
    """A block that stands on its foot, which is its origin."""
    width, height, mass = size
    body = BodySpec("block", mass, mass * (width**2 + height**2) / 12, (0.0, height / 2))
    top = Anchor("top", "block", (0.0, height))
    shapes = shaped("block", surface, _box(width, height))
    return Kind(name, colour, bodies=(body,), shapes=shapes, loose=True, anchors=(top,))


def _seesaw() -> Kind:
    """A beam on an axle whose left end is heavy and lies low; a lip at either end keeps marbles on it."""
    c, s = math.cos(SEESAW_TILT), math.sin(SEESAW_TILT)
    half = SEESAW / 2
    ends = left, right = (-half * c, -half * s), (half * c, half * s)
    # Its centre of mass half a centimetre towards the left end, so that it comes back by itself.
    body = BodySpec("beam", SEESAW_MASS, SEESAW_MASS * SEESAW**2 / 12, (-0.5 * c, -0.5 * s))
    return Kind(
        "seesaw",
        "#5bb9ee",
        bodies=(body,),
        shapes=(
            *shaped("beam", Surface(0.5, 0.2), Bar(left, right, 0.15)),
            *shaped("beam", Surface(0.5, 0.2), *(Bar(end, (end[0] - 0.8 * s, end[1] + 0.8 * c), 0.15) for end in ends)),
            *shown(WALL, Hull(((-1.2, -2.2), (1.2, -2.2), (0.0, 0.0)))),
        ),
        joints=(Pivot(WALL, "beam", (0.0, 0.0)), Limit(WALL, "beam", -2 * SEESAW_TILT, 0.0)),
        anchors=(Anchor("left", "beam", left), Anchor("right", "beam", right)),
    )


def _hammer() -> Kind:
    """An arm on an axle at its foot, leaning left on its stop; it falls to the right."""
    s, c = math.sin(HAMMER_LEAN), math.cos(HAMMER_LEAN)

    def along(up: float, right: float) -> tuple[float, float]:
        return (-up * s + right * c, up * c + right * s)

    head = tuple(along(HAMMER_ARM + dy, dx) for dx, dy in ((-1.2, -0.8), (1.2, -0.8), (1.2, 0.8), (-1.2, 0.8)))
    moment = HAMMER_HEAD * (2.4**2 + 1.6**2) / 12
    return Kind(
        "hammer",
        "#8c4a28",
        bodies=(BodySpec("hammer", HAMMER_HEAD, moment, along(HAMMER_ARM, 0.0)),),
        shapes=(
            *shaped("hammer", Surface(0.4, 0.3), Hull(head)),
            *shaped("hammer", Surface(0.4, 0.3), Bar((0.0, 0.0), along(HAMMER_ARM - 0.8, 0.0), 0.15)),
        ),
        joints=(Pivot(WALL, "hammer", (0.0, 0.0)), Limit(WALL, "hammer", -math.radians(130), 0.0)),
        anchors=(Anchor("head", "hammer", along(HAMMER_ARM, 0.0)),),
        material=Material.WOOD,
    )


def _pendulum() -> Kind:
    """A bob on a stiff arm that hangs from its axle, which is its origin."""
    bob = Hull(((-1.2, -PENDULUM_ARM - 0.8), (1.2, -PENDULUM_ARM - 0.8), (1.2, -5.2), (-1.2, -5.2)))
    moment = PENDULUM_MASS * (2.4**2 + 1.6**2) / 12
    return Kind(
        "pendulum",
        "#8c4a28",
        bodies=(BodySpec("bob", PENDULUM_MASS, moment, (0.0, -PENDULUM_ARM)),),
        shapes=(
            *shaped("bob", Surface(0.4, 0.3), bob),
            *shown("bob", Bar((0.0, 0.0), (0.0, -5.2), 0.12), Disc((0.0, 0.0), 0.25)),
        ),
        joints=(Pivot(WALL, "bob", (0.0, 0.0)), Drag(WALL, "bob", 2000.0)),  # dyn.cm: it swings for some six seconds.
        anchors=(Anchor("bob", "bob", (0.0, -PENDULUM_ARM)),),
        material=Material.WOOD,
    )


KINDS = (
    _block("domino", "#6f7680", DOMINO, Surface(0.6, 0.3)),
    # With wood the product is 0.45: it slides from 24 degrees.
    _block("weight", "#5c6068", (WEIGHT[0], WEIGHT[0], WEIGHT[1]), Surface(0.75, 0.1)),
    _seesaw(),
    _hammer(),
    _pendulum(),
)
