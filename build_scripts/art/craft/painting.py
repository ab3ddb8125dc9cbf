"""A picture under construction: pieces laid one on another, each dropping its shadow on those below."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import numpy as np
from PIL import Image

from build_scripts.art.craft.area import Area, Array, Outline
from build_scripts.art.craft.colour import RGB
from build_scripts.art.craft.light import STILL, Light, blur, shifted

FINER = 2
SHADE: RGB = (0.13, 0.07, 0.19)


class Painting:
    """RGB and cover of an area, worked at twice its pixels."""

    def __init__(self, area: Area, light: Light = STILL, finer: int = FINER) -> None:
        self.area = area.finer(finer)
        self.light = light
        self.times = finer
        rows, columns = self.area.shape
        self.rgb: Array = np.zeros((rows, columns, 3), dtype=np.float32)
        self.cover: Array = np.zeros((rows, columns), dtype=np.float32)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns worked on."""
        return self.area.shape

    @property
    def unit(self) -> float:
        """Pixels worked on in a unit."""
        return self.area.res

    def window(self, mask: Array, room: float = 0.0) -> tuple[Painting, Array]:
        """The part of the painting round a mask, sharing its pixels, and the mask cut to it."""
        rows, columns = np.flatnonzero((mask > 0.004).any(1)), np.flatnonzero((mask > 0.004).any(0))
        pad = round(room * self.unit) + 3
        top, low = max(0, int(rows[0]) - pad), min(int(mask.shape[0]), int(rows[-1]) + 1 + pad)
        left, right = max(0, int(columns[0]) - pad), min(int(mask.shape[1]), int(columns[-1]) + 1 + pad)
        part = copy(self)
        part.area = self.area.part(left, top, right, low)
        part.rgb, part.cover = self.rgb[top:low, left:right], self.cover[top:low, left:right]
        return part, mask[top:low, left:right]

    def mask(self, *outlines: Outline, minus: Iterable[Outline] = ()) -> Array:
        """The cover of outlines."""
        return self.area.mask(outlines, minus)

    def lay(self, colour: Array, cover: Array) -> None:
        """Put a coloured layer on top."""
        a = np.clip(cover, 0, 1)[..., None]
        below = self.cover[..., None]
        total = a + below * (1 - a)
        mixed = (colour * a + self.rgb * below * (1 - a)) / np.maximum(total, 1e-4)
        self.rgb[...] = np.where(total > 1e-4, mixed, colour)
        self.cover[...] = total[..., 0]

    def tint(self, colour: RGB, cover: Array) -> None:
        """Stain what is there, without covering more."""
        a = np.clip(cover, 0, 1)[..., None]
        self.rgb[...] = self.rgb * (1 - a) + np.array(colour, dtype=np.float32) * a

    def multiply(self, colour: RGB, cover: Array) -> None:
        """Darken what is there."""
        a = np.clip(cover, 0, 1)[..., None]
        self.rgb[...] = self.rgb * (1 - a + a * np.array(colour, dtype=np.float32))

    def shade(self, mask: Array, lift: float, strength: float = 0.5) -> None:
        """Drop the shadow of a piece that stands `lift` units above what is there."""
        if lift <= 0 or mask.max() < 0.1:
            return
        part, mask = self.window(mask, 4 * lift)
        right, down = self.light.turn(0.46, 0.62)
        pixels = lift * self.unit
        soft = blur(shifted(mask, right * pixels * 1.5, down * pixels * 1.5), pixels * 0.8)
        close = blur(mask, pixels * 0.35)
        part.multiply(SHADE, np.maximum(soft * strength, close * strength * 0.7))

    def picture(self) -> Image.Image:
        """The picture at its own pixels."""
        step = self.times
        rows, columns = (size - size % step for size in self.shape)
        cover = self.cover[:rows, :columns].reshape(rows // step, step, columns // step, step)
        total = cover.mean((1, 3))
        rgb = self.rgb[:rows, :columns] * self.cover[:rows, :columns, None]
        rgb = (
            rgb.reshape(rows // step, step, columns // step, step, 3).mean((1, 3)) / np.maximum(total, 1e-4)[..., None]
        )
        whole = np.concatenate([rgb, total[..., None]], axis=2)
        return Image.fromarray((np.clip(whole, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def shadow(mask: Array, unit: float, lift: float = 0.5, strength: float = 0.42) -> Array:
    """The shadow of a mask on the ground behind, in place: close contact and a wide cast; cover 0 to 1."""
    contact = blur(shifted(mask, 0.22 * lift * unit, 0.34 * lift * unit), 0.26 * lift * unit)
    cast = blur(shifted(mask, lift * unit, 1.5 * lift * unit), 1.3 * lift * unit)
    return np.clip(1 - (1 - strength * contact) * (1 - 0.55 * strength * cast), 0, 1)
