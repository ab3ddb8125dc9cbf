"""The layer of a screen that stands still: painted anew only where something has changed."""

from __future__ import annotations

import mmap
import sys
from collections.abc import Callable, Collection, Iterator, Sequence

import pygame
from pygame import FRect

from game.ui import focus, materials, scroll_bars, tooltips
from game.ui.canvas import Canvas
from game.ui.dirty_rectangles import merged
from game.ui.widget import SCROLLS, Mood, Widget

Look = tuple[FRect, object]
"""Where something is drawn, and all that its picture depends on."""

_MARK = 24.0
_SPENT = 50_000
"""Pixels that are painted in the time in which everything on a table is asked whether it meets one more box."""


class DirtyLayer:
    """A picture as large as the canvas; clear: with nothing behind what is painted.

    fresh: where it was painted anew the last time, px.
    """

    def __init__(self, clear: bool = False) -> None:
        self.clear = clear
        self.stale = True
        self.fresh: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None
        self._looks: dict[object, Look] = {}

    def forget(self) -> None:
        """Keep no picture for now."""
        self._picture = None

    def altered(
        self,
        widgets: Sequence[Widget],
        mood: Callable[[Widget], Mood],
        touched: Collection[str],
        changing: Sequence[Look] | None,
    ) -> list[FRect]:
        """Where the touched widgets are; unless ``changing`` is None, also where anything looks another way."""
        places = [widget.reach for widget in widgets if widget.name in touched]
        if changing is not None:
            places += self._changed(_looks(widgets, mood) | dict(enumerate(changing)))
        return places

    def _changed(self, looks: dict[object, Look]) -> Iterator[FRect]:
        """Where something has come, gone, or looks another way than the last time this was asked."""
        before, self._looks = self._looks, looks
        for key in before | looks:
            old, new = before.get(key), looks.get(key)
            if old != new:
                yield from (look[0] for look in (old, new) if look is not None)

    def picture(self, canvas: Canvas, places: Sequence[FRect], paint: Callable[[Canvas], None]) -> pygame.Surface:
        """The picture, painted anew within these places, or everywhere if it is stale."""
        size = canvas.surface.get_size()
        if self._picture is None or self._picture.get_size() != size or (self.clear and self.stale):
            self._picture, self.stale = _bare(size) if self.clear else pygame.Surface(size), True
        under = canvas.onto(self._picture)
        whole = self._picture.get_rect()
        boxes = (canvas.box(place).clip(whole) for place in places if place.width > 0)
        self.fresh = [whole] if self.stale else merged(boxes, _SPENT)
        for box in self.fresh:
            bounded = under.within(box)
            if self.clear and not self.stale:
                self._picture.fill((0, 0, 0, 0), box)
            paint(bounded)
        self._picture.set_clip(None)
        self.stale = False
        return self._picture


def _bare(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface that takes memory only where something is drawn on it."""
    if sys.platform == "win32":
        memory = mmap.mmap(-1, size[0] * size[1] * 4)
    else:  # what is shared takes memory already where it is read
        memory = mmap.mmap(-1, size[0] * size[1] * 4, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return pygame.image.frombuffer(memory, size, "BGRA")


def paint_widgets(under: Canvas, widgets: Sequence[Widget], mood: Callable[[Widget], Mood]) -> None:
    """Draw widgets, the ring of the focused one and the marks of scrolling regions, as far as they are in bounds."""
    near = [widget for widget in widgets if widget.drawn and under.meets(widget.reach)]
    for widget in near:
        view = widget.region.view if widget.region else None
        if view is None or widget.place.colliderect(view):
            under.clip(view)
            widget.draw(under, mood(widget))
    for widget in near:
        if widget.focusable and mood(widget).focus:
            under.clip(widget.region.view.inflate(18, 18) if widget.region else None)
            widget.draw_focus(under)
    under.clip(None)
    for region in focus.regions(widgets):
        tooltips.scroll_mark(under, region)
        if mood(Widget(SCROLLS + region.name, region.view)).focus:
            materials.focus_ring(under, scroll_bars.groove(region), scroll_bars.WIDE)


def _looks(widgets: Sequence[Widget], mood: Callable[[Widget], Mood]) -> dict[object, Look]:
    """How widgets and the marks of scrolling regions look now."""
    looks: dict[object, Look] = {
        widget.name: (widget.reach, (tuple(widget.place), widget.look(), mood(widget)))
        for widget in widgets
        if widget.drawn
    }
    for region in focus.regions(widgets):
        looks["scrolled", region.name] = region.view.inflate(_MARK, _MARK), (region.reach, region.offset)
    return looks
