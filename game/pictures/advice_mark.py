"""The mark on what a person was advised to do: a sea-blue double ring with a sign, unlike the ring of the focus."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import FRect

from game.ui import icons, shapes
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.lettering import Style
from game.ui.theme import Colour, rgb

_INK, _LIGHT, _BLUE = rgb("#0c2733"), rgb("#eafcff"), rgb("#14a3c7")
_SIGN, _PAD = 24.0, 6.0
_NUMBER = Style("head", 16)
_SHORTEST = 90.0
"""A way that is no longer needs no arrow, design units."""


class Advised(NamedTuple):
    """A place that the advised move is about: how round its corners are, and the number of its step, 0 for none."""

    place: FRect
    radius: float = 9.0
    step: int = 0


class Way(NamedTuple):
    """An arrow from one place to another."""

    start: Point
    end: Point


def draw_advice(canvas: Canvas, marks: Sequence[Advised], ways: Sequence[Way] = ()) -> None:
    """Draw arrows, then rings, each with a question mark or its number."""
    for way in ways:
        _arrow(canvas, way)
    for mark in marks:
        around = mark.place.inflate(2 * _PAD + _SIGN, 2 * _PAD + _SIGN)
        canvas.layer(("advised", mark.radius, mark.step), around, partial(_paint, mark=mark))


def _paint(canvas: Canvas, mark: Advised) -> None:
    outer = canvas.area.inflate(-_SIGN, -_SIGN)
    radius = mark.radius + _PAD
    for inset, colour in ((0.0, _INK), (1.6, _LIGHT), (3.4, _BLUE), (6.4, _INK)):
        _rounded(canvas, outer.inflate(-2 * inset, -2 * inset), radius - inset, (*colour, 255))
    hole = outer.inflate(-16, -16)
    _rounded(canvas, hole, radius - 8, (0, 0, 0, 255), pygame.BLEND_RGBA_SUB)
    sign = FRect(outer.right - _SIGN / 2, outer.y - _SIGN / 2, _SIGN, _SIGN)
    for grown, tone in ((0.0, _INK), (-3.0, _BLUE)):
        box = canvas.box(sign.inflate(grown, grown))
        canvas.surface.blit(shapes.ellipse(box.size, (*tone, 255)), box)
    if mark.step:
        style = Style(_NUMBER.face, _NUMBER.size / canvas.text_scale)
        canvas.write(str(mark.step), sign, style, _LIGHT, "centre middle")
    else:
        icons.icon(canvas, "help", sign.inflate(-8, -8), _LIGHT)


def _rounded(canvas: Canvas, rect: FRect, radius: float, colour: tuple[int, ...], flags: int = 0) -> None:
    box = canvas.box(rect)
    corner = min(canvas.px(max(1.0, radius)), box.width // 2, box.height // 2)
    canvas.surface.blit(shapes.rounded(box.size, corner, colour), box, special_flags=flags)


def _arrow(canvas: Canvas, way: Way) -> None:
    """A straight arrow, dark with a blue core."""
    (x, y), (to_x, to_y) = way
    length = math.hypot(to_x - x, to_y - y)
    if length < _SHORTEST:
        return
    across, down = (to_x - x) / length, (to_y - y) / length
    neck = to_x - 16 * across, to_y - 16 * down
    for thick, grown, colour in ((9.0, 4.0, _INK), (5.0, 0.0, _BLUE)):
        _line(canvas, (x, y), neck, thick, colour)
        tip = to_x + grown * 0.7 * across, to_y + grown * 0.7 * down
        wide = 10 + grown
        corners = (
            tip,
            (neck[0] - wide * down - grown * 0.3 * across, neck[1] + wide * across - grown * 0.3 * down),
            (neck[0] + wide * down - grown * 0.3 * across, neck[1] - wide * across - grown * 0.3 * down),
        )
        points = [(px * canvas.scale, py * canvas.scale) for px, py in corners]
        pygame.draw.polygon(canvas.surface, colour, points)


def _line(canvas: Canvas, start: Point, end: Point, thick: float, colour: Colour) -> None:
    scale = canvas.scale
    ends = (start[0] * scale, start[1] * scale), (end[0] * scale, end[1] * scale)
    pygame.draw.line(canvas.surface, colour, *ends, canvas.px(thick))
    for at in ends:
        pygame.draw.circle(canvas.surface, colour, at, canvas.px(thick) / 2)
