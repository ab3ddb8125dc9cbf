"""Widgets that are painted once and then copied."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.widget import Mood, Widget


@dataclass
class CachedWidget(Widget):
    """Painted once for what it says, then copied."""

    def says(self, mood: Mood) -> Hashable:
        """All that the picture depends on."""
        return (mood.hover, mood.focus)

    def look(self) -> object:
        """What it says."""
        return self.says(Mood())

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Copy the picture."""
        still = replace(self, rect=FRect(0, 0, *self.place.size), region=None)
        key = type(self).__name__, self.says(mood)
        canvas.layer(key, self.place, lambda under: still.paint(under, mood))
