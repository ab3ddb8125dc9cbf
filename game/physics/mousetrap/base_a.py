"""Parts 1 to 8: from the crank over the gears and the stop sign to the shoe."""

from __future__ import annotations

import math

from game.physics.mousetrap.layout import BOARD, GEAR, GEAR3, GEAR5, PEG, PLASTIC, SHOE_PIVOT, SIGN_PIVOT, Plane
from game.physics.mousetrap.teeth import wheel
from game.physics.specs import (
    Band,
    Bar,
    BodySpec,
    Disc,
    Drag,
    Hull,
    Limit,
    Outline,
    PartSpec,
    Pivot,
    Point,
    ShapeSpec,
    Surface,
)

MODULE = 0.40
TEETH_3, TEETH_5 = 12, 16
THINNED = 0.05
AXLE_DRAG = 4e3
PEGS = 3
PEG_CIRCLE = 2.4
PEG_PHASE = math.radians(100)
LEVER_LEAN = math.radians(28)
LEVER = 5.9
BAND = 4.5e4
SIGN_REST = math.radians(2)
PLATE = Surface(0.4, 0.7)
SHOE_SOLE = Surface(0.4, 0.8)


def _from(origin: Point, dx: float, dy: float) -> Point:
    return (origin[0] + dx, origin[1] + dy)


def _hull(origin: Point, *offsets: Point) -> Hull:
    return Hull(tuple(_from(origin, dx, dy) for dx, dy in offsets), 0.1)


def _polar(origin: Point, radius: float, angle: float) -> Point:
    return _from(origin, radius * math.cos(angle), radius * math.sin(angle))


def _seen(body: str, *outlines: Outline) -> tuple[ShapeSpec, ...]:
    return tuple(ShapeSpec(outline, Plane.SEE, PLASTIC, body) for outline in outlines)


def _sign(dx: float, dy: float) -> Point:
    """A point of the sign as it rests, SIGN_REST past upright."""
    c, s = math.cos(SIGN_REST), math.sin(SIGN_REST)
    return _from(SIGN_PIVOT, c * dx + s * dy, c * dy - s * dx)


def _lever(radius: float) -> Point:
    return _sign(-radius * math.sin(LEVER_LEAN), -radius * math.cos(LEVER_LEAN))


STOP_POST = _sign(0.75, 5.2)

BASE_A = PartSpec(
    1,
    "base_a",
    "Base A",
    "#1f8f86",
    (),
    "crank_turned",
    (9.0, 0.0),
    fit=0.5,
    shapes=(
        *_seen(BOARD, Hull(((0.2, 13.6), (17.4, 13.6), (17.4, 14.4), (0.2, 14.4)), 0.1)),
        *_seen(BOARD, Hull(((1.0, 0.1), (3.0, 0.1), (5.0, 13.6), (3.2, 13.6)), 0.1)),
        *_seen(BOARD, Hull(((14.6, 0.1), (16.6, 0.1), (14.4, 13.6), (12.6, 13.6)), 0.1)),
        *_seen(BOARD, Hull(((2.2, 5.4), (15.4, 5.4), (15.3, 6.4), (2.3, 6.4)), 0.1)),
        *_seen(BOARD, Bar((10.72, 14.4), GEAR5, 0.45)),
        *_seen(BOARD, Bar((11.9, 14.4), (11.9, 26.6), 0.22)),
        ShapeSpec(Disc(STOP_POST, 0.6), Plane.SIGN, Surface(0.3, 0.1), BOARD),
    ),
)

GEAR_SUPPORT = PartSpec(
    2,
    "gear_support",
    "Gear support",
    "#f08a24",
    (1,),
    "crank_turned",
    (5.0, 14.4),
    shapes=_seen(BOARD, Bar((3.4, 14.6), GEAR3, 0.3), Bar((6.6, 14.6), GEAR3, 0.3), Bar((3.0, 14.6), (7.0, 14.6), 0.2)),
)

GEAR_3 = PartSpec(
    3,
    "gear_3",
    "Gear 3",
    "#d9342b",
    (2,),
    "crank_turned",
    GEAR3,
    fit=0.8,
    bodies=(BodySpec("gear_3", 7.2, 21.0, GEAR3),),
    shapes=(
        *(ShapeSpec(t, Plane.TEETH, GEAR, "gear_3") for t in wheel(GEAR3, MODULE, TEETH_3, 0.0, THINNED)),
        *_seen("gear_3", Disc(GEAR3, 2.05)),
    ),
    joints=(Pivot(BOARD, "gear_3", GEAR3), Drag(BOARD, "gear_3", AXLE_DRAG)),
)

