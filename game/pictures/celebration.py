"""A match has just been won: confetti and the winner's name over the table, before the sheet of the result."""

from __future__ import annotations

import math
import random

import pygame
from pygame import FRect

from game.pictures.turn_banner import TurnBanner, draw_turn_banner
from game.ui import badges, shapes
from game.ui.canvas import Canvas
from game.ui.theme import Colour

SECONDS = 2.0
_SEEN = 1.0
"""Seconds for which it goes on whatever is pressed."""
_PIECES, _PHASES = 120, 6
_FALL, _SWAY, _SPIN = 300.0, 26.0, 9.0
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
            x = area.width * left + _SWAY * math.sin(time * 3 + number)
            y = area.height * start * 0.8 + _FALL * speed * time
            phase = int((time * _SPIN * speed + number) / math.tau * _PHASES) % _PHASES
            if -20 < y < area.height:
                canvas.blit(_piece(canvas, tones[number % len(tones)], phase), (x, y))


def _piece(canvas: Canvas, tone: Colour, phase: int) -> pygame.Surface:
    """A piece of paper as seen at one phase of its turn."""
    wide, high = (max(1, canvas.px(side)) for side in _SIZE)
    high = max(1, round(high * abs(math.cos(math.pi * phase / _PHASES))))
    return canvas.store.get(("confetti", tone, wide, high), lambda: shapes.rounded((wide, high), 1, (*tone, 255)))
