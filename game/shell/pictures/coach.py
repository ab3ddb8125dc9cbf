"""The mouse that coaches, its bubble, and the ring round what it speaks of."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.text import coach as labels
from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, HEAD
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Point
from game.ui.widgets.buttons import Button
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

INK, PAPER, DONE, TO_COME = rgb("#2a1d17"), rgb("#fdf6e3"), rgb("#0d6b4f"), rgb("#d8c99a")
_RING = rgb("#ff8a1f")
_CORNER, _EDGE = 14.0, 3.2
_WAIST = 15.0
"""Half of how broad the point is where it leaves the bubble."""
_NEEDED, _CROSSED = 10.0, 9000.0
"""What weighs more than this the point does not cross, at this price."""
_DOT = 12.0
_LONGEST = 150.0
"""A point that would be longer is left out, design units: it would end on something else; the ring tells enough."""


FREE, SHOWN, NEEDED, SPOKEN_OF = 4.0, 14.0, 120.0, 600.0
"""How much it matters that a bubble does not lie on what had better be free, on what tips or board point out, on what
is to be pressed or counted, or on what it speaks of itself."""


class Taken(NamedTuple):
    """A place that a bubble should not lie on, and how much that matters for each square unit."""

    place: FRect
    weight: float = FREE


def draw_bubble(canvas: Canvas, place: FRect, at: FRect, mouth: FRect | None = None) -> None:
    """Draw a bubble that speaks of something, and a ring round that. mouth: of whoever speaks, if seen."""
    if not at.contains(place):
        _ring(canvas, at)
    point = _point(place, mouth or at)
    materials.drop(canvas, place.move(2, 4), 7, 130, _CORNER)
    if point:
        _polygon(canvas, point, INK, _EDGE)
    materials.framed(canvas, place, materials.Frame(canvas.theme.card, INK, _CORNER, _EDGE))
    if point:
        _polygon(canvas, point, canvas.theme.card, 0.0)


def _ring(canvas: Canvas, at: FRect) -> None:
    """A ring that is neither that of the focus nor that of advice, and ends before what stands a gap away."""
    for grown, thick, colour in ((10.0, 6.0, INK), (8.4, 4.0, _RING), (1.6, 1.2, INK)):
        box = canvas.box(at.inflate(grown, grown))
        pygame.draw.rect(canvas.surface, colour, box, canvas.px(thick), canvas.px(9))


def _polygon(canvas: Canvas, corners: Sequence[Point], colour: tuple[int, int, int], grown: float) -> None:
    points = [(x * canvas.scale, y * canvas.scale) for x, y in corners]
    pygame.draw.polygon(canvas.surface, colour, points)
    if grown:
        pygame.draw.lines(canvas.surface, colour, True, points, canvas.px(2 * grown))


def _point(place: FRect, at: FRect) -> tuple[Point, Point, Point] | None:
    """Two corners within the bubble and the tip near what it speaks of; none if they touch."""
    tip = _nearest(at.inflate(14, 14), place.center)
    start = _nearest(place.inflate(-2 * _CORNER - 2 * _WAIST, -2 * _CORNER - 2 * _WAIST), tip)
    inside = _nearest(place.inflate(-2 * _EDGE - 2, -2 * _EDGE - 2), tip)
    length = math.dist(inside, tip)
    if not 8 <= length <= _LONGEST or place.inflate(6, 6).collidepoint(tip):
        return None
    level = abs(tip[0] - inside[0]) * place.height > abs(tip[1] - inside[1]) * place.width
    if level:
        x = inside[0]
        return (x, start[1] - _WAIST), (x, start[1] + _WAIST), tip
    return (start[0] - _WAIST, inside[1]), (start[0] + _WAIST, inside[1]), tip


def _nearest(rect: FRect, to: Point) -> Point:
    """The place of a rectangle that is nearest to another place."""
    return min(max(to[0], rect.left), rect.right), min(max(to[1], rect.top), rect.bottom)


def dots_width(count: int) -> float:
    """How wide the dots of so many tips are."""
    return count * _DOT


def draw_dots(canvas: Canvas, place: FRect, done: int, count: int) -> None:
    """How many tips there are, those that were seen green, and the present one black."""
    for number in range(count):
        colour = DONE if number < done else INK if number == done else TO_COME
        left = place.right - (count - number) * _DOT
        box = canvas.box(FRect(left, place.centery - _DOT / 2 + 1.5, _DOT - 3, _DOT - 3))
        canvas.surface.blit(shapes.ellipse(box.size, (*colour, 255)), box)


def best_place(size: tuple[float, float], at: FRect, room: FRect, taken: Sequence[Taken]) -> tuple[float, FRect]:
    """Where a bubble of this size hides least of what is needed, as near to what it speaks of as may be; its price."""
    needed = [one.place for one in taken if one.weight > _NEEDED and not one.place.colliderect(at)]
    taken = (*taken, Taken(at.inflate(18, 18), SPOKEN_OF))

    def cost(place: FRect) -> float:
        start, end = _nearest(place, at.center), _nearest(at, place.center)
        crossed = sum(_CROSSED for one in needed if one.clipline(start, end))
        hidden = sum(_common(place, one.place) * one.weight for one in taken)
        return hidden + crossed + 22.0 * math.dist(start, end)

    shown = [one.place for one in taken if one.weight == SHOWN and one.place.width > at.width]
    return min(((cost(place), place) for place in _candidates(size, at, room, shown)), key=lambda found: found[0])


def _candidates(size: tuple[float, float], at: FRect, room: FRect, shown: Sequence[FRect]) -> list[FRect]:
    """Beside what it speaks of on all four sides, right above what is to be seen, and all over the room."""
    wide, high = size
    lefts = {at.left - wide - 34, at.right + 34, at.centerx - wide / 2, at.left, at.right - wide}
    tops = {at.top - high - 34, at.bottom + 34, at.centery - high / 2, at.top, at.bottom - high}
    lefts |= {room.left + (room.width - wide) * step / 6 for step in range(7)}
    tops |= {one.top - high for one in shown}
    tops |= {room.top + (room.height - high) * step / 11 for step in range(12)}
    return [FRect(left, top, wide, high).clamp(room) for left in sorted(lefts) for top in sorted(tops)]


def _common(one: FRect, other: FRect) -> float:
    both = one.clip(other)
    return both.width * both.height


# The mouse that coaches, beside its bubble, and the pointer in its hand.

_NARROW, _SMALLER = 1100.0, 0.74
_LARGEST_TEXT = 1.3
_BEHIND, _AHEAD, _HIGH = 62.0, 96.0, 150.0
"""From the middle of the feet to the bubble, to the end of the pointer, and up to the ears, design units."""
_MOUTH: Point = (22.0, 92.0)
_WORTH = 45_000.0
"""A place at which the mouse hides more than this price stays without it."""


class Standing(NamedTuple):
    """Where a bubble is and, if there is room for it, its mouse: its feet, its size, where it points and its mouth."""

    bubble: FRect
    feet: Point = (0.0, 0.0)
    zoom: float = 0.0
    name: str = ""
    mouth: FRect | None = None


def stand(canvas: Canvas, size: tuple[float, float], at: FRect, room: FRect, taken: Sequence[Taken]) -> Standing:
    """The best place for a bubble of this size that speaks of something, with the mouse if it hides nothing needed."""
    alone, bubble = best_place(size, at, room, taken)
    if canvas.text_scale > _LARGEST_TEXT:
        return Standing(bubble)
    zoom = _SMALLER if canvas.area.width < _NARROW else 1.0
    beside = (_BEHIND + _AHEAD) * zoom
    whole = size[0] + beside, max(size[1], _HIGH * zoom)
    price, place = best_place(whole, at, room, taken)
    if price > alone + _WORTH:
        return Standing(bubble)
    left = at.centerx < place.centerx
    sign = 1 if left else -1
    edge = place.left if left else place.right
    feet = edge + sign * _AHEAD * zoom, place.bottom - 4
    bubble = FRect(place.x + beside if left else place.x, place.bottom - size[1], *size)
    mouth = FRect(feet[0] + sign * _MOUTH[0] * zoom - 1, feet[1] - _MOUTH[1] * zoom - 1, 2, 2)
    up = at.centery < feet[1] - _HIGH * zoom * 0.6
    return Standing(bubble, feet, zoom, f"coach/{'up' if up else 'down'}_{'left' if left else 'right'}", mouth)


def draw_figure(canvas: Canvas, standing: Standing) -> None:
    """Draw the mouse."""
    if standing.name:
        canvas.stamp(standing.name, standing.feet, 0, standing.zoom)


# What the coach of a first match says, and the buttons on it; both are drawn above all that moves.

MARGIN = 14.0


@dataclass
class Bubble(Widget):
    """A tip, the how many-th of how many, and whoever says it."""

    head: str = ""
    text: str = ""
    number: int = 1
    count: int = 0
    at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    standing: Standing | None = None

    drawn: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        return Spoken(Role.LABEL, labels.tip_of(self.number, self.count, self.head, self.text))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        letters, ink = canvas.letters, canvas.theme.ink
        draw_bubble(canvas, self.place, FRect(*self.at), self.standing.mouth if self.standing else None)
        if self.standing is not None:
            draw_figure(canvas, self.standing)
        inner = self.place.inflate(-2 * MARGIN, -2 * MARGIN)
        wide = inner.width - dots_width(self.count) - 6
        high = letters.height(self.head, HEAD, wide)
        canvas.write(self.head, FRect(inner.x, inner.y, wide, high), HEAD, ink)
        draw_dots(canvas, FRect(inner.x, inner.y, inner.width, letters.line(HEAD)), self.number - 1, self.count)
        canvas.write(self.text, FRect(inner.x, inner.y + high + 4, inner.width, inner.height - high), BODY, ink)


@dataclass
class BubbleButton(Button):
    """A button on the bubble."""

    drawn: ClassVar[bool] = False
