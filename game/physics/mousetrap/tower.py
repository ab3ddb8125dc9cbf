"""Parts 9 to 11: the rickety stairs, the bucket on top of them and the first marble."""

from __future__ import annotations

import math

from game.physics.mousetrap.layout import BOARD, BUCKET_PIVOT, PLASTIC, STAIRS_X, STEEL, Plane
from game.physics.specs import (
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

MARBLE_RADIUS = 0.7
MARBLE_MASS = 11.2
MARBLE_MOMENT = 0.4 * MARBLE_MASS * MARBLE_RADIUS**2
TREADS = 4
TREAD = 1.375
SLOPE = math.radians(1.7)
RISER = 0.22
FLIGHT = 4.0
TOP = 24.0
WIDTH = 7.6
X0 = STAIRS_X + 0.2
EDGE = 0.1


def _solid(body: str, *outlines: Outline) -> tuple[ShapeSpec, ...]:
    return tuple(ShapeSpec(outline, Plane.BALL, PLASTIC, body) for outline in outlines)


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


LANDING = Bar((BUCKET_PIVOT[0] - 0.6, BUCKET_PIVOT[1] - 1.9), (X0 - 0.1, TOP + 0.30), EDGE)
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


FLOOR = 1.95
RIGHT = 0.3
BUCKET_SURFACE = Surface(0.5, 0.4)


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
    bodies=(BodySpec("bucket", 1.7, 3.9, _bucket(-1.4, 0.9)),),
    shapes=(
        _stave((RIGHT - FLOOR, 0.0), (RIGHT, 0.0), Plane.BUCKET | Plane.BALL),
        _stave((RIGHT - FLOOR, 0.0), (RIGHT - 2.7, 3.1), Plane.BUCKET | Plane.BALL),
        _stave((RIGHT, 0.0), (RIGHT + 0.35, 2.6), Plane.BALL),
    ),
    joints=(
        Pivot(BOARD, "bucket", BUCKET_PIVOT),
        Drag(BOARD, "bucket", 600.0),
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
