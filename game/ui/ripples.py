"""Arcs over the place of a sound, more of them the louder it is; where motion is reduced they do not spread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.ui.announcements import Announcement
from game.ui.canvas import Canvas
from game.ui.input_events import Point

_LASTS_S = 0.7
_AT_ONCE = 3
_SOFTEST = 0.3
"""What is softer has a line, but no arcs: a rolling marble would drag them along."""
_LEAST, _STEP, _SPREADS = 46.0, 17.0, 16.0
"""Design units: the radius of the first arc, how far the next is, how far they spread."""
_HALF = math.radians(38)
_INK, _EDGE = (10, 8, 8), (255, 255, 255)
_THICK, _RIM = 3.2, 1.6
_POINTS = 20


@dataclass
class Ripple:
    """Arcs at a place in the measure of the screen that shows them, and how long they stay, s."""

    at: tuple[float, float]
    arcs: int
    left: float = _LASTS_S


class Ripples:
    """Those that are seen just now, the newest last."""

    def __init__(self) -> None:
        self.seen: list[Ripple] = []

    def add(self, one: Announcement) -> None:
        """Where something sounds that has a place and is loud enough."""
        source = one.source
        if source.at is not None and source.loud >= _SOFTEST:
            self.seen = [each for each in self.seen if math.dist(each.at, source.at) > 2.0][1 - _AT_ONCE :]
            self.seen.append(Ripple(source.at, 1 + round(2 * source.loud)))

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether any was seen."""
        were = bool(self.seen)
        for each in self.seen:
            each.left -= dt
        self.seen = [each for each in self.seen if each.left > 0]
        return were

    @staticmethod
    def room(at: Point) -> FRect:
        """All that the arcs over a place of the canvas may cover."""
        far = _LEAST + 2 * _STEP + _SPREADS + 6
        return FRect(at[0] - far, at[1] - far, 2 * far, far)


def draw(canvas: Canvas, ripple: Ripple, at: Point, calm: bool) -> None:
    """Draw the arcs over a place of the canvas; calm: without spreading."""
    spread = _SPREADS * (0.5 if calm else 1 - ripple.left / _LASTS_S)
    for number in range(ripple.arcs):
        points = _arc(canvas, at, _LEAST + number * _STEP + spread)
        for colour, thick in ((_EDGE, _THICK + 2 * _RIM), (_INK, _THICK)):
            pygame.draw.lines(canvas.surface, colour, False, points, max(2, canvas.px(thick)))
            for end in (points[0], points[-1]):
                pygame.draw.aacircle(canvas.surface, colour, end, max(1.0, canvas.px(thick) / 2))


def _arc(canvas: Canvas, at: Point, far: float) -> Sequence[Point]:
    turns = (_HALF * (2 * step / _POINTS - 1) for step in range(_POINTS + 1))
    return [
        ((at[0] + far * math.sin(turn)) * canvas.scale, (at[1] - far * math.cos(turn)) * canvas.scale) for turn in turns
    ]
