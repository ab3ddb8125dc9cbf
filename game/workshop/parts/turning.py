"""Gears, and the crank that a hand turns. They need no phase: overlapping teeth turn into mesh while settling."""

from __future__ import annotations

from game.games.mousetrap.trap.base_a import AXLE_DRAG, CRANK, MODULE, THINNED
from game.games.mousetrap.trap.layout import GEAR, GEAR3, PLASTIC, Plane, wheel
from game.machine.specs import Bar, BodySpec, Disc, Drag, Limit, Pivot, ShapeSpec
from game.workshop.parts.kind import WALL, Kind, shaped, shown

ARM = 4.2  # cm from the axle, in front of everything behind which the teeth turn.
# g and g.cm2 of wheels of 8, 12 and 16 teeth: the two of the mouse trap, and the small one by its size.
WHEELS = {8: (3.2, 4.2), 12: (7.2, 21.0), 16: (13.3, 69.0)}


def teeth_of(teeth: int, body: str) -> tuple[ShapeSpec, ...]:
    """So many teeth on a body, behind everything in front, and the wheel that carries them."""
    spec = wheel((0.0, 0.0), MODULE, teeth, 0.0, THINNED)
    return (
        *shaped(body, GEAR, *spec, planes=int(Plane.TEETH)),
        *shown(body, Disc((0.0, 0.0), MODULE * teeth / 2 - 0.35)),
    )


def _gear(teeth: int, colour: str) -> Kind:
    mass, moment = WHEELS[teeth]
    return Kind(
        f"gear_{teeth}",
        colour,
        bodies=(BodySpec("gear", mass, moment, (0.0, 0.0)),),
        shapes=teeth_of(teeth, "gear"),
        joints=(Pivot(WALL, "gear", (0.0, 0.0)), Drag(WALL, "gear", AXLE_DRAG)),
        round=frozenset({"gear"}),
        wheels=(("gear", MODULE * teeth / 2),),
        reach=MODULE * teeth / 2,
    )


def _arm_gear() -> Kind:
    """A gear with an arm in front, which points right and moves what it meets."""
    mass, moment = WHEELS[12]
    return Kind(
        "arm_gear",
        "#9cc43a",
        bodies=(BodySpec("gear", mass + 2.0, moment + 12.0, (0.0, 0.0)),),
        shapes=(*teeth_of(12, "gear"), *shaped("gear", PLASTIC, Bar((0.0, 0.0), (ARM, 0.0), 0.2))),
        joints=(Pivot(WALL, "gear", (0.0, 0.0)), Drag(WALL, "gear", AXLE_DRAG)),
        round=frozenset({"gear"}),
        wheels=(("gear", MODULE * 12 / 2),),
        reach=MODULE * 12 / 2,
    )


def _crank() -> Kind:
    """Parts 2, 3 and 4 of the mouse trap: gear and crank on one axle, which is the origin."""
    mass, moment = WHEELS[12]
    arm = CRANK.bodies[0]
    up = (0.0, arm.centre[1] - GEAR3[1])
    return Kind(
        "crank",
        "#ffd21f",
        bodies=(BodySpec("gear", mass, moment, (0.0, 0.0)), BodySpec("crank", arm.mass, arm.moment, up)),
        shapes=(*teeth_of(12, "gear"), *shown("crank", Bar((0.0, 0.0), up, 0.32), Disc(up, 0.55))),
        joints=(
            Pivot(WALL, "gear", (0.0, 0.0)),
            Drag(WALL, "gear", AXLE_DRAG),
            Pivot(WALL, "crank", (0.0, 0.0)),
            Limit("gear", "crank", 0.0, 0.0),
        ),
        round=frozenset({"gear", "crank"}),
        wheels=(("gear", MODULE * 12 / 2),),
        hand="crank",
        reach=MODULE * 12 / 2,
    )


KINDS = (_gear(8, "#f08a24"), _gear(12, "#d9342b"), _gear(16, "#2c6fd6"), _arm_gear(), _crank())
