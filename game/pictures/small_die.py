"""The small die over a place that a roll would lead to: white, dark for a loss, pale where nothing happens."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import FRect

from game.rules.reach import Effect
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.theme import Colour, rgb

SIDE = 23.0
"""How large it is by default, design units."""
YELLOW, CREAM = rgb("#ffd21f"), rgb("#f6efdc")
INK, WHITE, RED, PALE, FAINT = rgb("#2a1d17"), rgb("#fffdf6"), rgb("#c81e1e"), rgb("#c9c4b6"), rgb("#767062")
_FACES: Mapping[Effect, tuple[Colour, Colour, Colour]] = {
    Effect.GAIN: (WHITE, RED, INK),
    Effect.MOVE: (WHITE, INK, INK),
    Effect.LOSS: (INK, WHITE, WHITE),
    Effect.NOTHING: (PALE, FAINT, FAINT),
}
"""Body, pips and edge."""
_LEFT, _MIDDLE, _RIGHT = 0.25, 0.5, 0.75
_DIAGONAL = ((_LEFT, _LEFT), (_RIGHT, _RIGHT))
_CORNERS = (*_DIAGONAL, (_RIGHT, _LEFT), (_LEFT, _RIGHT))
_CENTRE = ((_MIDDLE, _MIDDLE),)
PIPS: Mapping[int, tuple[tuple[float, float], ...]] = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_CENTRE),
    4: _CORNERS,
    5: (*_CORNERS, *_CENTRE),
    6: (*_CORNERS, (_LEFT, _MIDDLE), (_RIGHT, _MIDDLE)),
}
"""Where the pips of each number are, in shares of a side."""


def draw_small_die(canvas: Canvas, place: FRect, pips: int, effect: Effect) -> None:
    """Draw the number; it is painted once for a size."""
    canvas.layer(("small die", pips, effect), place.inflate(6, 6), lambda under: _paint(under, pips, effect))


def _paint(canvas: Canvas, pips: int, effect: Effect) -> None:
    body, dots, edge = _FACES[effect]
    place = canvas.area.inflate(-6, -6)
    side = place.width
    shade = place.move(1.2, 1.8)
    for rect, colour in ((shade, (*INK, 110)), (place, (*edge, 255)), (place.inflate(-2.6, -2.6), (*body, 255))):
        box = canvas.box(rect)
        canvas.surface.blit(shapes.rounded(box.size, canvas.px(side * 0.22), colour), box)
    size = max(3, canvas.px(side * 0.2))
    for x, y in PIPS[pips]:
        dot = shapes.ellipse((size, size), (*dots, 255))
        canvas.centre(dot, FRect(place.x + x * side - 1, place.y + y * side - 1, 2, 2))


def draw_ring(canvas: Canvas, place: FRect, radius: float, effect: Effect) -> None:
    """Draw a line round a place: a broad yellow one for a gain, a red one for a loss, else a thin one."""
    canvas.layer(("small ring", radius, effect), place.inflate(8, 8), lambda under: _paint_ring(under, radius, effect))


def _paint_ring(canvas: Canvas, radius: float, effect: Effect) -> None:
    wide, colour = {Effect.GAIN: (4.6, YELLOW), Effect.LOSS: (3.6, RED)}.get(effect, (2.4, CREAM))
    outer = canvas.area.inflate(-4, -4)
    for inset, tone in ((0.0, INK), (1.6, colour), (1.6 + wide, INK)):
        _blit(canvas, outer.inflate(-2 * inset, -2 * inset), radius + 2 - inset, (*tone, 255), 0)
    inset = 3.2 + wide
    hole = outer.inflate(-2 * inset, -2 * inset)
    _blit(canvas, hole, radius + 2 - inset, (0, 0, 0, 255), pygame.BLEND_RGBA_SUB)


def _blit(canvas: Canvas, rect: FRect, radius: float, colour: tuple[int, ...], flags: int) -> None:
    box = canvas.box(rect)
    corner = min(canvas.px(max(1.0, radius)), box.width // 2, box.height // 2)
    canvas.surface.blit(shapes.rounded(box.size, corner, colour), box, special_flags=flags)
