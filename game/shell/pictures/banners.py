"""Whose turn it is as a band that slides in, and the winner's name over the table."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.host.settings import Settings
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, mix
from game.ui.motion import smooth

_CALL = Style("display", 40)


@dataclass
class TurnBanner:
    """The seat that the band calls just now, none if empty, and the share of its way that the band has gone.

    seconds: how long it takes at pace 1. people: the seats that are called when their turn begins. icon: what stands
    on the band where it calls nobody's turn, instead of the seat's badge.
    """

    seconds: float = 0.9
    seat: str = ""
    share: float = 0.0
    people: frozenset[str] = frozenset()
    pace: float = 1.0
    icon: str = ""

    def invite(self, people: Sequence[str], settings: Settings) -> None:
        """TurnBanner these from now on: nobody who plays alone, and nobody where motion is reduced."""
        self.people = frozenset(people if len(people) > 1 and not settings.reduced_motion else ())
        self.pace = settings.pace

    def begin(self, seat: str) -> None:
        """The turn of a seat begins."""
        self.seat, self.share = seat if seat in self.people else "", 0.0

    def end(self) -> None:
        """TurnBanner nobody."""
        self.seat = ""

    def update(self, dt: float) -> bool:
        """Let the band go on its way, which holds nobody up; tell whether there was one."""
        was = bool(self.seat)
        self.share += dt * self.pace / self.seconds
        if self.share >= 1.0 or not self.pace:
            self.end()
        return was


def draw_turn_banner(canvas: Canvas, window: FRect, call: TurnBanner, text: str) -> None:
    """Draw the band where it is on its way."""
    seat, share = call.seat, call.share
    style = canvas.letters.fitting(text, _CALL, window.width * 0.6)
    high = max(76.0, canvas.letters.line(style) + 22)
    wide = round((canvas.letters.width(text, style) + high + 60) * canvas.scale) / canvas.scale
    come, gone = smooth(min(1.0, share / 0.25)), smooth(max(0.0, (share - 0.8) / 0.2))
    left = window.centerx - wide / 2 - (1 - come) * (window.width + wide) / 2 + gone * (window.width + wide) / 2
    # At whole pixels it has the same size all the way, and so one picture.
    left = round(left * canvas.scale) / canvas.scale
    place = FRect(left, window.y + window.height * 0.64 - high / 2, wide, high)
    look = badges.badge_of(seat)
    canvas.clip(window)
    materials.plastic(canvas, place, (look.colour, mix(look.colour, (0, 0, 0), 0.45)))
    mark = FRect(place.x + 16, place.y + 8, high - 22, high - 22)
    if call.icon:
        icons.icon(canvas, call.icon, mark, look.on)
    else:
        badges.badge(canvas, seat, mark)
    room = FRect(place.x + high + 14, place.y, wide - high - 30, high - 6)
    canvas.write(text, room, style, look.on, "left middle")
    canvas.clip(None)


# A match has just been won: confetti and the winner's name over the table, before the sheet of the result.

SECONDS = 2.0
_SEEN = 1.0
"""Seconds for which it goes on whatever is pressed."""
_PIECES, _PHASES = 120, 6
FALL, SWAY, _SPIN = 300.0, 26.0, 9.0
"""Units a second downwards, units to either side, and turns of a piece in radians a second."""
_SIZE = (16.0, 11.0)
_HELD = 0.5
"""The share of its way at which a banner stands in the middle."""


class Celebration:
    """Lasts two seconds at every speed of play, or one if a person then presses anything.

    still: motion is reduced, so the banner stands there alone.
    """

    def __init__(self, still: bool) -> None:
        self.still = still
        self.left = 0.0
        self.seat = self.text = self.icon = ""

    @property
    def going_on(self) -> bool:
        """Whether it is not over."""
        return self.left > 0

    def begin(self, seat: str, text: str, icon: str = "") -> None:
        """Celebrate a seat with what is said of it; icon: instead of its badge, where there are no seats."""
        self.left, self.seat, self.text, self.icon = SECONDS, seat, text, icon

    def end(self) -> None:
        """Stop."""
        self.left = 0.0

    def hush(self) -> None:
        """A person has seen enough, unless the press was still meant for what went before."""
        if self.left <= SECONDS - _SEEN:
            self.end()

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether it goes on."""
        if self.going_on:
            self.left -= dt
        return self.going_on

    def draw(self, canvas: Canvas, window: FRect) -> None:
        """Draw confetti over the whole table and the banner over its window."""
        if not self.going_on:
            return
        if not self.still:
            self._confetti(canvas)
        share = _HELD if self.still else min(_HELD, (SECONDS - self.left) / SECONDS)
        draw_turn_banner(canvas, window, TurnBanner(seat=self.seat, share=share, icon=self.icon), self.text)

    def _confetti(self, canvas: Canvas) -> None:
        dice, time, area = random.Random(self.seat), SECONDS - self.left, canvas.area
        tones = [badge.colour for badge in badges.BADGES.values()]
        for number in range(_PIECES):
            left, start, speed = dice.random(), dice.uniform(-1.1, -0.05), dice.uniform(0.8, 1.5)
            x = area.width * left + SWAY * math.sin(time * 3 + number)
            y = area.height * start * 0.8 + FALL * speed * time
            if -20 < y < area.height:
                canvas.blit(paper(canvas, tones[number % len(tones)], falling(time, speed, number)), (x, y))


def falling(time: float, speed: float, number: int) -> int:
    """The phase of its turn in which a piece of paper is seen after so many seconds."""
    return int((time * _SPIN * speed + number) / math.tau * _PHASES) % _PHASES


def paper(canvas: Canvas, tone: Colour, phase: int) -> pygame.Surface:
    """A piece of paper as seen at one phase of its turn."""
    wide, high = (max(1, canvas.px(side)) for side in _SIZE)
    high = max(1, round(high * abs(math.cos(math.pi * phase / _PHASES))))
    return canvas.store.get(("confetti", tone, wide, high), lambda: shapes.rounded((wide, high), 1, (*tone, 255)))
