"""A hundred careful hands as a hundred small marks: a tick for a catch, a cross for a miss, a dot for one to come."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import FRect

from game.physics.workshop.challenge import STEADY
from game.ui import icons, materials
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.widget import Mood, Widget

_ROWS, _COLUMNS = 4, 25
_MOST = 18.0
_CHIP = Style("bold", 12, printed=True)


@dataclass
class RunPips(Widget):
    """In columns of four, catches first; a line where enough of them make a machine steady."""

    captured: int = 0
    runs: int = 0

    @staticmethod
    def height(canvas: Canvas, width: float) -> float:
        """How tall they are at a width, with the number over the line."""
        return min(13.0, width / (_COLUMNS)) * _ROWS + canvas.letters.line(_CHIP)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Ticks, crosses, dots, then the line."""
        theme, place = canvas.theme, self.place
        across = min(_MOST, place.width / (_COLUMNS))
        top = canvas.letters.line(_CHIP)
        down = (place.height - top) / _ROWS
        side = max(3.0, min(across, down) - 1.5)
        for number in range(_ROWS * _COLUMNS):
            column, row = number // _ROWS, number % _ROWS
            spot = FRect(place.x + column * across, place.y + top + row * down, side, side)
            if number < self.captured:
                materials.framed(canvas, spot, materials.Frame(theme.good, theme.good, side / 2, 1))
                icons.icon(canvas, "check", spot.inflate(-2, -2), theme.card)
            elif number < self.runs:
                _cross(canvas, spot)
            else:
                dot = spot.inflate(-side * 0.4, -side * 0.4)
                materials.framed(canvas, dot, materials.Frame(theme.tray, theme.tray, dot.height / 2, 1))
        self._line(canvas, place.x + STEADY / _ROWS * across - (across - side) / 2)

    def _line(self, canvas: Canvas, x: float) -> None:
        theme, place = canvas.theme, self.place
        post = canvas.box(FRect(x - 1, place.y + 4, 2, place.height - 4))
        canvas.surface.fill(theme.ink, post)
        wide = canvas.letters.width(str(STEADY), _CHIP) + 10
        chip = FRect(x - wide / 2, place.y, wide, canvas.letters.line(_CHIP))
        materials.framed(canvas, chip, materials.Frame(theme.ink, theme.ink, 4, 1))
        canvas.write(str(STEADY), chip, _CHIP, theme.card, "centre middle")


def _cross(canvas: Canvas, spot: FRect) -> None:
    box, wide = canvas.box(spot.inflate(-3, -3)), max(2, canvas.px(2))
    for a, b in ((box.topleft, box.bottomright), (box.bottomleft, box.topright)):
        pygame.draw.line(canvas.surface, canvas.theme.warn, a, b, wide)
