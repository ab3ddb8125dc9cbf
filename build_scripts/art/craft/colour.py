"""Colours as three floats, ramps and mixes."""

from __future__ import annotations

import colorsys
from functools import cache

import numpy as np

from build_scripts.art.craft.area import Array

RGB = tuple[float, float, float]

INK = "#2a2233"
CREAM = "#f6efdc"
STOCK = "#fbf5e4"


@cache
def rgb(code: str) -> RGB:
    """The colour of a code like #f6efdc, 0 to 1."""
    return int(code[1:3], 16) / 255, int(code[3:5], 16) / 255, int(code[5:7], 16) / 255


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """`one` with a share of `other` in it."""
    red, green, blue = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return red, green, blue


def dark(colour: RGB) -> RGB:
    """The colour in shade: richer and much darker, never grey."""
    hue, light, rich = colorsys.rgb_to_hls(*colour)
    # Yellow in shade is orange: left alone it would turn olive.
    hue = hue - 0.035 if 0.1 < hue < 0.2 else hue
    if light > 0.84:
        return colour[0] * 0.58, colour[1] * 0.52, colour[2] * 0.50
    share = 0.34 if light < 0.55 else 0.44
    red, green, blue = colorsys.hls_to_rgb(hue, light * share, min(1.0, rich * 1.2))
    return red, green, min(1.0, blue + 0.03)


def lit(colour: RGB) -> RGB:
    """The colour in full light."""
    return mix(colour, (1.0, 0.98, 0.93), 0.46)


def ramp(brightness: Array, colour: RGB) -> Array:
    """Shade (0) over the colour itself (1) to light (2), as RGB."""
    low, middle, high = (np.array(tone, dtype=np.float32) for tone in (dark(colour), colour, lit(colour)))
    t = np.clip(brightness, 0, 2)[..., None]
    below = low + (middle - low) * np.clip(t, 0, 1)
    return np.where(t <= 1, below, middle + (high - middle) * (t - 1)).astype(np.float32)


def flat(shape: tuple[int, int], colour: RGB) -> Array:
    """An even field of one colour."""
    return np.broadcast_to(np.array(colour, dtype=np.float32), (*shape, 3)).copy()
