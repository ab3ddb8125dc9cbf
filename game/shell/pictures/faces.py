"""The pictures by which people of one name are told apart, each with a color of its own."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.widgets.buttons import FOOT, Button

_LIGHT, _DARK = rgb("#ffffff"), rgb("#1d120b")
_LOOKS: dict[str, tuple[Colour, Colour]] = {
    "cheese": (rgb("#ffd23c"), _DARK),
    "star": (rgb("#0b2ad1"), _LIGHT),
    "bone": (rgb("#7a4a21"), _LIGHT),
    "die": (rgb("#c41408"), _LIGHT),
    "rodent": (rgb("#5b5650"), _LIGHT),
    "cage": (rgb("#7a2fb0"), _LIGHT),
    "wrench": (rgb("#ff8c1a"), _DARK),
    "lens": (rgb("#7fc7ff"), _DARK),
    "book": (rgb("#0a7a5c"), _LIGHT),
}


def draw_face(canvas: Canvas, face: str, place: FRect) -> None:
    """The picture on a round badge in its color."""
    tone, ink = _LOOKS[face]
    materials.framed(canvas, place, materials.Frame(tone, canvas.theme.outline, place.width / 2, 1.6))
    icons.icon(canvas, face, place.inflate(-place.width * 0.4, -place.height * 0.4), ink)


@dataclass(eq=False, repr=False)
class FaceButton(Button):
    """A key with a person's picture."""

    face: str = ""

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        side = min(face.width, self.place.height - FOOT - 8, 30.0)
        place = FRect(face.centerx - side / 2, face.centery - side / 2, side, side)
        if self.face:
            draw_face(canvas, self.face, place)
        else:
            icons.icon(canvas, "person", place.inflate(-4, -4), canvas.theme.faint)
