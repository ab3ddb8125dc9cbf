"""What is pulled, filled, struck or turned by what falls on it."""

from __future__ import annotations

import math
from itertools import pairwise

from game.games.mousetrap.trap.base_a import AXLE_DRAG
from game.machine.specs import Bar, BodySpec, Disc, Drag, Hull, Limit, Material, Pivot, Point, Surface
from game.workshop.parts.kind import WALL, Anchor, Kind, shaped, shown
from game.workshop.parts.turning import ARM, WHEELS, teeth_of

SHELL = Surface(0.5, 0.2)
# cm and g: half the length of a cart, its wheels and how high its floor is; and the torque of its axles, dyn.cm.
CART_HALF, CART_WHEEL, CART_FLOOR = 3.0, 0.8, 1.85
CART_MASS, CART_WHEEL_MASS, CART_DRAG = 16.0, 4.0, 150.0
PAIL_WIDTH, PAIL_HEIGHT, PAIL_MASS = 3.2, 3.0, 6.0
PADDLES, PADDLE_REACH, PADDLE_MASS = 6, 3.6, 12.0
PADDLE_DRAG = 800.0  # dyn.cm: a steel marble that lies on a paddle turns it with 2e4.
PULLEY, PULLEY_MASS = 3.0, 9.0
BELL_MASS, BELL_HANGS = 8.0, 1.6
SAW_TEETH, SAW_INNER, SAW_OUTER, PAWL_MASS = 12, 2.1, 2.8, 2.4


def _cart() -> Kind:
    """A flat cart on two wheels, with a lip at either end that keeps a marble on it; it stands on its wheels."""
    floor = Bar((-CART_HALF, CART_FLOOR), (CART_HALF, CART_FLOOR), 0.2)
    lips = (Bar((side * CART_HALF, CART_FLOOR), (side * CART_HALF, CART_FLOOR + 0.9), 0.15) for side in (-1, 1))
    wheels = (("left", -1.9), ("right", 1.9))
    moment = CART_MASS * (2 * CART_HALF) ** 2 / 12
    return Kind(
        "cart",
        "#d9342b",
        bodies=(
            BodySpec("floor", CART_MASS, moment, (0.0, CART_FLOOR)),
            *(
                BodySpec(name, CART_WHEEL_MASS, CART_WHEEL_MASS * CART_WHEEL**2 / 2, (x, CART_WHEEL))
                for name, x in wheels
            ),
        ),
        shapes=(
            *shaped("floor", SHELL, floor, *lips),
            *(
                shape
                for name, x in wheels
                for shape in shaped(name, Surface(0.9, 0.1), Disc((x, CART_WHEEL), CART_WHEEL))
            ),
        ),
        joints=tuple(
            joint
            for name, x in wheels
            for joint in (Pivot("floor", name, (x, CART_WHEEL)), Drag("floor", name, CART_DRAG))
        ),
        loose=True,
        anchors=(
            Anchor("left", "floor", (-CART_HALF, CART_FLOOR)),
            Anchor("right", "floor", (CART_HALF, CART_FLOOR)),
        ),
        round=frozenset({"left", "right"}),
    )


def _pail() -> Kind:
    """An open pail that stands on its bottom, or hangs by a rope from its handle."""
    half = PAIL_WIDTH / 2
    low, high = 0.15, PAIL_HEIGHT
    corners: tuple[Point, ...] = ((-half, high), (-half + 0.25, low), (half - 0.25, low), (half, high))
    walls = tuple(Bar(a, b, 0.15) for a, b in pairwise(corners))
    handle = (0.0, high + 1.0)
    return Kind(
        "pail",
        "#3fa34d",
        bodies=(BodySpec("pail", PAIL_MASS, PAIL_MASS * (PAIL_WIDTH**2 + PAIL_HEIGHT**2) / 8, (0.0, high * 0.4)),),
        shapes=(
            *shaped("pail", SHELL, *walls),
            *shown("pail", Bar(corners[0], handle, 0.06), Bar(handle, corners[3], 0.06)),
        ),
        loose=True,
        anchors=(Anchor("handle", "pail", handle),),
    )


