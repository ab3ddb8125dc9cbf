"""Printed pictures: flat inks a little off register under an ink outline, halftone, and the figures of the boxes."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Array, Disc, Outline, Oval, Point, Poly, Stroke, Text
from build_scripts.art.craft.colour import RGB, dark, flat, mix, rgb
from build_scripts.art.craft.curves import arc, polar, smooth
from build_scripts.art.craft.light import depth
from build_scripts.art.craft.painting import Painting

LINE = rgb("#1d2238")
WHITE = (1.0, 1.0, 1.0)


def grown(outline: Outline, more: float) -> Outline:
    """The outline, wider all round."""
    match outline:
        case Disc(centre, radius):
            return Disc(centre, radius + more)
        case Oval(centre, radii):
            return Oval(centre, (radii[0] + more, radii[1] + more))
        case Stroke() | Poly():
            return replace(outline, radius=outline.radius + more)
    return outline


def printed(painting: Painting, colour: RGB, *outlines: Outline, line: float = 1.3, shade: float = 0.0) -> Array:
    """Fill outlines with an ink and draw a line round them; `shade` darkens the lower right with dots."""
    mask = painting.mask(*outlines)
    if line:
        painting.lay(flat(painting.shape, LINE), painting.mask(*(grown(outline, line) for outline in outlines)))
    off = round(0.35 * painting.unit)
    painting.lay(flat(painting.shape, mix(colour, WHITE, 0.4)), mask)
    moved = np.roll(mask, (off, off), (0, 1)) * mask
    painting.lay(flat(painting.shape, colour), moved)
    if shade:
        dotted(painting, mask, dark(colour), shade)
    return mask


def dotted(painting: Painting, mask: Array, ink: RGB, strength: float, pitch: float = 3.0) -> None:
    """Halftone dots that grow towards the lower right of the mask."""
    rows, columns = np.nonzero(mask > 0.5)
    y, x = np.mgrid[: mask.shape[0], : mask.shape[1]].astype(np.float32)
    tone = (x - columns.min()) / max(1, np.ptp(columns)) * 0.5 + (y - rows.min()) / max(1, np.ptp(rows)) * 0.5
    dots = noise.halftone(mask.shape, pitch * painting.unit, np.clip((tone - 0.35) * 0.7, 0, 0.5), 1.2)
    painting.tint(ink, dots * mask * strength)


def finish(painting: Painting) -> None:
    """Paper under the ink, and a sheen from the upper left."""
    shape = painting.shape
    paper = 1 + 0.012 * noise.fibres(shape, 0.5 * painting.unit, 61)
    y, x = np.mgrid[: shape[0], : shape[1]].astype(np.float32)
    slope = (x / shape[1] + y / shape[0]) / 2
    painting.rgb[...] = np.clip(painting.rgb * (paper * (1.04 - 0.13 * slope))[..., None], 0, 1)
    glare = np.clip(1 - np.abs(slope - 0.22) / 0.16, 0, 1) ** 2 * 0.07
    painting.rgb[...] = painting.rgb + (1 - painting.rgb) * glare[..., None]


def lettering(painting: Painting, words: str, centre: Point, size: float, colour: RGB, **look: float) -> None:
    """A headline: letters with a light edge and a solid shadow down to the right."""
    angle, deep = look.get("angle", 0.0), look.get("deep", 0.055) * size
    mask = painting.mask(Text(words, centre, size, angle=angle))
    light = sum(colour) / 3 > 0.6
    wide = _around(mask, 0.045 * size * painting.unit)
    steps = max(2, round(deep * painting.unit / 2))
    fall = wide.copy()
    for k in range(1, steps + 1):
        move = round(deep * painting.unit * k / steps)
        fall = np.maximum(fall, np.roll(wide, (move, round(move * 0.7)), (0, 1)))
    painting.lay(flat(painting.shape, LINE), _around(fall, 0.022 * size * painting.unit))
    painting.lay(flat(painting.shape, rgb("#6e1510") if light else rgb("#fff8e4")), wide)
    painting.lay(flat(painting.shape, colour), mask)
    rows = np.nonzero(mask.max(1) > 0.5)[0]
    y = (np.arange(mask.shape[0], dtype=np.float32)[:, None] - rows[0]) / max(1, len(rows))
    painting.tint(WHITE, mask * np.clip(0.45 - y, 0, 1) * 0.5)
    painting.tint(dark(colour), mask * np.clip(y - 0.6, 0, 1) * 0.6)


def _around(mask: Array, pixels: float) -> Array:
    """The mask with a rim of some pixels."""
    room = round(pixels) + 2
    far = depth(np.pad(1 - mask, room, constant_values=1))[room:-room, room:-room]
    return np.maximum(mask, np.clip(pixels - far + 0.5, 0, 1))


def mouse(painting: Painting, at: Point, size: float, colour: RGB, *, flip: bool = False) -> None:
    """A mouse that sits, in profile; size is its height in units."""
    k, f = size / 100, -1 if flip else 1

    def p(x: float, y: float) -> Point:
        return at[0] + f * x * k, at[1] + y * k

    def blob(*points: Point) -> Poly:
        return Poly(smooth([p(*point) for point in points], True), 0.6 * k)

    line = max(0.9, 1.9 * k)
    tail = Stroke(smooth([p(26, -6), p(48, -2), p(62, -16), p(54, -32), p(66, -42)]), 2.6 * k)
    printed(painting, mix(colour, dark(colour), 0.25), tail, line=line)
    printed(painting, mix(colour, dark(colour), 0.3), Disc(p(8, -86), 17 * k), line=line)
    body = blob((-20, -46), (-4, -62), (16, -54), (32, -26), (28, -4), (4, 0), (-18, -2), (-26, -22))
    printed(painting, colour, body, line=line, shade=0.5)
    printed(
        painting,
        mix(colour, WHITE, 0.5),
        blob((-16, -40), (-4, -42), (4, -22), (-2, -6), (-16, -6), (-21, -22)),
        line=0,
    )
    head = blob((-46, -55), (-34, -66), (-18, -82), (4, -84), (16, -68), (8, -52), (-12, -46), (-34, -48))
    printed(painting, colour, head, line=line, shade=0.4)
    printed(painting, colour, Disc(p(-12, -92), 19 * k), line=line)
    printed(painting, rgb("#f7a9a0"), Disc(p(-13, -91), 12.5 * k), line=0, shade=0.4)
    printed(painting, LINE, Oval(p(-46, -57), (4.6 * k, 3.8 * k)), line=0)
    printed(painting, WHITE, Oval(p(-24, -67), (5.4 * k, 6.4 * k)), line=line * 0.7)
    printed(painting, LINE, Oval(p(-26, -66), (2.7 * k, 3.8 * k)), line=0)
    printed(painting, WHITE, Disc(p(-26.8, -67.6), 1.1 * k), line=0)
    arm = Stroke(smooth([p(-2, -36), p(-16, -28), p(-24, -36)]), 5.4 * k)
    printed(painting, colour, arm, line=line)
    printed(painting, mix(colour, WHITE, 0.2), Oval(p(-14, -1), (15 * k, 5.6 * k)), line=line)
    for y in (-3, 1, 5):
        painting.tint(LINE, painting.mask(Stroke((p(-40, -53 + y * 0.3), p(-60, -55 + y * 1.6)), 0.5 * k)) * 0.8)


def cheese(painting: Painting, at: Point, radii: Point, thick: float) -> None:
    """A printed cheese wheel with a quarter missing on the right."""
    points = ((at[0], at[1]), *((at[0] + x * radii[0], at[1] + y * radii[1]) for x, y in arc((0, 0), 1, 20, 330, 60)))
    low = tuple((x, y + thick) for x, y in points)
    printed(
        painting,
        rgb("#e8871e"),
        Poly(low, 0.5),
        Poly(points, 0.5),
        Oval((at[0], at[1] + thick / 2), (radii[0] * 0.5, radii[1])),
    )
    printed(painting, rgb("#e8871e"), Poly((*points[1:], *reversed(low[1:])), 0.5), line=0)
    printed(painting, rgb("#ffd53d"), Poly(points, 0.5), line=0.8, shade=0.35)
    for x, y, r in ((-0.55, -0.2, 0.13), (-0.1, 0.5, 0.17), (-0.3, -0.62, 0.09), (0.3, 0.72, 0.08), (0.12, -0.5, 0.12)):
        hole = Oval((at[0] + x * radii[0], at[1] + y * radii[1]), (r * radii[0], r * radii[1] * 1.1))
        printed(painting, rgb("#d98a12"), hole, line=0.6)


def cage(  # noqa: PLR0913, PLR0917 - as many as a figure has
    painting: Painting, top: Point, wide: float, high: float, colour: RGB, lean: float = 0.0
) -> None:
    """A domed cage; `top` is its ring, `lean` its slope in degrees."""
    c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))

    def p(x: float, y: float) -> Point:
        return top[0] + c * x - s * y, top[1] + s * x + c * y

    dome = [(wide / 2 * math.cos(a), high * 0.52 - high * 0.52 * math.sin(a)) for a in np.linspace(math.pi, 0, 25)]
    bars: list[Outline] = []
    for share in (-0.72, -0.42, -0.14, 0.14, 0.42, 0.72):
        curve = [p(x * share, y) for x, y in dome[: 13 if share < 0 else 25]]
        curve = [
            p(wide / 2 * share * math.sin(t), high * 0.52 * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 12)
        ]
        bars.append(Stroke((*curve, p(wide / 2 * share, high)), wide * 0.014))
    bars.append(Stroke(tuple(p(x, y) for x, y in [(-wide / 2, high), *dome, (wide / 2, high)]), wide * 0.022))
    for y, reach in ((high * 0.5, 0.5), (high * 0.75, 0.5)):
        sag = [(wide * reach * t, y + high * 0.035 * (1 - t * t)) for t in np.linspace(-1, 1, 15)]
        bars.append(Stroke(tuple(p(*point) for point in sag), wide * 0.018))
    printed(painting, colour, *bars, line=1.0)
    foot = [(wide * 0.54 * t, high + high * 0.04 * (1 - t * t)) for t in np.linspace(-1, 1, 15)]
    printed(
        painting,
        colour,
        Stroke(tuple(p(*point) for point in foot), wide * 0.036),
        Disc(p(0, -wide * 0.05), wide * 0.045),
    )


def marble(painting: Painting, at: Point, radius: float) -> None:
    """A printed steel ball."""
    printed(painting, rgb("#aeb6c2"), Disc(at, radius), line=1.2, shade=0.9)
    printed(
        painting, WHITE, Oval((at[0] - radius * 0.35, at[1] - radius * 0.38), (radius * 0.3, radius * 0.22)), line=0
    )


def spiral(centre: Point, reach: Point, turns: float, count: int) -> list[Point]:
    """Points along a flattened spiral, evenly apart; reach is its outer and its inner radius."""
    outer, inner = reach
    spots, angle = [], 90.0
    for _ in range(count):
        radius = outer + (inner - outer) * (angle - 90) / (360 * turns)
        x, y = polar((0, 0), radius, angle)
        spots.append((centre[0] + x, centre[1] + y * 0.72))
        angle += 360 * turns / count * (outer + inner) / 2 / max(radius, 1)
    return spots
