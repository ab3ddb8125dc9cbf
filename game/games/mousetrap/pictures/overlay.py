"""A screen whose cards lie over something that moves."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.shell import Shell
from game.ui.widgets.dirty import DirtyBlitter, DirtyLayer, Item, Look, RestingItems, split
from game.ui.widgets.screen import Screen

_ROUND = 40.0


class Overlay(Screen):
    """What moves is told by `beneath`; the widgets are kept apart and copied over it, pane by pane.

    `compose` begins with `self.panes.clear()` and notes every place it uses with `pane`.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.layer = DirtyLayer(clear=True)
        self.film = DirtyBlitter()
        self.resting = RestingItems()
        self._told = False
        self.view: MachineView | None = None
        self.panes: list[FRect] = []
        self._split: tuple[list[FRect], tuple[int, int]] = ([], (0, 0))
        self._pieces: list[pygame.Rect] = []

    def heard_at(self, at: Point) -> Point | None:
        """Where a place of the machine, cm, is on the canvas."""
        return self.view.to_screen(at) if self.view is not None else None

    def beneath(self, canvas: Canvas) -> list[Item | None]:
        """What moves under the widgets; the first of it fills the canvas."""
        raise NotImplementedError

    def between(self, canvas: Canvas) -> list[Item | None]:
        """What the screen draws itself under the widgets, always as many items."""
        return []

    def above(self, canvas: Canvas) -> list[Item | None]:
        """What moves above the widgets."""
        return []

    def pane(self, rect: FRect, beyond: float = _ROUND) -> FRect:
        """Note that widgets lie within a place; by how much wider it is with its shadows and rings."""
        self.panes.append(rect.inflate(beyond, beyond))
        return rect

    def backdrop(self, canvas: Canvas) -> None:
        """Nothing: what moves is drawn anew each time."""

    def changing(self) -> Sequence[Look]:
        """Nothing lies behind the widgets."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Draw what moves, the panes over it, then what moves above them."""
        told = self.tip.told(self._explained())
        canvas.kept = canvas.kept and not (told or self._told)
        self._told = told
        still = self.still(canvas)
        panes = [Item(still, box.topleft, box) for box in self._boxes(canvas)]
        moving = self.resting.moving(self.beneath(canvas))
        fresh = [*self.layer.fresh, *self.resting.fresh]
        self.film.show(canvas, [*moving, *self.between(canvas), *panes, *self.above(canvas)], fresh)
        self.tip.draw(canvas, self._explained(), self.widgets)
        self.dirty = False

    def _boxes(self, canvas: Canvas) -> list[pygame.Rect]:
        if self._split != (self.panes, canvas.surface.get_size()):
            self._split = list(self.panes), canvas.surface.get_size()
            whole = canvas.surface.get_rect()
            self._pieces = split(canvas.box(pane).clip(whole) for pane in self.panes)
        return self._pieces
