"""Small buttons of a row: an icon above a word."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.ui import icons
from game.ui.buttons import FOOT, Button
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL_BOLD, Style
from game.ui.theme import Colour

_ICON, _LEAST_ICON = 20.0, 13.0
_LEAST_WORD = 0.8
"""The smallest share of its size to which a word is shrunk before the icon stands alone."""


@dataclass
class StackedButton(Button):
    """A small button, its icon above its word; the word alone or the icon alone where there is too little room."""

    style: Style = SMALL_BOLD

    @staticmethod
    def height(canvas: Canvas) -> float:
        """How tall one must be for icon and word."""
        return max(50.0, canvas.letters.line(SMALL_BOLD) + _ICON + FOOT + 8)

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The icon above the words."""
        line = canvas.letters.line(self.style)
        style = canvas.letters.fitting(self.text, self.style, face.width + 3)
        size = min(_ICON * min(canvas.text_scale, 1.4), face.width, face.height - 4)
        if style.size < self.style.size * _LEAST_WORD:
            icons.icon(canvas, self.icon, FRect(face.centerx - size / 2, face.centery - size / 2, size, size), ink)
            return
        size = min(size, face.height - line)
        if not self.icon or size < _LEAST_ICON:
            canvas.write(self.text, face.inflate(8, 0), style, ink, "centre middle")
            return
        top = face.y + (face.height - size - line) / 2
        icons.icon(canvas, self.icon, FRect(face.centerx - size / 2, top, size, size), ink)
        canvas.write(self.text, FRect(face.x - 4, top + size, face.width + 8, line), style, ink, "centre middle")
