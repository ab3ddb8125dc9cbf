"""What is told and heard, as words on the screen: up to three lines that go after a while, the newest last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.ui import icons, materials
from game.ui.announcements import Announcement, Announcements
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, BOLD
from game.ui.theme import rgb

OFF, IMPORTANT, ALL = "off", "important", "all"
_LASTS_S = 2.5
"""So long a line can be read after it was last heard, s."""
_LINES = 3
_WIDEST, _EDGE, _BELOW = 560.0, 14.0, 10.0
_ARROW, _ASIDE = 18.0, 0.25
_GROUND, _FAINT, _LIT = rgb("#101010"), rgb("#d8d8d8"), rgb("#ffd84a")


@dataclass
class Line:
    """Words, whether they tell what happened, how long they stay, and where they come from, -1 left to 1 right."""

    words: str
    important: bool
    left: float
    pan: float


class Captions:
    """Follows the announcements; ``directed`` puts the side that something is heard from into words."""

    def __init__(self, announcements: Announcements, directed: Callable[[str, float], str]) -> None:
        self._announcements, self._directed = announcements, directed
        self._read = 0
        self.lines: list[Line] = []
        self._under: tuple[pygame.Surface, pygame.Surface, pygame.Rect] | None = None

    def update(self, dt: float, shown: str) -> bool:
        """Let time pass, showing off, important or all; tell whether other lines are to be seen."""
        before = [line.words for line in self.lines]
        for line in self.lines:
            line.left -= dt
        self.lines = [line for line in self.lines if line.left > 0 and (line.important or shown == ALL)]
        for one in self._announcements.since(self._read):
            if shown == ALL or (shown == IMPORTANT and one.important):
                self._add(one)
        self._read = self._announcements.count
        if shown == OFF:
            self.lines = []
        return before != [line.words for line in self.lines]

    def _add(self, one: Announcement) -> None:
        """A line more; what is heard again stays where it is."""
        words = one.text if one.important else self._directed(one.text, one.pan)
        same = next((line for line in self.lines if line.words == words), None)
        if same is not None:
            same.left = _LASTS_S
            return
        self.lines.append(Line(words, one.important, _LASTS_S, one.pan))
        while len(self.lines) > _LINES:  # what only sounds goes before what happened
            self.lines.remove(next((line for line in self.lines[:-1] if not line.important), self.lines[0]))

    def lift(self, surface: pygame.Surface) -> None:
        """Put back what is under the lines, before a scene draws on the picture that it left."""
        if self._under is not None and self._under[0] is surface:
            surface.blit(self._under[1], self._under[2])
        self._under = None

    def draw(self, canvas: Canvas, foot: float) -> None:
        """Draw the lines above a foot, which is a share of the canvas's height."""
        if not self.lines:
            return
        letters, area = canvas.letters, canvas.area
        styles = [BOLD if line is self.lines[-1] else BODY for line in self.lines]
        needed = max(letters.width(line.words, style) for line, style in zip(self.lines, styles, strict=True))
        most = min(_WIDEST * min(canvas.text_scale, 1.6), area.width - 80)
        wide = min(most, needed + 2 * (_EDGE + _ARROW) + 2)
        heights = [
            letters.height(line.words, style, wide - 2 * (_EDGE + _ARROW))
            for line, style in zip(self.lines, styles, strict=True)
        ]
        place = FRect(0, 0, wide, sum(heights) + 2 * _BELOW)
        place.midbottom = area.centerx, area.top + area.height * foot
        box = canvas.box(place.inflate(8, 8)).clip(canvas.surface.get_rect())
        self._under = canvas.surface, canvas.surface.subsurface(box).copy(), box
        materials.framed(canvas, place, materials.Frame(_GROUND, _GROUND, 10))
        top = place.top + _BELOW
        for line, style, high in zip(self.lines, styles, heights, strict=True):
            room = FRect(place.x + _EDGE + _ARROW, top, wide - 2 * (_EDGE + _ARROW), high)
            ink = _LIT if line is self.lines[-1] else _FAINT
            canvas.write(line.words, room, style, ink, "centre top")
            if abs(line.pan) > _ASIDE:
                side = FRect(0, top, _ARROW, high)
                side.x = place.x + _EDGE if line.pan < 0 else place.right - _EDGE - _ARROW
                icons.icon(canvas, "left" if line.pan < 0 else "right", side, ink)
            top += high
