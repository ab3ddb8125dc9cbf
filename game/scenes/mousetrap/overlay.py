"""A screen whose cards lie over something that moves."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.screen import Screen
from game.ui.shell import Shell

_ROUND = 40.0


class Overlay(Screen):
    """Draw what moves in `beneath`; the widgets are kept apart and copied over it, pane by pane.

    `compose` begins with `self.panes.clear()` and notes every place it uses with `pane`.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.panes: list[FRect] = []

    def beneath(self, canvas: Canvas) -> None:
        """Draw what moves under the widgets."""

    def pane(self, rect: FRect) -> FRect:
        """Note that widgets lie within a place; its shadows and rings reach a little beyond."""
        self.panes.append(rect.inflate(_ROUND, _ROUND))
        return rect

    def draw(self, canvas: Canvas) -> None:
        """Draw what moves, the panes over it, then what moves above them."""
        self._fit(canvas)
        if self._still is None or self._still.get_size() != canvas.surface.get_size():
            self._still = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
            self.paint_widgets(canvas.onto(self._still))
        self.beneath(canvas)
        whole = canvas.surface.get_rect()
        for pane in self.panes:
            box = canvas.box(pane).clip(whole)
            canvas.surface.blit(self._still, box, box)
        self.foreground(canvas)
        self.tip.draw(canvas, self._explained())
        self._dirty = False
