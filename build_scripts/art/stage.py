"""Grounds: the wall and floor of the stage, the table, the board's card and the opening cut in it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft import materials, noise
from build_scripts.art.craft.area import Area, Array, Poly, Stroke
from build_scripts.art.craft.colour import STOCK, flat, mix, rgb
from build_scripts.art.craft.curves import rounded, star
from build_scripts.art.craft.light import blur, depth
from build_scripts.art.craft.painting import Painting, shadow
from build_scripts.art.craft.sprite import Sprite

_SHARES = (0.15, 0.35)
"""Of wall and floor: behind the small pictures of machines on papers and cards, of which many are seen at once."""


def sprites() -> Iterator[Sprite]:
    """All grounds."""
    yield Sprite("stage/wall", wall(1102, 463).picture(), 2.0, quality=86, smaller=_SHARES)
    yield Sprite("stage/floor", floor(1102, 120).picture(), 2.0, quality=86, smaller=_SHARES)
    yield Sprite("stage/table", table(1280, 720).picture(), 1.5, quality=86)
    yield board()
    yield opening()


def _ground(wide: float, high: float, per: float) -> tuple[Painting, Array, Array]:
    painting = Painting(Area(0, 0, wide, high, per), finer=1)
    x, y = painting.area.coordinates()
    return painting, x / wide, y / high


def wall(wide: float, high: float) -> Painting:
    """Aqua paper with a sunburst from the upper left and dots that grow towards the floor."""
    painting, x, y = _ground(wide, high, 2.0)
    shape = painting.shape
    top, bottom = np.array(rgb("#9fd3cd"), dtype=np.float32), np.array(rgb("#e4f0da"), dtype=np.float32)
    body = top + (bottom - top) * (y**1.25)[..., None]
    rays = noise.sunburst(shape, (0.135 * shape[1], 0.60 * shape[0]), 18, 0.2)
    reach = np.exp(-(((x - 0.135) / 0.55) ** 2) - ((y - 0.55) / 0.9) ** 2)
    hub = 1 - 0.8 * np.exp(-((np.hypot((x - 0.135) * wide, (y - 0.60) * high) / 150) ** 2))
    body = body + (1 - body) * (0.22 * rays * reach * hub + 0.10 * reach)[..., None]
    dots = noise.halftone(shape, 13.5, np.clip((y - 0.30) * 0.42, 0.0, 0.24))
    body = (
        body + (np.array(rgb("#8cc6bb"), dtype=np.float32) - body) * (0.42 * dots * np.clip(y * 1.4, 0, 1))[..., None]
    )
    body = body * (1 + 0.008 * noise.fibres(shape, 1.4, 31))[..., None]
    corner = 1 - 0.13 * np.clip(np.hypot((x - 0.42) * 1.1, (y - 0.55) * 0.9) - 0.38, 0, 1) ** 1.3
    body = body * corner[..., None] * (1 - 0.10 * np.exp(-(1 - y) * 26))[..., None]
    painting.lay(np.clip(body, 0, 1), np.ones(shape, dtype=np.float32))
    return painting


def floor(wide: float, high: float) -> Painting:
    """Pale boards that run towards the eye, darker at the wall."""
    painting, x, y = _ground(wide, high, 2.0)
    shape = painting.shape
    far = 0.80 + 0.20 * y
    along = (x - 0.5) / far
    number = np.floor(along * 13 + 0.5)
    within = np.abs(along * 13 + 0.5 - number)
    rng = np.random.default_rng(41).random(60)
    tone = rng[(number + 30).astype(int) % 60].astype(np.float32)
    light, late = (np.array(rgb(code), dtype=np.float32) for code in ("#f0deb2", "#d9bc85"))
    streak = noise.clouds((shape[1] // 6, 40), 2, 43)
    row = np.clip((along * 900 + 900).astype(int) % streak.shape[0], 0, streak.shape[0] - 1)
    column = np.clip((y * 14 + number * 5).astype(int) % 40, 0, 39)
    body = light + (late - light) * (0.25 + 0.35 * tone + 0.09 * streak[row, column])[..., None]
    gap = np.exp(-((np.minimum(within, 1 - within) * wide / 13 * far / 0.55) ** 2))
    body = body * (1 - 0.42 * gap)[..., None]
    lip = np.exp(-(((np.minimum(within, 1 - within) * wide / 13 * far - 1.6) / 0.7) ** 2))
    body = body + (1 - body) * (0.16 * lip)[..., None]
    body = body * (1 - 0.34 * np.exp(-y * 17))[..., None] * (1 + 0.012 * noise.fibres(shape, 1.0, 44))[..., None]
    painting.lay(np.clip(body, 0, 1), np.ones(shape, dtype=np.float32))
    return painting


def table(wide: float, high: float) -> Painting:
    """Teal wallcloth with a print of small eight-pointed stars."""
    painting, x, y = _ground(wide, high, 1.5)
    shape = painting.shape
    light, plain, deep = (np.array(rgb(code), dtype=np.float32) for code in ("#347b78", "#2b6766", "#174b4d"))
    far = np.clip(np.hypot(x - 0.36, (y - 0.26) * 0.8) / 0.95, 0, 1)[..., None]
    body = np.where(far < 0.4, light + (plain - light) * far / 0.4, plain + (deep - plain) * (far - 0.4) / 0.6)
    weave = noise.fibres(shape, 0.8, 51)
    body = body * (1 + 0.022 * weave)[..., None]
    marks: list[Poly | Stroke] = []
    for row in range(-1, 10):
        for column in range(-1, 15):
            centre = (column * 96 + (48 if row % 2 else 0) + 20.0, row * 84 + 30.0)
            marks.append(Poly(star(centre, 11, 1.7, 4)))
            marks.append(Poly(star(centre, 6, 1.4, 4, -45)))
    stars = painting.mask(*marks)
    body = body + (np.array(rgb("#6db0a6"), dtype=np.float32) - body) * (0.36 * stars)[..., None]
    painting.lay(np.clip(body, 0, 1), np.ones(shape, dtype=np.float32))
    return painting


def board() -> Sprite:
    """The board's card with its shadow on the table, to be stretched between its corners."""
    pad, wide, high, per = 22, 420, 260, 2.0
    painting = Painting(Area(-pad, -pad, wide + pad, high + pad, per), finer=1)
    face = painting.mask(Poly(rounded(0, 0, wide, high, 15)))
    painting.lay(flat(painting.shape, (0.06, 0.05, 0.09)), shadow(face, painting.unit, 5.0, 0.75))
    under = painting.mask(Poly(rounded(0.4, 2, wide + 0.6, high + 4.2, 15)))
    painting.lay(
        flat(painting.shape, rgb("#b39e72")) * (1 + 0.05 * noise.clouds(painting.shape, 2, 3))[..., None], under
    )
    materials.card(painting, face, rgb(STOCK), edge=2.2)
    side = round((pad + 24) * per)
    return Sprite(
        "stage/board", painting.picture(), per, slice=(side, side, side, side), extra={"bleed": pad}, quality=92
    )


def opening() -> Sprite:
    """The edge of the window cut in the board: a light cut rim and the card's shadow on the stage behind."""
    wide, high, per, rim = 400, 260, 2.0, 3.0
    painting = Painting(Area(0, 0, wide, high, per), finer=1)
    hole = painting.mask(Poly(rounded(rim, rim, wide - rim, high - rim, 8)))
    outside = 1 - hole
    fall = blur(np.roll(outside, (12, 9), (0, 1)), 9) * hole
    close = blur(outside, 3.5) * hole
    painting.lay(flat(painting.shape, (0.08, 0.14, 0.17)), np.clip(0.44 * fall + 0.4 * close, 0, 1))
    edge = np.clip(depth(np.pad(outside, 40, constant_values=1))[40:-40, 40:-40] / (rim * per), 0, 1)
    body = flat(painting.shape, mix(rgb(STOCK), rgb("#b39e72"), 0.5))
    painting.lay(body * (0.78 + 0.3 * edge)[..., None], outside)
    side = round(40 * per)
    return Sprite("stage/opening", painting.picture(), per, slice=(side, side, side, side), extra={"rim": rim})
