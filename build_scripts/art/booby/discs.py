"""The turned discs of the Booby-Trap, as grain that turns with the disc and as light that does not.

A disc is drawn as its grain, turned, times its light, plus its glint. So the light stays in the upper left however the
disc lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from PIL import Image

from build_scripts.art.booby.wood import KNOB, Timber, cut, plank, stained
from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Array
from build_scripts.art.craft.colour import RGB
from build_scripts.art.craft.light import STILL, blur
from build_scripts.art.craft.painting import SHADE
from build_scripts.art.craft.sprite import Sprite, strip
from game.games.boobytrap.tray.packing import RADII

MM = 6.0
"""Pixels a millimetre."""
OVER = 2
CUTS = 4
ROUND, KNOB_DROP = 2.1, 3.4


class Disc(NamedTuple):
    """One size of disc: mm of its radius and of its knob's, its stain, what its shade leans to."""

    size: str
    radius: float
    knob: float
    early: str
    late: str
    ring: float
    shade: RGB


DISCS = (
    Disc("l", RADII["L"], 5.5, "#f0503a", "#a02a1c", 3.2, (0.30, 0.03, 0.03)),
    Disc("m", RADII["M"], 4.9, "#4690e6", "#1c4f97", 2.9, (0.02, 0.07, 0.26)),
    Disc("s", RADII["S"], 4.3, "#ffcf45", "#d07a14", 2.5, (0.38, 0.16, 0.0)),
)


def sprites() -> Iterator[Sprite]:
    """Grain, light, glint and shadow of each size."""
    for number, disc in enumerate(DISCS):
        yield grain(disc, 100 + 40 * number)
        yield light(disc)
        yield glint(disc)
        yield shadow(disc)


def _measures(disc: Disc) -> tuple[int, Array, Array, Array]:
    """Pixels of a side, and every pixel's x, y and distance from the middle, mm."""
    side = 2 * round(disc.radius * MM) + 4
    fine = side * OVER
    at = (np.arange(fine, dtype=np.float32) + 0.5 - fine / 2) / (MM * OVER)
    x, y = np.broadcast_to(at, (fine, fine)), np.broadcast_to(at[:, None], (fine, fine))
    return side, x, y, np.hypot(x, y)


def _reduced(field: Array) -> Array:
    rows, columns = field.shape[0] // OVER, field.shape[1] // OVER
    return field.reshape(rows, OVER, columns, OVER, *field.shape[2:]).mean((1, 3))


