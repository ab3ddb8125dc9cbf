"""Pieces on their way out of the tray: to their owner, or to the discarded ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.pictures.boobytrap.tray import TrayPicture
from game.pictures.boobytrap.turned import COPY
from game.pictures.flights import between
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.motion import hop, smooth


@dataclass(eq=False)
class DiscFlight:
    """A piece between two places of the canvas. height: how far up it goes half way, design units. seconds: how long.

    It starts as large as ``start_size`` times its size in the tray and shrinks to ``end_size``.
    """

    tray: TrayPicture
    number: int
    start: Point
    end: Callable[[], Point]
    height: float = 60.0
    seconds: float = 0.55
    start_size: float = 1.34
    end_size: float = 0.4

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way, 0 to 1."""
        eased = smooth(share)
        x, y = between(self.start, self.end(), eased)
        y -= self.height * hop(share)
        body = self.tray.fit(canvas, self.tray.view).body(self.number, 0.0)
        grown = self.start_size + (self.end_size - self.start_size) * eased
        side = max(4, round(body.get_width() * grown / 2) * 2)
        picture = pygame.transform.smoothscale(body, (side, side))
        spot = round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)
        canvas.surface.blit(picture, spot, special_flags=COPY)
