"""Parts 1 to 8: from the crank over the gears and the stop sign to the shoe."""

from __future__ import annotations

import math

from game.games.mousetrap.trap.layout import (
    BOARD,
    GEAR,
    GEAR3,
    GEAR5,
    PEG,
    PLASTIC,
    SHOE_PIVOT,
    SIGN_PIVOT,
    Plane,
    wheel,
)
from game.machine.specs import (
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

# cm of pitch diameter a tooth. With 12 and 16 teeth gear 5 follows within 0.21 degrees; straight-sided teeth: 2.2.
MODULE = 0.40
TEETH_3, TEETH_5 = 12, 16
THINNED = 0.05  # cm taken off each tooth: 4.4 degrees of play, so that a gear set down askew still turns.
# dyn.cm. A free gear comes to rest; a hundredth of the hand's torque. Half and twice as much made no difference.
AXLE_DRAG = 4e3
# The next peg must not arrive before the sign has snapped back. First kicks that tip the bucket, at 2 and 3 turns a
# second: with 4 pegs 95 and 12 of 100, with 3 pegs 100 and 65, with 2 pegs 100 at both.
PEGS = 3
PEG_CIRCLE = 2.4  # cm. Pegs lie inside the teeth (root radius 2.7).
# Where the first peg stands at the start: clear of the lever, which it would else push the wrong way.
PEG_PHASE = math.radians(100)
# From straight down. Keeps the pegs off the point where they would push the lever along itself and jam.
LEVER_LEAN = math.radians(28)
# cm. The sharpest number of the first half: at 6.0 it is never let go in 15 of 100 machines, at 5.7 82 first kicks.
LEVER = 5.9
# dyn/cm. A rubber band. Above 7.5e4 every first kick tips the bucket, however fast the crank; tuned down in five steps
# to where a slow hand needs one kick or two, and a fast one many.
BAND = 4.5e4
SIGN_REST = math.radians(2)  # Past upright, so that the sign leans on its stop and does not wander.
# With the sole 0.56 of restitution: the kick hangs on it. At 0.21 first kicks fail in 70 to 90 of 100, from 0.42 in
# few.
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


# 5.2 above the pivot, because a stop near the pivot turned 0.5 mm into 5 at the plate; 0.6 thick, because the sign
# comes back so fast that it went through thinner ones.
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
    bodies=(BodySpec("gear_3", 7.2, 21.0, GEAR3),),  # g, g.cm2: a plastic wheel; design values, no toy was weighed.
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
    # Heavy on purpose: what the hand swings shakes the board, and that makes a fast crank drop the cage. 12 g and 40
    # g.cm2 at first; found with `build_scripts/measure/trap.py` when speed did not matter enough.
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
    bodies=(BodySpec("gear_5", 13.3, 69.0, GEAR5),),  # As gear 3, by its size.
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
    # g, g.cm2: light, so that it snaps back before the next peg comes.
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
        # Hooked 4.0 to the right and 3.0 up, 3.5 long when slack: half a cm drawn at rest, 1.5 at the most. Damping of
        # 8 dyn.s/cm hardly brakes; much more would brake the sign even where the band is slack.
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
    # g, g.cm2: heavy enough to knock the bucket over; toys with a light shoe are known to fail here.
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
    # 300 dyn.cm lets the shoe hang still again before the next kick. Chosen by eye.
    joints=(Pivot(BOARD, "shoe", SHOE_PIVOT), Drag(BOARD, "shoe", 300.0)),
)

PARTS = (BASE_A, GEAR_SUPPORT, GEAR_3, CRANK, GEAR_5, STOP_SIGN, LAMPPOST, SHOE)
