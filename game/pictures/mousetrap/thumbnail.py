"""The Mouse Trap as a small picture: the machine as far as it is built, and the mice on the wheel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.pictures.mousetrap import backcloth, mice
from game.pictures.mousetrap.scenery import placements_of
from game.pictures.mousetrap.stage import WHEEL_CM, Look, MachineStage, fitting
from game.rules.mousetrap.board import WHEEL
from game.rules.mousetrap.state import State
from game.ui.canvas import Canvas


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas."""
    seats = zip(state.table.seats, state.mice, state.captured, strict=True)
    waiting = tuple(seat for seat, space, out in seats if space == WHEEL and not out)
    stage, view = MachineStage(placements_of(state.parts)), fitting(canvas.area)
    backcloth.paint(canvas, view)
    mice.wheel(canvas, view, WHEEL_CM)
    yield
    look = Look(still=True, mice=waiting)
    for item in stage.layered(canvas, view, stage.layers(canvas), stage.as_set, look):
        if item is not None:
            canvas.surface.blits([item.blit])
        yield