def _paddle_wheel() -> Kind:
    """Paddles in front of a gear: what falls on them turns it, and the gear passes that on."""
    mass, moment = WHEELS[12]
    angles = [math.tau * number / PADDLES for number in range(PADDLES)]
    ends = [(PADDLE_REACH * math.cos(angle), PADDLE_REACH * math.sin(angle)) for angle in angles]
    own = PADDLE_MASS * PADDLE_REACH**2 / 3
    return Kind(
        "paddle_wheel",
        "#c98b45",
        bodies=(BodySpec("gear", mass + PADDLE_MASS, moment + own, (0.0, 0.0)),),
        shapes=(*teeth_of(12, "gear"), *shaped("gear", SHELL, *(Bar((0.0, 0.0), end, 0.15) for end in ends))),
        joints=(Pivot(WALL, "gear", (0.0, 0.0)), Drag(WALL, "gear", PADDLE_DRAG)),
        round=frozenset({"gear"}),
        wheels=(("gear", 2.4),),
        reach=2.4,
        material=Material.WOOD,
    )


def _pulley() -> Kind:
    """A wheel for a belt, which passes behind everything, with an arm in front that moves what it meets."""
    return Kind(
        "pulley",
        "#f08a24",
        bodies=(BodySpec("wheel", PULLEY_MASS, PULLEY_MASS * PULLEY**2 / 2, (0.0, 0.0)),),
        shapes=(
            *shown("wheel", Disc((0.0, 0.0), PULLEY)),
            *shaped("wheel", Surface(0.4, 0.2), Bar((0.0, 0.0), (ARM, 0.0), 0.2)),
        ),
        joints=(Pivot(WALL, "wheel", (0.0, 0.0)), Drag(WALL, "wheel", AXLE_DRAG)),
        round=frozenset({"wheel"}),
        wheels=(("wheel", PULLEY),),
    )


def _bell() -> Kind:
    """A bell that swings about the bracket on which it hangs, its origin."""
    mouth, crown = 3.0, 0.5
    dome = Hull(((-1.5, -mouth), (1.5, -mouth), (0.7, -crown), (-0.7, -crown)))
    return Kind(
        "bell",
        "#e8b93a",
        bodies=(BodySpec("bell", BELL_MASS, BELL_MASS * 1.2, (0.0, -BELL_HANGS)),),
        shapes=(
            *shaped("bell", Surface(0.3, 0.6), dome),
            *shown("bell", Disc((0.0, -mouth), 0.4), Disc((0.0, 0.0), 0.3)),
        ),
        joints=(
            Pivot(WALL, "bell", (0.0, 0.0)),
            Limit(WALL, "bell", -math.radians(60), math.radians(60)),
            Drag(WALL, "bell", 400.0),  # dyn.cm: it swings for some three seconds.
        ),
        anchors=(Anchor("mouth", "bell", (0.0, -mouth)),),
    )


def _ratchet() -> Kind:
    """A gear with saw teeth in front, on which a pawl lies by its weight: it turns anticlockwise and not back."""
    mass, moment = WHEELS[12]
    step = math.tau / SAW_TEETH

    def at(radius: float, angle: float) -> Point:
        return (radius * math.cos(angle), radius * math.sin(angle))

    saw = (
        Hull((at(SAW_INNER, n * step), at(SAW_OUTER, n * step), at(SAW_INNER, (n + 1) * step)))
        for n in range(SAW_TEETH)
    )
    hinge, tip = (4.0, 3.3), (0.75, 2.75)
    middle = ((hinge[0] + tip[0]) / 2, (hinge[1] + tip[1]) / 2)
    length = math.dist(hinge, tip)
    return Kind(
        "ratchet",
        "#7b4bb0",
        bodies=(
            BodySpec("gear", mass + 6.0, moment + 25.0, (0.0, 0.0)),
            BodySpec("pawl", PAWL_MASS, PAWL_MASS * length**2 / 12, middle),
        ),
        shapes=(
            *teeth_of(12, "gear"),
            *shaped("gear", Surface(0.4, 0.0), Disc((0.0, 0.0), SAW_INNER), *saw),
            *shaped("pawl", Surface(0.4, 0.0), Bar(hinge, tip, 0.15)),
        ),
        joints=(
            Pivot(WALL, "gear", (0.0, 0.0)),
            Drag(WALL, "gear", AXLE_DRAG),
            Pivot(WALL, "pawl", hinge),
            Limit(WALL, "pawl", -math.radians(40), math.radians(20)),
        ),
        round=frozenset({"gear", "pawl"}),
        wheels=(("gear", 2.4),),
        reach=2.4,
    )


KINDS = (_cart(), _pail(), _paddle_wheel(), _pulley(), _bell(), _ratchet())
