"""What is drawn over the machine while parts are tied: a tie that could be made or undone, rings where it can end."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.physics.specs import Point
from game.physics.workshop.fastening import end_at
from game.physics.workshop.machine import Machine, fastenings
from game.physics.workshop.outlines import poses_as_set
from game.physics.workshop.tie import End, Tie
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.ties import Leg, legs_of
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.theme import Colour, rgb

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
