"""What lies over any board: what flies, the small die of a roll ahead, the mark of advice."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol

import pygame
from pygame import FRect

from game.core.tally import Effect
from game.ui.drawing import icons, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth

Where = Callable[[], Point]


class Spots(Protocol):
    """Where things are on the table as it is laid out now. Derive, and add the places of a game."""

    def stale(self) -> None:
        """Draw everything anew."""


class Flight(Protocol):
    """Something on its way. Flights are told apart by identity, so that each may be a key."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at this share of its way, 0 to 1."""


def draw_flights(canvas: Canvas, flights: Iterable[tuple[Flight, float]]) -> None:
    """Draw what is on its way, each at its share of the way, those that left last in front."""
    for flight, share in flights:
        flight.draw(canvas, share)


def between(start: Point, end: Point, share: float) -> Point:
    """The place at this share of the straight way between two."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(eq=False)
class SpriteFlight:
    """A sprite on its way. lift: how high it hops half way, design units. shadow: the sprite below it, or "".

    zoom: asked for at each drawing, as the window may change. frames: of the sprite, gone through twice.
    """

    name: str
    start: Where
    end: Where
    zoom: Callable[[], float]
    lift: float = 0.0
    frames: int = 1
    shadow: str = ""
    ease: Callable[[float], float] = smooth

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it, and its shadow on the ground."""
        x, y = between(self.start(), self.end(), self.ease(share))
        if self.shadow:
            canvas.stamp(self.shadow, (x, y), 0, self.zoom())
        frame = int(share * self.frames * 2) % self.frames
        canvas.stamp(self.name, (x, y - self.lift * hop(share)), frame, self.zoom())


# The small die over a place that a roll would lead to: white, dark for a loss, pale where nothing happens.

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


# The mark on what a person was advised to do: a sea-blue double ring with a sign, unlike the ring of the focus.

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
        canvas.layer(("advised", mark.radius, mark.step), around, partial(_advice_mark_paint, mark=mark))


def _advice_mark_paint(canvas: Canvas, mark: Advised) -> None:
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
