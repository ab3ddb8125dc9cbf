"""The fronts of the four boxes on the shelf, our own designs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np

from build_scripts.art.craft import materials, noise
from build_scripts.art.craft.area import Area, Disc, Oval, Point, Poly, Stroke
from build_scripts.art.craft.colour import RGB, flat, mix, rgb
from build_scripts.art.craft.curves import rounded, smooth, star
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.prints import (
    LINE,
    WHITE,
    cage,
    cheese,
    dotted,
    finish,
    marble,
    mouse,
    printed,
    spiral,
)
from build_scripts.art.craft.sprite import Sprite

PER = 3.0
RED, BLUE, YELLOW, NAVY = rgb("#d4301f"), rgb("#1f57b5"), rgb("#f6bd24"), rgb("#1c2860")
GREEN, ORANGE, CREAM = rgb("#1f8a63"), rgb("#ef7f2d"), rgb("#f6efdc")
SIZES = {"mousetrap": (330, 300), "mousemaze": (208, 268), "mightymouse": (290, 284), "boobytrap": (258, 262)}


def sprites() -> Iterator[Sprite]:
    """The four fronts."""
    draws: dict[str, Callable[[Painting], None]] = {
        "mousetrap": mousetrap,
        "mousemaze": mousemaze,
        "mightymouse": mightymouse,
        "boobytrap": boobytrap,
    }
    for name, draw in draws.items():
        wide, high = SIZES[name]
        painting = Painting(Area(0, 0, wide, high, PER), finer=1)
        draw(painting)
        border(painting, wide, high)
        finish(painting)
        yield Sprite(f"boxes/{name}", painting.picture(), PER, quality=90, smaller=(1 / 3, 0.5))


def rays(painting: Painting, ground: RGB, ray: RGB, centre: Point, count: int) -> None:
    """A sunburst over the whole front, darker to the edges."""
    shape = painting.shape
    burst = noise.sunburst(shape, (centre[0] * painting.unit, centre[1] * painting.unit), count, 0.1)
    body = flat(shape, ground) + (np.array(ray, np.float32) - np.array(ground, np.float32)) * burst[..., None]
    x, y = painting.area.coordinates()
    far = np.hypot(x - centre[0], y - centre[1]) / 240
    painting.lay(body, np.ones(shape, np.float32))
    dots = noise.halftone(shape, 4.2 * painting.unit, np.clip((far - 0.35) * 0.5, 0, 0.4), 1.2)
    painting.multiply((0.93, 0.74, 0.52), dots * 0.5)


def border(painting: Painting, wide: float, high: float) -> None:
    """A cream line a little inside the edge, and worn corners."""
    line = painting.mask(
        Poly(rounded(4, 4, wide - 4, high - 4, 5)), minus=(Poly(rounded(6.2, 6.2, wide - 6.2, high - 6.2, 4)),)
    )
    painting.tint(rgb("#fff6dd"), line * 0.92)
    edge = 1 - painting.mask(Poly(rounded(1, 1, wide - 1, high - 1, 3)))
    painting.tint(rgb("#e9dcc0"), blur(edge, 1.6) * 0.7)


def mousetrap(painting: Painting) -> None:
    """Stairs, a marble, a falling cage, and a mouse that has not seen it."""
    rays(painting, rgb("#f4a91f"), rgb("#ffd559"), (246, 178), 22)
    printed(
        painting,
        GREEN,
        Poly(((-5, 262), (110, 250), (230, 254), (340, 246), (340, 310), (-5, 310))),
        line=1.4,
        shade=0.5,
    )
    for step in range(6):
        top = 152 + 19 * step
        printed(painting, BLUE, Poly(((-6, top), (30 + 24 * step, top), (30 + 24 * step, 275), (-6, 275))), line=1.2)
        printed(
            painting,
            rgb("#7db2f2"),
            Poly(((-6, top), (30 + 24 * step, top), (30 + 24 * step, top + 4), (-6, top + 4))),
            line=0,
        )
    steps = [Poly(((-6, 152 + 19 * k), (30 + 24 * k, 152 + 19 * k), (30 + 24 * k, 275), (-6, 275))) for k in range(6)]
    dotted(painting, painting.mask(*steps), NAVY, 0.7)
    hops: list[Point] = [(42, 168), (90, 206), (128, 178)]
    for one, two in pairwise(hops):
        peak: Point = ((one[0] + two[0]) / 2, min(one[1], two[1]) - 16)
        painting.tint(LINE, painting.mask(*(Disc(point, 1.4) for point in smooth((one, peak, two), steps=5)[:-1])))
    marble(painting, (132, 186), 15)
    printed(painting, NAVY, Poly(((301, 62), (310, 62), (312, 262), (299, 262))), Disc((305.5, 58), 8), line=1.4)
    for k in range(9):
        printed(painting, NAVY, Poly(((299, 84 + 18 * k), (291, 92 + 18 * k), (299, 96 + 18 * k))), line=1.0)
    cheese(painting, (240, 258), (68, 17), 14)
    mouse(painting, (242, 257), 96, rgb("#4a7fd0"))
    cage(painting, (248, 66), 108, 84, RED, -9)
    for x, high in ((216, 22), (246, 16), (278, 24)):
        printed(painting, LINE, Stroke(((x, 34), (x - 2, 34 + high)), 1.2), line=0)


def _card(painting: Painting, at: Point, side: float, turn: float) -> Callable[[float, float], Point]:
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def p(x: float, y: float) -> Point:
        return at[0] + (c * x - s * y) * side, at[1] + (s * x + c * y) * side

    corners = tuple(p(x, y) for x, y in ((-0.42, -0.42), (0.42, -0.42), (0.42, 0.42), (-0.42, 0.42)))
    card = painting.mask(Poly(corners, side * 0.08))
    painting.shade(card, 2.0, 0.6)
    printed(painting, rgb("#fbf3df"), Poly(corners, side * 0.08), line=1.1)
    return p


def mousemaze(painting: Painting) -> None:
    """A maze of cards; a mouse stands on one and another is being turned."""
    rays(painting, rgb("#157a63"), rgb("#2a9a7e"), (104, 178), 18)
    kinds = (
        "up",
        "cheese",
        "right",
        "cage",
        "cheese",
        "up",
        "cheese",
        "left",
        "right",
        "cage",
        "up",
        "right",
        "left",
        "cheese",
        "up",
        "cheese",
    )
    for k, kind in enumerate(kinds):
        at = (40 + 43 * (k % 4) + 4 * (k // 4) - 4, 124 + 42 * (k // 4) - 3.5 * (k % 4) + 6)
        symbol(painting, kind, _card(painting, at, 38, -5))
    mouse(painting, (112, 212), 78, rgb("#c9b49a"))
    printed(painting, RED, Poly(((-6, -6), (214, -6), (214, 82), (104, 92), (-6, 84))), line=1.6, shade=0.4)


def symbol(painting: Painting, kind: str, p: Callable[[float, float], Point]) -> None:
    """What is printed on a small card."""
    arrow = ((-0.26, -0.08), (0.02, -0.08), (0.02, -0.22), (0.28, 0), (0.02, 0.22), (0.02, 0.08), (-0.26, 0.08))
    side = math.dist(p(0, 0), p(1, 0))
    match kind:
        case "right" | "left":
            flip = 1 if kind == "right" else -1
            printed(painting, ORANGE, Poly(tuple(p(x * flip, y) for x, y in arrow), 0.5), line=0.9)
        case "up":
            printed(painting, BLUE, Poly(tuple(p(y, -x) for x, y in arrow), 0.5), line=0.9)
        case "cheese":
            printed(
                painting,
                YELLOW,
                Poly(tuple(p(*at) for at in ((-0.28, 0.12), (0.24, -0.24), (0.28, 0.22), (-0.26, 0.26)))),
                line=0.9,
            )
            for at, size in (((0.08, 0.06), 0.06), ((-0.08, 0.16), 0.045), ((0.18, 0.14), 0.045)):
                printed(painting, rgb("#d98a12"), Disc(p(*at), size * side), line=0)
        case "cage":
            cage(painting, p(0, -0.24), 0.52 * side, 0.5 * side, RED, -5)


def mightymouse(painting: Painting) -> None:
    """Night, a spiral of beads, and a caped field mouse who flies to the rescue."""
    rays(painting, rgb("#16215a"), rgb("#1d2b74"), (150, 182), 26)
    rng = np.random.default_rng(17)
    stars = [
        Poly(star((float(x), float(y)), float(r), float(r) * 0.22, 4))
        for x, y, r in rng.random((46, 3)) * (290, 284, 4) + (0, 0, 1)
    ]
    painting.tint(rgb("#fff3c4"), painting.mask(*stars) * 0.9)
    spots = spiral((146, 180), (118, 52), 2.0, 74)
    printed(painting, rgb("#5b6fe0"), Stroke(tuple(spots), 8.5), line=1.4)
    for k, spot in enumerate(spots[1:-1]):
        large = k % 12 == 8
        printed(
            painting,
            RED if large else CREAM,
            Disc(spot, 9.5 if large else 4.0),
            line=1.3 if large else 0.5,
            shade=0.4 * large,
        )
    printed(painting, rgb("#36c08c"), Disc(spots[0], 12), line=1.4)
    sun = (146, 180)
    printed(painting, YELLOW, Poly(star(sun, 48, 33, 16)), line=1.6)
    printed(painting, ORANGE, Disc(sun, 28), line=1.2, shade=0.7)
    printed(painting, rgb("#fff6dd"), Poly(star(sun, 16, 7, 5), 0.6), line=1.1)
    for k in range(3):
        a = (178 - 9 * k, 166 + 12 * k)
        printed(painting, rgb("#ffe9a0"), Stroke((a, (a[0] - 40 + 6 * k, a[1] + 26)), 1.6), line=0)
    flyer(painting, (222, 138))
    printed(
        painting,
        RED,
        Poly(smooth(((-6, -20), (296, -20), (296, 66), (220, 74), (120, 62), (-6, 72)), steps=8)),
        line=1.6,
        shade=0.4,
    )


def flyer(painting: Painting, at: Point) -> None:
    """The hero: a lilac field mouse with goggles, cap and starred cape, fist first."""
    fur, cape, teal = rgb("#b9b3cf"), rgb("#d0286e"), rgb("#159a93")

    def p(x: float, y: float) -> Point:
        a = math.radians(-32)
        return at[0] + math.cos(a) * x - math.sin(a) * y, at[1] + math.sin(a) * x + math.cos(a) * y

    def blob(*points: Point) -> Poly:
        return Poly(smooth([p(*point) for point in points], True), 0.4)

    tail = Stroke(smooth([p(-44, 4), p(-62, 14), p(-72, 4), p(-82, 12)]), 1.8)
    printed(painting, fur, tail, line=1.1)
    printed(
        painting,
        cape,
        blob((-2, -10), (-30, -20), (-66, -24), (-74, -6), (-56, 2), (-30, 2), (0, 4)),
        line=1.4,
        shade=0.6,
    )
    for spot in ((-52, -12), (-32, -8)):
        printed(painting, YELLOW, Poly(star(p(*spot), 5, 2.2, 5)), line=0)
    for low in (-2, 9):
        printed(painting, teal, Stroke((p(-36, low), p(-52, low + 2)), 4.6), line=1.2)
        printed(painting, fur, Stroke((p(-20, low), p(-36, low)), 4.6), line=1.2)
    printed(painting, fur, blob((-24, -6), (-4, -12), (12, -8), (14, 8), (-4, 14), (-24, 12)), line=1.4, shade=0.5)
    printed(painting, ORANGE, Stroke((p(-16, -8), p(-14, 13)), 2.6), line=1.0)
    printed(painting, fur, Stroke((p(6, 6), p(30, 14), p(44, 12)), 4.6), line=1.2)
    printed(painting, teal, Disc(p(47, 11), 6.6), line=1.3)
    printed(painting, fur, Disc(p(2, -26), 12), line=1.3)
    printed(painting, rgb("#f7a9a0"), Disc(p(2, -26), 7.5), line=0)
    printed(
        painting, fur, blob((4, -18), (18, -26), (34, -18), (46, -6), (36, 2), (18, 4), (6, -4)), line=1.4, shade=0.4
    )
    printed(
        painting,
        rgb("#8a5a33"),
        blob((4, -16), (12, -27), (26, -25), (30, -18), (16, -12), (8, -4)),
        line=1.2,
        shade=0.5,
    )
    printed(painting, fur, Disc(p(14, -34), 11), line=1.3)
    printed(painting, rgb("#f7a9a0"), Disc(p(14.5, -33.6), 6.8), line=0)
    printed(painting, teal, Disc(p(29, -12), 6.4), line=1.3)
    printed(painting, WHITE, Oval(p(29.6, -12), (4.2, 4.6)), line=0)
    printed(painting, LINE, Disc(p(31, -12), 2.1), line=0)
    printed(painting, LINE, Disc(p(46, -5.4), 3.1), line=0)


def disc(painting: Painting, at: Point, radius: float, stain: str) -> None:
    """A turned wooden disc with its knob."""
    shape = painting.mask(Disc(at, radius))
    painting.lay(flat(painting.shape, SHADE), shadow(shape, painting.unit, 2.0, 0.75) * (1 - shape) * painting.cover)
    late = mix(rgb(stain), (0.25, 0.05, 0.02), 0.35)
    materials.wood(painting, shape, rgb(stain), late, radius * 0.28, lift=0, seed=int(at[0] * 7 + at[1]), scale=0.12)
    for share in (0.80, 0.52):
        groove = painting.mask(Disc(at, radius * share), minus=(Disc(at, radius * (share - 0.07)),))
        painting.multiply((0.45, 0.32, 0.28), groove * 0.55)
    knob = painting.mask(Disc(at, radius * 0.36))
    painting.shade(knob, 1.4, 0.7)
    materials.sphere(painting, at, radius * 0.36, rgb("#f0cd99"))


# Places in the tray and radii; a disc's stain goes by its size.
TRAY = (
    (46, 152, 24),
    (90, 144, 9),
    (122, 160, 19),
    (160, 146, 18),
    (40, 204, 19),
    (78, 184, 9),
    (108, 210, 25),
    (154, 190, 23),
    (70, 228, 9),
    (158, 229, 9),
)
STAINS = ("#ffc93a", "#3f86d8", "#e4482e")


def boobytrap(painting: Painting) -> None:
    """A tray of turned discs held by springs, and one that has just gone off."""
    rays(painting, rgb("#f5e2b3"), rgb("#fbf0d2"), (196, 84), 20)
    tray = painting.mask(Poly(rounded(10, 116, 248, 254, 5)))
    painting.shade(tray, 3, 0.6)
    materials.wood(painting, tray, rgb("#a75f2c"), rgb("#6b3514"), 3.0, lift=0, seed=5, scale=0.12)
    bed = painting.mask(Poly(rounded(20, 126, 238, 244, 3)))
    materials.wood(painting, bed, rgb("#c99d63"), rgb("#ad7d45"), 0.5, lift=0, seed=8, scale=0.12)
    materials.sunk(painting, bed, 3.0, 0.7)
    bar = painting.mask(Poly(rounded(186, 126, 197, 244, 2)))
    painting.shade(bar, 2.5, 0.7)
    materials.wood(painting, bar, rgb("#7a4526"), rgb("#42210f"), 2.5, upright=True, lift=0, seed=9, scale=0.12)
    for y in (152, 214):
        coil(painting, y)
    for x, y, size in TRAY:
        disc(painting, (x, y), max(size, 15), STAINS[size // 10])
    burst = (206, 84)
    printed(painting, ORANGE, Poly(star(burst, 50, 31, 15, -84)), line=1.5)
    printed(painting, rgb("#ffe07a"), Poly(star(burst, 41, 28, 15, -78)), line=1.0)
    for k in range(2):
        jump = Stroke(smooth(((150 + 8 * k, 132), (158 + 8 * k, 112), (172 + 5 * k, 104))), 1.5)
        printed(painting, LINE, jump, line=0)
    disc(painting, burst, 23, STAINS[2])


def coil(painting: Painting, y: float) -> None:
    """A spring between the bar and the rail."""
    for k in range(9):
        x = 199 + 4.2 * k
        turn = painting.mask(Stroke(((x, y - 13), (x + 3.4, y + 13)), 1.5))
        painting.shade(turn, 0.8, 0.6)
        materials.steel(painting, turn, 1.4, lift=0)
