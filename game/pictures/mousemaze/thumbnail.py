"""The card game as a small picture: the cards of the maze round the mouse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.pictures.mousemaze.card_face import draw_card
from game.pictures.mousemaze.cells import paint_cheese, paint_table
from game.pictures.mousemaze.flights import draw_mouse
from game.pictures.mousemaze.layout import MazeLayout
from game.pictures.mousemaze.shown import MazeDisplay
from game.rules.mousemaze.maze import CELLS, SIZE, row_column
from game.rules.mousemaze.state import State
from game.ui.canvas import Canvas


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas, as much of the maze as it holds."""
    shown = MazeDisplay.of(state)
    laid = _around(canvas.area, state.mouse)
    paint_table(canvas, laid.felt)
    for cell in range(CELLS if shown.laid else 0):
        if canvas.area.colliderect(laid.place(cell)):
            draw_card(canvas, shown.cards[cell], laid.centre(cell), laid.card)
            yield
    paint_cheese(canvas, laid, shown, -1)
    if shown.laid:
        draw_mouse(canvas, laid, laid.centre(shown.mouse), shown.facing)


def _around(area: FRect, mouse: int) -> MazeLayout:
    """The maze as wide as the picture, its rows where the mouse is seen."""
    pitch = area.width / (SIZE + 0.3)
    felt = FRect(0, 0, area.width, area.width)
    top = pitch * (row_column(mouse)[0] + 0.65) - area.height / 2
    felt.y = -min(max(0.0, top), felt.height - area.height)
    return MazeLayout(felt, pitch * 0.937, pitch, FRect(), FRect())
