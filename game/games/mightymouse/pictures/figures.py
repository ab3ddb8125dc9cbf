"""The board in small: the pictures of the rule book, and that of a position on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.core.setup import Setup
from game.games.mightymouse.pictures.board import RATIO, SIZE, SPOTS, RaceDisplay, RaceGround, draw_print
from game.games.mightymouse.pictures.board import draw as draw_board
from game.games.mightymouse.rules.state import FINISH, START, State
from game.shell.pictures.blocks import Drawn
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas

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


# The race as a small picture: the whole board with all that stands there.

_EDGE = 8.0


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas: the board on a table."""
    area, high = canvas.area, canvas.area.height - 2 * _EDGE
    wide = high * RATIO
    ground = RaceGround(FRect((area.width - wide) / 2, (area.height - high) / 2, wide, high))
    materials.table(canvas)
    draw_print(canvas, ground)
    yield
    draw_board(canvas, ground, RaceDisplay.of(state, (), {}))
