"""Smooth shapes in pixels: rounded masks, gradients, soft shadows, polygons, outlines."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin

import pygame

from game.ui.drawing.theme import Colour

_FINE = 4
_LARGE = 160
_TILE = 192
_SHADOW_SHRINK = 4


def blank(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def rounded(size: tuple[int, int], radius: int, colour: Sequence[int] = (255, 255, 255, 255)) -> pygame.Surface:
    """A rounded rectangle with smooth corners on a clear surface."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    shape = blank((width, height))
    if radius == 0:
        shape.fill(colour)
        return shape
    shape.fill(colour, (radius, 0, width - 2 * radius, height))
    shape.fill(colour, (0, radius, width, height - 2 * radius))
    disc = _disc(radius, tuple(colour))
    for left, top, part in _quarters((width, height), radius):
        shape.blit(disc, (left, top), part, pygame.BLEND_RGBA_MAX)
    return shape


@lru_cache(maxsize=128)
def _disc(radius: int, colour: tuple[int, ...]) -> pygame.Surface:
    return ellipse((2 * radius, 2 * radius), colour)


def ellipse(size: tuple[int, int], colour: Sequence[int]) -> pygame.Surface:
    """A smooth ellipse that fills ``size``; not to be drawn on, as it is kept."""
    return _ellipse(size, tuple(colour))


@lru_cache(maxsize=256)
def _ellipse(size: tuple[int, int], colour: tuple[int, ...]) -> pygame.Surface:
    large = blank((size[0] * _FINE, size[1] * _FINE))
    large.fill((*colour[:3], 0))
    pygame.draw.ellipse(large, colour, large.get_rect())
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def polygon(
    size: tuple[int, int],
    points: Sequence[tuple[float, float]],
    colour: Sequence[int],
    edge: Sequence[int] | None = None,
    thickness: float = 0,
) -> pygame.Surface:
    """A smooth polygon with an optional edge of round joins; points in pixels of ``size``."""
    times = _FINE if max(size) < _LARGE else _FINE // 2
    large = blank((size[0] * times, size[1] * times))
    large.fill((*(edge or colour)[:3], 0))
    fine = [(x * times, y * times) for x, y in points]
    pygame.draw.polygon(large, colour, fine)
    if edge is not None:
        wide = max(1, round(thickness * times))
        for start, end in zip(fine, fine[1:] + fine[:1], strict=True):
            pygame.draw.line(large, edge, start, end, wide)
            pygame.draw.circle(large, edge, start, wide / 2)
    return pygame.transform.smoothscale(large, size)


def rays(size: tuple[int, int], middle: tuple[float, float], colour: Sequence[int], count: int = 14) -> pygame.Surface:
    """A sunburst of ``count`` rays from a point."""
    large = blank((size[0] * 2, size[1] * 2))
    large.fill((*colour[:3], 0))
    far = 2.0 * (size[0] + size[1])
    start = middle[0] * 2, middle[1] * 2
    for ray in range(count):
        turns = (ray / count, (ray + 0.5) / count)
        ends = [(start[0] + far * cos(2 * pi * turn), start[1] + far * sin(2 * pi * turn)) for turn in turns]
        pygame.draw.polygon(large, colour, [start, *ends])
    return pygame.transform.smoothscale(large, size)


