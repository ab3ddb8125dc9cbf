"""Pictures laid over one another, drawn again only where one of them has changed since the last frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import pygame

from game.ui.canvas import Canvas
from game.ui.dirty_rectangles import joined, without
from game.ui.tight_pieces import TightPieces

Blit = tuple[pygame.Surface, tuple[int, int], pygame.Rect]


class Item(NamedTuple):
    """A picture, its upper left corner on the surface, and the part of it that is shown if not all of it; pixels.

    A picture that is painted anew is another surface: by that a change is known.
    """

    picture: pygame.Surface
    at: tuple[int, int]
    part: pygame.Rect | None = None

    @property
    def blit(self) -> Blit:
        """What `pygame.Surface.blits` takes."""
        return self.picture, self.at, self.part or self.picture.get_rect()

    @property
    def box(self) -> pygame.Rect:
        """The place it takes."""
        return pygame.Rect(self.at, self.part.size if self.part else self.picture.get_size())


class DirtyBlitter:
    """Draws frame after frame; the first of the items is to fill the surface."""

    def __init__(self) -> None:
        self._last: list[Item | None] = []
        self._tight = TightPieces()

    def show(self, canvas: Canvas, items: Sequence[Item | None], fresh: Iterable[pygame.Rect] = ()) -> None:
        """Draw items from behind to the front; an item may be None. fresh: where else something has changed."""
        surface = canvas.surface
        whole = surface.get_rect()
        drawn = list(self._blits(items))
        top = _cover(drawn)
        boxes = self._boxes(items, fresh, whole) if canvas.kept and self._last and items else [whole]
        for box in (box.clip(whole) for box in boxes):
            for part in without(box, drawn[top][1]) if top else ():
                _draw(surface, part, drawn[:top])
            _draw(surface, box, drawn[top:])
        surface.set_clip(None)
        self._last = list(items)

    def _boxes(
        self, items: Sequence[Item | None], fresh: Iterable[pygame.Rect], whole: pygame.Rect
    ) -> list[pygame.Rect]:
        """Where anything has changed; where that is what fills the surface, all that no opaque picture still hides."""
        if self._last[0] == items[0]:
            return joined([*self._changed(items, 0), *fresh])
        hiding = _largest(
            (n, item.box) for n, item in enumerate(items) if n and item is not None and _solid(item.picture)
        )
        cover = items[hiding]
        if not hiding or cover is None or self._last[hiding : hiding + 1] != [cover]:
            return [whole]
        hidden = cover.box
        over = joined([*self._changed(items, hiding), *fresh])
        return [*without(whole, hidden), *(box.clip(hidden) for box in over if box.colliderect(hidden))]

    def _blits(self, items: Sequence[Item | None]) -> Iterator[tuple[Blit, pygame.Rect]]:
        """What is to be copied, and its place; a picture with much clear room in it goes in pieces."""
        self._tight.find(item.picture for item in items if item is not None and item.part is None)
        for item in items:
            if item is None:
                continue
            pieces = self._tight.of(item.picture) if item.part is None else ()
            for piece in pieces:
                at = item.at[0] + piece.x, item.at[1] + piece.y
                yield (item.picture, at, piece), pygame.Rect(at, piece.size)
            if not pieces:
                yield item.blit, item.box

    def _changed(self, items: Sequence[Item | None], first: int) -> Iterator[pygame.Rect]:
        """The places of all items from the first one on that have come, gone or changed."""
        for old, new in zip_longest(self._last[first:], items[first:]):
            if old is None or new is None or old.picture is not new.picture or old[1:] != new[1:]:
                yield from (item.box for item in (old, new) if item is not None)


def _cover(drawn: Sequence[tuple[Blit, pygame.Rect]]) -> int:
    """The largest picture that hides what is below it, or 0."""
    return _largest((n, place) for n, (blit, place) in enumerate(drawn) if n and _solid(blit[0]))


def _solid(picture: pygame.Surface) -> bool:
    return not picture.get_flags() & pygame.SRCALPHA


def _largest(places: Iterable[tuple[int, pygame.Rect]]) -> int:
    """The number with the largest place, or 0."""
    return max(places, key=lambda found: found[1].width * found[1].height, default=(0, pygame.Rect(0, 0, 0, 0)))[0]


def _draw(surface: pygame.Surface, box: pygame.Rect, drawn: Sequence[tuple[Blit, pygame.Rect]]) -> None:
    surface.set_clip(box)
    surface.blits([blit for blit, place in drawn if place.colliderect(box)], False)
