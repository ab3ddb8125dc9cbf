"""Light on a stage: dusk, and the beam of a lamp; painted small, enlarged, and multiplied over what is drawn."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.ui.drawing.theme import Colour

Point = tuple[float, float]

FINER = 4
"""Light is painted so many times smaller than the stage: it is soft, so nobody sees it, and costs a sixteenth."""
DUSK: Colour = (133, 143, 173)
"""The stage away from the lamp, of 255; from `light_crank`, .52 .56 .68 of the daylight."""
WARM: Colour = (150, 134, 104)
"""What a lamp adds in the middle of its pool, of 255; with the dusk it is the daylight, and no brighter."""
_AIR = 0.12
"""How much of the lamp's light is added in the air of its beam: an eighth, as dust shows it."""
_BRIGHT = 0.62
"""How bright a beam is beside the pool at its foot."""
_LEVELS = 40
"""Steps between daylight and dusk, so that pictures of the beam can be kept: each is under 1 % of the brightness."""
_SOFT = 3
"""Radius by which the small picture is blurred, its pixels: 12 of a stage of 1280 by 720."""


class Lamp(NamedTuple):
    """A lamp above a stage. foot: the middle of its pool, px; half: the pool's half width, px."""

    foot: Point
    half: int


class StageLight(NamedTuple):
    """A light over a stage: what it is multiplied by, and what is added in the beam, with its corner, px."""

    shade: pygame.Surface
    air: pygame.Surface
    corner: tuple[int, int]


def stage_light(size: tuple[int, int], lamp: Lamp, level: float) -> StageLight:
    """The light of one lamp over a stage of so many pixels; level: 0 for even daylight to 1 for the whole dusk."""
    step = round(_LEVELS * level)
    small = pygame.Surface((-(-size[0] // FINER), -(-size[1] // FINER)))
    small.fill(tuple(round(255 + (part - 255) * step / _LEVELS) for part in DUSK))
    beam, air = _beam(-(-lamp.half // FINER), small.get_height(), step)
    corner = round(lamp.foot[0] / FINER) - beam.get_width() // 2, round(lamp.foot[1] / FINER) - _foot(beam)
    small.blit(beam, corner, special_flags=pygame.BLEND_RGB_ADD)
    shade = pygame.transform.smoothscale(small, size)
    return StageLight(shade, air, (corner[0] * FINER, corner[1] * FINER))


def _foot(beam: pygame.Surface) -> int:
    """How far down the middle of its pool is."""
    return beam.get_height() - beam.get_width() // 2


@lru_cache(maxsize=2 * _LEVELS)
def _beam(half: int, high: int, step: int) -> tuple[pygame.Surface, pygame.Surface]:
    """Beam and pool on black so many small pixels high above the foot, and what of it is added in the air, in full."""
    wide = 2 * (half + 4 * _SOFT)
    small = pygame.Surface((wide, high + wide // 2))
    foot, across = _foot(small), wide // 2
    for share in (0.95, 0.8, 0.65):  # three cones in each other: brighter towards the middle
        top, low = half * 0.25 * share, half * share
        edge = foot - round(half * (1 - share * share) ** 0.5 * 0.6)
        corners = ((across - top, 0), (across + top, 0), (across + low, edge), (across - low, edge))
        pygame.draw.polygon(small, _times(WARM, _BRIGHT * (1.25 - share * 0.55)), corners)
    ground = pool(2 * half)
    small.blit(ground, (across - half, foot - half), special_flags=pygame.BLEND_RGB_MAX)
    small = pygame.transform.box_blur(small, _SOFT)
    small.fill(_times((255, 255, 255), step / _LEVELS), special_flags=pygame.BLEND_RGB_MULT)
    air = small.copy()
    air.fill(_times((255, 255, 255), _AIR), special_flags=pygame.BLEND_RGB_MULT)
    return small, pygame.transform.smoothscale_by(air, FINER)


@lru_cache(maxsize=16)
def pool(side: int) -> pygame.Surface:
    """Light that fades from its middle, on black."""
    fine = 48
    small, middle = pygame.Surface((fine, fine)), (fine - 1) / 2
    for x in range(fine):
        for y in range(fine):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle) ** 0.5
            small.set_at((x, y), _times(WARM, near))
    return pygame.transform.smoothscale(small, (side, side))


def _times(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part * share) for part in colour)
    return red, green, blue
