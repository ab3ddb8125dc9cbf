"""Pieces on their way out of the tray: to their owner, or to the discarded ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.pictures.boobytrap.turned import COPY, Turned
from game.ui.canvas import Canvas
from game.ui.motion import hop, smooth
from game.ui.verbs import Point


@dataclass
class Flight:
    """A piece between two places of the canvas. height: how far up it goes half way, design units. seconds: how long.

    It starts as large as ``start_size`` times its size in the tray and shrinks to ``end_size``.
    """

    number: int
    start: Point
    end: Callable[[], Point]
    height: float = 60.0
    seconds: float = 0.55
    start_size: float = 1.34
    end_size: float = 0.4
    share: float = 0.0

    def pass_time(self, dt: float) -> bool:
        """Fly on; tell whether it is still in the air."""
        self.share = min(1.0, self.share + dt / self.seconds)
        return self.share < 1.0

    def draw(self, canvas: Canvas, turned: Turned) -> None:
        """Draw it where it is."""
        share = smooth(self.share)
        end = self.end()
        x = self.start[0] + (end[0] - self.start[0]) * share
        y = self.start[1] + (end[1] - self.start[1]) * share - self.height * hop(self.share)
        body = turned.body(self.number, 0.0)
        grown = self.start_size + (self.end_size - self.start_size) * share
        side = max(4, round(body.get_width() * grown / 2) * 2)
        picture = pygame.transform.smoothscale(body, (side, side))
        spot = round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)
        canvas.surface.blit(picture, spot, special_flags=COPY)
