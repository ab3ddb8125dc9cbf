"""What gives the stage its depth: shelves out of focus on the wall, the board's spaces on the floor, contact shadows.

All of it rests, so it is painted with what stands still and costs nothing while the machine runs.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import cache

import pygame
from pygame import FRect

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.parts import polygon
from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import BY_NUMBER
from game.machine.specs import Bar, Point
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import Colour, rgb

_FAR: Colour = (214, 224, 226)
"""What is left of the wall's light where something hangs on it: faint, as it is out of focus."""
_FINER, _BLUR_CM = 4, 0.35
_SHELVES = ((24.0, 46.0, 34.2), (52.0, 77.0, 29.5))
"""Planks on the wall, from where to where and how high, cm."""
_JARS = ((1.0, 2.2, 3.4), (4.4, 1.5, 2.3), (7.2, 2.6, 2.9), (11.0, 1.2, 4.0), (14.5, 3.0, 2.0), (18.6, 1.8, 3.2))
"""What stands on a plank: how far from its left end, how wide, how high, cm."""
_NEAR = (19.0, -4.6, 17.0, 4.2)
_PENCIL, _RUBBER, _WOOD, _GLASS = rgb("#e0a21c"), rgb("#c9686f"), rgb("#e6cf9f"), rgb("#3f7f9c")
"""Where something lies before the machine, left, foot, width and height, cm; and its colours."""
_SEEN_FROM = 18.0
"""Design units a cm from which on they are seen."""
_SPACES = ((rgb("#54347d"), rgb("#ffd23a")), (rgb("#f3e3ae"), rgb("#ffd52e")))
_CARD, _WIDE_CM = rgb("#f6efdc"), 8.4
_BACK_CM, _FRONT_CM, _SPREADS = -0.75, -3.5, 1.07
"""How far below the floor line a space begins and ends, and how much wider it is at the front."""
_GAP_CM = 0.25
_GEAR = tuple(
    (0.5 + 0.14 * far * math.cos(math.tau * step / 32), 0.5 + 0.34 * far * math.sin(math.tau * step / 32))
    for step, far in enumerate((1.0, 1.0, 0.74, 0.74) * 8)
)
_WEDGE = ((0.22, 0.74), (0.3, 0.5), (0.66, 0.24), (0.79, 0.42), (0.79, 0.74))
"""What is printed on them: places to the right and to the front, shares of a space."""
_SHADOW: Colour = (150, 138, 140)
"""What of the floor's light is left right under a foot."""
_HIGH_CM, _BESIDE_CM, _TOUCHES_CM = 1.5, 0.9, 0.45
_SOFT = (48, 24)
_ON_FLOOR = (BOARD, "base_c")
_LEGS = {9: ((26.2, 34.2),)}
"""Bodies that lie on the floor, and feet that are only drawn: those of the tower."""


def behind(canvas: Canvas, view: MachineView) -> None:
    """Shelves with jars on the wall, out of focus."""
    for left, right, high in _SHELVES:
        things = [(left, high - 0.7, right - left, 0.7)]
        things += [(left + at, high, wide, tall) for at, wide, tall in _JARS if left + at + wide < right]
        _out_of_focus(canvas, view, things)


