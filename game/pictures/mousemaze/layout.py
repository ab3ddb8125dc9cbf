"""Where everything lies: the felt with its sixteen cards, and the panel beside or below it."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from pygame import FRect

from game.rules.mousemaze.maze import CELLS, SIZE, row_column
from game.ui.input_events import Point

_EDGE, _GAP = 18.0, 20.0
_RIM = 15.0
_PANEL = 316.0
CARD = 148.0
"""The card's side for which its print is designed."""


@dataclass(frozen=True)
class MazeLayout:
    """The felt, the side of a card, the panel of what is said and chosen, and the row of the lesser buttons."""

    felt: FRect
    card: float
    pitch: float
    panel: FRect
    small: FRect

    @property
    def zoom(self) -> float:
        """How large a card is, as a share of the size it is designed for."""
        return self.card / CARD

    def centre(self, cell: int) -> Point:
        """The middle of a cell."""
        row, column = row_column(cell)
        start = self.felt.x + (self.felt.width - (SIZE - 1) * self.pitch) / 2
        top = self.felt.y + (self.felt.height - (SIZE - 1) * self.pitch) / 2
        return start + column * self.pitch, top + row * self.pitch

    def place(self, cell: int) -> FRect:
        """The card on a cell."""
        x, y = self.centre(cell)
        return FRect(x - self.card / 2, y - self.card / 2, self.card, self.card)

    def nearest(self, at: Point) -> int:
        """The cell whose middle is nearest."""
        return min(range(CELLS), key=lambda cell: hypot(self.centre(cell)[0] - at[0], self.centre(cell)[1] - at[1]))


def arranged(area: FRect, small: float) -> MazeLayout:
    """Everything in its place on this canvas; ``small`` is how tall the lesser buttons have to be."""
    if area.width / area.height < 0.95:
        return _below(area, small)
    side = min(area.height - 2 * _EDGE - 8, area.width - _PANEL - 2 * _EDGE - _GAP)
    felt = FRect(_EDGE, _EDGE + 4, side, side)
    panel = FRect(felt.right + _GAP, _EDGE - 6, area.width - felt.right - _GAP - _EDGE, area.height - 2 * _EDGE + 12)
    if area.height - felt.bottom - 2 * _EDGE >= small:
        row = FRect(_EDGE, area.height - _EDGE - small, side, small)
        felt.y = max(_EDGE, (row.y - side) / 2)
    else:
        row = FRect(panel.x, panel.bottom - small, panel.width, small)
        panel.height -= small + 10
    return _laid(felt, panel, row)


def _below(area: FRect, small: float) -> MazeLayout:
    """The panel below the felt, where the window is higher than wide."""
    side = min(area.width - 2 * _EDGE, area.height * 0.55)
    felt = FRect((area.width - side) / 2, _EDGE, side, side)
    row = FRect(_EDGE, area.height - _EDGE - small, area.width - 2 * _EDGE, small)
    panel = FRect(_EDGE, felt.bottom + 14, area.width - 2 * _EDGE, row.y - felt.bottom - 26)
    return _laid(felt, panel, row)


def _laid(felt: FRect, panel: FRect, small: FRect) -> MazeLayout:
    pitch = (felt.width - 2 * _RIM) / SIZE
    return MazeLayout(felt, pitch * 0.937, pitch, panel, small)
