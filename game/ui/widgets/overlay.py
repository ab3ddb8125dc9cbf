"""Widgets over something that moves: their layer is copied over it, pane by pane."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect

from game.ui.drawing.canvas import Canvas
from game.ui.widgets.dirty import DirtyBlitter, DirtyLayer, Item, RestingItems, split

Items = Callable[[Canvas], list[Item | None]]


class Overlay:
    """How a screen is drawn whose widgets lie over what moves: `Screen` draws so if it has one.

    beneath: what moves under the widgets; the first item of it fills the canvas. between: what the screen draws itself
    under the widgets, above: what moves above them; either always has as many items.
    """

    def __init__(self, beneath: Items, between: Items, above: Items = lambda canvas: []) -> None:
        self.beneath, self.between, self.above = beneath, between, above
        self.blitter = DirtyBlitter()
        self.resting = RestingItems()
        self.panes: list[FRect] = []
        self._told = False
        self._split: tuple[list[FRect], tuple[int, int]] = ([], (0, 0))
        self._pieces: list[pygame.Rect] = []

    def draw(self, canvas: Canvas, still: Callable[[], pygame.Surface], layer: DirtyLayer, told: bool) -> None:
        """Draw what moves, the panes over it, then what moves above them; told: an explanation covers some of it."""
        canvas.kept = canvas.kept and not (told or self._told)
        self._told = told
        widgets = still()
        panes = [Item(widgets, box.topleft, box) for box in self._boxes(canvas)]
        moving = self.resting.moving(self.beneath(canvas))
        fresh = [*layer.fresh, *self.resting.fresh]
        self.blitter.show(canvas, [*moving, *self.between(canvas), *panes, *self.above(canvas)], fresh)

    def _boxes(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        if self._split != (self.panes, canvas.surface.get_size()):
            self._split = list(self.panes), canvas.surface.get_size()
            whole = canvas.surface.get_rect()
            self._pieces = split(canvas.box(pane).clip(whole) for pane in self.panes)
        return self._pieces
