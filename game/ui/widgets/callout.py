"""A word on a small card that points at something on the stage."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import FRect

from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD
from game.ui.input.bindings import Point
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

_REACH, _FOOT = 26.0, 6.0
"""Design units from what is pointed at to the card, and half the width of the pointer where it leaves the card."""


@dataclass
class Callout(Widget):
    """The pointer leads to `tip`, which lies outside of the card."""

    text: str = ""
    tip: Point = (0.0, 0.0)
    alarm: bool = False

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.LABEL, self.text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A card, its pointer over its edge, its words."""
        place, theme = self.place, canvas.theme
        materials.card(canvas, place, 7, 0.9, theme.field)
        self._pointer(canvas)
        canvas.write(
            self.text, place.inflate(-16, 0), SMALL_BOLD, theme.warn if self.alarm else theme.ink, "centre middle"
        )

    def _pointer(self, canvas: Canvas) -> None:
        place, (x, y) = self.place, self.tip
        if place.top < y < place.bottom:
            edge = place.left + 2 if x < place.left else place.right - 2
            foot = ((edge, place.centery - _FOOT), (edge, place.centery + _FOOT))
        else:
            edge = place.top + 2 if y < place.top else place.bottom - 2
            middle = min(max(x, place.left + 14), place.right - 14)
            foot = ((middle - _FOOT, edge), (middle + _FOOT, edge))
        corners = [canvas.box(FRect(*corner, 1, 1)).topleft for corner in (*foot, (x, y))]
        pygame.draw.polygon(canvas.surface, canvas.theme.field, corners)
        pygame.draw.aalines(canvas.surface, canvas.theme.card_edge, False, [corners[0], corners[2], corners[1]])


def beside(canvas: Canvas, text: str, tip: Point, room: FRect, way: Point) -> FRect:
    """Where the card lies: from the tip in a direction, within a room."""
    wide = min(canvas.letters.width(text, SMALL_BOLD) + 22, room.width)
    high = canvas.letters.height(text, SMALL_BOLD, wide - 20) + 10
    x = tip[0] + way[0] * (_REACH + wide / 2) - wide / 2
    y = tip[1] + way[1] * (_REACH + high / 2) - high / 2
    place = FRect(x, y, wide, high)
    return place.clamp(room) if wide <= room.width and high <= room.height else place
