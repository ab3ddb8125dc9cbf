"""Where everything on the board lies: the frame of spaces, the window of the stage, the loop under the cage."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import log

from pygame import FRect

from game.physics.specs import Point
from game.pictures.mousetrap.stage import WHEEL_CM
from game.pictures.mousetrap.view import MachineView
from game.rules.mousetrap.board import LOOP, SAFE, SPACES, WHEEL

ROUND = SAFE
"""The spaces of the frame; those of the loop come after them."""
_SIDES = ROUND // 2 + 2
_LEFT_CM, _RIGHT_CM, _HIGH_CM = -1.6, 89.2, 37.6
_GAP = 4.0
_RIM = 7.0
_SHAPE = 1.1
_BESIDE = 46.0


@dataclass(frozen=True)
class BoardCell:
    """A space on the canvas: its number, its place, the side it lies on, and which way the path runs there."""

    number: int
    rect: FRect
    side: str

    @property
    def tall(self) -> bool:
        """Whether the picture stands below the words, for there is no room beside them."""
        return self.side in ("left", "right") or self.rect.width < 1.16 * self.rect.height


@dataclass(frozen=True)
class MousetrapGround:
    """The whole board on the canvas."""

    board: FRect
    window: FRect
    view: MachineView
    cells: tuple[BoardCell, ...]
    loop: FRect
    floor: float

    def x_of(self, cm: float) -> float:
        """The canvas place of a length along the floor."""
        return self.view.to_screen((cm, 0.0))[0]

    def feet(self, space: int, lane: int = 0) -> Point:
        """Where a mouse stands on a space; the lanes keep several apart."""
        cell = self.cells[space]
        rect = cell.rect
        back = 3.0 * lane
        if cell.number == WHEEL:
            return rect.right - 19 - 17 * lane, rect.y + rect.height * 0.42 - back
        if cell.side == "loop":
            return rect.left + 19 + 19 * lane, rect.bottom - 5 - back
        if cell.tall:
            return rect.centerx + (lane - (1 if lane else 0)) * 16 - (8 if lane else 0), rect.bottom - 4 - back
        return rect.left + 19 + 19 * lane, rect.bottom - 5 - back

    def mouse(self, space: int) -> float:
        """How large a mouse is drawn on a space: about as tall as it, less where the words stand above."""
        cell = self.cells[space]
        if cell.side != "loop" and cell.tall:
            return min(0.8, cell.rect.height * 0.0096)
        return min(0.8, cell.rect.height * 0.0128)


def ground(room: FRect) -> MousetrapGround:
    """The board laid out in a place."""
    across, down = _counts(room)
    inner = room.inflate(-2 * _RIM, -2 * _RIM)
    side = min(76.0, inner.width / across * 0.98)
    high = min(62.0, inner.height / down * 0.92)
    window = FRect(inner.x + side, inner.y + high, inner.width - 2 * side, inner.height - 2 * high).inflate(-10, -10)
    loop_high = min(56.0, max(44.0, window.height * 0.092))
    band = 2 * loop_high + 16
    across_cm, to_wheel = _RIGHT_CM - _LEFT_CM, WHEEL_CM[0] - _LEFT_CM
    share = min(window.width / across_cm, (window.width - _BESIDE) / to_wheel, (window.height - band - 8) / _HIGH_CM)
    floor = window.bottom - band
    left = window.x - _LEFT_CM * share
    centre = (window.centerx - left) / share, (floor - window.centery) / share
    view = MachineView(window, centre, share)
    wheel = view.to_screen(WHEEL_CM)[0]
    loop = _loop(window, wheel, floor, loop_high)
    columns = _edges(inner.x, inner.right, side, across)
    rows = _edges(inner.y, inner.bottom, high, down)
    cells = (*_frame(columns, rows, wheel), *_loop_cells(loop, loop_high))
    return MousetrapGround(room, window, view, cells, loop, floor)


def _counts(room: FRect) -> tuple[int, int]:
    """How many spaces across and down: the frame whose spaces have the best shape."""
    ways = [(across, _SIDES - across) for across in range(9, 16)]
    return min(ways, key=lambda way: abs(log(room.width / way[0] / (room.height / way[1]) / _SHAPE)))


def _edges(start: float, end: float, first: float, count: int) -> list[tuple[float, float]]:
    """The stretches of one side: the corners as deep as the frame, the rest shared out."""
    each = (end - start - 2 * first) / (count - 2)
    cuts = [start, *(start + first + each * number for number in range(count - 1)), end]
    return [(a + _GAP / 2, b - _GAP / 2) for a, b in pairwise(cuts)]


def _frame(columns: list[tuple[float, float]], rows: list[tuple[float, float]], wheel: float) -> list[BoardCell]:
    """The spaces 0 to 43 clockwise; the last one lies straight below Safe."""
    across, down = len(columns), len(rows)
    below = min(range(1, across - 1), key=lambda column: abs(sum(columns[column]) / 2 - wheel))
    walk = [(column, down - 1, "bottom") for column in range(across - 1, -1, -1)]
    walk += [(0, row, "left") for row in range(down - 2, 0, -1)]
    walk += [(column, 0, "top") for column in range(across)]
    walk += [(across - 1, row, "right") for row in range(1, down - 1)]
    first = across - below
    walk = walk[first:] + walk[:first]
    cells = []
    for number, (column, row, side) in enumerate(walk):
        (left, right), (top, bottom) = columns[column], rows[row]
        cells.append(BoardCell(number, FRect(left, top, right - left, bottom - top), side))
    return cells


def _loop(window: FRect, wheel: float, floor: float, high: float) -> FRect:
    """The card of the loop: three by two, its upper right space under the cage."""
    wide = min(100.0, max(72.0, window.width * 0.13), (window.right - wheel - 10) * 2)
    left = wheel - 2.5 * wide - 6
    return FRect(left, floor + 5, 3 * wide + 12, 2 * high + 8)


def _loop_cells(loop: FRect, high: float) -> list[BoardCell]:
    wide = (loop.width - 12) / 3
    cells = []
    for step in range(LOOP):
        column, row = (2 - step, 1) if step < LOOP // 2 else (step - LOOP // 2, 0)
        place = FRect(loop.x + 6 + column * wide, loop.y + 4 + row * high, wide, high).inflate(-_GAP, -_GAP)
        cells.append(BoardCell(SAFE + step, place, "loop"))
    assert len(SPACES) == SAFE + LOOP
    return cells


def ahead(side: str) -> str:
    """The way the path runs along a side."""
    return {"bottom": "left", "left": "up", "top": "right", "right": "down"}[side]


def behind(side: str) -> str:
    """The way back along a side."""
    return {"bottom": "right", "left": "down", "top": "left", "right": "up"}[side]
