"""A choice and the chance of winning after it, as a bar with its band."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import FRect

from game.story.retries import Likely
from game.text.language import percent
from game.text.story import chance_aloud
from game.ui.drawing import badges, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import mix
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

_HIGH, _HIGHEST, _NUMBER, _PADDING = 26.0, 96.0, 84.0, 12.0
_BAND = 0.45
"""How pale the band is beside the bar."""


@dataclass(eq=False, repr=False)
class FutureRow(Widget):
    """A choice of a seat in words, and below them how likely it wins; chosen: the one that is spoken of."""

    seat: str = ""
    text: str = ""
    chance: Likely | None = None
    chosen: bool = False

    def spoken(self) -> Spoken:
        return self.called(Role.LABEL, chance_aloud(self.text, self.chance))

    def height_at(self, canvas: Canvas, width: float) -> float:
        return canvas.letters.height(self.text, BOLD, width - 2 * _PADDING) + self._row(canvas) + 6 + 2 * _PADDING

    @staticmethod
    def _row(canvas: Canvas) -> float:
        """The height of bar and number."""
        return max(_HIGH, canvas.letters.line(HEAD))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """The words, the bar with its band across its end, and the number."""
        theme, room = canvas.theme, self.place.inflate(-2 * _PADDING, -2 * _PADDING)
        paper, edge = (theme.chosen, theme.chosen_edge) if self.chosen else (theme.field, theme.card_edge)
        materials.framed(canvas, self.place, Frame(paper, edge, 10, 2 if self.chosen else 1))
        taken = canvas.write(self.text, room, BOLD, theme.ink)
        number = max(_NUMBER, canvas.letters.width(percent(1.0), HEAD) + 8)
        high = max(self._row(canvas), min(_HIGHEST, room.height - taken - 6))
        groove = FRect(room.x, room.bottom - high, room.width - number, high)
        materials.well(canvas, groove, 8, theme.tray)
        if self.chance is None:
            return
        self._bar(canvas, groove.inflate(-6, -8), self.chance)
        spot = FRect(groove.right, groove.y, number, high)
        canvas.write(percent(self.chance.chance), spot, HEAD, theme.ink, "right middle")

    def _bar(self, canvas: Canvas, groove: FRect, chance: Likely) -> None:
        tone = badges.badge_of(self.seat).colour
        full = FRect(groove.x, groove.y, max(3.0, groove.width * chance.chance), groove.height)
        materials.framed(canvas, full, Frame(tone, canvas.theme.outline, 4, 1))
        band = FRect(groove.x + groove.width * chance.low, groove.y, groove.width * (chance.high - chance.low),
                     groove.height)  # fmt: skip
        box = canvas.box(band)
        veil = shapes.blank(box.size)
        veil.fill((*mix(tone, canvas.theme.field, _BAND), 150))
        canvas.surface.blit(veil, box)
        for x in (box.left, box.right - 1):
            pygame.draw.line(
                canvas.surface, canvas.theme.ink, (x, box.top), (x, box.bottom - 1), max(1, canvas.px(1.4))
            )
