"""The pictures of Mighty Mouse's rule book: cut out of the board, and the hero himself."""

from __future__ import annotations

from pygame import FRect

from game.core.setup import Setup
from game.pictures.blocks import Drawn
from game.pictures.mightymouse.board import RaceGround, draw_print
from game.pictures.mightymouse.course import SIZE, SPOTS
from game.rules.mightymouse.board import FINISH, START
from game.ui.canvas import Canvas

_SIDE, _HERO = 112.0, (84.0, 104.0)
_SEEN = 130.0
"""How much of the board a picture shows from edge to edge, in units of the board."""


def figure(name: str, setup: Setup) -> Drawn:
    """``start``, ``finish``, ``space:N``, ``hazard:N`` or ``hero``."""
    if name == "hero":
        return Drawn(_HERO, _hero)
    named = {"start": START, "finish": FINISH}
    space = named[name] if name in named else int(name.partition(":")[2])

    def paint(canvas: Canvas, place: FRect) -> None:
        canvas.layer(("rule book", space), place, lambda under: _cut(under, space, place.size))

    return Drawn((_SIDE, _SIDE), paint)


def _hero(canvas: Canvas, place: FRect) -> None:
    canvas.sprite("race/hero", place)


def _cut(under: Canvas, space: int, size: tuple[float, float]) -> None:
    """The board round a space, on a canvas as large as the picture."""
    share = size[0] / _SEEN
    x, y = SPOTS[space]
    left, top = size[0] / 2 - x * share, size[1] / 2 - y * share
    draw_print(under, RaceGround(FRect(left, top, SIZE[0] * share, SIZE[1] * share)))
