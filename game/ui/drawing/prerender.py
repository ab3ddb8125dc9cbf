"""Pictures made in spare time, before they are wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pygame

from game.ui.drawing.canvas import Canvas

_SPARE, _OPENING, _EACH = 0.002, 0.06, 0.01
"""Seconds of a frame; and of the first ones of a screen together, before anybody can do anything there, and of each."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class Prerender:
    """Takes a scene's steps, each of which makes a picture; what is there already is passed over at once."""

    def __init__(self) -> None:
        self._steps: Iterator[None] | None = None
        self._surface: pygame.Surface | None = None
        self._opening = _OPENING

    def again(self) -> None:
        """Other pictures may be wanted now: begin anew."""
        self._steps = None

    def go_on(self, canvas: Canvas, steps: Callable[[Canvas], Iterator[None]]) -> bool:
        """Make pictures until some time has passed; tell whether there may be more. Nothing of them is seen yet."""
        if self._steps is None or self._surface is not canvas.surface:
            self._steps, self._surface = steps(canvas.within(_NOWHERE)), canvas.surface
        canvas.surface.set_clip(_NOWHERE)
        spare = _EACH if self._opening > 0 else _SPARE
        self._opening -= spare
        until = time.perf_counter() + spare
        try:
            while time.perf_counter() < until:
                if next(self._steps, self) is self:
                    return False
            return True
        finally:
            canvas.surface.set_clip(None)
