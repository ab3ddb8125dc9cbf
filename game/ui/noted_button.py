"""A button that says below its word what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.ui import icons
from game.ui.buttons import FOOT, Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, SMALL
from game.ui.spoken import Spoken
from game.ui.theme import Colour

_ICON, _GAP, _EDGE, _ROUND = 30.0, 14.0, 20.0, 20.0


@dataclass
class NotedButton(Button):
    """note: the line below its word, wrapped where it must be; icon and words begin at the left."""

    note: str = ""

    def spoken(self) -> Spoken:
        """Its word and its line."""
        told = super().spoken()
        return told._replace(note=told.note or self.note)

    @staticmethod
    def height(canvas: Canvas, text: str, note: str, width: float) -> float:
        """How tall one must be at a width."""
        letters = canvas.letters
        inner = width - _EDGE - _ICON - _GAP - 4
        return letters.height(text, ACT, inner) + letters.height(note, SMALL, inner) + FOOT + _ROUND

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The icon, the words, and the note under them."""
        letters, left = canvas.letters, face.x + _ICON + _GAP
        icons.icon(canvas, self.icon, FRect(face.x, face.centery - _ICON / 2, _ICON, _ICON), ink)
        inner = face.right - left + 4
        upper, lower = letters.height(self.text, ACT, inner), letters.height(self.note, SMALL, inner)
        top = face.y + (face.height - upper - lower) / 2
        canvas.write(self.text, FRect(left, top, inner, upper), ACT, ink)
        canvas.write(self.note, FRect(left, top + upper, inner, lower), SMALL, ink)
