"""Small pictures of the kinds of hands: a machine places the part, a magnet helps a hand, or a hand is alone."""

from __future__ import annotations

import math
from functools import partial

import pygame
from pygame import FRect

from game.shell.choice_lists import HELPED, STEADY
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point

_WIDE, _HIGH = 64.0, 48.0
"""A picture's own units, which are fitted into its place."""
_FLOOR, _SLOT, _PART, _MIDDLE = 44.0, 26.0, 17.0, 31.0
_WOOD, _BLOCK, _EDGE = rgb("#d9b888"), rgb("#2f6fc4"), rgb("#1f2430")
_RED, _STEEL = rgb("#c8201c"), rgb("#e9edf2")
_GLOVE, _POINTS, _FINGER = 34.0, 135.0, (9.0, -10.5)
"""How large the glove is, how far it is turned so that it points down and to the left, and its middle from its tip."""
_ASKEW = 9.0
"""Degrees by which a hand that nothing helps holds the part askew."""


def paint(canvas: Canvas, place: FRect, kind: str) -> None:
    """Draw the picture of a kind of hands in the middle of a place."""
    canvas.layer(("hands", kind), place, partial(_paint, kind=kind))


def _paint(canvas: Canvas, kind: str) -> None:
    width, height = canvas.surface.get_size()
    zoom = min(width / canvas.scale / _WIDE, height / canvas.scale / _HIGH)
    across, down = (width / canvas.scale - _WIDE * zoom) / 2, (height / canvas.scale - _HIGH * zoom) / 2
    drawn = _Drawn(canvas, zoom, (across, down))
    drawn.fill([(2, _FLOOR), (62, _FLOOR), (62, 47), (2, 47)], _WOOD)
    drawn.slot()
    low = _FLOOR if kind == STEADY else _FLOOR - 8
    if kind == HELPED:
        drawn.magnet((8.0, _FLOOR - 9.5))
    drawn.part((_MIDDLE, low - _PART / 2), 0.0 if kind in (STEADY, HELPED) else _ASKEW)
    if kind == STEADY:
        drawn.machine(_MIDDLE, low - _PART)
    else:
        drawn.hand((_MIDDLE + 8, low - _PART + 3))


class _Drawn:
    """A canvas on which a picture is drawn in its own units."""

    def __init__(self, canvas: Canvas, zoom: float, corner: Point) -> None:
        self.canvas, self.zoom, self.corner = canvas, zoom, corner

    def at(self, point: Point) -> Point:
        """A place of the picture on the canvas."""
        return self.corner[0] + point[0] * self.zoom, self.corner[1] + point[1] * self.zoom

    def fill(self, points: list[Point], colour: Colour, edge: float = 1.3) -> None:
        """A shape with a dark edge round it."""
        size, scale = self.canvas.surface.get_size(), self.canvas.scale
        spots = [(x * scale, y * scale) for x, y in map(self.at, points)]
        centre = sum(x for x, _y in spots) / len(spots), sum(y for _x, y in spots) / len(spots)
        grown = [_away(spot, centre, edge * self.zoom * scale) for spot in spots]
        self.canvas.surface.blit(shapes.polygon(size, grown, (*_EDGE, 255)), (0, 0))
        self.canvas.surface.blit(shapes.polygon(size, spots, (*colour, 255)), (0, 0))

    def slot(self) -> None:
        """The dashed outline in which the part belongs."""
        left, right, top = _MIDDLE - _SLOT / 2, _MIDDLE + _SLOT / 2, _FLOOR - _PART - 1
        for x in (left, right):
            for y in range(3):
                self.fill([(x - 0.6, top + 5 * y), (x + 0.5, top + 5 * y), (x + 0.5, top + 5 * y + 3),
                           (x - 0.6, top + 5 * y + 3)], _RED, 0.0)  # fmt: skip
        for dash in range(4):
            x = left + 6.5 * dash
            self.fill([(x, top - 0.5), (x + 4, top - 0.5), (x + 4, top + 0.5), (x, top + 0.5)], _RED, 0.0)

    def part(self, middle: Point, degrees: float) -> None:
        """A block with a knob."""
        half, high = _SLOT / 2 - 1.5, _PART / 2 - 0.5
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        corners = [(-half, -high), (half, -high), (half, high), (-half, high)]
        self.fill([(middle[0] + c * x - s * y, middle[1] + s * x + c * y) for x, y in corners], _BLOCK)

    def machine(self, x: float, low: float) -> None:
        """A grab on its cable, with a gear wheel."""
        self.fill([(x - 1, 2), (x + 1, 2), (x + 1, low - 6), (x - 1, low - 6)], _STEEL, 0.8)
        self.fill([(x - 13, low - 7), (x + 13, low - 7), (x + 13, low - 3.5), (x - 13, low - 3.5)], _STEEL)
        for side in (-1, 1):
            self.fill([(x + side * 13, low - 4), (x + side * 10.4, low - 4), (x + side * 10.4, low + 6),
                       (x + side * 13, low + 6)], _STEEL)  # fmt: skip
        self.canvas.sprite("marks/gear", FRect(*self.at((x - 9, 1)), 18 * self.zoom, 18 * self.zoom))

    def hand(self, tip: Point) -> None:
        """A glove whose finger pushes the part at this place."""
        found = self.canvas.stamped("marks/hand", (0.0, 0.0))
        if found is None:
            return
        zoom = _GLOVE * self.zoom * self.canvas.scale / found[0].get_height()
        turned = pygame.transform.rotozoom(found[0], _POINTS, zoom)
        x, y = self.at((tip[0] + _FINGER[0], tip[1] + _FINGER[1]))
        self.canvas.surface.blit(turned, turned.get_rect(center=(x * self.canvas.scale, y * self.canvas.scale)))

    def magnet(self, at: Point) -> None:
        """A horseshoe magnet beside the place, its poles towards it."""
        x, y = at
        outer = [(x - 7.5 * math.cos(a), y + 7.5 * math.sin(a)) for a in _half_turn()]
        inner = [(x - 3.5 * math.cos(a), y + 3.5 * math.sin(a)) for a in reversed(_half_turn())]
        self.fill([(x + 6, y - 7.5), *outer, (x + 6, y + 7.5), (x + 6, y + 3.5), *inner, (x + 6, y - 3.5)], _RED, 0.9)
        for side in (-1, 1):
            near, far = y + side * 7.5, y + side * 3.5
            self.fill([(x + 2.5, near), (x + 6, near), (x + 6, far), (x + 2.5, far)], _STEEL, 0.9)


def _half_turn() -> list[float]:
    return [math.radians(-90 + 180 * step / 10) for step in range(11)]


def _away(spot: Point, centre: Point, far: float) -> Point:
    x, y = spot[0] - centre[0], spot[1] - centre[1]
    return spot[0] + math.copysign(min(far, abs(x)), x), spot[1] + math.copysign(min(far, abs(y)), y)
