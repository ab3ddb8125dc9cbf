"""The parts of the mouse trap as free kinds, each with what it cannot do without, in the shapes the game plays with.

Their origins lie on the grid, so that a mouse trap built of them stands exactly as the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.games.mousetrap.trap import cage
from game.games.mousetrap.trap.base_a import BASE_A, GEAR_5, LAMPPOST, MODULE, SHOE, STOP_SIGN, TEETH_5
from game.games.mousetrap.trap.base_b import BASE_B, BATHTUB, DIVER, DIVING_BOARD, GUTTER, HELPING_HAND, PLUMBING, THING
from game.games.mousetrap.trap.layout import STEEL, Plane
from game.games.mousetrap.trap.tower import BUCKET, MARBLE_MASS, MARBLE_MOMENT, MARBLE_RADIUS, STAIRS
from game.machine.specs import BodySpec, Disc, Material, PartSpec, Point, ShapeSpec
from game.workshop.parts.kind import Cage, Kind, moved, shaped

AT: dict[str, Point] = {
    "pegged_gear": (10.7, 17.9),
    "stop_sign": (10.7, 21.9),
    "shoe": (13.6, 33.9),
    "stairs": (29.0, 0.0),
    "bucket": (19.0, 26.6),
    "gutter": (39.0, 0.0),
    "helping_hand": (46.0, 0.0),
    "thing": (48.3, 19.0),
    "bathtub": (53.0, 16.0),
    "diving_board": (61.0, 0.0),
    "diver": (67.9, 1.0),
    "rocking_cage": (81.2, 0.0),
}
"""Where the origin of each stands in the mouse trap, cm."""


def _of(name: str, parts: Sequence[PartSpec], shapes: Sequence[ShapeSpec] = (), fit: float | None = None) -> Kind:
    """One kind of one part or several, with shapes of others; its colour is that of the last."""
    x, y = AT[name]
    last = parts[-1]
    kind = Kind(
        name,
        last.colour,
        bodies=tuple(body for part in parts for body in part.bodies),
        shapes=(*(shape for part in parts for shape in part.shapes), *shapes),
        joints=tuple(joint for part in parts for joint in part.joints),
        loose=last.loose and len(parts) == 1,
        feet=y == 0.0,
        level=True,
        fit=last.fit if fit is None else fit,
    )
    return moved(kind, (-x, -y))


def _pegged_gear() -> Kind:
    radius = MODULE * TEETH_5 / 2
    wheels = (("gear_5", radius),)
    return replace(_of("pegged_gear", (GEAR_5,)), round=frozenset({"gear_5"}), wheels=wheels, reach=radius)


def _stairs() -> Kind:
    """Without the ledge, which is the bucket's."""
    whole = _of("stairs", (STAIRS,))
    return replace(whole, shapes=tuple(shape for shape in whole.shapes if shape.planes != Plane.BUCKET))


def _rocking_cage() -> Kind:
    """Base, washtub, post and cage, and the mouse on its wheel."""
    mouse = PartSpec(0, "", "", cage.CAGE.colour, (), "", (0.0, 0.0), bodies=(cage.MOUSE,), shapes=(cage.MOUSE_SHAPE,))
    parts = (cage.BASE, cage.WASHTUB, cage.POST, cage.CAGE, mouse)
    left, top = cage.CAGE.foot
    rim = (left - AT["rocking_cage"][0], top - cage.CAGE_HEIGHT)
    held = Cage("cage", rim, cage.CAGE_WIDTH / 2 - 0.15, cage.CAGE_HEIGHT, "mouse")
    return replace(_of("rocking_cage", parts, fit=cage.BASE.fit), cage=held)


def _marble() -> Kind:
    """The metal marble of the mouse trap, which passes in front of gears, sign and rod."""
    return Kind(
        "trap_marble",
        "#b9c0c8",
        bodies=(BodySpec("marble", MARBLE_MASS, MARBLE_MOMENT, (0.0, 0.0)),),
        shapes=shaped("marble", STEEL, Disc((0.0, 0.0), MARBLE_RADIUS), planes=int(Plane.BALL)),
        loose=True,
        round=frozenset({"marble"}),
        material=Material.STEEL,
    )


_STOP = tuple(shape for shape in BASE_A.shapes if shape.planes)
_LEDGE = tuple(shape for shape in STAIRS.shapes if shape.planes == Plane.BUCKET)

KINDS = (
    _pegged_gear(),
    _of("stop_sign", (STOP_SIGN,), _STOP),
    _of("shoe", (LAMPPOST, SHOE)),
    _stairs(),
    _of("bucket", (BUCKET,), _LEDGE),
    _of("gutter", (GUTTER,)),
    _of("helping_hand", (PLUMBING, HELPING_HAND)),
    _of("thing", (THING,)),
    _of("bathtub", (BATHTUB,)),
    _of("diving_board", (BASE_B, DIVING_BOARD)),
    _of("diver", (DIVER,)),
    _rocking_cage(),
    _marble(),
)
