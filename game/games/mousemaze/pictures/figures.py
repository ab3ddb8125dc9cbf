"""The maze in small: the pictures of the rule book, and that of a position on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.core.setup import Setup
from game.games.mousemaze.pictures.flights import draw_action, draw_mouse
from game.games.mousemaze.pictures.maze import MazeDisplay, MazeLayout, draw_card, paint_cheese, paint_table
from game.games.mousemaze.rules.state import CELLS, LYING, SIZE, State, code_of
from game.shell.pictures.blocks import Drawn
from game.ui.drawing.canvas import Canvas

_CARD, _ACTION, _MARK = (124.0, 124.0), (120.0, 160.0), (48.0, 48.0)
_ZOOM = 0.52
"""How large an Action card is drawn, as a share of its designed size."""
_TURNED = code_of(6, 1, 1)
"""Move 2, lying so that its arrow points to the right."""


def figure(name: str, setup: Setup) -> Drawn:
    """``card:PICTURE``, ``action:NAME`` with underscores for blanks, or ``mark:NAME``."""
    kind, _, what = name.partition(":")
    if kind == "card":
        code = _TURNED if what == "move_2" else next(code for code, side in enumerate(LYING) if side.picture == what)
        return Drawn(_CARD, lambda canvas, place: draw_card(canvas, code, place.center, place.width - 8))
    if kind == "action":
        card = what.replace("_", " ")
        return Drawn(_ACTION, lambda canvas, place: draw_action(canvas, card, place.center, _ZOOM))
    return Drawn(_MARK, lambda canvas, place: _mark(canvas, what, place))


def _mark(canvas: Canvas, what: str, place: FRect) -> None:
    canvas.sprite(f"maze/mark_{what}", place)


# The card game as a small picture: the whole maze with its mouse.


_EDGE = 6.0


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas: the maze on a table."""
    shown = MazeDisplay.of(state)
    laid = _whole(canvas.area)
    paint_table(canvas, laid.felt)
    for cell in range(CELLS if shown.laid else 0):
        draw_card(canvas, shown.cards[cell], laid.centre(cell), laid.card)
        yield
    paint_cheese(canvas, laid, shown, -1)
    if shown.laid:
        draw_mouse(canvas, laid, laid.centre(shown.mouse), shown.facing)


def _whole(area: FRect) -> MazeLayout:
    """The maze as high as the picture, in its middle."""
    side = area.height - 2 * _EDGE
    pitch = side / (SIZE + 0.3)
    felt = FRect(area.centerx - side / 2, area.y + _EDGE, side, side)
    return MazeLayout(felt, pitch * 0.937, pitch, FRect(), FRect())
