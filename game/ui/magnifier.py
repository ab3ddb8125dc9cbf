"""Shows a part of the window enlarged: round the pointer, or round what has the focus once keys are pressed."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect

from game.ui.input.bindings import Input, Phase, Point, Pointed, Pressed

_AWAY = 24.0
"""Design units by which the part that is seen may lie beside where the pointer puts it: as far as a hand moves within a
frame. A press from farther off was aimed at something else, or comes from a finger."""

_BESIDE = 8.0
"""Design units that are seen beside what has the focus."""


class ScreenMagnifier:
    """Where the glass lies. Whatever is below the pointer is what the pointer points at, so no place is exchanged."""

    def __init__(self) -> None:
        self._whole: pygame.Surface | None = None
        self._at: Point = (0.0, 0.0)
        self._by_keys = False
        self._left_out = False
        self._seen: Point = (0.0, 0.0)

    def takes(self, given: Input, zoom: int) -> Input | None:
        """What is left of an input: a press beside where the glass lies only moves it there."""
        if isinstance(given, Pressed):
            self._by_keys = True
        if not isinstance(given, Pointed):
            return given
        self._at, self._by_keys = given.at, False
        if given.phase is Phase.DOWN and self._away(zoom):
            self._left_out = True
            return given._replace(phase=Phase.MOVE)
        if given.phase is Phase.UP and self._left_out:
            self._left_out = False
            return None
        return given

    def _away(self, zoom: int) -> bool:
        return any(abs(seen - at * (1 - 1 / zoom)) > _AWAY for seen, at in zip(self._seen, self._at, strict=True))

    def show(
        self,
        window: pygame.Surface,
        zoom: int,
        scale: float,
        paint: Callable[[pygame.Surface], object],
        focus: Callable[[], FRect | None],
    ) -> None:
        """Paint the whole beside the window, and a part of it enlarged on the window.

        scale: pixels of a design unit. focus: the place of what has the focus, in design units, once all is painted.
        """
        size = window.get_size()
        if self._whole is None or self._whole.get_size() != size:
            self._whole = pygame.Surface(size, 0, window)
        try:
            paint(self._whole)
        finally:
            self._whole.set_clip(None)
        place = focus() if self._by_keys else None
        self._seen = self._origin(zoom, (size[0] / scale, size[1] / scale), place)
        cut = pygame.Rect(round(self._seen[0] * scale), round(self._seen[1] * scale), size[0] // zoom, size[1] // zoom)
        pygame.transform.smoothscale(self._whole.subsurface(cut.clamp(self._whole.get_rect())), size, window)

    def _origin(self, zoom: int, area: Point, place: FRect | None) -> Point:
        if place is None:
            return self._at[0] * (1 - 1 / zoom), self._at[1] * (1 - 1 / zoom)
        return (
            _begin(place.left, place.width, area[0], zoom),
            _begin(place.top, place.height, area[1], zoom),
        )

    def put_away(self) -> None:
        """Nothing is enlarged any more, so no second picture of the window is kept."""
        self._whole = None


def _begin(start: float, long: float, whole: float, zoom: int) -> float:
    """Where the part that is seen begins: what has the focus is in its middle, or begins with it where it is longer."""
    part = whole / zoom
    begin = start - _BESIDE if long > part - 2 * _BESIDE else start + long / 2 - part / 2
    return min(max(0.0, begin), whole - part)
