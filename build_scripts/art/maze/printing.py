"""The print of the maze's cards: ring, ground and halftone, and the small figures that several pictures share."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from copy import copy

import numpy as np

from build_scripts.art.craft import noise, prints
from build_scripts.art.craft.area import Area, Array, Disc, Outline, Oval, Point, Poly, Stroke, Text
from build_scripts.art.craft.colour import RGB, flat, mix, rgb
from build_scripts.art.craft.curves import arc, polar, rounded, turned
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.prints import LINE, WHITE

PER = 3.0
FINER = 2
CARD, STOCK_EDGE, RING, PICTURE = 74.0, 4.8, 69.2, 58.0
FAMILIES = {
    "start": rgb("#2e9b57"),
    "go": rgb("#1f55a8"),
    "cheese": rgb("#e9a81a"),
    "move": rgb("#e2641b"),
    "twist": rgb("#6d4aa3"),
    "trap": rgb("#c4241a"),
}
RED, ORANGE, YELLOW, TEAL = rgb("#d8311f"), rgb("#ef7d22"), rgb("#f7c325"), rgb("#17868c")
SKY, PINK, BROWN, CREAM = rgb("#62b8de"), rgb("#ef8fa6"), rgb("#8a5a33"), rgb("#fbf5e4")
GREY, STEEL = rgb("#b4b8c6"), rgb("#9aa5b5")
Paint = Callable[[Painting], None]


def near(painting: Painting, outlines: Iterable[Outline], room: float) -> Painting | None:
    """The part of a painting round some outlines, sharing its pixels; None if they lie outside."""
    spots = [spot for outline in outlines for spot in _corners(outline)]
    (left, top), (right, low) = (
        painting.area.pixel((pick(x for x, _ in spots) + side * room, pick(y for _, y in spots) + side * room))
        for pick, side in ((min, -1), (max, 1))
    )
    rows, columns = painting.shape
    box = max(0, int(left)), max(0, int(top)), min(columns, int(right) + 1), min(rows, int(low) + 1)
    if box[2] - box[0] < 2 or box[3] - box[1] < 2:
        return None
    part = copy(painting)
    part.area = painting.area.part(*box)
    part.rgb, part.cover = (
        painting.rgb[box[1] : box[3], box[0] : box[2]],
        painting.cover[box[1] : box[3], box[0] : box[2]],
    )
    return part


def _corners(outline: Outline) -> list[Point]:
    match outline:
        case Disc(centre, radius):
            return [(centre[0] - radius, centre[1] - radius), (centre[0] + radius, centre[1] + radius)]
        case Oval(centre, radii):
            return [(centre[0] - radii[0], centre[1] - radii[1]), (centre[0] + radii[0], centre[1] + radii[1])]
        case Stroke(points, radius) | Poly(points, radius):
            return [(x + s * radius, y + s * radius) for x, y in points for s in (-1, 1)]
        case Text(words, centre, size):
            wide = size * len(words) * 0.7
            return [(centre[0] - wide, centre[1] - size), (centre[0] + wide, centre[1] + size)]


def ink(painting: Painting, colour: RGB, *outlines: Outline, line: float = 1.2, shade: float = 0.0) -> None:
    """Print outlines in one ink, with a line round them and dots in their shade, near them only."""
    part = near(painting, outlines, line + 2)
    if part is not None and part.mask(*outlines).max() > 0.5:
        prints.printed(part, colour, *outlines, line=line, shade=shade)


def strokes(painting: Painting, colour: RGB, *outlines: Outline) -> None:
    """Thin lines without a line of their own."""
    part = near(painting, outlines, 2)
    if part is not None:
        part.lay(flat(part.shape, colour), part.mask(*outlines))


def ground(painting: Painting, light: RGB, deep: RGB, *, rays: int = 0) -> None:
    """Fill the picture: lighter in the upper left, dots growing to the lower right, perhaps a sunburst."""
    rows, columns = painting.shape
    x, y = painting.area.coordinates()
    slope = ((x - x.min()) / np.ptp(x) + (y - y.min()) / np.ptp(y)) / 2
    body = flat((rows, columns), light)
    body = body + (flat((rows, columns), mix(light, deep, 0.45)) - body) * slope[..., None] * 0.7
    painting.lay(body, np.ones((rows, columns), np.float32))
    if rays:
        burst = noise.sunburst((rows, columns), (columns * 0.5, rows * 0.46), rays)
        painting.tint(mix(light, WHITE, 0.55), burst * 0.6)
    halftone(painting, deep, np.clip(slope - 0.42, 0, 1) * 0.9)


def halftone(painting: Painting, colour: RGB, tone: Array) -> None:
    """Dots on a screen of 5 units."""
    painting.tint(colour, noise.halftone(painting.shape, 4.4 * painting.unit, np.clip(tone, 0, 0.62), 1.2) * 0.8)


def face(family: str, paint: Paint, arrows: str = "") -> Painting:
    """The print of a maze card: ring with its arrows, and the picture; the stock under it is another sprite."""
    painting = Painting(Area(-CARD, -CARD, CARD, CARD, PER), finer=FINER)
    ring(painting, FAMILIES[family], (RING, RING), (PICTURE, PICTURE))
    inlay(painting, paint, (-PICTURE, -PICTURE, PICTURE, PICTURE), 5)
    for side in arrows:
        edge_arrow(painting, side)
    finish(painting)
    return painting


def ring(painting: Painting, colour: RGB, half: Point, hole: Point, low: float = 0.0) -> None:
    """The coloured frame between two rounded rectangles, with a dark line along both of its edges."""
    shape = painting.mask(Poly(rounded(-half[0], -half[1], half[0], half[1], 8)))
    painting.lay(flat(painting.shape, mix(colour, LINE, 0.55)), shape)
    x, y = painting.area.coordinates()
    slope = (x / half[0] + y / half[1]) / 4 + 0.5
    inner = painting.mask(Poly(rounded(-half[0] + 1, -half[1] + 1, half[0] - 1, half[1] - 1, 7.2)))
    painting.lay(flat(painting.shape, colour), inner)
    painting.tint(mix(colour, WHITE, 0.4), inner * np.clip(0.45 - slope, 0, 1) * 0.7)
    dots = noise.halftone(painting.shape, 4.0 * painting.unit, np.clip(slope - 0.35, 0, 0.5), 1.2)
    painting.tint(mix(colour, LINE, 0.5), dots * inner * 0.5)
    edge = painting.mask(Poly(rounded(-hole[0] - 1.7, -hole[1] - 1.7 + low, hole[0] + 1.7, hole[1] + 1.7 + low, 6.5)))
    painting.lay(flat(painting.shape, LINE), edge)


def inlay(painting: Painting, paint: Paint, box: tuple[float, float, float, float], radius: float) -> None:
    """Paint a picture of its own and lay it into a place with round corners."""
    own = Painting(Area(*box, PER), finer=FINER)
    own = copy(own)
    own.area = Area(*box, painting.area.res)
    own.rgb = np.zeros((*own.area.shape, 3), np.float32)
    own.cover = np.zeros(own.area.shape, np.float32)
    paint(own)
    left, top = (round(part) for part in painting.area.pixel((box[0], box[1])))
    rows, columns = own.area.shape
    part = copy(painting)
    part.area = painting.area.part(left, top, left + columns, top + rows)
    part.rgb = painting.rgb[top : top + rows, left : left + columns]
    part.cover = painting.cover[top : top + rows, left : left + columns]
    part.lay(own.rgb, part.mask(Poly(rounded(*box, radius))) * own.cover)


def edge_arrow(painting: Painting, side: str) -> None:
    """An arrow in the ring that pokes to the card's edge: n, e, s or w."""
    degrees = {"n": 0, "e": 90, "s": 180, "w": 270}[side]
    points = turned(((-14, -59.5), (0, -73.4), (14, -59.5)), (0, 0), degrees)
    ink(painting, CREAM, Poly(points, 0.4), line=1.3)


