"""Where a picture lies in its own units, and outlines turned into masks there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Array: TypeAlias = NDArray[np.float32]
Point = tuple[float, float]

OVER = 2
FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"


@dataclass(frozen=True)
class Disc:
    """A filled circle."""

    centre: Point
    radius: float


@dataclass(frozen=True)
class Oval:
    """A filled ellipse with upright axes."""

    centre: Point
    radii: Point


@dataclass(frozen=True)
class Stroke:
    """A line through points with round ends; radius is half its thickness, or one for each point."""

    points: tuple[Point, ...]
    radius: float
    closed: bool = False


@dataclass(frozen=True)
class Poly:
    """A filled polygon, rounded outward by radius."""

    points: tuple[Point, ...]
    radius: float = 0.0


@dataclass(frozen=True)
class Text:
    """Letters of Fredoka, `size` units high (em), centred on a point."""

    words: str
    centre: Point
    size: float
    weight: int = 700
    angle: float = 0.0


Outline = Disc | Oval | Stroke | Poly | Text


@dataclass(frozen=True)
class Area:
    """A rectangle in units at `res` pixels each; y points down, or up where `up` is set."""

    left: float
    low: float
    right: float
    high: float
    res: float
    up: bool = False

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of pixels."""
        return max(1, round((self.high - self.low) * self.res)), max(1, round((self.right - self.left) * self.res))

    def pixel(self, point: Point, scale: float = 1.0) -> Point:
        """A point in pixels."""
        y = self.high - point[1] if self.up else point[1] - self.low
        return (point[0] - self.left) * self.res * scale, y * self.res * scale

    def finer(self, times: float) -> Area:
        """The same rectangle at more pixels a unit."""
        return replace(self, res=self.res * times)

    def part(self, left: int, top: int, right: int, bottom: int) -> Area:
        """The rectangle between some pixels."""
        x, across = self.left + left / self.res, (right - left) / self.res
        high = (bottom - top) / self.res
        low = self.high - bottom / self.res if self.up else self.low + top / self.res
        return replace(self, left=x, right=x + across, low=low, high=low + high)

    def coordinates(self) -> tuple[Array, Array]:
        """The x and y, in units, of every pixel's middle."""
        rows, columns = self.shape
        x = self.left + (np.arange(columns, dtype=np.float32) + 0.5) / self.res
        y = (np.arange(rows, dtype=np.float32) + 0.5) / self.res
        y = self.high - y if self.up else self.low + y
        ones: Array = np.ones((rows, columns), dtype=np.float32)
        return ones * x, ones * y[:, None]

    def mask(self, outlines: Iterable[Outline], minus: Iterable[Outline] = ()) -> Array:
        """How much of each pixel the outlines cover, 0 to 1, less what `minus` covers."""
        rows, columns = self.shape
        picture = Image.new("L", (columns * OVER, rows * OVER))
        for value, group in ((255, outlines), (0, minus)):
            for outline in group:
                _draw(picture, self, outline, value)
        small = picture.reduce(OVER)
        return np.asarray(small, dtype=np.float32) / 255


@cache
def font(weight: int, pixels: int) -> ImageFont.FreeTypeFont:
    """Fredoka at a size."""
    return ImageFont.truetype(str(FONTS / f"fredoka-latin-{weight}-normal.ttf"), pixels)


def _draw(picture: Image.Image, area: Area, outline: Outline, value: int) -> None:
    match outline:
        case Disc(centre, radius):
            _spot(picture, area, Oval(centre, (radius, radius)), value)
        case Oval():
            _spot(picture, area, outline, value)
        case Stroke(points, radius, closed):
            _line(picture, area, (*points, points[0]) if closed else points, radius, value)
        case Poly(points, radius):
            ImageDraw.Draw(picture).polygon([area.pixel(point, OVER) for point in points], fill=value)
            if radius > 0:
                _line(picture, area, (*points, points[0]), radius, value)
        case Text():
            _write(picture, area, outline, value)


def _spot(picture: Image.Image, area: Area, oval: Oval, value: int) -> None:
    x, y = area.pixel(oval.centre, OVER)
    wide, tall = (radius * area.res * OVER for radius in oval.radii)
    ImageDraw.Draw(picture).ellipse((x - wide, y - tall, x + wide - 1, y + tall - 1), fill=value)


def _line(picture: Image.Image, area: Area, points: tuple[Point, ...], radius: float, value: int) -> None:
    for a, b in pairwise(points):
        thick = _thick(area.pixel(a, OVER), area.pixel(b, OVER), radius * area.res * OVER)
        ImageDraw.Draw(picture).polygon(thick, fill=value)
    for point in points:
        _spot(picture, area, Oval(point, (radius, radius)), value)


def _thick(a: Point, b: Point, half: float) -> list[Point]:
    along = np.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    x, y = -(b[1] - a[1]) / along * half, (b[0] - a[0]) / along * half
    return [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y), (a[0] - x, a[1] - y)]


def _write(picture: Image.Image, area: Area, text: Text, value: int) -> None:
    letters = font(text.weight, max(1, round(text.size * area.res * OVER)))
    left, top, right, bottom = letters.getbbox(text.words)
    sheet = Image.new("L", (int(right - left) + 4, int(bottom - top) + 4))
    ImageDraw.Draw(sheet).text((2 - left, 2 - top), text.words, font=letters, fill=255)
    if text.angle:
        sheet = sheet.rotate(text.angle, Image.Resampling.BICUBIC, expand=True)
    x, y = area.pixel(text.centre, OVER)
    picture.paste(value, (round(x - sheet.width / 2), round(y - sheet.height / 2)), sheet)
