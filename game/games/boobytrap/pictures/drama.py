"""A pull under suspense: the camera leans in and the lamp narrows; and the burst of a trip."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame
from pygame import FRect

from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.headline import PALE, headline
from game.ui.drawing.light import LightMap, Pool
from game.ui.drawing.spotlight import multiply, pooled
from game.ui.drawing.theme import rgb
from game.ui.input.bindings import Point
from game.ui.motion import bounce, smooth
from game.ui.widgets.leaning import Leaning

CLOSER = 0.1
"""By what share the camera leans in."""
BURSTS = 1.3
"""Seconds for which the word of a trip is seen."""
_DUSK, _LAMP = (100, 96, 114), (170, 160, 130)
_WIDE, _NARROW = 0.95, 0.5
"""How far the lamp reaches, as a share of the width of the box: at first, and where the piece is held hardest."""
_SPRINGS_UP = 0.22
_RED, _DARK, _YELLOW, _PALE = rgb("#c8251f"), rgb("#2a120c"), rgb("#ffd33a"), rgb("#fff3bf")
_RAYS, _SLOPES = 17, 7.0
_RINGS, _RINGS_HZ = 1.0, 18.0
"""Seconds for which the springs are seen to ring, and how fast their strokes tremble."""
_SPLINTERS, _FLY, _DROP = 26, 420.0, 760.0
"""How many, and how fast they fly and fall, design units a second and a second squared. By eye."""


class Suspense:
    """calm: motion is reduced. dark: how dark a stage may get, 0 to 1.

    since: seconds since the bar snapped, negative where it has not.
    """

    def __init__(self) -> None:
        self.calm, self.dark = False, 0.0
        self.leaning = Leaning(CLOSER)
        self.since = -1.0
        self._light = LightMap()
        self._strain = 0.0

    @property
    def shown(self) -> bool:
        """Whether the tray looks otherwise than at rest."""
        return self.leaning.leans or self.since >= 0

    def trip(self) -> None:
        """The bar has snapped."""
        self.since = 0.0

    def tick(self, dt: float, pulling: bool, strain: float) -> bool:
        """Let time pass; tell whether anything moves. strain: how hard the piece is held, 0 to 1."""
        moved = self.leaning.tick(dt, pulling and not self.calm)
        self._strain += (strain - self._strain) * min(1.0, 3 * dt)
        if self.since >= 0:
            self.since = self.since + dt if self.since + dt < BURSTS else -1.0
            moved = True
        return moved

    def draw(self, canvas: Canvas, box: FRect, at: Point) -> None:
        """Over the box as it is drawn: darker but for the lamp, and nearer, round a place."""
        if not self.leaning.leans:
            return
        place = canvas.box(box).clip(canvas.surface.get_rect())
        self._darken(canvas, box, at)
        stage = canvas.surface.subsurface(place)
        near = self.leaning.closeup(stage, (at[0] * canvas.scale - place.x, 0.0))  # the scale stays in sight
        stage.blit(near, (0, 0))

    def _darken(self, canvas: Canvas, box: FRect, at: Point) -> None:
        share = smooth(self.leaning.level) * self.dark
        if share <= 0:
            return
        reach = box.width * (_WIDE + (_NARROW - _WIDE) * (0.4 + 0.6 * self._strain))
        multiply(canvas, self._light, box, pooled(Pool(at, (reach, reach), _LAMP), _DUSK, share))

    def burst(self, canvas: Canvas, word: str, room: FRect, bar: Point) -> None:
        """The word of a trip in a burst, and splinters from where the bar was struck."""
        if self.since < 0:
            return
        share = 1.0 if self.calm else min(1.0, self.since / _SPRINGS_UP)
        size = canvas.px(room.width), canvas.px(room.height)
        picture = canvas.store.get(("trip burst", size, word, canvas.look), partial(_burst, canvas, room, word))
        if share < 1:
            picture = pygame.transform.smoothscale_by(picture, max(0.05, bounce(share)))
        if not self.calm:
            for splinter in _splinters(bar, self.since):
                pygame.draw.polygon(canvas.surface, _PALE, [(x * canvas.scale, y * canvas.scale) for x, y in splinter])
            for start, end in _ringing(room, self.since):
                one, other = ((x * canvas.scale, y * canvas.scale) for x, y in (start, end))
                pygame.draw.line(canvas.surface, _PALE, one, other, canvas.px(2))
        canvas.surface.blit(picture, picture.get_rect(center=canvas.box(room).center))


def _burst(canvas: Canvas, room: FRect, word: str) -> pygame.Surface:
    """A star in three colours with a word on it."""
    size = canvas.px(room.width), canvas.px(room.height)
    whole = shapes.blank(size)
    for share, colour in ((1.0, _DARK), (0.965, _RED), (0.8, _YELLOW), (0.62, _PALE)):
        star = shapes.polygon(size, list(_star(size, share)), colour, colour, 0)
        whole.blit(star, (0, 0))
    under = canvas.onto(whole)
    shade = FRect(room.width * 0.13, room.height * 0.35, room.width * 0.74, room.height * 0.32)
    headline(under, word, shade.move(0.012 * room.width, 0.03 * room.height), _RED, _SLOPES)
    headline(under, word, shade, PALE, _SLOPES)
    return whole


def _star(size: tuple[int, int], share: float) -> Iterator[Point]:
    """The corners of a star whose rays are of unlike length."""
    for number in range(2 * _RAYS):
        angle = math.tau * number / (2 * _RAYS) - 0.3
        out = 0.98 - 0.1 * (number // 2 * 5 % 3) if number % 2 == 0 else 0.68
        yield (
            size[0] / 2 + math.cos(angle) * size[0] / 2 * out * share,
            size[1] / 2 + math.sin(angle) * size[1] / 2 * out * share,
        )


def _ringing(room: FRect, since: float) -> Iterator[tuple[Point, Point]]:
    """Strokes above and below the springs, which lie above and below a room; they tremble and grow shorter."""
    fades, tall = max(0.0, 1 - since / _RINGS), room.height / 10
    tremble = 5 * fades * math.sin(math.tau * _RINGS_HZ * since)
    for spring in (room.top - tall * 0.75, room.bottom + tall * 0.75):
        for number in range(3 if fades else 0):
            long, middle = room.width * (0.3 - 0.07 * number) * fades, room.centerx + 14 * number + tremble
            for side in (-1, 1):
                y = spring + side * (tall * 0.95 + 8 * number)
                yield (middle - long, y), (middle + long, y)


def _splinters(bar: Point, since: float) -> Iterator[tuple[Point, ...]]:
    """Slivers of wood that fly from a place, turning, and fall."""
    for number in range(_SPLINTERS):
        angle, fast = math.radians(number * 137.5), _FLY * (0.35 + number * 7 % 10 / 12)
        x = bar[0] + math.cos(angle) * fast * since
        y = bar[1] + math.sin(angle) * fast * since + _DROP * since * since / 2
        turn, half = angle + 9 * since * (1 if number % 2 else -1), 5.0 + number % 4 * 2
        c, s = math.cos(turn) * half, math.sin(turn) * half
        yield (x - c, y - s), (x - s * 0.22, y + c * 0.22), (x + c, y + s), (x + s * 0.22, y - c * 0.22)
