"""A camera that leans in: what moves is put together beside the screen, and shown somewhat larger."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import smooth
from game.ui.widgets.dirty import DirtyBlitter, Item

_TAKES = 0.75
"""Seconds in which it leans in, or back."""
FINE = 1 / 9
"""How far it leans in where blocks fit, see below."""
_FROM, _TO, _EDGE = 9, 10, 1
"""A block of so many pixels is enlarged to so many; for the last of them it needs those of the next one's edge."""
_FINEST = 1920 * 1200
"""Pixels up to which it is enlarged smoothly: above that it takes longer than a frame, and pixels are too fine."""


class Leaning:
    """closer: by what share it leans in; 0 never leans.

    What stands still while it is leant in is enlarged once, block by block where these fit the picture: `FINE` does in
    most windows. fresh: where the picture it gave was painted anew, px, if that is the one it gave before.
    """

    def __init__(self, closer: float) -> None:
        self.closer = closer
        self.level = 0.0
        self.fresh: list[pygame.Rect] = []
        self._pictures = [pygame.Surface((0, 0))] * 3
        self._blitter = DirtyBlitter()
        self._seen = pygame.Rect(0, 0, 0, 0)

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
            self._pictures, self._seen = [pygame.Surface(size) for _ in range(3)], pygame.Rect(0, 0, 0, 0)
        whole, shown, last = self._pictures
        part = self._part(whole.get_rect(), (at[0] * canvas.scale, at[1] * canvas.scale))
        under = canvas.onto(whole)
        under.kept = part == self._seen and _in_blocks(part.size, size)
        boxes = self._blitter.show(under, items, within=part)
        if under.kept:
            self.fresh = [self._enlarge_block(whole, part, box, shown) for box in boxes]
        else:
            self._pictures, shown = [whole, last, shown], last  # another surface, by which a change is known
            self.fresh, self._seen = [], part
            self._enlarge(whole.subsurface(part), shown)
        return [Item(shown, (0, 0)), *[None] * (len(items) - 1)]

    @property
    def moves(self) -> bool:
        """Whether it is on its way: neither upright nor as near as it comes."""
        return 0 < self.level < 1

    def enlarge(self, whole: pygame.Surface, at: Point, onto: pygame.Surface, finest: int = _FINEST) -> None:
        """Draw a stage onto another surface of its size, larger round a place of it, px; smoothly up to so many px."""
        fine = onto.get_width() * onto.get_height() <= finest
        part = whole.subsurface(self._part(whole.get_rect(), at))
        (pygame.transform.smoothscale if fine else pygame.transform.scale)(part, onto.get_size(), onto)

    def _enlarge(self, part: pygame.Surface, onto: pygame.Surface) -> None:
        if self._pictures[0].get_width() * self._pictures[0].get_height() <= _FINEST:
            pygame.transform.smoothscale(part, onto.get_size(), onto)
        else:
            part = part.subsurface(pygame.Rect(0, 0, part.get_width() - _EDGE, part.get_height() - _EDGE))
            pygame.transform.scale(part, onto.get_size(), onto)

    def _enlarge_block(
        self, whole: pygame.Surface, part: pygame.Rect, box: pygame.Rect, onto: pygame.Surface
    ) -> pygame.Rect:
        """Enlarge what a box of the whole reaches; tell which place of the picture that is."""
        left, top = (box.left - part.left) // _FROM, (box.top - part.top) // _FROM
        right, bottom = -(-(box.right - part.left) // _FROM), -(-(box.bottom - part.top) // _FROM)
        left, top = max(0, left - 1), max(0, top - 1)
        right, bottom = max(right, left + 2), max(bottom, top + 2)  # a single block is not enlarged as among others
        into = pygame.Rect(left * _TO, top * _TO, (right - left) * _TO, (bottom - top) * _TO).clip(onto.get_rect())
        of = pygame.Rect(part.left + left * _FROM, part.top + top * _FROM,
                         into.width // _TO * _FROM + _EDGE, into.height // _TO * _FROM + _EDGE)  # fmt: skip
        self._enlarge(whole.subsurface(of), onto.subsurface(into))
        return into

    def _part(self, whole: pygame.Rect, at: Point) -> pygame.Rect:
        """What is seen of the whole: less of it, the place where it was."""
        share = 1 / (1 + self.closer * smooth(self.level))
        size = tuple(min(side, round(side * share) + _EDGE) for side in whole.size)
        x = min(max(0.0, at[0]), whole.width) * (1 - share)
        y = min(max(0.0, at[1]), whole.height) * (1 - share)
        return pygame.Rect((min(round(x), whole.width - size[0]), min(round(y), whole.height - size[1])), size)


def _in_blocks(part: tuple[int, int], size: tuple[int, int]) -> bool:
    """Whether a part enlarged block by block is the same to the last pixel as if it were enlarged as a whole."""
    return all((small - _EDGE) * _TO == large * _FROM for small, large in zip(part, size, strict=True))
