"""The race as a small picture: the middle of the board with all that stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.pictures.mightymouse.board import RATIO, RaceGround, draw_print
from game.pictures.mightymouse.board import draw as draw_board
from game.pictures.mightymouse.shown import RaceDisplay
from game.rules.mightymouse.state import State
from game.ui.canvas import Canvas

_WIDER = 1.12
"""The board as wide as the picture and a little more, so that its edge is not seen."""


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas."""
    area, wide = canvas.area, canvas.area.width * _WIDER
    high = wide / RATIO
    ground = RaceGround(FRect((area.width - wide) / 2, (area.height - high) / 2, wide, high))
    draw_print(canvas, ground)
    yield
    draw_board(canvas, ground, RaceDisplay.of(state, (), {}))
