"""A camera that leans in: what moves is put together beside the screen, and shown somewhat larger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.motion import smooth
from game.ui.widgets.dirty import DirtyBlitter, Item, bands, without

_TAKES = 0.75
"""Seconds in which it leans in, or back."""
FROM, TO = 9, 10
"""So many pixels are enlarged to so many once it has leant in."""
FINE = TO / FROM - 1
"""How far it leans in where what stands still is enlarged only once."""
_EDGE = 1
_STRIP = 120_000
"""Pixels that are enlarged at once, so few that they are in the cache together with what they become."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)
_FINEST, _FINEST_MOVING = 1920 * 1200, 1000 * 1000
"""Pixels up to which it is enlarged smoothly, at rest and while it moves: of more, pixels are fine enough."""

_Piece = tuple[pygame.Rect, pygame.Surface]
"""What of the stage is enlarged, px, and the part of the canvas that it becomes."""


class Leaning:
    """closer: by what share it leans in; 0 never leans."""

    def __init__(self, closer: float) -> None:
        self.closer = closer
        self.level = 0.0
        self._whole = self._strip = pygame.Surface((0, 0))
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
        return self.moves and is_large(size)

    def tick(self, dt: float, on: bool) -> bool:
        """Let time pass; tell whether it moves."""
        before = self.level
        self.level = min(1.0, max(0.0, before + (dt if on else -dt) / _TAKES)) if self.closer else 0.0
        return self.level != before

    def prepare(self, canvas: Canvas) -> None:
        """Have room for a picture that is enlarged smoothly, before it is drawn in a frame that has enough to do."""
        size = canvas.surface.get_size()
        if not is_large(size) and self._whole.get_size() != size:
            self._whole = pygame.Surface(size, 0, canvas.surface)
            self._whole.fill((0, 0, 0))  # what was never written to costs most the first time

    def items(
        self, canvas: Canvas, items: Sequence[Item | None], at: Point, hidden: pygame.Rect = _NOWHERE
    ) -> list[Item | None]:
        """These enlarged straight onto the canvas, round a place of it, and what stands for them there; as many items
        as before. hidden: what an opaque picture above them hides, px, where nothing is drawn."""
        surface = canvas.surface
        part = self._part(surface.get_rect(), (at[0] * canvas.scale, at[1] * canvas.scale))
        seen = [surface.subsurface(piece) for piece in without(surface.get_rect(), hidden)]
        pieces = [(_source(part, surface, piece.get_rect(topleft=piece.get_offset())), piece) for piece in seen]
        draw = self._coarsely if is_large(surface.get_size()) else self._smoothly
        draw(canvas, items, pieces)
        shown = [Item(piece, piece.get_offset()) for piece in seen]
        return [*shown, *[None] * (len(items) - len(shown))]

    def _smoothly(self, canvas: Canvas, items: Sequence[Item | None], pieces: Sequence[_Piece]) -> None:
        self.prepare(canvas)
        under = canvas.onto(self._whole)
        under.kept = False
        self._blitter.show(under, items, within=[source for source, _piece in pieces])
        for source, piece in pieces:
            pygame.transform.smoothscale(self._whole.subsurface(source), piece.get_size(), piece)

    def _coarsely(self, canvas: Canvas, items: Sequence[Item | None], pieces: Sequence[_Piece]) -> None:
        """Without smoothing it can be done in strips, which show no seams."""
        for source, piece in pieces:
            wide, per = piece.get_width(), piece.get_height() / source.height
            for box, picture in self._blitter.strips(canvas, items, source):
                top, foot = (round((row - source.top) * per) for row in (box.top, box.bottom))
                strip = piece.subsurface(pygame.Rect(0, top, wide, foot - top))
                pygame.transform.scale(picture, strip.get_size(), strip)

    def enlarge(
        self,
        whole: pygame.Surface,
        at: Point,
        onto: pygame.Surface,
        high: Sequence[pygame.Rect] = (),
        stirs: bool = False,
    ) -> None:
        """Draw a stage onto another surface of its size, larger round a place of it, px.

        high: what is only widened, and stays as high as it is. stirs: something in it moves, so it is drawn as while
        the camera does.
        """
        fine = onto.get_width() * onto.get_height() <= (_FINEST_MOVING if self.moves or stirs else _FINEST)
        scaled = pygame.transform.smoothscale if fine else pygame.transform.scale
        part, widened = self._part(whole.get_rect(), at), list(self._widened(whole, at[0], high))
        hidden = widened[0][0].get_rect(topleft=widened[0][1]) if widened else _NOWHERE
        for piece in without(onto.get_rect(), hidden):
            source = whole.subsurface(_source(part, onto, piece))
            scaled(source, piece.size, onto.subsurface(piece))
        onto.blits(widened, False)

    def enlarge_there(self, stage: pygame.Surface, near: Point, high: Sequence[pygame.Rect]) -> None:
        """Enlarge a large stage where it is, without smoothing, round a place of it, px; high as in `enlarge`.

        Strip by strip from the edges to that place: what is yet to be enlarged lies nearer to it than what was. Each is
        copied to a small picture that stays in the processor's cache: at 1920x1080 that takes 0.3 ms less than by way
        of one of the whole stage.
        """
        part, wide = self._part(stage.get_rect(), near), stage.get_width()
        per, widened = stage.get_height() / part.height, list(self._widened(stage, near[0], high))
        for strip in _inwards(part, near[1]):
            if self._strip.get_width() < strip.width or self._strip.get_height() < strip.height:
                self._strip = pygame.Surface((wide, strip.height), 0, stage)
            top, foot = (round((row - part.y) * per) for row in (strip.top, strip.bottom))
            there = stage.subsurface(pygame.Rect(0, top, wide, foot - top))
            self._strip.blit(stage, (0, 0), strip)
            pygame.transform.scale(self._strip.subsurface(((0, 0), strip.size)), there.get_size(), there)
        stage.blits(widened, False)

    def _widened(
        self, whole: pygame.Surface, x: float, places: Sequence[pygame.Rect]
    ) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
        """Parts of a stage as wide as it is seen round a place that far right, and the corner of each, px."""
        zoom, (wide, low) = 1 + self.closer * smooth(self.level), whole.get_size()
        for place in places:
            left, right = (min(wide, max(0, round(x + (side - x) * zoom))) for side in (place.left, place.right))
            start, end = (min(wide, max(0, round(x + (side - x) / zoom))) for side in (left, right))
            top, foot = max(0, place.top), min(low, place.bottom)
            if right > left and end > start and foot > top:
                source = whole.subsurface((start, top, end - start, foot - top))
                yield pygame.transform.smoothscale(source, (right - left, foot - top)), (left, top)

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


def is_large(size: tuple[int, int]) -> bool:
    """Whether what moves on a stage of this size, px, is enlarged without smoothing."""
    return size[0] * size[1] > _FINEST_MOVING


def _inwards(part: pygame.Rect, y: float) -> Iterator[pygame.Rect]:
    """Strips of a part from below and from above to a row of it, that strip last."""
    middle = pygame.Rect(part.x, 0, part.width, max(1, _STRIP // part.width))
    middle.centery = round(min(max(y, part.top), part.bottom))
    above, below = (part.clip(part.move(0, by)) for by in (middle.top - part.bottom, middle.bottom - part.top))
    yield from reversed(list(bands(below, _STRIP)))
    yield from bands(above, _STRIP)
    yield middle.clip(part)


def _source(part: pygame.Rect, surface: pygame.Surface, piece: pygame.Rect) -> pygame.Rect:
    """What of a part is seen in a piece of the surface onto which it is enlarged; neighbours share their edges."""
    across, down = part.width / surface.get_width(), part.height / surface.get_height()
    left, right = round(piece.left * across), max(1, round(piece.right * across))
    top, foot = round(piece.top * down), max(1, round(piece.bottom * down))
    return pygame.Rect(part.x + left, part.y + top, right - left, foot - top)
