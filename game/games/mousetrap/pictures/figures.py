"""The board and the machine in small: the pictures of the rule book, and that of a position on a card."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pygame import FRect

from game.core.setup import Setup
from game.games.mousetrap.pictures import mice
from game.games.mousetrap.pictures import stage as backcloth
from game.games.mousetrap.pictures.board import paint_space
from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.kit import placements_of
from game.games.mousetrap.pictures.parts import part_bounds
from game.games.mousetrap.pictures.stage import WHEEL_CM, Look, MachineStage, fitting
from game.games.mousetrap.rules.state import PARTS, WHEEL, RuleOptions, State
from game.shell.pictures.blocks import Drawn
from game.shell.pictures.thumbnails import SIZE
from game.ui.drawing.canvas import Canvas

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


# The Mouse Trap as a small picture: the machine as far as it is built, and the mice on the wheel.

_IN_THE_MIDDLE, _NEAREST, _AROUND, _FLOOR = 1.25, 2.2, 1.5, 4.0
"""How much wider than high the middle is that every card shows; how much nearer than the whole machine a young one is
seen at most; the room round the parts and the floor before them, cm."""


def framed(rect: FRect, parts: Collection[int]) -> MachineView:
    """The view of what stands: within the middle of the place, or the whole machine where that shows it no smaller."""
    whole = fitting(rect)
    if not parts:
        return whole
    bounds = [part_bounds(number) for number in parts]
    left, right = min(one[0] for one in bounds) - _AROUND, max(one[2] for one in bounds) + _AROUND
    high = max(one[3] for one in bounds) + _AROUND
    near = min(_IN_THE_MIDDLE * rect.height / (right - left), rect.height / (high + _FLOOR))
    if near <= whole.units_per_cm:
        return whole
    share = min(near, _NEAREST * whole.units_per_cm)
    return MachineView(rect, ((left + right) / 2, rect.height / share / 2 - _FLOOR), share)


def is_panorama(state: State) -> bool:
    """Whether the picture of a position is of the whole machine, from one side to the other."""
    area = FRect(0, 0, *SIZE)
    return framed(area, placements_of(state.parts).keys()) == fitting(area)


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas."""
    seats = zip(state.table.seats, state.mice, state.captured, strict=True)
    waiting = tuple(seat for seat, space, out in seats if space == WHEEL and not out)
    placements = placements_of(state.parts)
    stage, view = MachineStage(placements), framed(canvas.area, placements.keys())
    backcloth.paint(canvas, view)
    mice.wheel(canvas, view, WHEEL_CM)
    yield
    look = Look(still=True, mice=waiting)
    for item in stage.layered(canvas, view, stage.layers(canvas), stage.as_set, look):
        if item is not None:
            canvas.surface.blits([item.blit])
        yield
