"""A dial whose needle goes from calm to shaky as the board is shaken."""

from __future__ import annotations

import math

import pygame
from pygame import FRect

from game.physics.mousetrap.shaking import CALM_CM, SHAKY_CM
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.theme import Colour, mix

SIZE = (112.0, 60.0)
_LEAST_CM = 0.015
_SMOOTH = 9.0
"""How fast the needle follows, a second: a swing of the board, an eighth of a second, does not make it flicker."""
_PICTURES = 60
_FINE = 4
_WIDE = 0.26


def strain(shaken: float) -> float:
    """The share of the dial, 0 to 1, for so many cm: the calm and the shaky end take a third each."""
    if shaken <= _LEAST_CM:
        return 0.0
    third = 1 / 3
    if shaken <= CALM_CM:
        return third * math.log(shaken / _LEAST_CM) / math.log(CALM_CM / _LEAST_CM)
    return min(1.0, third + third * math.log(shaken / CALM_CM) / math.log(SHAKY_CM / CALM_CM))


class ShakeGauge:
    """The needle follows what it is told; the face is painted once, by whoever has a place for it.

    place: of the face, None while there is none.
    """

    def __init__(self) -> None:
        self.place: FRect | None = None
        self.share = 0.0

    def follow(self, shaken: float, dt: float) -> bool:
        """The board has been shaken by so many cm; tell whether the needle moved."""
        before = self.share
        self.share += (strain(shaken) - self.share) * min(1.0, dt * _SMOOTH)
        return round(before * _PICTURES) != round(self.share * _PICTURES)

    def item(self, canvas: Canvas) -> Item | None:
        """The needle."""
        if self.place is None:
            return None
        size, number = canvas.box(self.place).size, round(self.share * _PICTURES)
        key = ("needle", size, number, canvas.theme.name)
        ink = canvas.theme.ink
        picture = canvas.store.get(key, lambda: _needle(size, number / _PICTURES, ink))
        return Item(picture, canvas.box(self.place).topleft)


def face(canvas: Canvas, place: FRect) -> None:
    """Draw the dial without its needle."""
    theme = canvas.theme
    tones = (theme.good, theme.primary, theme.warn)
    canvas.layer(("shake_gauge",), place, lambda under: _arcs(under.surface, tones))


def _arcs(surface: pygame.Surface, tones: tuple[Colour, ...]) -> None:
    large = shapes.blank((surface.get_width() * _FINE, surface.get_height() * _FINE))
    each = 1 / len(tones)
    for number, tone in enumerate(tones):
        low, high = number * each + 0.008, (number + 1) * each - 0.008
        points = [_spot(large.get_size(), low + (high - low) * k / 12, 1.0) for k in range(13)]
        points += [_spot(large.get_size(), high - (high - low) * k / 12, 1 - _WIDE) for k in range(13)]
        pygame.draw.polygon(large, (*tone, 255), points)
        pygame.draw.polygon(large, (*mix(tone, (0, 0, 0), 0.45), 255), points, _FINE)
    surface.blit(pygame.transform.smoothscale(large, surface.get_size()), (0, 0))


def _needle(size: tuple[int, int], share: float, ink: Colour) -> pygame.Surface:
    tip, foot = _spot(size, share, 0.9), _spot(size, share, 0.0)
    across = (tip[1] - foot[1]) * 0.06, (foot[0] - tip[0]) * 0.06
    sides = [(foot[0] + across[0], foot[1] + across[1]), tip, (foot[0] - across[0], foot[1] - across[1])]
    picture = shapes.polygon(size, sides, (*ink, 255))
    hub = max(4, round(size[1] * 0.2))
    disc = shapes.ellipse((hub, hub), (*ink, 255))
    picture.blit(disc, disc.get_rect(center=foot))
    return picture


def _spot(size: tuple[int, int], share: float, out: float) -> tuple[float, float]:
    """A place on the dial: a share of its half turn, so far out from the middle of its foot."""
    reach, angle = min(size[0] / 2, size[1] * 0.9) * 0.98, math.pi * (1 - share)
    return size[0] / 2 + math.cos(angle) * reach * out, size[1] * 0.9 - math.sin(angle) * reach * out
