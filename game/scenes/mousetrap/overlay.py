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
        for box in _apart(canvas, self.panes):
            canvas.surface.blit(self._still, box, box)
        self.foreground(canvas)
        self.tip.draw(canvas, self._explained())
        self._dirty = False


def _apart(canvas: Canvas, panes: list[FRect]) -> list[pygame.Rect]:
    """The same places in pieces that do not overlap, so that no shadow is laid twice."""
    found: list[pygame.Rect] = []
    for pane in panes:
        pieces = [canvas.box(pane).clip(canvas.surface.get_rect())]
        for other in found:
            pieces = [rest for piece in pieces for rest in _without(piece, other)]
        found += pieces
    return found


def _without(piece: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of a rectangle lies outside another."""
    shared = piece.clip(other)
    if not shared.size[0] or not shared.size[1]:
        return [piece]
    rests = (
        pygame.Rect(piece.left, piece.top, piece.width, shared.top - piece.top),
        pygame.Rect(piece.left, shared.bottom, piece.width, piece.bottom - shared.bottom),
        pygame.Rect(piece.left, shared.top, shared.left - piece.left, shared.height),
        pygame.Rect(shared.right, shared.top, piece.right - shared.right, shared.height),
    )
    return [rest for rest in rests if rest.width > 0 and rest.height > 0]
