"""Ties as they are seen, and what is drawn while parts are tied."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import Point, Pose
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.dirty import Item
from game.workshop.parts.fitting import end_at
from game.workshop.parts.machine import End, Machine, Tie, fastenings
from game.workshop.parts.outlines import poses_as_set

_BLACK = (0, 0, 0)
COLOURS = {"belt": rgb("#3d4048"), "rope": rgb("#b98a4a"), "string": rgb("#efe4cc")}
_WIDTHS = {"belt": 0.34, "rope": 0.3, "string": 0.16}
"""cm, by eye."""
_PIN = 0.55
_PLAIN = 2
"""Pixels up to which a rope is too thin to show strands."""
_STRAND = (*mix(COLOURS["rope"], _BLACK, 0.4), 255)
_STEEL = rgb("#9aa6b2")


class Leg(NamedTuple):
    """A straight stretch of a tie, cm; pin: whether a pin of the wall is at its end."""

    kind: str
    a: Point
    b: Point
    pin: bool = False


def legs(machine: Machine, poses: Mapping[str, Pose]) -> Iterator[Leg]:
    """Every stretch of every tie, with the bodies in these poses."""
    for tie in machine.ties:
        yield from legs_of(machine, tie, poses)


def legs_of(machine: Machine, tie: Tie, poses: Mapping[str, Pose]) -> Iterator[Leg]:
    """Every stretch of one tie, of the machine or of one that could be made."""
    if tie.kind == "belt":
        yield from _belt(machine, tie, poses)
    else:
        points = [end_at(machine, tie.kind, tie.a, poses), *tie.over, end_at(machine, tie.kind, tie.b, poses)]
        for number, (a, b) in enumerate(pairwise(points)):
            yield Leg(tie.kind, a, b, number < len(tie.over))


def items(canvas: Canvas, view: MachineView, found: Iterable[Leg]) -> Iterator[Item]:
    """A picture of each stretch and of each pin."""
    scale = view.units_per_cm * canvas.scale
    pins = []
    for leg in found:
        (ax, ay), (bx, by) = ((x * canvas.scale, y * canvas.scale) for x, y in map(view.to_screen, (leg.a, leg.b)))
        wide = max(2, round(_WIDTHS[leg.kind] * scale))
        left, top = math.floor(min(ax, bx)) - wide, math.floor(min(ay, by)) - wide
        size = math.ceil(abs(bx - ax)) + 2 * wide + 1, math.ceil(abs(by - ay)) + 2 * wide + 1
        picture = shapes.blank(size)
        colour, ends = COLOURS[leg.kind], ((ax - left, ay - top), (bx - left, by - top))
        pygame.draw.line(picture, (*mix(colour, _BLACK, 0.55), 255), *ends, wide + 2)
        pygame.draw.line(picture, (*colour, 255), *ends, wide)
        if leg.kind == "rope" and wide > _PLAIN:
            _strands(picture, *ends, wide)
        yield Item(picture, (left, top))
        if leg.pin:
            pins.append((bx, by))
    side = max(4, round(_PIN * 2 * scale))
    for x, y in pins:
        pin = shapes.ellipse((side, side), (*mix(_STEEL, _BLACK, 0.45), 255)).copy()
        inner = shapes.ellipse((max(2, side - 3), max(2, side - 3)), (*_STEEL, 255))
        pin.blit(inner, ((side - inner.get_width()) // 2, (side - inner.get_height()) // 2))
        yield Item(pin, (round(x - side / 2), round(y - side / 2)))


def _strands(picture: pygame.Surface, a: Point, b: Point, wide: int) -> None:
    """Short slanting lines along a rope."""
    length = math.dist(a, b)
    if length == 0:
        return
    along = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    for number in range(1, int(length / wide)):
        x, y = a[0] + along[0] * number * wide, a[1] + along[1] * number * wide
        start = x - (along[0] + along[1]) * wide * 0.4, y - (along[1] - along[0]) * wide * 0.4
        end = x + (along[0] + along[1]) * wide * 0.4, y + (along[1] - along[0]) * wide * 0.4
        pygame.draw.line(picture, _STRAND, start, end)


def _belt(machine: Machine, tie: Tie, poses: Mapping[str, Pose]) -> Iterator[Leg]:
    """The two stretches that touch both wheels from outside."""
    (one, r), (other, s) = (_wheel(machine, end, poses) for end in (tie.a, tie.b))
    apart = math.dist(one, other)
    if apart <= abs(r - s):
        return
    along = math.atan2(other[1] - one[1], other[0] - one[0])
    for side in (-1, 1):
        angle = along + side * math.acos((r - s) / apart)
        c, sn = math.cos(angle), math.sin(angle)
        yield Leg("belt", (one[0] + r * c, one[1] + r * sn), (other[0] + s * c, other[1] + s * sn))


def _wheel(machine: Machine, end: End, poses: Mapping[str, Pose]) -> tuple[Point, float]:
    return end_at(machine, "belt", end, poses), dict(machine.part(end.part).spec.wheels)[end.at]


# What is drawn over the machine while parts are tied: a tie that could be made or undone, rings where it can end.

_NEW, _GONE, _INK = rgb("#f6c22b"), rgb("#d41f1f"), rgb("#2a1d07")
_RING, _DASH, _WIDE = 17.0, 8.0, 4.0
_NEAR = 14.0


def preview(canvas: Canvas, view: MachineView, machine: Machine, tie: Tie, gone: bool) -> Iterator[Item]:
    """A tie in golden dashes, or in red ones if it is to be undone."""
    for leg in legs_of(machine, tie, poses_as_set(machine)):
        yield _dashed(canvas, view, leg, _GONE if gone else _NEW)
        if leg.pin:
            yield _ring(canvas, view.to_screen(leg.b), _GONE if gone else _NEW)


def rings(canvas: Canvas, view: MachineView, machine: Machine, kind: str, own: End | None) -> Iterator[Item]:
    """A ring at every end that a tie of this kind can have, a red one where it begins."""
    poses = poses_as_set(machine)
    for part in machine.parts:
        for at in fastenings(part, kind):
            end = End(part.id, at)
            spot = view.to_screen(end_at(machine, kind, end, poses))
            yield _ring(canvas, spot, _GONE if end == own else _NEW)


def pin_at(machine: Machine, view: MachineView, at: Point) -> tuple[int, int] | None:
    """The pin at a place of the canvas: its tie's place in the list, and which of its points it is."""
    found = [
        (math.dist(view.to_screen(point), at), place, pin)
        for place, tie in enumerate(machine.ties)
        for pin, point in enumerate(tie.over)
    ]
    distance, place, pin = min(found, default=(math.inf, 0, 0))
    return (place, pin) if distance <= _NEAR else None