def _out_of_focus(canvas: Canvas, view: MachineView, things: Sequence[tuple[float, float, float, float]]) -> None:
    """Darken the wall where these are; each: left, foot, width and height, cm."""
    places = [_rect(view, thing) for thing in things]
    edge = 4 * _BLUR_CM * view.units_per_cm
    whole = canvas.box(places[0].unionall(places[1:]).inflate(edge, edge))
    if not whole.colliderect(canvas.surface.get_clip()):
        return
    blur = _BLUR_CM * view.units_per_cm * canvas.scale
    finer = _FINER if blur > _FINER / 2 else 1
    small = pygame.Surface((max(4, whole.width // finer), max(4, whole.height // finer)))
    small.fill((255, 255, 255))
    for place in places:
        box = canvas.box(place).move(-whole.x, -whole.y)
        inner = pygame.Rect(*(side // finer for side in box))
        pygame.draw.rect(small, _FAR, inner, border_radius=max(1, inner.height // 5))
    soft = pygame.transform.box_blur(small, max(1, round(blur / finer)))
    canvas.surface.blit(pygame.transform.smoothscale(soft, whole.size), whole, special_flags=pygame.BLEND_RGB_MULT)


def _rect(view: MachineView, thing: tuple[float, float, float, float]) -> FRect:
    left, foot, wide, high = thing
    x, y = view.to_screen((left, foot + high))
    return FRect(x, y, wide * view.units_per_cm, high * view.units_per_cm)


def before(canvas: Canvas, view: MachineView) -> None:
    """A pencil and a marble on the floor, nearer than the machine, out of focus; from afar they would be mere spots."""
    if view.units_per_cm < _SEEN_FROM:
        return
    place = _rect(view, _NEAR)
    box = canvas.box(place)
    if not box.colliderect(canvas.surface.get_clip()):
        return
    small = pygame.Surface((max(8, box.width // _FINER), max(4, box.height // _FINER)), pygame.SRCALPHA)
    small.fill((*_PENCIL, 0))
    wide, high = small.get_size()
    thick = high * 0.2
    for start, end, colour in ((0.1, 0.62, _PENCIL), (0.06, 0.11, _RUBBER), (0.62, 0.7, _WOOD)):
        one, other = ((wide * at, high * (0.35 + 0.3 * at)) for at in (start, end))
        pygame.draw.line(small, colour, one, other, max(1, round(thick)))
    pygame.draw.circle(small, _GLASS, (wide * 0.9, high * 0.5), high * 0.26)
    soft = pygame.transform.gaussian_blur(small, max(1, round(high * 0.07)))
    canvas.surface.blit(pygame.transform.smoothscale(soft, box.size), box)


def spaces(canvas: Canvas, view: MachineView, wheel: Point) -> None:
    """The two spaces of the board before the wheel, as they lie on the floor: one to build, one with cheese."""
    right = wheel[0] - _WIDE_CM / 2 - 0.4
    for number, (colour, mark) in enumerate(reversed(_SPACES)):
        end = right - number * (_WIDE_CM + _GAP_CM)
        corners = _tile(view, end - _WIDE_CM, end, wheel[0])
        _smooth(canvas, corners, _CARD)
        _smooth(canvas, _within(corners, 0.86), colour)
        _smooth(canvas, [_on_tile(corners, place) for place in (_GEAR if number else _WEDGE)], mark)


def _on_tile(corners: Sequence[Point], place: Point) -> Point:
    """A place of a space, 0 to 1 to the right and to the front."""
    (left, back), (right, _), (front_right, front), (front_left, _) = corners
    across, down = place
    start, end = left + (front_left - left) * down, right + (front_right - right) * down
    return start + (end - start) * across, back + (front - back) * down


def _tile(view: MachineView, left: float, right: float, middle: float) -> list[Point]:
    """The corners of a space, wider at the front, as seen from before the middle."""

    def front(x: float) -> float:
        return middle + (x - middle) * _SPREADS

    places = (left, _BACK_CM), (right, _BACK_CM), (front(right), _FRONT_CM), (front(left), _FRONT_CM)
    return [view.to_screen(place) for place in places]


def _within(corners: Sequence[Point], share: float) -> list[Point]:
    x, y = (sum(corner[axis] for corner in corners) / len(corners) for axis in (0, 1))
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in corners]


def _smooth(canvas: Canvas, corners: Sequence[Point], colour: Colour) -> None:
    points = [(x * canvas.scale, y * canvas.scale) for x, y in corners]
    pygame.draw.polygon(canvas.surface, colour, points)
    pygame.draw.aalines(canvas.surface, colour, True, points)


def contact(canvas: Canvas, view: MachineView, standing: Collection[int]) -> None:
    """Soft shadows on the floor right under what stands there."""
    for left, right in _together(sorted(foot for number in standing for foot in _feet(number))):
        x, y = view.to_screen((left - _BESIDE_CM, _HIGH_CM * 0.4))
        wide = (right - left + 2 * _BESIDE_CM) * view.units_per_cm
        box = canvas.box(FRect(x, y, wide, _HIGH_CM * view.units_per_cm))
        clip, line = canvas.surface.get_clip(), round(view.to_screen((0.0, 0.0))[1] * canvas.scale)
        canvas.surface.set_clip(clip.clip(pygame.Rect(clip.x, line, clip.width, max(0, clip.bottom - line))))
        picture = pygame.transform.smoothscale(_soft(), box.size)
        canvas.surface.blit(picture, box, special_flags=pygame.BLEND_RGB_MULT)
        canvas.surface.set_clip(clip)


@cache
def _feet(number: int) -> tuple[tuple[float, float], ...]:
    """From where to where a part touches the floor, cm."""
    return tuple(_touching(number))


def _touching(number: int) -> Iterator[tuple[float, float]]:
    yield from _LEGS.get(number, ())
    for shape in BY_NUMBER[number].shapes:
        if shape.body not in _ON_FLOOR:
            continue
        outline = shape.outline
        corners = [outline.a, outline.b] if isinstance(outline, Bar) else list(polygon(outline))
        low = [x for x, y in corners if y <= _TOUCHES_CM]
        if low:
            yield min(low), max(low)


def _together(feet: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """Feet that nearly meet throw one shadow."""
    found: list[tuple[float, float]] = []
    for left, right in feet:
        if found and left <= found[-1][1] + _BESIDE_CM:
            found[-1] = found[-1][0], max(found[-1][1], right)
        else:
            found.append((left, right))
    yield from found


@cache
def _soft() -> pygame.Surface:
    """A shadow that fades towards its edges, to be multiplied."""
    picture = pygame.Surface(_SOFT)
    picture.fill((255, 255, 255))
    pygame.draw.ellipse(picture, _SHADOW, picture.get_rect().inflate(-_SOFT[0] // 6, -_SOFT[1] // 3))
    return pygame.transform.box_blur(picture, 3)
