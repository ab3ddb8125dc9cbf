"""What things roll on, through and against, and what rolls."""

from __future__ import annotations

import math
from itertools import pairwise

from game.games.mousetrap.trap.layout import PLASTIC, STEEL
from game.games.mousetrap.trap.tower import MARBLE_MASS, MARBLE_RADIUS
from game.machine.specs import Bar, BodySpec, Disc, Material, Point, Surface
from game.workshop.parts.kind import WALL, Kind, shaped

SHEET = 0.1  # cm, half the thickness of sheet parts, as in the mouse trap.
PLANK_SURFACE = Surface(0.6, 0.3)
CHUTE_RADIUS, CHUTE_BARS = 6.0, 10
# cm: a marble lies between the arms of the V and not on their ends, and leaves it at some 16 cm/s.
PERCH_HALF, PERCH_DEPTH = 0.4, 0.16


def _plank(length: int) -> Kind:
    bar = Bar((-length / 2, 0.0), (length / 2, 0.0), 0.2)
    return Kind(f"plank_{length}", "#b98645", shapes=shaped(WALL, PLANK_SURFACE, bar), material=Material.WOOD)


def _run(*points: Point) -> tuple[Bar, ...]:
    return tuple(Bar(a, b, SHEET) for a, b in pairwise(points))


def _chute() -> Kind:
    """A quarter of a circle from straight down to level, leading right; its origin is the middle of the two ends."""
    angles = [math.pi + math.pi / 2 * i / CHUTE_BARS for i in range(CHUTE_BARS + 1)]
    half, r = CHUTE_RADIUS / 2, CHUTE_RADIUS
    points = [(half + r * math.cos(a), half + r * math.sin(a)) for a in angles]
    return Kind("chute", "#22aebd", shapes=shaped(WALL, Surface(0.3, 0.2), *_run(*points)))


def _funnel() -> Kind:
    """8 cm wide above, 2.2 clear below."""
    side = ((-4.0, 2.2), (-1.2, -0.8), (-1.2, -2.2))
    other = tuple((-x, y) for x, y in side)
    return Kind("funnel", "#5b9fc9", shapes=shaped(WALL, Surface(0.3, 0.2), *_run(*side), *_run(*other)))


def _perch() -> Kind:
    """A shallow V that holds a marble until it is touched."""
    arms = _run((-PERCH_HALF, PERCH_DEPTH), (0.0, 0.0), (PERCH_HALF, PERCH_DEPTH))
    return Kind("perch", "#7f93ab", shapes=shaped(WALL, Surface(0.12, 0.2), *arms))


def _pin(name: str, colour: str, radius: float, surface: Surface) -> Kind:
    return Kind(name, colour, shapes=shaped(WALL, surface, Disc((0.0, 0.0), radius)))


def _marble(name: str, colour: str, size: Point, surface: Surface, material: Material) -> Kind:
    """A ball of a radius and a mass: a sphere's moment on a disc's outline."""
    radius, mass = size
    body = BodySpec("marble", mass, 0.4 * mass * radius**2, (0.0, 0.0))
    return Kind(
        name,
        colour,
        bodies=(body,),
        shapes=shaped("marble", surface, Disc((0.0, 0.0), radius)),
        loose=True,
        round=frozenset({"marble"}),
        material=material,
    )


KINDS = (
    _plank(6),
    _plank(12),
    _plank(20),
    _chute(),
    _funnel(),
    _perch(),
    _pin("peg", "#7f93ab", 0.35, PLASTIC),
    _pin("bumper", "#e8467f", 0.9, Surface(0.4, 0.95)),
    _marble("steel", "#b9c0c8", (MARBLE_RADIUS, MARBLE_MASS), STEEL, Material.STEEL),
    # 2.5 and 0.7 g/cm3; the wooden one is larger so that it is seen to be another.
    _marble("glass", "#7fc4b0", (0.7, 3.6), Surface(0.9, 0.8), Material.GLASS),
    _marble("wood", "#d09a58", (0.9, 2.1), Surface(0.9, 0.6), Material.WOOD),
)