def finish(painting: Painting) -> None:
    """Fibres of the stock under the ink."""
    paper = 1 + 0.012 * noise.fibres(painting.shape, 0.5 * painting.unit, 61)
    painting.rgb[...] = np.clip(painting.rgb * paper[..., None], 0, 1)


# Figures.


def at(centre: Point, size: float, degrees: float = 0.0) -> Callable[[float, float], Point]:
    """Places of a figure that is drawn 100 units large about the origin."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = size / 100
    return lambda x, y: (centre[0] + (c * x - s * y) * k, centre[1] + (s * x + c * y) * k)


CHEESE = ((-50.0, 2.0), (26.0, -34.0), (48.0, -14.0), (48.0, 24.0), (-50.0, 32.0))
"""The outline of a wedge of cheese that is 100 units large."""


def cheese(painting: Painting, centre: Point, size: float, degrees: float = 0.0, line: float = 1.3) -> None:
    """A wedge of cheese standing on its side, as large as `size`."""
    p = at(centre, size, degrees)
    tip, far, near_ = (-50, 2), (26, -34), (48, -14)
    ink(painting, mix(YELLOW, ORANGE, 0.35), Poly((p(*far), p(*near_), p(48, 22), p(30, 10))), line=line)
    side = Poly((p(*tip), p(*near_), p(48, 24), p(-50, 32)), 0.6)
    ink(painting, rgb("#f2b21c"), side, line=line, shade=0.5)
    ink(painting, rgb("#ffdf5a"), Poly((p(*tip), p(*far), p(*near_)), 0.6), line=line)
    for x, y, r in ((-28, 19, 6), (2, 10, 8), (28, 12, 6), (14, 24, 3.5), (-10, 25, 3)):
        ink(painting, rgb("#c9800f"), Oval(p(x, y), (r * size / 100, r * 0.9 * size / 100)), line=line * 0.5)
    for x, y in ((8, -14), (26, -20)):
        strokes(painting, rgb("#eab022"), Oval(p(x, y), (4.6 * size / 100, 2.6 * size / 100)))


def paw(painting: Painting, centre: Point, size: float, degrees: float, colour: RGB) -> None:
    """A paw print."""
    p = at(centre, size, degrees)
    pads: list[Outline] = [
        Oval(p(x, y), (13 * size / 100, 15 * size / 100)) for x, y in ((-36, -4), (-14, -28), (14, -28), (36, -4))
    ]
    pads.append(Oval(p(0, 18), (30 * size / 100, 24 * size / 100)))
    strokes(painting, colour, *pads)


def big_arrow(length: float, wide: float, centre: Point, degrees: float, *, double: bool = False) -> Poly:
    """A straight arrow, pointing up where degrees is 0."""
    h, w, head = length / 2, wide / 2, wide * 0.74
    points: list[Point] = [(w * 0.5, -h + head), (w, -h + head), (0, -h), (-w, -h + head), (-w * 0.5, -h + head)]
    points += [(-x, -y) for x, y in points] if double else [(-w * 0.5, h), (w * 0.5, h)]
    return Poly(turned(tuple((x + centre[0], y + centre[1]) for x, y in points), centre, degrees), 0.8)


def curved(centre: Point, radius: float, first: float, last: float, wide: float) -> tuple[Outline, ...]:
    """A round arrow from one angle to another, its head at the end."""
    way = 1 if last > first else -1
    back = last - way * math.degrees(wide * 1.5 / radius)
    head = (
        polar(centre, radius - wide * 1.55, back),
        polar(centre, radius, last + way * 4),
        polar(centre, radius + wide * 1.55, back),
    )
    return (Stroke(arc(centre, radius, first, back + way * 2, 40), wide * 0.62), Poly(head, 0.8))


def top_mouse(painting: Painting, centre: Point, size: float, degrees: float = 0.0) -> None:
    """A mouse from above, its nose up where degrees is 0."""
    p, k = at(centre, size, degrees), size / 100
    tail = Stroke((p(0, 34), p(6, 48), p(-4, 58), p(2, 68)), 3.2 * k)
    ink(painting, PINK, tail, line=1.1)
    ink(
        painting,
        GREY,
        Poly(tuple(p(26 * math.cos(a), 10 + 32 * math.sin(a)) for a in np.linspace(0, 6.28, 32))),
        line=1.2,
        shade=0.4,
    )
    for x in (-20, 20):
        ink(painting, GREY, Disc(p(x, -20), 13 * k), line=1.1)
        ink(painting, PINK, Disc(p(x, -20), 8 * k), line=0)
    head = tuple(p(*spot) for spot in ((-17, -14), (-13, -32), (0, -50), (13, -32), (17, -14), (0, -6)))
    ink(painting, GREY, Poly(head, 3 * k), line=1.1)
    ink(painting, PINK, Disc(p(0, -50), 4.6 * k), line=0.8)
    for x in (-8, 8):
        strokes(painting, LINE, Disc(p(x, -32), 2.8 * k))


def caged(painting: Painting, centre: Point, size: float) -> None:
    """A sad mouse behind the bars of a domed cage."""
    p, k = at(centre, size), size / 100
    for x in (-19, 19):
        ink(painting, rgb("#8e8fa0"), Disc(p(x, -12), 12 * k), line=1.2)
        ink(painting, PINK, Disc(p(x, -12), 7 * k), line=0)
    body = tuple(p(x, y) for x, y in ((-24, 44), (-23, 4), (-14, -12), (0, -16), (14, -12), (23, 4), (24, 44)))
    ink(painting, rgb("#9fa0b0"), Poly(body, 2 * k), line=1.3, shade=0.5)
    for x in (-9, 9):
        ink(painting, WHITE, Oval(p(x, 6), (7 * k, 8 * k)), line=1.0)
        strokes(painting, LINE, Disc(p(x * 0.8, 8), 3.2 * k))
        strokes(painting, LINE, Stroke((p(x * 0.4, -6), p(x * 1.9, -3)), 1.3 * k))
    strokes(painting, LINE, Oval(p(0, 17), (3.6 * k, 2.6 * k)), Stroke(arc(p(0, 32), 8 * k, 205, 335, 12), 1.1 * k))
    cage(painting, centre, size)


def cage(painting: Painting, centre: Point, size: float) -> None:
    """The bars of a domed cage on its foot."""
    p, k = at(centre, size), size / 100
    dome = [(42 * math.cos(a), -8 - 34 * math.sin(a)) for a in np.linspace(math.pi, 0, 25)]
    bars: list[Outline] = [Stroke(tuple(p(x, y) for x, y in ((-42, 44), *dome, (42, 44))), 2.6 * k)]
    for part in (-0.74, -0.38, 0.38, 0.74):
        top = -8 - 34 * math.sqrt(1 - part * part)
        bars.append(Stroke((p(42 * part, top), p(42 * part, 44)), 1.9 * k))
    bars += [Stroke((p(-42, -6), p(42, -6)), 2.2 * k), Disc(p(0, -47), 5.4 * k)]
    ink(painting, rgb("#cfd6e2"), *bars, line=1.2)
    ink(painting, rgb("#aab3c4"), Poly((p(-47, 42), p(47, 42), p(47, 50), p(-47, 50)), 1.2), line=1.3)
