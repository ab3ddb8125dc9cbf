"""Look before you roll: a ring round every space that the next roll may lead to, and the number over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.pictures.mousetrap.board import BoardCell, MousetrapGround
from game.pictures.small_die import SIDE, draw_ring, draw_small_die
from game.rules.reach import Effect, Reach
from game.ui.canvas import Canvas
from game.ui.dirty_layer import Look

_INWARD = {"bottom": (0.0, -0.5), "loop": (0.0, -0.5), "top": (0.0, 0.5), "left": (0.5, 0.0), "right": (-0.5, 0.0)}
"""From the middle of a space to its edge towards the stage, in shares of the space."""


def draw_rings(canvas: Canvas, laid: MousetrapGround, reaches: Sequence[Reach]) -> None:
    """The rings, which lie under the mice; those of the gains lie above the others."""
    for reach in sorted(reaches, key=lambda reach: reach.effect is Effect.GAIN):
        place = laid.cells[reach.space].rect
        if reach.effect is Effect.GAIN:
            canvas.stretch("cells/glow", place)
        draw_ring(canvas, place, 7, reach.effect)


def draw_dice(canvas: Canvas, laid: MousetrapGround, reaches: Sequence[Reach]) -> None:
    """The numbers, which lie above the mice."""
    for reach in reaches:
        draw_small_die(canvas, die_place(laid.cells[reach.space]), reach.pips, reach.effect)


def die_place(cell: BoardCell) -> FRect:
    """Where the number of a space is: on its edge towards the stage."""
    across, down = _INWARD[cell.side]
    side = min(SIDE, cell.rect.height * 0.5)
    x, y = cell.rect.centerx + across * (cell.rect.width + 4), cell.rect.centery + down * (cell.rect.height + 4)
    return FRect(x - side / 2, y - side / 2, side, side)


def looks(laid: MousetrapGround, reaches: Sequence[Reach]) -> Iterator[Look]:
    """What is seen at each space."""
    found = {reach.space: (reach.pips, reach.effect) for reach in reaches}
    for cell in laid.cells:
        yield cell.rect.inflate(50, 50), found.get(cell.number)
