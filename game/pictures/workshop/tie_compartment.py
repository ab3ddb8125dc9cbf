"""The compartments of the parts box that hold no part but what ties parts together: belt, rope, string."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.pictures.workshop.box import Compartment
from game.pictures.workshop.ties import COLOURS
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Mood

_FELT = rgb("#5c3690")
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_STEEL, _DARK = rgb("#9aa6b2"), rgb("#4a525c")
_FINE = 3
"""Times as large as it is shown that it is painted."""


@dataclass
class TieCompartment(Compartment):
    """Pressed it begins to tie; there is any number of it."""

    dragged: ClassVar[bool] = False

    def _felt(self, mood: Mood) -> Colour:
        return mix(_FELT, _WHITE, 0.16) if mood.hover and self.enabled else _FELT

    def _paint(self, canvas: Canvas) -> None:
        wide, high = canvas.surface.get_size()
        big = shapes.blank((wide * _FINE, high * _FINE))
        _PAINTERS[self.kind](big, min(wide, high) * _FINE)
        canvas.surface.blit(pygame.transform.smoothscale(big, (wide, high)), (0, 0))


def _coil(picture: pygame.Surface, size: int) -> None:
    """Rope, laid in rings, its strands to be seen."""
    colour, middle = COLOURS["rope"], picture.get_rect().center
    for share in (0.4, 0.3, 0.2):
        _ring(picture, middle, size * share, size * 0.1, colour)
    end = middle[0] + size * 0.62, middle[1] + size * 0.38
    _stroke(picture, (middle[0] + size * 0.1, middle[1] + size * 0.38), end, size * 0.1, colour)


def _ball(picture: pygame.Surface, size: int) -> None:
    """String, wound up."""
    colour, middle, radius = COLOURS["string"], picture.get_rect().center, size * 0.34
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.45), 255), middle, radius)
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.12), 255), middle, radius * 0.94)
    for turn in range(-3, 4):
        for slant in (0.6, -0.6):
            x, y = turn * radius * 0.24, math.sqrt(max(0.0, 1 - (turn * 0.24) ** 2)) * radius * 0.8
            a = middle[0] + x - slant * y * 0.6, middle[1] - y
            b = middle[0] + x + slant * y * 0.6, middle[1] + y
            shade = mix(colour, _BLACK if slant > 0 else _WHITE, 0.3)
            pygame.draw.line(picture, (*shade, 150), a, b, max(2, round(size * 0.018)))
    _stroke(picture, (middle[0], middle[1] + radius * 0.9), (middle[0] + size * 0.62, middle[1] + radius), size * 0.045,
            colour)  # fmt: skip


def _wheels(picture: pygame.Surface, size: int) -> None:
    """A belt round a large wheel and a small one."""
    x, y = picture.get_rect().center
    (one, r), (other, s) = ((x - size * 0.3, y), size * 0.28), ((x + size * 0.42, y), size * 0.17)
    along = math.acos((r - s) / (other[0] - one[0]))
    for (at, _), radius in ((one, r), (other, s)):
        pygame.draw.circle(picture, (*COLOURS["belt"], 255), (at, y), radius + size * 0.06)
        pygame.draw.circle(picture, (*mix(_STEEL, _BLACK, 0.2), 255), (at, y), radius - size * 0.01)
        pygame.draw.circle(picture, (*_STEEL, 255), (at, y), radius * 0.8)
        pygame.draw.circle(picture, (*_DARK, 255), (at, y), radius * 0.24)
    for side in (-1, 1):
        c, sn = math.cos(along), side * math.sin(along)
        a, b = (
            (at[0] + (each + size * 0.03) * c, y + (each + size * 0.03) * sn) for at, each in ((one, r), (other, s))
        )
        pygame.draw.line(picture, (*COLOURS["belt"], 255), a, b, round(size * 0.075))


def _ring(picture: pygame.Surface, middle: tuple[int, int], radius: float, wide: float, colour: Colour) -> None:
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.5), 255), middle, radius + wide * 0.6, round(wide * 1.2))
    pygame.draw.circle(picture, (*colour, 255), middle, radius + wide * 0.42, round(wide * 0.84))
    for number in range(round(radius * 5 / wide)):
        angle = number * math.tau / round(radius * 5 / wide)
        c, s = math.cos(angle), math.sin(angle)
        inner, outer = radius - wide * 0.36, radius + wide * 0.36
        a = middle[0] + inner * math.cos(angle - 0.08), middle[1] + inner * math.sin(angle - 0.08)
        pygame.draw.line(
            picture, (*mix(colour, _BLACK, 0.3), 255), a, (middle[0] + outer * c, middle[1] + outer * s), 3
        )


def _stroke(
    picture: pygame.Surface, a: tuple[float, float], b: tuple[float, float], wide: float, colour: Colour
) -> None:
    for share, tone in ((1.2, mix(colour, _BLACK, 0.5)), (0.84, colour)):
        pygame.draw.line(picture, (*tone, 255), a, b, round(wide * share))


_PAINTERS: dict[str, Callable[[pygame.Surface, int], None]] = {"belt": _wheels, "rope": _coil, "string": _ball}
