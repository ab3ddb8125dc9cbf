"""A camera that leans in: what moves is put together beside the screen, and shown somewhat larger."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import smooth
from game.ui.widgets.dirty import Item

_TAKES = 0.9
"""Seconds in which it leans in, or back."""
_FINEST = 1920 * 1200
"""Pixels up to which it is enlarged smoothly: above that it takes longer than a frame, and pixels are too fine."""


class Leaning:
    """closer: by what share it leans in; 0 never leans.

    While it leans nothing is drawn piece by piece, so it is for moments only.
    """

    def __init__(self, closer: float) -> None:
        self.closer = closer
        self.level = 0.0
        self._pictures = [pygame.Surface((0, 0))] * 3

    @property
    def leans(self) -> bool:
        """Whether it is anywhere but upright."""
        return self.closer > 0 and self.level > 0

    def tick(self, dt: float, on: bool) -> bool:
        """Let time pass; tell whether it moves."""
        before = self.level
        self.level = min(1.0, max(0.0, before + (dt if on else -dt) / _TAKES)) if self.closer else 0.0
        return self.level != before

    def items(self, canvas: Canvas, items: Sequence[Item | None], at: Point) -> list[Item | None]:
        """These as one picture, larger round a place of the canvas; as many items as before."""
        size = canvas.surface.get_size()
        if self._pictures[0].get_size() != size:
            self._pictures = [pygame.Surface(size) for _ in range(3)]
        whole, shown, last = self._pictures
        self._pictures = [whole, last, shown]  # another surface each time, by which a change is known
        place = at[0] * canvas.scale, at[1] * canvas.scale
        whole.set_clip(self._part(whole.get_rect(), place))
        whole.blits([item.blit for item in items if item is not None], False)
        self.enlarge(whole, place, shown)
        return [Item(shown, (0, 0)), *[None] * (len(items) - 1)]

    @property
    def moves(self) -> bool:
        """Whether it is on its way: neither upright nor as near as it comes."""
        return 0 < self.level < 1

    def enlarge(self, whole: pygame.Surface, at: Point, onto: pygame.Surface, finest: int = _FINEST) -> None:
        """Draw a stage onto another surface of its size, larger round a place of it, px; smoothly up to so many px."""
        part = whole.subsurface(self._part(whole.get_rect(), at))
        fine = onto.get_width() * onto.get_height() <= finest
        (pygame.transform.smoothscale if fine else pygame.transform.scale)(part, onto.get_size(), onto)

    def _part(self, whole: pygame.Rect, at: Point) -> pygame.Rect:
        """What is seen of the whole: less of it, the place where it was."""
        share = 1 / (1 + self.closer * smooth(self.level))
        size = round(whole.width * share), round(whole.height * share)
        x = min(max(0.0, at[0]), whole.width) * (1 - share)
        y = min(max(0.0, at[1]), whole.height) * (1 - share)
        return pygame.Rect((min(round(x), whole.width - size[0]), min(round(y), whole.height - size[1])), size)
