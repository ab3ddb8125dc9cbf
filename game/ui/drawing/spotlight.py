"""A place of a table in dusk but for a pool of light, as long as something there matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import FRect

from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import Lighting, LightMap, Pool, dimmed
from game.ui.drawing.theme import Colour, mix
from game.ui.input.bindings import Point
from game.ui.motion import smooth

_BLACK: Colour = (0, 0, 0)
_COMES, _GOES = 0.8, 0.8
"""Seconds in which it gets dark, and in which it is light again: at most a tenth of the brightness in a tenth of a
second."""
_GRADES = 24
_LESSER = 0.75
"""How bright the light is of what else is lit, as a share of the pool."""


class SpotColours(NamedTuple):
    """What is left of the light far from the pool, and what the pool adds in its middle."""

    dusk: Colour
    lamp: Colour


def pooled(pool: Pool, dusk: Colour, share: float) -> Lighting:
    """Dusk and a pool of light, so far as the share says, 0 to 1."""
    return Lighting(dimmed(dusk, share), pools=(pool._replace(colour=mix(_BLACK, pool.colour, share)),))


def multiply(canvas: Canvas, light: LightMap, room: FRect, lighting: Lighting) -> None:
    """Multiply what is drawn in a room by its light."""
    for picture, where, part in light.pieces(canvas, room, lighting):
        if picture.get_size() == (1, 1):
            canvas.multiply(picture.get_at((0, 0)), where)
        else:
            canvas.surface.blit(picture, where, part, special_flags=pygame.BLEND_RGB_MULT)


class Spotlight:
    """Comes up while it is wanted, and goes; it lets nothing jump.

    dark: how dark it may get, 0 to 1.
    """

    def __init__(self, colours: SpotColours) -> None:
        self.colours = colours
        self.dark = self.level = 0.0
        self.at: Point | None = None
        self._map = LightMap()

    @property
    def lit(self) -> bool:
        """Whether there is anything but even light."""
        return self.dark > 0 and self.level > 0

    def tick(self, dt: float, on: bool) -> bool:
        """Let time pass; tell whether anything changes."""
        before = self.level
        if not self.dark:
            self.level = 0.0
            return before > 0
        step = dt / _COMES if on else -dt / _GOES
        self.level = min(1.0, max(0.0, before + step))
        return on or self.level != before

    def draw(
        self, canvas: Canvas, room: FRect, reach: float, at: Point | None = None, others: Sequence[FRect] = ()
    ) -> None:
        """Darken a room but for a pool that reaches so far, design units; at: where it is from now on.

        others: where there is some light too.
        """
        self.at = at or self.at
        if not self.lit or self.at is None:
            return
        share = round(smooth(self.level) * self.dark * _GRADES) / _GRADES
        pool = Pool(self.at, (reach, reach), self.colours.lamp)
        lighting = pooled(pool, self.colours.dusk, share)
        lesser = mix(_BLACK, self.colours.lamp, share * _LESSER)
        more = (Pool(each.center, (each.width / 2, each.height / 2), lesser) for each in others)
        multiply(canvas, self._map, room, lighting._replace(pools=(*lighting.pools, *more)))
