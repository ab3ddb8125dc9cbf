"""Pictures made in spare time, before they are wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pygame

from game.ui.canvas import Canvas

_SPARE, _OPENING = 0.002, 0.06
"""Seconds of a frame, and of the one with which a screen opens: that is a long one anyway."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class Prerender:
    """Takes a scene's steps, each of which makes a picture; what is there already is passed over at once."""

    def __init__(self) -> None:
        self._steps: Iterator[None] | None = None
        self._surface: pygame.Surface | None = None
        self._spare = _OPENING

    def again(self) -> None:
        """Other pictures may be wanted now: begin anew."""
        self._steps = None

    def go_on(self, canvas: Canvas, steps: Callable[[Canvas], Iterator[None]]) -> bool:
        """Make pictures until some time has passed; tell whether there may be more. Nothing of them is seen yet."""
        if self._steps is None or self._surface is not canvas.surface:
            self._steps, self._surface = steps(canvas.within(_NOWHERE)), canvas.surface
        canvas.surface.set_clip(_NOWHERE)
        until, self._spare = time.perf_counter() + self._spare, _SPARE
        try:
            while time.perf_counter() < until:
                if next(self._steps, self) is self:
                    return False
            return True
        finally:
            canvas.surface.set_clip(None)