def fade(size: tuple[int, int], corners: Sequence[Sequence[int]]) -> pygame.Surface:
    """A gradient between the four corners: upper left, upper right, lower left, lower right."""
    small = blank((2, 2))
    for number, colour in enumerate(corners):
        small.set_at((number % 2, number // 2), colour)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def falling(size: tuple[int, int], top: Sequence[int], bottom: Sequence[int]) -> pygame.Surface:
    """A gradient from the top to the bottom."""
    return fade(size, (top, top, bottom, bottom))


def shadow(
    size: tuple[int, int], radius: int, blur: int, strength: int, colour: Colour = (24, 12, 30)
) -> pygame.Surface:
    """A soft shadow of a rounded rectangle, ``2 * blur`` larger on every side."""
    pad = 2 * blur
    whole = size[0] + 2 * pad, size[1] + 2 * pad
    shrink = _SHADOW_SHRINK if blur >= _SHADOW_SHRINK else 1
    enough = 2 * max(radius, pad) + pad
    if shrink == 1 and max(size) > enough:
        ends = shadow((min(size[0], enough), min(size[1], enough)), radius, blur, strength, colour)
        return _lengthened(_lengthened(ends, 0, whole[0]), 1, whole[1])
    small = blank((whole[0] // shrink + 1, whole[1] // shrink + 1))
    small.fill((*colour, 0))
    shape = rounded((size[0] // shrink, size[1] // shrink), radius // shrink, (*colour, strength))
    small.blit(shape, (pad // shrink, pad // shrink))
    soft = max(1, round(blur / shrink * 0.62))
    for _ in range(2):
        small = pygame.transform.box_blur(small, soft)
    return pygame.transform.smoothscale(small, whole)


def _lengthened(picture: pygame.Surface, side: int, length: int) -> pygame.Surface:
    """The same ends further apart: what is in the middle of a side, 0 or 1, is repeated until it has that length."""
    size = list(picture.get_size())
    half, more = size[side] // 2, length - size[side]
    if more <= 0:
        return picture
    size[side] = 1
    middle = picture.subsurface((0, half, *size) if side else (half, 0, *size))
    size[side] = length
    whole = pygame.transform.scale(middle, size)
    ends = ((0, half), (half, length - more - half))
    for start, long in ends:
        at = start + more if start else 0
        size[side] = long
        place, part = ((0, at), (0, start, *size)) if side else ((at, 0), (start, 0, *size))
        whole.fill((0, 0, 0, 0), (*place, *size))
        whole.blit(picture, place, part)
    return whole


def cut(picture: pygame.Surface, shape: pygame.Surface) -> pygame.Surface:
    """``picture`` kept only where ``shape`` is."""
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def cut_corners(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """``picture`` with round corners: as cut by a rounded rectangle of its size, but only where that is not white."""
    width, height = picture.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    for left, top, part in _quarters((width, height), radius):
        disc = _disc(radius, (255, 255, 255, 255))
        picture.blit(disc, (left, top), part, pygame.BLEND_RGBA_MULT)
    return picture


def _quarters(size: tuple[int, int], radius: int) -> Iterator[tuple[int, int, tuple[int, int, int, int]]]:
    """The corners of a rounded rectangle: where each is, and which part of a disc it is."""
    for x, left in ((0, 0), (radius, size[0] - radius)):
        for y, top in ((0, 0), (radius, size[1] - radius)):
            yield left, top, (x, y, radius, radius)


def surround(picture: pygame.Surface, border: pygame.Surface) -> None:
    """Lay the ends of a small picture along the edges of a larger one; the middle of the small one is repeated."""
    across = tuple(_thirds(border.get_width(), picture.get_width()))
    down = tuple(_thirds(border.get_height(), picture.get_height()))
    for column, (x, wide, to_x, long_x) in enumerate(across):
        for row, (y, high, to_y, long_y) in enumerate(down):
            if column == 1 == row:
                continue
            part = border.subsurface((x, y, wide, high))
            if (wide, high) != (long_x, long_y):
                part = pygame.transform.scale(part, (long_x, long_y))
            picture.blit(part, (to_x, to_y))


def _thirds(small: int, large: int) -> Iterator[tuple[int, int, int, int]]:
    """Where the ends and the middle of a side begin and how long they are, in a small picture and in a large one."""
    half = small // 2
    yield 0, half, 0, half
    if large > small:
        yield half, 1, half, large - small + 1
        yield half + 1, small - half - 1, large - small + half + 1, small - half - 1
    else:
        yield half, 0, half, 0
        yield half, small - half, half, small - half


@lru_cache(maxsize=8)
def grain(strength: int, fibres: int = 90) -> pygame.Surface:
    """A tile of paper between white and ``strength`` below white, the same on every run."""
    dice = random.Random(7)
    tile = pygame.transform.smoothscale(_noise(dice, _TILE // 12), (_TILE, _TILE))
    fine = _noise(dice, _TILE)
    along = pygame.transform.smoothscale(_noise(dice, _TILE, _TILE // 8), (_TILE, _TILE))
    for layer, weight in ((fine, 110), (along, fibres)):
        layer.set_alpha(weight)
        tile.blit(layer, (0, 0))
    return _near_white(tile, strength)


@lru_cache(maxsize=4)
def planks(strength: int) -> pygame.Surface:
    """A tile of wood grain, long from left to right, that continues into itself on every side."""
    dice = random.Random(11)
    size = _TILE * 4, _TILE
    tile = _enlarged(_noise(dice, 5, _TILE // 5), size)
    fine = _enlarged(_noise(dice, 14, _TILE), size)
    fine.set_alpha(120)
    tile.blit(fine, (0, 0))
    return _near_white(tile, strength)


def _near_white(tile: pygame.Surface, strength: int) -> pygame.Surface:
    """The same picture with its contrast brought down to ``strength`` and its lightest parts white."""
    scale = pygame.Surface(tile.get_size())
    scale.fill((min(255, strength * 2),) * 3)
    tile.blit(scale, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    base = pygame.Surface(tile.get_size())
    base.fill((255 - strength,) * 3)
    base.blit(tile, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return base


def _noise(dice: random.Random, width: int, height: int | None = None) -> pygame.Surface:
    height = height or width
    grey = pygame.image.frombuffer(dice.randbytes(width * height), (width, height), "P")
    grey.set_palette([(value, value, value) for value in range(256)])
    whole = pygame.Surface((width, height), 0, 32)
    whole.blit(grey, (0, 0))
    return whole


def _enlarged(noise: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The same at a larger size, going over into its own beginning at its ends."""
    width, height = noise.get_size()
    whole = pygame.Surface((width + 1, height + (size[1] > height)), 0, 32)
    for at in ((0, 0), (width, 0), (0, height), (width, height)):
        whole.blit(noise, at)
    return pygame.transform.smoothscale(whole, size)


def roughen(picture: pygame.Surface, tile: pygame.Surface) -> pygame.Surface:
    """``picture`` printed on the material of a tile: its colours darkened by it."""
    for left in range(0, picture.get_width(), tile.get_width()):
        for top in range(0, picture.get_height(), tile.get_height()):
            picture.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_MULT)
    return picture


# A thick line round whatever moves on a board, so that it stands out from what is printed there.

_MOVES = re.compile(
    r"mice/.*_(stand|hop|watch|caught)|maze/(mouse|wedge_.*)|race/(fly_.*|hero)|booby/([sml]_light|bar|pointer)"
    r"|parts/(?!.*_(ghost|next|shadow)$).*"
)
_THICK, _LEAST, _MOST = 0.055, 2, 4
_DARK, _LIGHT = (10, 8, 8), (255, 255, 255)
_ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))


def moves(name: str) -> bool:
    """Whether a picture of this name is of something that moves on a board."""
    return _MOVES.fullmatch(name) is not None


def outlined(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a dark line round it, and a light one round that, as far as its frame has room."""
    mask = pygame.mask.from_surface(picture, 140)
    thick = min(_MOST, max(_LEAST, round(min(picture.get_size()) * _THICK)))
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    for colour, far in ((_LIGHT, thick), (_DARK, thick * 0.6)):
        shape = mask.to_surface(setcolor=(*colour, 255), unsetcolor=(0, 0, 0, 0))
        for right, down in _ROUND:
            whole.blit(shape, (round(right * far), round(down * far)))
    whole.blit(picture, (0, 0))
    return whole
