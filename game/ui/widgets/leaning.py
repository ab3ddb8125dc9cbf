"""A camera that leans in: what moves is put together beside the screen, and shown somewhat larger."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import smooth
from game.ui.widgets.dirty import DirtyBlitter, Item, without

_TAKES = 0.75
"""Seconds in which it leans in, or back."""
FROM, TO = 9, 10
"""So many pixels are enlarged to so many once it has leant in."""
FINE = TO / FROM - 1
"""How far it leans in where what stands still is enlarged only once."""
_EDGE = 1
_NOWHERE = pygame.Rect(0, 0, 0, 0)
_FINEST, _FINEST_MOVING = 1920 * 1200, 1000 * 1000
"""Pixels up to which it is enlarged smoothly, at rest and while it moves: of more, pixels are fine enough."""


class Leaning:
    """closer: by what share it leans in; 0 never leans."""

    def __init__(self, closer: float) -> None:
        self.closer = closer
        self.level = 0.0
        self._whole = pygame.Surface((0, 0))
        self._blitter = DirtyBlitter()

    @property
    def leans(self) -> bool:
        """Whether it is anywhere but upright."""
        return self.closer > 0 and self.level > 0

    @property
    def moves(self) -> bool:
        """Whether it is on its way: neither upright nor as near as it comes."""
        return 0 < self.level < 1

    def coarse(self, size: tuple[int, int]) -> bool:
        """Whether what is seen of a surface of this size, px, is enlarged without smoothing just now."""
        return self.moves and _is_large(size)

    def tick(self, dt: float, on: bool) -> bool:
        """Let time pass; tell whether it moves."""
        before = self.level
        self.level = min(1.0, max(0.0, before + (dt if on else -dt) / _TAKES)) if self.closer else 0.0
        return self.level != before

    def prepare(self, canvas: Canvas) -> None:
        """Have room for a picture, before it is drawn in a frame that has enough to do."""
        size = canvas.surface.get_size()
        if self._whole.get_size() != size:
            self._whole = pygame.Surface(size, 0, canvas.surface)
            self._whole.fill((0, 0, 0))  # what was never written to costs most the first time

    def items(
        self, canvas: Canvas, items: Sequence[Item | None], at: Point, hidden: pygame.Rect = _NOWHERE
    ) -> list[Item | None]:
        """These enlarged straight onto the canvas, round a place of it, and what stands for them there; as many items
        as before. hidden: what an opaque picture above them hides, px, where nothing is drawn."""
        surface = canvas.surface
        self.prepare(canvas)
        part = self._part(self._whole.get_rect(), (at[0] * canvas.scale, at[1] * canvas.scale))
        pieces = without(surface.get_rect(), hidden)
        sources = [_source(part, surface, piece) for piece in pieces]
        under = canvas.onto(self._whole)
        under.kept = False
        self._blitter.show(under, items, within=sources)
        scaled = pygame.transform.scale if _is_large(surface.get_size()) else pygame.transform.smoothscale
        seen = [surface.subsurface(piece) for piece in pieces]
        for source, piece in zip(sources, seen, strict=True):
            scaled(self._whole.subsurface(source), piece.get_size(), piece)
        shown = [Item(piece, piece.get_offset()) for piece in seen]
        return [*shown, *[None] * (len(items) - len(shown))]

    def enlarge(self, whole: pygame.Surface, at: Point, onto: pygame.Surface, stirs: bool = False) -> None:
        """Draw a stage onto another surface of its size, larger round a place of it, px. stirs: something in it moves,
        so it is drawn as while the camera does."""
        fine = onto.get_width() * onto.get_height() <= (_FINEST_MOVING if self.moves or stirs else _FINEST)
        part = whole.subsurface(self._part(whole.get_rect(), at))
        (pygame.transform.smoothscale if fine else pygame.transform.scale)(part, onto.get_size(), onto)

    def widen(self, whole: pygame.Surface, x: float, onto: pygame.Surface, place: pygame.Rect) -> None:
        """Draw a part of the stage as wide as `enlarge` shows it round a place that far right, but where it is, px."""
        zoom, (wide, high) = 1 + self.closer * smooth(self.level), whole.get_size()
        left, right = (min(wide, max(0, round(x + (side - x) * zoom))) for side in (place.left, place.right))
        start, end = (min(wide, max(0, round(x + (side - x) / zoom))) for side in (left, right))
        top, low = max(0, place.top), min(high, place.bottom)
        if right > left and end > start and low > top:
            source = whole.subsurface((start, top, end - start, low - top))
            there = onto.subsurface((left, top, right - left, low - top))
            pygame.transform.smoothscale(source, there.get_size(), there)

    def seen(self, at: Point, near: Point) -> Point:
        """Where a place is seen that leaning in round another one moves."""
        zoom = 1 + self.closer * smooth(self.level)
        return near[0] + (at[0] - near[0]) * zoom, near[1] + (at[1] - near[1]) * zoom

    def _part(self, whole: pygame.Rect, at: Point) -> pygame.Rect:
        """What is seen of the whole: less of it, the place where it was."""
        share = 1 / (1 + self.closer * smooth(self.level))
        size = tuple(min(side, round(side * share) + _EDGE) for side in whole.size)
        x = min(max(0.0, at[0]), whole.width) * (1 - share)
        y = min(max(0.0, at[1]), whole.height) * (1 - share)
        return pygame.Rect((min(round(x), whole.width - size[0]), min(round(y), whole.height - size[1])), size)


def _is_large(size: tuple[int, int]) -> bool:
    return size[0] * size[1] > _FINEST_MOVING


def _source(part: pygame.Rect, surface: pygame.Surface, piece: pygame.Rect) -> pygame.Rect:
    """What of a part is seen in a piece of the surface onto which it is enlarged; neighbours share their edges."""
    across, down = part.width / surface.get_width(), part.height / surface.get_height()
    left, right = round(piece.left * across), max(1, round(piece.right * across))
    top, foot = round(piece.top * down), max(1, round(piece.bottom * down))
    return pygame.Rect(part.x + left, part.y + top, right - left, foot - top)
