"""What floats, what pricks it, what blows, and what pops up."""

from __future__ import annotations

import math
from dataclasses import replace

from game.games.mousetrap.trap.base_a import AXLE_DRAG
from game.machine.specs import (
    Band,
    Bar,
    BodySpec,
    Buoyancy,
    Burst,
    Disc,
    Drag,
    Hull,
    Limit,
    Pivot,
    Point,
    Rail,
    Surface,
    Wind,
)
from game.workshop.parts.kind import FRONT, HIGH, INSIDE, WALL, Anchor, Kind, shaped
from game.workshop.parts.turning import WHEELS, teeth_of

# cm and g: a balloon lifts a pail with a glass marble in it, not one with a steel one.
BALLOON, BALLOON_MASS, BALLOON_LIFT = 2.4, 2.0, 14.0
BALLOON_DRAG = 7.0  # dyn.s2/cm2: with nothing on it it rises by 40 cm/s.
KNOT, KNOT_MASS = (0.0, -2.75), 0.6
HEDGEHOG, HEDGEHOG_MASS = 1.2, 8.0
FAN_MOUTH, FAN_HALF = 4.2, 1.3
# cm/s at the mouth for each rad/s: 90 beside a crank, twice as much by its belt.
FAN_SPEED, FAN_REACH, FAN_PUSH = 20.0, 12.0, 0.07
HOOK = Surface(0.25, 0.0)
CRUST, SLICE_MASS = Surface(0.6, 0.1), 3.0
RACK, RACK_WAY, RACK_MASS = 1.2, 1.8, 2.0
# dyn/cm and cm: 6e4 dyn at first, which throw the slice up by some 20 cm.
TOASTER_SPRING, TOASTER_LOAD = 1.0e4, 6.0
HINGE: Point = (2.3, 0.35)


def _balloon() -> Kind:
    """A balloon with a knot below, to which a string is tied; once it has burst only the knot is left."""
    x, y = KNOT
    return Kind(
        "balloon",
        "#e0303a",
        bodies=(
            BodySpec("balloon", BALLOON_MASS, 8.0, (0.0, 0.0)),
            BodySpec("knot", KNOT_MASS, KNOT_MASS * 0.1, KNOT),
        ),
        shapes=(
            *shaped("balloon", Surface(0.4, 0.6), Disc((0.0, 0.0), BALLOON), planes=FRONT | HIGH),
            *shaped("knot", Surface(0.5, 0.1), Disc(KNOT, 0.25)),
        ),
        joints=(Pivot("balloon", "knot", (x, y + 0.3)), Limit("balloon", "knot", 0.0, 0.0)),
        loose=True,
        anchors=(Anchor("knot", "knot", (x, y - 0.2)),),
        forces=(Buoyancy("balloon", (0.0, 0.3), BALLOON_LIFT, BALLOON_DRAG, 150.0), Burst("balloon")),
    )


def _hedgehog() -> Kind:
    """A hedgehog rolled up: a ball whose spines prick."""
    radius, mass = HEDGEHOG, HEDGEHOG_MASS
    (ball,) = shaped("hedgehog", Surface(0.9, 0.3), Disc((0.0, 0.0), radius))
    return Kind(
        "hedgehog",
        "#8a5a34",
        bodies=(BodySpec("hedgehog", mass, 0.4 * mass * radius**2, (0.0, 0.0)),),
        shapes=(replace(ball, sharp=True),),
        loose=True,
        round=frozenset({"hedgehog"}),
    )


def _fan() -> Kind:
    """A blower in front of a gear, whose mouth points right; the faster it turns, the harder it blows."""
    mass, moment = WHEELS[12]
    horn = Hull(((1.0, -0.7), (FAN_MOUTH - 0.2, -FAN_HALF), (FAN_MOUTH - 0.2, FAN_HALF), (1.0, 0.7)))
    mouth = (FAN_MOUTH + 0.2, 0.0)
    return Kind(
        "fan",
        "#2c8fd6",
        bodies=(BodySpec("gear", mass, moment, (0.0, 0.0)),),
        shapes=(*teeth_of(12, "gear"), *shaped(WALL, Surface(0.4, 0.3), Disc((0.0, 0.0), 1.7), horn)),
        joints=(Pivot(WALL, "gear", (0.0, 0.0)), Drag(WALL, "gear", AXLE_DRAG)),
        round=frozenset({"gear"}),
        wheels=(("gear", 1.2),),
        reach=2.4,
        forces=(Wind(WALL, "gear", mouth, (mouth[0] + 1.0, 0.0), FAN_HALF, FAN_SPEED, FAN_REACH, FAN_PUSH, FRONT),),
    )


def _toaster() -> Kind:
    """A slice on a rack that a hook keeps down against a spring, until the lever on the right is pressed."""
    case = Surface(0.3, 0.1)
    walls = (Bar((side * 2.1, 0.2), (side * 2.1, 3.3), 0.2) for side in (-1, 1))
    x, y = HINGE
    low, high = RACK + 0.15, RACK + 3.15
    crust = Hull(((-1.6, low), (1.6, low), (1.6, high - 0.6), (1.2, high), (-1.2, high), (-1.6, high - 0.6)))
    lug, nose, back = (x + 0.2, RACK), (x + 0.12, RACK + 0.29), (x + 0.8, RACK + 0.29)
    elbow = (x + 0.8, y + 0.3)
    hook = (Bar(HINGE, elbow, 0.15), Bar(elbow, back, 0.15), Bar(back, nose, 0.15))
    lever = Bar((x + 0.9, y + 0.7), (x + 3.2, y + 1.2), 0.15)
    return Kind(
        "toaster",
        "#d94f70",
        bodies=(
            BodySpec("rack", RACK_MASS, RACK_MASS, (0.0, RACK)),
            BodySpec("lever", 2.0, 2.0, (x + 0.3, y + 0.5)),
            BodySpec("toast", SLICE_MASS, SLICE_MASS * (3.2**2 + 3.0**2) / 12, (0.0, (low + high) / 2)),
        ),
        shapes=(
            *shaped(WALL, case, *walls, Bar((-2.1, 0.2), (2.1, 0.2), 0.2)),
            *shaped("rack", case, Bar((-1.4, RACK), (1.4, RACK), 0.15)),
            *shaped("rack", HOOK, Bar((1.4, RACK), lug, 0.15), planes=INSIDE),
            *shaped("lever", HOOK, *hook, planes=INSIDE),
            *shaped("lever", Surface(0.5, 0.1), lever),
            *shaped("toast", CRUST, crust),
        ),
        joints=(
            Rail(WALL, "rack", (0.0, RACK), (0.0, RACK + RACK_WAY), (0.0, RACK)),
            Limit(WALL, "rack", 0.0, 0.0),
            Band(WALL, "rack", (0.0, RACK - 1.0), (0.0, RACK), 1.0 + TOASTER_LOAD, TOASTER_SPRING, 20.0),
            Pivot(WALL, "lever", HINGE),
            Limit(WALL, "lever", -math.radians(25), 0.0),
        ),
        flings="toast",
        anchors=(Anchor("lever", "lever", (x + 3.2, y + 1.2)),),
    )


KINDS = (_balloon(), _hedgehog(), _fan(), _toaster())
