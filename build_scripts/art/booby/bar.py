"""What moves behind the pieces: the bar, its brass pointer, and the springs strand by strand."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
from PIL import Image

from build_scripts.art.booby.box import BRASS, DEEP, LONG, screw
from build_scripts.art.booby.wood import BAR, plank
from build_scripts.art.craft.area import Area, Array, Poly, Stroke
from build_scripts.art.craft.colour import flat, rgb
from build_scripts.art.craft.curves import rounded
from build_scripts.art.craft.light import bevel, blur, dot, normals, shifted
from build_scripts.art.craft.materials import mirror
from build_scripts.art.craft.painting import SHADE, Painting
from build_scripts.art.craft.sprite import Sprite, strip

MM = 6.0
THICK, PLAY = 9.5, 0.3
COIL, WIRE = 8.6, 1.05
PITCHES = tuple(1.0 + 0.5 * step for step in range(30))
"""The pitches, mm, for which strands are drawn, one frame each."""


def sprites() -> Iterator[Sprite]:
    """Bar, shadow, pointer, strands, rod and cap."""
    yield bar()
    yield bar_shadow()
    yield pointer()
    yield strands("front")
    yield strands("back")
    yield rod()
    yield rod_shadow()
    yield cap()


def _anchored(name: str, painting: Painting, quality: int = 92) -> Sprite:
    """A picture whose anchor is the place 0, 0."""
    area = painting.area
    per = area.res / painting.times
    return Sprite(name, painting.picture(), 10 * per, "cm", anchor=(-area.left * per, -area.low * per), quality=quality)


def bar() -> Sprite:
    """The bar; its place is the middle of the face that pushes, its body lies to the right."""
    half = DEEP / 2 - PLAY
    painting = Painting(Area(-1, -half - 1, THICK + 1, half + 1, MM), finer=1)
    mask = painting.mask(Poly(rounded(0, -half, THICK, half, 1.0)))
    rows, columns = painting.shape
    board = plank((columns, rows), painting.unit, BAR, 331).transpose(1, 0, 2)
    normal = normals(bevel(mask, 2.2 * painting.unit))
    bright = 1 + 0.95 * (dot(normal, painting.light.ray) - painting.light.ray[2])
    shine = np.clip(dot(normal, painting.light.half), 0, 1) ** 22 * np.clip(1 - normal[2] ** 24, 0, 1)
    body = board * np.clip(bright, 0.2, 1.3)[..., None]
    painting.lay(np.clip(body + (1 - body) * (0.5 * shine)[..., None], 0, 1).astype(np.float32), mask)
    for y in (0.0, half - 10):
        screw(painting, (THICK / 2, y), 1.7, 0.9 + y)
    return _anchored("booby/bar", painting)


def bar_shadow() -> Sprite:
    """The shadow the bar throws on the floor to its right."""
    half = DEEP / 2 - PLAY
    painting = Painting(Area(-4, -half - 4, THICK + 12, half + 4, MM / 2), finer=1)
    mask = painting.mask(Poly(((0, -half), (THICK, -half), (THICK, half), (0, half))))
    unit = painting.unit
    cast = blur(shifted(mask, 3.6 * unit, 3.0 * unit), 1.6 * unit)
    near = blur(mask, 0.9 * unit)
    painting.lay(_dark(painting), np.clip(np.maximum(0.62 * cast, 0.5 * near), 0, 1))
    return _anchored("booby/bar_shadow", painting, 88)


def _dark(painting: Painting) -> Array:
    red, green, blue = SHADE
    return flat(painting.shape, (red * 0.7, green * 0.7, blue * 0.7))


def pointer() -> Sprite:
    """A brass plate on the upper end of the bar; its place is the bar's face at the wall, its tip reads the scale."""
    painting = Painting(Area(-5, -12, THICK + 3, 12, MM))
    tip = ((0.0, -9.6), (2.6, -5.8), (THICK + 0.2, -3.2), (THICK + 0.2, 8.2), (0.6, 8.2), (0.6, -2.6), (-2.6, -5.4))
    shape = painting.mask(Poly(tip, 0.25))
    under = blur(shifted(shape, 1.1 * painting.unit, 1.4 * painting.unit), 0.6 * painting.unit)
    painting.lay(_dark(painting), under * 0.6)
    part, mask = painting.window(shape)
    brushed = np.random.default_rng(7).standard_normal((1, mask.shape[1])).astype(np.float32)
    face = mirror(part, normals(bevel(mask, 0.8 * part.unit)), BRASS)
    part.lay(np.clip(face * (1.22 + 0.025 * blur(brushed, 1.0))[..., None], 0, 1), mask)
    screw(painting, (THICK / 2 + 0.4, 4.2), 1.4, 0.5)
    return _anchored("booby/pointer", painting)


