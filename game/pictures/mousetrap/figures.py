"""The pictures of Mouse Trap's rule book: spaces as they are printed, and parts of the machine."""

from __future__ import annotations

from pygame import FRect

from game.core.setup import Setup
from game.pictures.blocks import Drawn
from game.pictures.mousetrap.board_print import paint_space
from game.rules.mousetrap.options import RuleOptions
from game.rules.mousetrap.parts import PARTS
from game.ui.canvas import Canvas

_SPACE, _PART = (96.0, 62.0), (92.0, 84.0)


def figure(name: str, setup: Setup) -> Drawn:
    """``space:N`` as it is printed for this match, or ``part:N``."""
    kind, _, number = name.partition(":")
    if kind == "part":
        return _part(int(number))
    table = RuleOptions.of(setup)

    def paint(canvas: Canvas, place: FRect) -> None:
        paint_space(canvas, int(number), place, len(table.seats), table.two_cranks)

    return Drawn(_SPACE, paint)


def _part(number: int) -> Drawn:
    def paint(canvas: Canvas, place: FRect) -> None:
        canvas.sprite(f"parts/{number:02}_{PARTS[number - 1]}", place)

    return Drawn(_PART, paint)
