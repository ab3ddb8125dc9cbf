"""Behind the sheet of a result its table lives on: a lamp over what was played for, the winner hopping, confetti.

All of it comes to rest; then nothing is drawn any more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame
from pygame import FRect

from game.host.settings import Settings
from game.shell.pictures.banners import FALL, SWAY, falling, paper
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import Lighting, LightMap, Pool, dimmed, strength
from game.ui.drawing.spotlight import multiply
from game.ui.drawing.theme import Colour

_VEIL = (18, 30, 34, 150)
_DUSK: Colour = (92, 98, 122)
"""What is left of daylight far from every lamp, of 255: about as dark as the veil of other sheets."""
_LAMP: Colour = (163, 148, 112)
_FOOT: Colour = (190, 166, 116)
_EDGE, _LEAST = 24.0, 300.0
"""How far a sheet at one side is from the window's edge, and how much room beside it is worth moving it for."""
_HIGH, _SLIM = 210.0, 14.0
"""How tall the winner stands at most, and how much room is left beside the winner where there is little."""
_SMALLEST = 60.0
"""A winner with less room than this is left out; the sheet has a picture of the winner anyway."""
_HOPS, _HOP_SECONDS, _HOP = 5, 0.62, 0.3
"""How often the winner hops, how long one takes, and how high it goes, in heights of the winner."""
_PIECES = 150


class Bit(NamedTuple):
    """A piece of paper: where it starts, how fast it falls, units a second, where it comes to lie, and its colour."""

    x: float
    start: float
    speed: float
    floor: float
    tone: Colour

    @property
    def lands(self) -> float:
        """After how many seconds it lies."""
        return (self.floor - self.start) / self.speed


def moved_aside(area: FRect, sheet: FRect, side: str) -> FRect:
    """A sheet at the left or at the right of the window, where that leaves room enough for its table to be seen."""
    spare = area.width - sheet.width - _EDGE
    if spare < _LEAST:
        return sheet
    return FRect(_EDGE if side == "left" else spare, sheet.y, sheet.width, sheet.height)


def beside(area: FRect, sheet: FRect) -> FRect:
    """The wider strip beside a sheet."""
    left, right = sheet.x - area.x, area.right - sheet.right
    return FRect(area.x, area.y, left, area.height) if left >= right else FRect(sheet.right, area.y, right, area.height)


class WonTable:
    """The table behind the sheet of a result; hopped: called whenever the winner lands.

    still: motion is reduced, so that all is as it comes to rest. won: whether there is a winner.
    """

    def __init__(self, settings: Settings, seat: str, won: bool, hopped: Callable[[], None]) -> None:
        self.dark, self.still = strength(settings), settings.reduced_motion
        self.won, self._seat, self._hopped = won, seat, hopped
        self.time = math.inf
        self._bits: tuple[FRect, tuple[Bit, ...]] = FRect(), ()
        self._light = LightMap()

    def begin(self) -> None:
        """The match has just been won."""
        if self.won and not self.still:
            self.time = 0.0

    @property
    def moving(self) -> bool:
        """Whether anything has not come to rest yet."""
        lands = max((bit.lands for bit in self._bits[1]), default=math.inf)
        return self.time < max(_HOPS * _HOP_SECONDS, lands)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether anything moves."""
        if not self.moving:
            return False
        landed, self.time = int(self.time / _HOP_SECONDS), self.time + dt
        if landed < int(self.time / _HOP_SECONDS) <= _HOPS:
            self._hopped()
        if not self.moving:
            self.time = math.inf  # at rest, whatever size the window gets
        return True

    def darken(self, canvas: Canvas, sheet: FRect, lamps: Sequence[FRect]) -> None:
        """Lay the evening over the table but for what lies in these lamps; where light is even, a veil."""
        if not self.dark:
            veil = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
            veil.fill(_VEIL)
            canvas.surface.blit(veil, (0, 0))
            return
        pools = tuple(Pool(lamp.center, (lamp.width / 2, lamp.height / 2), _LAMP) for lamp in lamps)
        if self.won and (place := self.winner_place(canvas, sheet)):
            pools += (Pool((place.centerx, place.bottom - 12), (place.width * 1.4, place.height * 1.1), _FOOT),)
        multiply(canvas, self._light, canvas.area, Lighting(dimmed(_DUSK, self.dark), pools=pools))

    def winner_place(self, canvas: Canvas, sheet: FRect) -> FRect:
        """Where the winner stands: at the foot of what is seen of the table."""
        strip = beside(canvas.area, sheet)
        side = min(_HIGH, strip.width - _SLIM)
        if side < _SMALLEST:
            return FRect(strip.centerx, strip.bottom, 0, 0)
        return FRect(strip.centerx - side / 2, strip.bottom - side - _SLIM, side, side)

    def draw(self, canvas: Canvas, sheet: FRect, winner: Callable[[Canvas, FRect], None]) -> None:
        """Draw the winner, who hops, and the confetti; none of it lies on the sheet."""
        if not self.won:
            return
        if place := self.winner_place(canvas, sheet):
            canvas.stamp("mice/shadow", (place.centerx, place.bottom - place.height * 0.1), 0, place.height / 62)
            winner(canvas, place.move(0, -self._height() * place.height))
        for bit in self._papers(canvas.area, sheet):
            self._draw_bit(canvas, bit)

    def _height(self) -> float:
        """How high the winner is in the air, in heights of the winner; each hop is a little lower than the last."""
        hop = self.time / _HOP_SECONDS
        if not hop < _HOPS:
            return 0.0
        share = hop % 1.0
        return _HOP * 4 * share * (1 - share) * (1 - int(hop) / (_HOPS + 1))

    def _draw_bit(self, canvas: Canvas, bit: Bit) -> None:
        time = min(self.time, bit.lands)
        y = bit.start + bit.speed * time
        if y < -20:
            return
        phase = falling(time, bit.speed / FALL, round(bit.x)) if time < bit.lands else 0
        canvas.blit(paper(canvas, bit.tone, phase), (bit.x + SWAY * math.sin(time * 3 + bit.x), y))

    def _papers(self, area: FRect, sheet: FRect) -> tuple[Bit, ...]:
        """What falls; kept, as it depends on nothing but the window and the sheet."""
        if self._bits[0] != sheet:
            self._bits = FRect(sheet), tuple(self._thrown(area, sheet))
        return self._bits[1]

    def _thrown(self, area: FRect, sheet: FRect) -> Iterator[Bit]:
        """Beside the sheet it falls to the foot of the window; none falls where it would lie on the sheet."""
        dice, tones = random.Random(self._seat), [badge.colour for badge in badges.BADGES.values()]
        aside = SWAY + 14
        for number in range(_PIECES):
            x, start, speed = dice.uniform(0, area.width), dice.uniform(-1.3, -0.02), dice.uniform(0.8, 1.5)
            floor = area.height - 12 - 40 * dice.random() ** 3
            if not sheet.left - aside < x < sheet.right + aside:
                yield Bit(x, area.height * start * 0.8, FALL * speed, floor, tones[number % len(tones)])