def strands(side: str) -> Sprite:
    """Half a turn of the spring at each pitch: in front from foot to head, behind from head to foot."""
    pictures = [_strand(side, pitch) for pitch in PITCHES]
    area = _strand_area()
    return Sprite(f"booby/coil_{side}", strip(pictures), 10 * MM, "cm", anchor=(-area.left * MM, -area.low * MM),
                  frames=len(pictures), quality=92)  # fmt: skip


def _strand_area() -> Area:
    return Area(-2, -COIL - 2, PITCHES[-1] / 2 + 2, COIL + 2, MM)


def _strand(side: str, pitch: float) -> Image.Image:
    painting = Painting(_strand_area())
    ends = (COIL, -COIL) if side == "front" else (-COIL, COIL)
    turns = np.linspace(0, math.pi, 20)
    path = np.stack([turns / math.pi * pitch / 2, ends[0] * np.cos(turns)], axis=1)
    front = side == "front"
    tones = ("#2c2f36", "#6d7480", "#aab2be", "#d9dfe7", "#ffffff") if front else ("#15161b", "#33363d", "#4c5058")
    if front:
        cast = painting.mask(_wire(path + np.array((0.45, 0.5)), WIRE * 1.25))
        painting.lay(_dark(painting), cast * 0.35)
    for number, tone in enumerate(tones):
        share = 1 - number / len(tones)
        away = 0.34 * WIRE * (1 - share)
        line = painting.mask(_wire(path - np.array((away, away * 0.6)), WIRE * share))
        painting.lay(flat(painting.shape, rgb(tone)), line)
    return painting.picture()


def _wire(path: Array, radius: float) -> Stroke:
    return Stroke(tuple((float(x), float(y)) for x, y in path), radius)


def rod() -> Sprite:
    """The brass rod in a spring, longer than it ever shows."""
    painting = Painting(Area(0, -1.6, LONG, 1.6, MM), finer=1)
    mask = painting.mask(Poly(((0, -1.1), (LONG, -1.1), (LONG, 1.1), (0, 1.1))))
    _, y = painting.area.coordinates()
    level = 0.55 + 0.55 * np.exp(-(((y + 0.35) / 0.42) ** 2)) - 0.35 * np.clip(y / 1.1, 0, 1)
    body = np.array((0.80, 0.58, 0.24), dtype=np.float32) * level[..., None]
    painting.lay(np.clip(body, 0, 1), mask)
    return _anchored("booby/rod", painting)


def rod_shadow() -> Sprite:
    """The soft shadow of a spring on the floor, longer than it ever shows."""
    painting = Painting(Area(0, -2, LONG, 2 * COIL + 4, MM / 3), finer=1)
    _, y = painting.area.coordinates()
    level = 0.34 * np.exp(-(((y - COIL) / (0.62 * COIL)) ** 4))
    painting.lay(_dark(painting), level.astype(np.float32))
    return _anchored("booby/spring_shadow", painting, 85)


def cap() -> Sprite:
    """The brass cup at an end of a spring, seen from the side."""
    high = COIL + WIRE + 0.4
    painting = Painting(Area(-2, -high - 2, 3.6, high + 3, MM))
    mask = painting.mask(Poly(rounded(0, -high, 1.9, high, 0.5)))
    under = blur(shifted(mask, 0.8 * painting.unit, 1.6 * painting.unit), 0.8 * painting.unit)
    painting.lay(_dark(painting), under * 0.5)
    _, y = painting.area.coordinates()
    level = 0.58 + 0.62 * np.exp(-(((y + 0.42 * high) / (0.3 * high)) ** 2)) - 0.22 * np.clip(y / high, 0, 1)
    body = np.array((0.80, 0.58, 0.24), dtype=np.float32) * level[..., None]
    painting.lay(np.clip(body, 0, 1), mask)
    return _anchored("booby/cap", painting)
