"""The box of the Booby-Trap from above: rails with mitred corners, a floor of three boards, a scale of quarter inches.

Measures in mm from the inner corner in the upper left, x along the way of the bar, y down.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.booby.wood import FLOOR, FRAME, plank
from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Area, Array, Disc, Poly, Stroke, Text
from build_scripts.art.craft.colour import flat, rgb
from build_scripts.art.craft.curves import rounded
from build_scripts.art.craft.light import bevel, blur, dot, normals, shifted
from build_scripts.art.craft.materials import mirror
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.sprite import Sprite
from game.games.boobytrap.tray.packing import WIDTH

MM = 6.0
LONG, DEEP = 282.0, WIDTH
RAIL, SCALE_RAIL = 12.0, 20.0
INCH = 25.4
BRASS = (0.93, 0.70, 0.30)
_STRIP = (-19.0, -7.4)


def sprites() -> Iterator[Sprite]:
    """The box."""
    painting = Painting(Area(-RAIL, -SCALE_RAIL, LONG + RAIL, DEEP + RAIL, MM), finer=1)
    _floor(painting)
    _rails(painting)
    _scale(painting)
    for x in (-RAIL / 2, LONG + RAIL / 2):
        for y in (-SCALE_RAIL / 2, DEEP + RAIL / 2):
            screw(painting, (x, y), 2.0, 40 + x + y)
    picture = painting.picture()
    yield Sprite("booby/box", picture, 10 * MM, "cm", anchor=(RAIL * MM, SCALE_RAIL * MM), quality=88)


def _floor(painting: Painting) -> None:
    unit = painting.unit
    top, left = round(SCALE_RAIL * unit), round(RAIL * unit)
    wide, high = round(LONG * unit), round(DEEP / 3 * unit)
    boards = [plank((high, wide), unit, FLOOR, seed) for seed in (301, 309, 303)]
    body = np.concatenate([boards[k] * tone for k, tone in enumerate((1.0, 0.95, 1.02))], axis=0)
    rows = (np.arange(body.shape[0], dtype=np.float32) + 0.5) / unit
    seam = np.minimum(np.abs(rows - DEEP / 3), np.abs(rows - 2 * DEEP / 3))
    body = body * (1 - 0.55 * np.exp(-((seam / 0.28) ** 2)))[:, None, None]
    whole = flat(painting.shape, (0.4, 0.3, 0.2))
    whole[top : top + body.shape[0], left : left + wide] = body
    walls = 1 - painting.mask(Poly(((0, 0), (LONG, 0), (LONG, DEEP), (0, DEEP))))
    cast = blur(shifted(walls, 3.4 * unit, 4.6 * unit), 2.0 * unit)
    near = blur(walls, 1.0 * unit)
    whole = whole * (1 - np.clip(0.50 * cast + 0.45 * near, 0, 0.72)[..., None] * np.array((0.86, 0.95, 1.0)))
    x, y = painting.area.coordinates()
    whole = whole * (1.03 - 0.09 * (x / LONG * 0.6 + y / DEEP * 0.4))[..., None]
    painting.lay(np.clip(whole, 0, 1), np.ones(painting.shape, dtype=np.float32))


def _rails(painting: Painting) -> None:
    """Each rail is a board of its own; they meet on the diagonals."""
    unit, shape = painting.unit, painting.shape
    x, y = painting.area.coordinates()
    outer = painting.mask(Poly(rounded(-RAIL, -SCALE_RAIL, LONG + RAIL, DEEP + RAIL, 3.4)))
    inner = painting.mask(Poly(((0, 0), (LONG, 0), (LONG, DEEP), (0, DEEP))))
    mask = np.clip(outer - inner, 0, 1)
    top = _part(plank((round(SCALE_RAIL * unit) + 2, shape[1]), unit, FRAME, 311), shape, "top")
    low = _part(plank((round(RAIL * unit) + 2, shape[1]), unit, FRAME, 312), shape, "low")
    left = _part(plank((round(RAIL * unit) + 2, shape[0]), unit, FRAME, 313), shape, "left")
    right = _part(plank((round(RAIL * unit) + 2, shape[0]), unit, FRAME, 317), shape, "right")
    # Positive above the diagonals that leave the upper corners, and below those of the lower ones.
    slope = SCALE_RAIL / RAIL
    upper = np.minimum(-y + slope * x, -y + slope * (LONG - x))
    lower = np.minimum(y - DEEP + x, y - DEEP + LONG - x)
    is_top, is_low = (upper > 0) & (y < 0), (lower > 0) & (y > DEEP)
    body = np.where((x < LONG / 2)[..., None], left, right)
    body = np.where(is_top[..., None], top, np.where(is_low[..., None], low, body))
    seam = np.where(y < 0, np.abs(upper) / 1.9, np.where(y > DEEP, np.abs(lower) / 1.4, 9.0))
    body = body * (1 - 0.5 * np.exp(-((seam / 0.20) ** 2)))[..., None]
    normal = normals(bevel(mask, 2.6 * unit))
    bright = 1 + 0.95 * (dot(normal, painting.light.ray) - painting.light.ray[2])
    shine = np.clip(dot(normal, painting.light.half), 0, 1) ** 26 * np.clip(1 - normal[2] ** 30, 0, 1)
    body = body * np.clip(bright, 0.25, 1.3)[..., None]
    body = body + (1 - body) * (0.42 * shine)[..., None]
    painting.lay(np.clip(body, 0, 1).astype(np.float32), mask)


def _part(board: Array, shape: tuple[int, int], side: str) -> Array:
    """A board laid along one side of an empty picture."""
    whole: Array = np.zeros((*shape, 3), dtype=np.float32)
    deep = board.shape[0]
    if side == "top":
        whole[:deep] = board[:, : shape[1]]
    elif side == "low":
        whole[-deep:] = board[:, : shape[1]]
    elif side == "left":
        whole[:, :deep] = board.transpose(1, 0, 2)[: shape[0]]
    else:
        whole[:, -deep:] = board.transpose(1, 0, 2)[: shape[0]]
    return whole


def _scale(painting: Painting) -> None:
    """A strip of printed card let into the upper rail."""
    unit = painting.unit
    strip = painting.mask(Poly(rounded(0.3, _STRIP[0], LONG - 0.3, _STRIP[1], 1.2)))
    rim = np.clip(blur(strip, 0.5 * unit) - strip, 0, 1)
    painting.multiply((0.25, 0.15, 0.08), np.clip(rim * 1.7, 0, 1))
    paper = flat(painting.shape, rgb("#f0e4c0")) * (1 + 0.010 * noise.fibres(painting.shape, 3.0, 41))[..., None]
    inside = blur(shifted(1 - strip, 0.5 * unit, 0.8 * unit), 0.5 * unit)
    paper = paper * (1 - 0.45 * np.clip(inside, 0, 1))[..., None]
    painting.lay(np.clip(paper, 0, 1), strip)
    ink, foot = rgb("#2a1a12"), _STRIP[1] - 1.0
    marks: list[Stroke | Text] = [Stroke(((0.6, foot), (LONG - 0.6, foot)), 0.16)]
    for quarter in range(1, int(LONG / INCH * 4) + 1):
        x = quarter * INCH / 4
        tall, thick = (4.3, 0.30) if quarter % 4 == 0 else (3.0, 0.22) if quarter % 2 == 0 else (2.3, 0.18)
        marks.append(Stroke(((x, foot), (x, foot - tall)), thick))
        if quarter % 4 == 0:
            marks.append(Text(str(quarter // 4), (x, foot - 7.2), 5.2, 600))
    painting.tint(ink, painting.mask(*marks) * strip * 0.9)


def screw(painting: Painting, at: tuple[float, float], radius: float, turn: float) -> None:
    """A brass screw with its slot."""
    head = painting.mask(Disc(at, radius))
    painting.shade(head, 0.35)
    part, mask = painting.window(head)
    part.lay(mirror(part, normals(bevel(mask, radius * 0.9 * part.unit, 0.2)), BRASS), mask)
    dx, dy = radius * 0.8 * np.cos(turn), radius * 0.8 * np.sin(turn)
    slot = painting.mask(Stroke(((at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy)), radius * 0.16))
    painting.multiply((0.32, 0.2, 0.1), slot * 0.9)
