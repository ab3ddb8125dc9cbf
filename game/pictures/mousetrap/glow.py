"""Warm light round something that moves."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.physics.specs import Point
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.theme import rgb

STEPS = 6
"""Grades of its strength, each a picture that is kept."""
_WARM, _STRONGEST = rgb("#ffef9a"), 240
_FINE = 24


def glows(canvas: Canvas, reach: float) -> Iterator[None]:
    """Make all grades of it ahead, one each step."""
    for step in range(1, STEPS + 1):
        glow(canvas, (0.0, 0.0), reach, step)
        yield


def glow(canvas: Canvas, at: Point, reach: float, step: int) -> Item:
    """Light round a place; reach: how far from it, design units."""
    side = max(2, round(2 * reach * canvas.scale))
    return centred(canvas, at, canvas.store.get(("glow", side, step), lambda: _lit(side, step)))


def centred(canvas: Canvas, at: Point, picture: pygame.Surface) -> Item:
    """A picture with its middle on a place."""
    wide, high = picture.get_size()
    return Item(picture, (round(at[0] * canvas.scale - wide / 2), round(at[1] * canvas.scale - high / 2)))


def _lit(side: int, step: int) -> pygame.Surface:
    small = pygame.Surface((_FINE, _FINE), pygame.SRCALPHA)
    middle = (_FINE - 1) / 2
    for x in range(_FINE):
        for y in range(_FINE):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_WARM, round(_STRONGEST * step / STEPS * near**1.8)))
    return pygame.transform.smoothscale(small, (side, side))