def _dashed(canvas: Canvas, view: MachineView, leg: Leg, colour: Colour) -> Item:
    (ax, ay), (bx, by) = (tuple(each * canvas.scale for each in view.to_screen(end)) for end in (leg.a, leg.b))
    wide = canvas.px(_WIDE)
    left, top = math.floor(min(ax, bx)) - wide, math.floor(min(ay, by)) - wide
    picture = shapes.blank((math.ceil(abs(bx - ax)) + 2 * wide + 1, math.ceil(abs(by - ay)) + 2 * wide + 1))
    a, b = (ax - left, ay - top), (bx - left, by - top)
    count = max(1, round(math.dist(a, b) / (canvas.px(_DASH) * 1.7)))
    for ink, thick in ((_INK, wide + canvas.px(2)), (colour, wide)):
        for one, two in ((number / count, (number + 0.6) / count) for number in range(count)):
            start, end = _between(a, b, one), _between(a, b, two)
            pygame.draw.line(picture, (*ink, 255), start, end, thick)
    return Item(picture, (left, top))


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _ring(canvas: Canvas, at: Point, colour: Colour) -> Item:
    side = canvas.px(_RING)

    def paint() -> pygame.Surface:
        picture = shapes.ellipse((side, side), (*_INK, 255)).copy()
        for share, tone in ((0.86, colour), (0.5, _INK), (0.36, (255, 255, 255))):
            size = max(2, round(side * share))
            picture.blit(shapes.ellipse((size, size), (*tone, 255)), ((side - size) // 2, (side - size) // 2))
        return picture

    x, y = at[0] * canvas.scale, at[1] * canvas.scale
    return Item(canvas.store.get(("tie_ring", side, colour), paint), (round(x - side / 2), round(y - side / 2)))
