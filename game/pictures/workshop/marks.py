"""What is drawn over the parts while somebody builds: what is in hand, what is stuck, where runs ended."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame
from pygame import FRect

from game.physics.specs import Point
from game.physics.workshop.machine import Machine, Placed
from game.physics.workshop.outlines import bounds_of
from game.pictures.mousetrap.view import MachineView
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.theme import Colour, rgb

_ROUND, _DASH = 8.0, 9.0
_KNOB = 13.0
_REACH, _AROUND = 34.0, 0.7
_GOLD, _TEAL = rgb("#d98a00"), rgb("#0e6f73")
_STUCK, _HAND, _LIGHT = rgb("#d41f1f"), rgb("#d9342b"), rgb("#fff6b0")


def frame_rect(part: Placed, view: MachineView) -> FRect:
    """The box round a part on the canvas."""
    left, low, right, high = bounds_of(part)
    x, y = view.to_screen((left, high))
    zoom = view.units_per_cm
    return FRect(x, y, (right - left) * zoom, (high - low) * zoom).inflate(2 * _ROUND, 2 * _ROUND)


def _corners(part: Placed, view: MachineView) -> list[Point]:
    """The corners of a frame that turns with the part."""
    left, low, right, high = bounds_of(replace(part, deg=0))
    left, right = left - part.x - _AROUND, right - part.x + _AROUND
    low, high = low - part.y - _AROUND, high - part.y + _AROUND
    c, s = math.cos(math.radians(part.deg)), math.sin(math.radians(part.deg))
    corners = ((left, low), (right, low), (right, high), (left, high))
    return [view.to_screen((part.x + c * x - s * y, part.y + s * x + c * y)) for x, y in corners]


def knob_at(part: Placed, view: MachineView) -> Point:
    """Where the knob is that turns a part: on a stalk above its middle, that turns with it."""
    box = frame_rect(part, view)
    x, y = view.to_screen((part.x, part.y))
    far = max(_REACH + 12, min(box.height / 2 + _REACH, 90.0))
    angle = math.radians(part.deg + 90)
    return x + far * math.cos(angle), y - far * math.sin(angle)


def on_knob(part: Placed, view: MachineView, at: Point) -> bool:
    """Whether a place is on the knob."""
    return not part.spec.feet and math.dist(knob_at(part, view), at) <= 22.0


def marks(
    canvas: Canvas, view: MachineView, machine: Machine, chosen: Sequence[str], stuck: Iterable[str]
) -> Item | None:
    """Frames round what is in hand, with the knob that turns it, and round what is stuck; None for nothing."""
    held = [part for part in machine.parts if part.id in chosen]
    wrong = [part for part in machine.parts if part.id in set(stuck)]
    if not held and not wrong:
        return None
    boxes = [frame_rect(part, view) for part in (*held, *wrong)]
    whole = boxes[0].unionall(boxes[1:])
    if len(held) == 1:
        x, y = knob_at(held[0], view)
        whole = whole.union(FRect(x - _KNOB, y - _KNOB, 2 * _KNOB, 2 * _KNOB))
    whole = whole.inflate(40, 40).clip(canvas.area)
    surface = pygame.Surface(canvas.box(whole).size, pygame.SRCALPHA)
    pen = _Pen(surface, canvas.scale, whole.topleft)
    for part in wrong:
        pen.dashes(_corners(part, view), _STUCK, 3.0)
    for part in held:
        pen.dashes(_corners(part, view), _HAND, 2.4)
    if len(held) == 1 and not held[0].spec.feet:
        pen.knob(view.to_screen((held[0].x, held[0].y)), knob_at(held[0], view))
    return Item(surface, canvas.box(whole).topleft)


def band(canvas: Canvas, one: Point, other: Point) -> Item:
    """The rectangle in which parts are being chosen."""
    left, top = min(one[0], other[0]), min(one[1], other[1])
    box = FRect(left, top, abs(one[0] - other[0]) + 1, abs(one[1] - other[1]) + 1)
    surface = pygame.Surface(canvas.box(box).size, pygame.SRCALPHA)
    surface.fill((*_LIGHT, 60))
    corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    _Pen(surface, canvas.scale, box.topleft).dashes(corners, _HAND, 2.0)
    return Item(surface, canvas.box(box).topleft)


def misses(canvas: Canvas, view: MachineView, spots: Iterable[Point]) -> Iterable[Item]:
    """A cross where each miss ended."""
    side = canvas.px(17)
    picture = canvas.store.get(("miss", side), lambda: _cross(side))
    for x, y in (view.to_screen(spot) for spot in spots):
        yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def trail(canvas: Canvas, view: MachineView, dots: Iterable[Point], best: bool) -> Iterable[Item]:
    """The dots of a ball's way: teal, or gold for the best run."""
    side, colour = canvas.px(5.0), _GOLD if best else _TEAL
    picture = canvas.store.get(("trail", side, best), lambda: shapes.ellipse((side, side), (*colour, 190)).copy())
    for x, y in map(view.to_screen, dots):
        yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def _cross(side: int) -> pygame.Surface:
    big = shapes.blank((side * 4, side * 4))
    for wide, colour in ((side * 1.3, (255, 255, 255)), (side * 0.65, _STUCK)):
        for a, b in (((1, 1), (3, 3)), ((1, 3), (3, 1))):
            pygame.draw.line(big, colour, (a[0] * side, a[1] * side), (b[0] * side, b[1] * side), round(wide))
    return pygame.transform.smoothscale(big, (side, side))


class _Pen:
    """Draws in design units on a surface whose corner lies at a place."""

    def __init__(self, surface: pygame.Surface, scale: float, corner: Point) -> None:
        self.surface, self.scale, self.corner = surface, scale, corner

    def at(self, point: Point) -> Point:
        """A place in pixels."""
        return (point[0] - self.corner[0]) * self.scale, (point[1] - self.corner[1]) * self.scale

    def dashes(self, corners: Sequence[Point], colour: Colour, wide: float) -> None:
        """A dashed frame on white."""
        pairs = list(zip(corners, (*corners[1:], corners[0]), strict=True))
        for a, b in pairs:
            pygame.draw.line(
                self.surface, (255, 255, 255, 220), self.at(a), self.at(b), max(3, round(wide * 1.7 * self.scale))
            )
        for a, b in pairs:
            length = math.dist(a, b)
            count = max(1, round(length / _DASH / 2))
            for number in range(count):
                one, two = number / count, (number + 0.55) / count
                start = a[0] + (b[0] - a[0]) * one, a[1] + (b[1] - a[1]) * one
                end = a[0] + (b[0] - a[0]) * two, a[1] + (b[1] - a[1]) * two
                pygame.draw.line(self.surface, colour, self.at(start), self.at(end), max(2, round(wide * self.scale)))

    def knob(self, axle: Point, knob: Point) -> None:
        """A stalk with a golden knob."""
        pygame.draw.line(self.surface, _HAND, self.at(axle), self.at(knob), max(2, round(2 * self.scale)))
        size = round(2 * _KNOB * self.scale)
        x, y = self.at(knob)
        for share, colour in ((1.0, (42, 29, 7)), (0.84, (246, 194, 43)), (0.55, (42, 29, 7)), (0.42, (255, 226, 120))):
            wide = max(2, round(size * share))
            self.surface.blit(shapes.ellipse((wide, wide), (*colour, 255)), (x - wide / 2, y - wide / 2))