def _picture(colour: Array, cover: Array) -> Image.Image:
    whole = np.concatenate([colour, cover[..., None]], axis=2)
    return Image.fromarray((np.clip(_reduced(whole), 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


def _sprite(disc: Disc, kind: str, picture: Image.Image, frames: int = 1) -> Sprite:
    side = picture.size[1]
    name = f"booby/{disc.size}_{kind}"
    return Sprite(name, picture, 10 * MM, "cm", anchor=(side / 2, side / 2), frames=frames, quality=93)


def grain(disc: Disc, seed: int) -> Sprite:
    """Cuts from the stained plank with the bare knob in the middle, each a frame; they fill their squares."""
    side, _, _, far = _measures(disc)
    board = stained(disc.early, disc.late, disc.ring, MM, seed)
    pictures = []
    for number in range(CUTS):
        face = cut(board, side, seed + number)
        knob = cut(plank((side * 3, side * 3), MM, Timber(*KNOB), seed + 20 + number), side, seed + number)
        knob = np.rot90(knob, number % 2)
        inside = _reduced(np.clip((disc.knob - far) * MM * OVER + 0.5, 0, 1))[..., None]
        whole = face * (1 - inside) + knob * inside
        pictures.append(Image.fromarray((whole * 255 + 0.5).astype(np.uint8), "RGB"))
    sheet = strip([picture.convert("RGBA") for picture in pictures])
    return _sprite(disc, "grain", sheet.convert("RGB"), CUTS)


def _tilt(disc: Disc, far: Array) -> Array:
    """The slope of the turned face outward (positive falls away), by the distance from the middle."""
    radius, knob = disc.radius, disc.knob
    groove, bead = 0.745 * radius, 0.07 * radius
    turned = np.clip((far - (radius - ROUND)) / ROUND, 0, 1) ** 1.5 * 1.9
    turned += 0.13 * np.clip((far - groove) / (radius - groove), -1, 1) * (far > groove)
    dish = (far > knob) & (far < groove)
    turned = np.where(dish, turned - 0.22 * np.sin(np.pi * (far - knob) / (groove - knob)), turned)
    turned += 0.75 * np.exp(-(((far - groove + 0.34 * bead) / (0.34 * bead)) ** 2))
    turned -= 0.75 * np.exp(-(((far - groove - 0.34 * bead) / (0.34 * bead)) ** 2))
    turned += 0.6 * np.exp(-(((far - knob - 0.5) / 0.55) ** 2))
    rings = np.random.default_rng(5).standard_normal(4096).astype(np.float32)
    lathe = blur(rings[None], 2.0)[0] * 2
    return turned + 0.035 * lathe[np.clip((far * 60).astype(int), 0, 4095)]


def _normals(disc: Disc, x: Array, y: Array, far: Array) -> tuple[Array, Array, Array]:
    slope = _tilt(disc, far)
    dome = np.clip(far / disc.knob, 0, 0.995)
    slope = np.where(far < disc.knob, 0.92 * dome / np.sqrt(1 - (0.92 * dome) ** 2), slope)
    length = np.sqrt(1 + slope**2)
    safe = np.maximum(far, 1e-3)
    return x / safe * slope / length, y / safe * slope / length, 1 / length


def light(disc: Disc) -> Sprite:
    """What the grain is multiplied by; its cover cuts the disc out."""
    _, x, y, far = _measures(disc)
    normal = _normals(disc, x, y, far)
    ray = STILL.ray
    facing = normal[0] * ray[0] + normal[1] * ray[1] + normal[2] * ray[2]
    bright = 0.30 + 0.70 * np.clip(facing / ray[2], 0, 1.25) ** 0.9
    groove, knob = 0.745 * disc.radius, disc.knob
    cut_in = np.exp(-(((far - groove) / (0.020 * disc.radius + 0.16)) ** 2))
    bright *= 1 - 0.62 * cut_in
    bright *= 1 - 0.50 * np.exp(-((np.maximum(far - knob, 0) / 0.55) ** 2)) * (far > knob)
    bright *= 1 - 0.55 * np.clip((far - disc.radius + 0.75) / 0.75, 0, 1) ** 2
    bright *= 1 - 0.07 * (x + y) / disc.radius
    cast = _knob_shadow(disc, x, y) * (far > knob)
    bright *= 1 - 0.60 * cast
    lean = np.array(disc.shade, dtype=np.float32)
    bare = np.array((0.26, 0.14, 0.06), dtype=np.float32)
    dark = np.where((far < knob)[..., None], bare, lean)
    share = np.clip(bright, 0, 1)[..., None]
    colour = dark * (1 - share) + share
    cover = np.clip((disc.radius - far) * MM * OVER + 0.5, 0, 1)
    return _sprite(disc, "light", _picture(colour, cover))


def _knob_shadow(disc: Disc, x: Array, y: Array) -> Array:
    """The soft shadow of the knob, swept from its foot to the lower right."""
    swept = np.zeros_like(x)
    for step in np.linspace(0.25, 1, 8):
        dx, dy = 0.62 * KNOB_DROP * step, 0.80 * KNOB_DROP * step
        reach = disc.knob * (1 - 0.30 * step)
        swept = np.maximum(swept, np.clip((reach - np.hypot(x - dx, y - dy)) / 0.9 + 0.5, 0, 1))
    return blur(swept, 0.45 * MM * OVER)


def glint(disc: Disc) -> Sprite:
    """What is added on top: satin on the turned face, two highlights on the knob."""
    _, x, y, far = _measures(disc)
    normal = _normals(disc, x, y, far)
    half = STILL.half
    shine = np.clip(normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2], 0, 1)
    safe = np.maximum(far, 1e-3)
    along = (-y / safe * half[0] + x / safe * half[1]) ** 2
    bow = np.clip(1 - along * 1.6, 0, 1) ** 14 * np.exp(-(((far - 0.56 * disc.radius) / (0.30 * disc.radius)) ** 2))
    face = 0.42 * shine**34 + 0.13 * bow
    knob = 0.34 * shine**20 + 0.85 * shine**150
    edge = (far > disc.radius - ROUND) * 0.30 * shine**12
    level = np.where(far < disc.knob, knob, face + edge)
    level *= 1 - 0.5 * _knob_shadow(disc, x, y) * (far > disc.knob)
    level *= np.clip((disc.radius - 0.4 - far) * MM, 0, 1)
    level = np.clip(level + 0.008 * noise.clouds(level.shape, 2, 3) * (level > 0.05), 0, 1)
    warm = np.broadcast_to(np.array((1.0, 0.96, 0.88), dtype=np.float32), (*level.shape, 3))
    return _sprite(disc, "glint", _picture(warm * level[..., None], np.ones_like(level)).convert("RGB"))


def shadow(disc: Disc) -> Sprite:
    """The shadow of the body on the floor and on what lies lower, swept to the lower right."""
    unit = MM / 2
    low, side = -round((disc.radius + 2.0) * unit), round((2 * disc.radius + 9.0) * unit)
    at = (np.arange(side, dtype=np.float32) + 0.5 + low) / unit
    x, y = np.broadcast_to(at, (side, side)), np.broadcast_to(at[:, None], (side, side))
    swept = np.zeros_like(x)
    for step in np.linspace(0, 1, 9):
        dx, dy = 2.6 * step, 3.4 * step
        swept = np.maximum(swept, np.clip((disc.radius - np.hypot(x - dx, y - dy)) / 0.8 + 0.5, 0, 1))
    near = np.clip((disc.radius + 0.9 - np.hypot(x, y)) / 1.6, 0, 1)
    level = np.clip(np.maximum(0.62 * blur(swept, 0.7 * unit), 0.42 * blur(near, 1.0)), 0, 1)
    dark = np.broadcast_to(np.array(SHADE, dtype=np.float32) * 0.7, (*level.shape, 3))
    whole = np.concatenate([dark, level[..., None]], axis=2)
    picture = Image.fromarray((whole * 255 + 0.5).astype(np.uint8), "RGBA")
    return Sprite(f"booby/{disc.size}_shadow", picture, 5 * MM, "cm", anchor=(-low, -low), quality=88)
