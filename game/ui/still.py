"""The layer of a screen that stands still: painted anew only where something has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect

from game.ui import focus, tips
from game.ui.canvas import Canvas
from game.ui.widget import Mood, Widget


class Still:
    """A picture as large as the canvas; clear: with nothing behind what is painted.

    fresh: where it was painted anew the last time, px.
    """

    def __init__(self, clear: bool = False) -> None:
        self.clear = clear
        self.stale = True
        self.fresh: list[pygame.Rect] = []
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Keep no picture for now."""
        self._picture = None

    def picture(self, canvas: Canvas, places: Sequence[FRect], paint: Callable[[Canvas], None]) -> pygame.Surface:
        """The picture, painted anew within these places, or everywhere if it is stale."""
        size = canvas.surface.get_size()
        if self._picture is None or self._picture.get_size() != size:
            self._picture, self.stale = pygame.Surface(size, pygame.SRCALPHA if self.clear else 0), True
        under = canvas.onto(self._picture)
        self.fresh = [canvas.box(place) for place in ([canvas.area] if self.stale else places)]
        for box in self.fresh:
            bounded = under.within(box)
            if self.clear:
                self._picture.fill((0, 0, 0, 0), box)
            paint(bounded)
        self._picture.set_clip(None)
        self.stale = False
        return self._picture


def paint_widgets(under: Canvas, widgets: Sequence[Widget], mood: Callable[[Widget], Mood]) -> None:
    """Draw widgets, the ring of the focused one and the marks of scrolling regions."""
    for widget in widgets:
        view = widget.region.view if widget.region else None
        if view is None or widget.place.colliderect(view):
            under.clip(view)
            widget.draw(under, mood(widget))
    for widget in widgets:
        if widget.focusable and mood(widget).focus:
            under.clip(widget.region.view.inflate(18, 18) if widget.region else None)
            widget.draw_focus(under)
    under.clip(None)
    for region in focus.regions(widgets):
        tips.scroll_mark(under, region)
