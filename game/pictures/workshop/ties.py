"""Ties as they are seen: a belt round two wheels, a rope over pins of the wall, a string; each follows its ends."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.physics.specs import Point, Pose
from game.physics.workshop.fastening import end_at
from game.physics.workshop.machine import Machine
from game.physics.workshop.tie import End, Tie
from game.pictures.mousetrap.view import MachineView
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.theme import mix, rgb

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
