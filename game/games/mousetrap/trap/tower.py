"""Parts 9 to 11: the rickety stairs, the bucket on top of them and the first marble."""

from __future__ import annotations

import math

from game.games.mousetrap.trap.layout import BOARD, BUCKET_PIVOT, STAIRS_X, STEEL, TRACK, Plane
from game.machine.specs import (
    Bar,
    BodySpec,
    Disc,
    Drag,
    Limit,
    Material,
    Outline,
    PartSpec,
    Pivot,
    Point,
    ShapeSpec,
    Surface,
)

MARBLE_RADIUS = 0.7  # cm, and 11.2 g: a steel ball of 14 mm.
MARBLE_MASS = 11.2
MARBLE_MOMENT = 0.4 * MARBLE_MASS * MARBLE_RADIUS**2  # g.cm2, of a sphere; a disc's 0.5 would roll too slowly.
TREADS = 4  # A flight of four short treads with a drop after each, so that the marble hops down.
TREAD = 1.375  # cm, four of them and the gap at the end make the width.
# At 1 degree 14 of 60 marbles stuck; from 2 none did. 1.7 with drops leaves a careless tower something to fail at.
SLOPE = math.radians(1.7)
# cm. The next tread starts lower than the marble's dip into a tread, else it catches the round end of the bar.
RISER = 0.22
FLIGHT = 4.0  # cm between flights: twice a marble and its hop.
TOP = 24.0  # cm above the board; high enough for 77 cm/s at the end of the gutter.
WIDTH = 7.6  # cm; leaves 2.1 at the end of a flight, one and a half marbles.
X0 = STAIRS_X + 0.2
# cm, half the thickness of sheet parts. A marble of 0.7 would pass through it only above 400 cm/s; its most is 131.
EDGE = 0.1


def _solid(body: str, *outlines: Outline) -> tuple[ShapeSpec, ...]:
    return tuple(ShapeSpec(outline, Plane.BALL, TRACK, body) for outline in outlines)


def flight(level: int) -> tuple[Bar, ...]:
    """Treads of one flight: flights 0 and 2 lead right, flight 1 leads left."""
    side = 1 if level % 2 == 0 else -1
    x = X0 if side == 1 else X0 + WIDTH
    y = TOP - FLIGHT * level
    treads = []
    for _ in range(TREADS):
        end = (x + side * TREAD, y - TREAD * math.tan(SLOPE))
        treads.append(Bar((x, y), end, EDGE))
        x, y = end[0], end[1] - RISER
    return tuple(treads)


def _walls() -> tuple[Bar, ...]:
    right, left = X0 + WIDTH + EDGE, X0 - EDGE
    return (
        Bar((right, TOP + 0.5), (right, TOP - FLIGHT - 0.6), EDGE),
        Bar((left, TOP - FLIGHT + 0.4), (left, TOP - 2 * FLIGHT - 0.4), EDGE),
        Bar((right, TOP - 2 * FLIGHT + 0.5), (right, TOP - 2 * FLIGHT - 1.5), EDGE),
    )


# Slopes towards the stairs at 4 degrees, so that the marble enters at about 40 cm/s; up to 100 is safe.
LANDING = Bar((BUCKET_PIVOT[0] - 0.6, BUCKET_PIVOT[1] - 1.9), (X0 - 0.1, TOP + 0.30), EDGE)
# Under the bucket's left foot; the bucket stands until it is struck.
LEDGE = Bar((BUCKET_PIVOT[0] - 2.4, BUCKET_PIVOT[1] - 0.26), (BUCKET_PIVOT[0] - 1.5, BUCKET_PIVOT[1] - 0.26), EDGE)

STAIRS = PartSpec(
    9,
    "rickety_stairs",
    "Rickety stairs",
    "#f3b53a",
    (),
    "marble1_on_stairs",
    (X0 + WIDTH / 2, 0.0),
    shapes=(
        *_solid(BOARD, LANDING, *flight(0), *flight(1), *flight(2), *_walls()),
        ShapeSpec(LEDGE, Plane.BUCKET, Surface(0.5, 0.1), BOARD),
    ),
)


def _bucket(dx: float, dy: float) -> Point:
    return (BUCKET_PIVOT[0] + dx, BUCKET_PIVOT[1] + dy)


FLOOR = 1.95  # cm, of the bucket, and how far it stands to the right of its pivot: the more, the easier it tips.
RIGHT = 0.3
BUCKET_SURFACE = Surface(0.5, 0.4)  # Plastic; chosen by eye.


def _stave(a: Point, b: Point, planes: int) -> ShapeSpec:
    return ShapeSpec(Bar(_bucket(*a), _bucket(*b), 0.12), planes, BUCKET_SURFACE, "bucket")


BUCKET = PartSpec(
    10,
    "bucket",
    "Bucket",
    "#46b04a",
    (9,),
    "bucket_tipped",
    BUCKET_PIVOT,
    # g, g.cm2: an empty plastic bucket; the marble outweighs it.
    bodies=(BodySpec("bucket", 1.7, 3.9, _bucket(-1.4, 0.9)),),
    shapes=(
        _stave((RIGHT - FLOOR, 0.0), (RIGHT, 0.0), Plane.BUCKET | Plane.BALL),
        _stave((RIGHT - FLOOR, 0.0), (RIGHT - 2.7, 3.1), Plane.BUCKET | Plane.BALL),
        _stave((RIGHT, 0.0), (RIGHT + 0.35, 2.6), Plane.BALL),
    ),
    joints=(
        Pivot(BOARD, "bucket", BUCKET_PIVOT),
        # dyn.cm: a weak kick lets it fall back. Tuned with the band, so that kicks alone do not make up for a fast
        # hand.
        Drag(BOARD, "bucket", 600.0),
        # Tips until the marble is out and no further; leans back by 3 degrees at the most.
        Limit(BOARD, "bucket", -math.radians(105), math.radians(3)),
    ),
)


def marble(body: str, centre: Point) -> tuple[BodySpec, ShapeSpec]:
    """A steel marble: a sphere's moment on a disc's outline."""
    spec = BodySpec(body, MARBLE_MASS, MARBLE_MOMENT, centre)
    return spec, ShapeSpec(Disc(centre, MARBLE_RADIUS), Plane.BALL, STEEL, body)


_BODY, _SHAPE = marble("marble_1", _bucket(-1.0, 0.10 + MARBLE_RADIUS))
MARBLE_1 = PartSpec(
    11,
    "marble_1",
    "Metal marble",
    "#b9c0c8",
    (10,),
    "marble1_on_stairs",
    _BODY.centre,
    bodies=(_BODY,),
    shapes=(_SHAPE,),
    loose=True,
    material=Material.STEEL,
)

PARTS = (STAIRS, BUCKET, MARBLE_1)
