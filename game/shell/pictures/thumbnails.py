"""Small pictures for cards and tiles: of positions, of seats, and of people."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import FRect

from game.core.setup import colour_of
from game.shell.desk import DESKS
from game.text.seats import seat_name
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import SMALL_BOLD, Lettering
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES, Colour, mix, rgb
from game.ui.widgets.buttons import FOOT, Button

SIZE = (448, 252)
"""In pixels; cards show them larger or smaller."""
RATIO = SIZE[0] / SIZE[1]
"""Wide enough for the machine, high enough for a whole board."""


class Easel:
    """Draws pictures of positions one after the other. like: a canvas from whose folder sprites and letters come."""

    def __init__(self, like: Canvas, size: tuple[int, int] = SIZE) -> None:
        self._size = size
        folder, store = like.sprites.folder, SurfaceCache()
        self._letters, self._sprites = Lettering(folder / "fonts", store), Sprites(folder, store)
        self._letters.fit(scale_of(size), 1.0, "atkinson")

    def drawing(self, game: str, state: Any, notes: Sequence[str]) -> Generator[None, None, pygame.Surface]:
        """The picture of a position, in slices; notes: of its log."""
        surface = pygame.Surface(self._size)
        draw = DESKS[game].portrait
        yield
        yield from draw(Canvas(surface, THEMES["toyshop"], self._letters, self._sprites), state, notes)
        return surface


# The picture of a seat: its mouse before a sunburst, with badge and colour's name.


_VEIL = 165
_FLOOR = 0.74


def portrait(canvas: Canvas, seat: str, rect: FRect, away: bool = False) -> None:
    """The seat's mouse before a sunburst of its colour, with its badge and name; pale where nobody sits."""
    look = badges.badge_of(seat)

    def paint(under: Canvas) -> None:
        size = under.surface.get_size()
        dark = look.on == badges.BADGES["green"].on
        ground = mix(look.colour, (0, 0, 0), 0.55) if dark else mix(look.colour, (255, 255, 255), 0.8)
        under.surface.fill((*ground, 255))
        ray = mix(ground, look.colour, 0.22)
        under.surface.blit(shapes.rays(size, (size[0] * 0.4, size[1] * 0.75), (*ray, 255)), (0, 0))
        floor = round(size[1] * _FLOOR)
        wood = shapes.falling((size[0], size[1] - floor), (201, 168, 120, 255), (226, 202, 160, 255))
        under.surface.blit(wood, (0, floor))
        shapes.roughen(under.surface, shapes.grain(16))
        shapes.cut(under.surface, shapes.rounded(size, under.px(6)))

    canvas.layer(("portrait", seat), rect, paint)
    tall = rect.height > rect.width * 0.8
    high = min(rect.height, rect.width * 0.78)
    stand = FRect(rect.x + rect.width * 0.08, rect.bottom - 8 - high, rect.width * (0.72 if tall else 0.56), high)
    figure = canvas.sprite(f"mice/{colour_of(seat)}_figure", stand)
    if away:
        canvas.centre(shapes.rounded(canvas.box(rect).size, canvas.px(6), (*canvas.theme.card, _VEIL)), rect)
    mark = (
        FRect(rect.right - 62, rect.y + 14, 48, 48) if figure else FRect(stand.centerx - 40, rect.bottom - 92, 80, 80)
    )
    badges.badge(canvas, seat, mark)
    style = canvas.letters.fitting(seat_name(seat), SMALL_BOLD, max(48.0, rect.width * 0.4))
    width = canvas.letters.width(seat_name(seat), style)
    room = FRect(rect.right - max(62.0, width + 20), rect.y + 64, max(48.0, width + 6), canvas.letters.line(style))
    dark = look.on == badges.BADGES["green"].on and not away and room.centery < rect.y + rect.height * _FLOOR
    ink = (255, 255, 255) if dark else canvas.theme.ink
    canvas.write(seat_name(seat), room, style, ink, "centre top")


# The pictures by which people of one name are told apart, each with a color of its own.

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