CRANK = PartSpec(
    4,
    "crank",
    "Crank",
    "#ffd21f",
    (3,),
    "crank_turned",
    GEAR3,
    bodies=(BodySpec("crank", 85.0, 260.0, _from(GEAR3, 0.0, 3.0)),),
    shapes=_seen("crank", Bar(GEAR3, _from(GEAR3, 0.0, 3.0), 0.32), Disc(_from(GEAR3, 0.0, 3.0), 0.55)),
    joints=(Pivot(BOARD, "crank", GEAR3), Limit("gear_3", "crank", 0.0, 0.0)),
)

GEAR_5 = PartSpec(
    5,
    "gear_5",
    "Gear 5",
    "#2c6fd6",
    (1,),
    "gear5_turned",
    GEAR5,
    fit=0.8,
    bodies=(BodySpec("gear_5", 13.3, 69.0, GEAR5),),
    shapes=(
        *(
            ShapeSpec(t, Plane.TEETH, GEAR, "gear_5")
            for t in wheel(GEAR5, MODULE, TEETH_5, math.pi + math.pi / TEETH_5, THINNED)
        ),
        *(
            ShapeSpec(Disc(_polar(GEAR5, PEG_CIRCLE, PEG_PHASE + math.tau * i / PEGS), 0.22), Plane.PEGS, PEG, "gear_5")
            for i in range(PEGS)
        ),
        *_seen("gear_5", Disc(GEAR5, 2.8)),
    ),
    joints=(Pivot(BOARD, "gear_5", GEAR5), Drag(BOARD, "gear_5", AXLE_DRAG)),
)

STOP_SIGN = PartSpec(
    6,
    "stop_sign",
    "Stop sign",
    "#e0262b",
    (1,),
    "sign_drawn",
    SIGN_PIVOT,
    fit=0.85,
    bodies=(BodySpec("sign", 4.0, 60.0, _sign(0.0, 3.5)),),
    shapes=(
        ShapeSpec(Bar(SIGN_PIVOT, _sign(0.0, 6.0), 0.15), Plane.SIGN, PLASTIC, "sign"),
        ShapeSpec(
            Hull(tuple(_polar(_sign(0.0, 7.0), 1.5, math.pi / 8 + i * math.pi / 4) for i in range(8))),
            Plane.KICK,
            PLATE,
            "sign",
        ),
        *_seen("sign", Bar(SIGN_PIVOT, _lever(4.3), 0.15)),
        ShapeSpec(Bar(_lever(4.3), _lever(LEVER), 0.15), Plane.PEGS, PEG, "sign"),
    ),
    joints=(
        Pivot(BOARD, "sign", SIGN_PIVOT),
        Band(BOARD, "sign", _from(SIGN_PIVOT, 4.0, 3.0), _sign(0.0, 3.0), 3.5, BAND, 8.0),
    ),
)

LAMPPOST = PartSpec(
    7,
    "lamppost",
    "Lamppost",
    "#2f6f3a",
    (1,),
    "shoe_struck",
    (16.0, 14.4),
    fit=0.9,
    shapes=_seen(
        BOARD,
        Bar((16.0, 14.4), (16.0, 34.6), 0.3),
        Bar((16.0, 34.6), (15.0, 35.6), 0.3),
        Bar((15.0, 35.6), (13.61, 35.4), 0.3),
        Bar((13.61, 35.4), SHOE_PIVOT, 0.2),
    ),
)

SHOE = PartSpec(
    8,
    "shoe",
    "Shoe",
    "#8c4a28",
    (7,),
    "shoe_struck",
    SHOE_PIVOT,
    bodies=(BodySpec("shoe", 10.4, 36.0, _from(SHOE_PIVOT, 0.25, -4.2)),),
    shapes=(
        ShapeSpec(
            _hull(SHOE_PIVOT, (-1.0, -5.5), (1.75, -5.5), (1.85, -4.9), (0.5, -4.2), (-1.0, -4.2)),
            Plane.KICK | Plane.BUCKET,
            SHOE_SOLE,
            "shoe",
        ),
        *_seen("shoe", _hull(SHOE_PIVOT, (-0.95, -4.3), (0.6, -4.3), (0.55, -2.4), (-0.85, -2.4))),
        *_seen("shoe", Bar(SHOE_PIVOT, _from(SHOE_PIVOT, -0.1, -2.5), 0.12)),
    ),
    joints=(Pivot(BOARD, "shoe", SHOE_PIVOT), Drag(BOARD, "shoe", 300.0)),
)

PARTS = (BASE_A, GEAR_SUPPORT, GEAR_3, CRANK, GEAR_5, STOP_SIGN, LAMPPOST, SHOE)
