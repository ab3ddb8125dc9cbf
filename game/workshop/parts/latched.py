"""What holds energy back until it is touched. One pattern for all latches: a strut, pivoted at its foot, stands under
the loaded tip and leans a little against its limit; knocked past upright it falls away by itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.machine.specs import (
    Band,
    Bar,
    BodySpec,
    Disc,
    Hull,
    Limit,
    Pivot,
    Point,
    Rail,
    Rocker,
    ShapeSpec,
    Surface,
)
from game.workshop.parts.kind import WALL, Anchor, Cage, Kind, shaped

# Both surfaces of a latch: the product 0.12 lets the strut slide out, and leaning 2 degrees holds it till then.
LATCH = Surface(0.35, 0.0)
LEAN = math.radians(2)
SHELL = Surface(0.5, 0.2)
STRUT_MASS = 2.0


@dataclass(frozen=True)
class Strut:
    """A strut from its foot up to the height of the tip that it carries, leaning to one side (-1 left, 1 right)."""

    foot: Point
    height: float
    lean: int

    def at(self, up: float, aside: float = 0.0) -> Point:
        """A point so far up the leaning strut and aside to the right."""
        angle = LEAN * self.lean
        return (
            self.foot[0] + up * math.sin(angle) + aside * math.cos(angle),
            self.foot[1] + up * math.cos(angle) - aside * math.sin(angle),
        )


CATAPULT_TAIL, CATAPULT_ARM, CATAPULT_STRUT = 3.5, 10.5, 4.0
CATAPULT_STIFFNESS = 2.6e5  # dyn.cm/rad.
CATAPULT_REST, CATAPULT_STOP = math.radians(78), math.radians(50)


def _catapult() -> Kind:
    """An arm about its axle, the origin, with a cup on the right; its spring throws the cup up and to the left."""
    strut = Strut((-CATAPULT_TAIL + 0.25, -0.3 - CATAPULT_STRUT), CATAPULT_STRUT, -1)
    middle = (CATAPULT_ARM - CATAPULT_TAIL) / 2
    length = CATAPULT_ARM + CATAPULT_TAIL
    cup = CATAPULT_ARM - 1.3
    return Kind(
        "catapult",
        "#a03030",
        bodies=(
            BodySpec("arm", 8.0, 8.0 * length**2 / 12, (middle, 0.0)),
            BodySpec("strut", STRUT_MASS, STRUT_MASS * CATAPULT_STRUT**2 / 12, strut.at(CATAPULT_STRUT / 2)),
        ),
        shapes=(
            *shaped("arm", LATCH, Bar((-CATAPULT_TAIL, 0.0), (CATAPULT_ARM, 0.0), 0.15)),
            *shaped("arm", SHELL, Bar((cup - 0.9, 0.75), (cup, 0.3), 0.12), Bar((cup, 0.3), (cup + 0.9, 0.75), 0.12)),
            *shaped("strut", LATCH, Bar(strut.foot, strut.at(CATAPULT_STRUT), 0.15)),
        ),
        joints=(
            Pivot(WALL, "arm", (0.0, 0.0)),
            Rocker(WALL, "arm", CATAPULT_REST, CATAPULT_STIFFNESS, 200.0),
            Limit(WALL, "arm", 0.0, CATAPULT_STOP),
            Pivot(WALL, "strut", strut.foot),
            Limit(WALL, "strut", -math.radians(80), 0.0),
        ),
        anchors=(Anchor("strut", "strut", strut.at(CATAPULT_STRUT)),),
    )


DOOR, DOOR_STRUT = 6.0, 3.5


def _trapdoor() -> Kind:
    """A door hinged on the left, at the origin, whose right end stands on a strut."""
    strut = Strut((DOOR - 0.4, -0.3 - DOOR_STRUT), DOOR_STRUT, -1)
    return Kind(
        "trapdoor",
        "#8a6b2f",
        bodies=(
            BodySpec("door", 6.0, 6.0 * DOOR**2 / 12, (DOOR / 2, 0.0)),
            BodySpec("strut", STRUT_MASS, STRUT_MASS * DOOR_STRUT**2 / 12, strut.at(DOOR_STRUT / 2)),
        ),
        shapes=(
            *shaped("door", LATCH, Bar((0.0, 0.0), (DOOR, 0.0), 0.15)),
            *shaped("strut", LATCH, Bar(strut.foot, strut.at(DOOR_STRUT), 0.15)),
        ),
        joints=(
            Pivot(WALL, "door", (0.0, 0.0)),
            Limit(WALL, "door", -math.radians(80), math.radians(1)),
            Pivot(WALL, "strut", strut.foot),
            Limit(WALL, "strut", -math.radians(80), 0.0),
        ),
        anchors=(Anchor("strut", "strut", strut.at(DOOR_STRUT)), Anchor("door", "door", (DOOR, 0.0))),
    )


# cm, of the drop cage: half its width, the height of its walls and how high its rim hangs, as the mouse trap's falls 8.
HALF, WALLS, DROP = 4.2, 5.0, 7.0
LIP = 1.4  # cm by which the roof stands out, over the prop.
PROP_X, PROP_FOOT = 5.35, 0.7
CAGE_MASS = 14.0
PEDAL: tuple[Point, Point] = ((0.15, 0.4), (4.0, 1.2))
MOUSE: tuple[Point, ...] = ((-0.8, 0.0), (0.8, 0.0), (0.5, 2.2), (-0.5, 2.2))


def _cage_shapes() -> tuple[ShapeSpec, ...]:
    top = DROP + WALLS
    walls = (Bar((side * HALF, DROP), (side * HALF, top), 0.15) for side in (-1, 1))
    return (
        *shaped("cage", SHELL, *walls),
        *shaped("cage", LATCH, Bar((-HALF, top), (HALF + LIP, top), 0.15)),
    )


def _prop() -> tuple[BodySpec, tuple[ShapeSpec, ...], Strut]:
    height = DROP + WALLS - 0.3 - PROP_FOOT
    strut = Strut((PROP_X, PROP_FOOT), height / math.cos(LEAN), -1)
    near, far = ((PROP_X + x, PROP_FOOT + y) for x, y in PEDAL)
    body = BodySpec("prop", 5.0, 5.0 * strut.height**2 / 12, strut.at(strut.height * 0.4))
    shapes = (
        *shaped("prop", LATCH, Bar(strut.foot, strut.at(strut.height), 0.15)),
        *shaped("prop", SHELL, Bar(near, far, 0.15)),
    )
    return body, shapes, strut


def _drop_cage() -> Kind:
    """A cage in rails on a prop whose pedal points right, and the mouse below; the origin is below it on the floor."""
    body, prop, strut = _prop()
    middle = (0.0, DROP + WALLS / 2)
    return Kind(
        "drop_cage",
        "#e63b32",
        bodies=(
            BodySpec("cage", CAGE_MASS, CAGE_MASS * ((2 * HALF) ** 2 + WALLS**2) / 8, middle),
            body,
            BodySpec("mouse", 5.0, 5.0 * (1.6**2 + 2.2**2) / 12, (0.0, 1.1)),
        ),
        shapes=(*_cage_shapes(), *prop, *shaped("mouse", Surface(0.6, 0.1), Hull(MOUSE))),
        joints=(
            Rail(WALL, "cage", (0.0, 0.0), (0.0, middle[1] + 2.0), middle),
            Limit(WALL, "cage", -math.radians(1), math.radians(1)),
            Pivot(WALL, "prop", strut.foot),
            Limit(WALL, "prop", -math.radians(25), 0.0),
        ),
        feet=True,
        anchors=(Anchor("prop", "prop", strut.at(strut.height)), Anchor("cage", "cage", (0.0, DROP + WALLS))),
        cage=Cage("cage", (0.0, DROP), HALF - 0.15, WALLS, "mouse"),
    )


LID_TAIL, LID_END, LID_HEIGHT, LID_MASS = 3.3, 9.2, 4.6, 5.0
LID_REST, LID_STIFFNESS = math.radians(100), 6e4  # dyn.cm/rad.
LID_LIPS = (6.4, 8.9)  # cm: a marble between them stays.
JACK_BOX = (1.2, 8.8)  # cm, its walls, right of where the strut comes to lie.
JACK_X, JACK_RADIUS, JACK_MASS = 5.0, 1.5, 12.0
JACK_SPRING, JACK_STIFFNESS, JACK_DAMPING = 6.5, 2e4, 60.0  # cm; dyn/cm; dyn.s/cm: it nods a while.


def _jack_in_the_box() -> Kind:
    """A head on a spring under a lid that springs open too, its tail on a strut at the left; y 0 is its foot."""
    strut = Strut((-LID_TAIL + 0.25, 0.3), LID_HEIGHT - 0.6, -1)
    length = LID_TAIL + LID_END
    head = (JACK_X, LID_HEIGHT - 0.15 - JACK_RADIUS)
    left, right = JACK_BOX
    return Kind(
        "jack_in_the_box",
        "#7b4bb0",
        bodies=(
            BodySpec("lid", LID_MASS, LID_MASS * length**2 / 12, ((LID_END - LID_TAIL) / 2, LID_HEIGHT)),
            BodySpec("head", JACK_MASS, JACK_MASS * JACK_RADIUS**2 / 2, head),
            BodySpec("strut", STRUT_MASS, STRUT_MASS * strut.height**2 / 12, strut.at(strut.height / 2)),
        ),
        shapes=(
            *shaped(WALL, SHELL, *(Bar((x, 0.15), (x, LID_HEIGHT - 0.5), 0.15) for x in JACK_BOX)),
            *shaped(WALL, SHELL, Bar((left, 0.15), (right, 0.15), 0.15)),
            *shaped("head", SHELL, Disc(head, JACK_RADIUS)),
            *shaped("lid", LATCH, Bar((-LID_TAIL, LID_HEIGHT), (LID_END, LID_HEIGHT), 0.15)),
            *shaped("lid", SHELL, *(Bar((x, LID_HEIGHT), (x, LID_HEIGHT + 0.4), 0.12) for x in LID_LIPS)),
            *shaped("strut", LATCH, Bar(strut.foot, strut.at(strut.height), 0.15)),
        ),
        joints=(
            Pivot(WALL, "lid", (0.0, LID_HEIGHT)),
            Rocker(WALL, "lid", LID_REST, LID_STIFFNESS, 200.0),
            Limit(WALL, "lid", 0.0, LID_REST),
            Rail(WALL, "head", (JACK_X, 1.0), (JACK_X, LID_HEIGHT + JACK_SPRING), head),
            Limit(WALL, "head", 0.0, 0.0),
            Band(WALL, "head", (JACK_X, 0.3), head, JACK_SPRING, JACK_STIFFNESS, JACK_DAMPING),
            Pivot(WALL, "strut", strut.foot),
            Limit(WALL, "strut", -math.radians(80), 0.0),
        ),
        flings="head",
        anchors=(
            Anchor("strut", "strut", strut.at(strut.height)),
            Anchor("head", "head", (head[0], head[1] + JACK_RADIUS)),
        ),
    )


KINDS = (_catapult(), _trapdoor(), _drop_cage(), _jack_in_the_box())
