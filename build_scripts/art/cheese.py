"""Cheese: single wedges, piles of any number, and the wheel whose missing quarter a mouse stands in."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Disc, Oval, Point, Poly
from build_scripts.art.craft.colour import flat, mix, rgb
from build_scripts.art.craft.curves import arc
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.sprite import Sprite

PER = 3.0
TOP, SIDE, RIND = rgb("#ffdb45"), rgb("#f2b21c"), rgb("#e2771b")


def sprites() -> Iterator[Sprite]:
    """Wedges, piles, the wheel and its outline."""
    yield wedge_sprite("cheese/wedge", 1.0)
    yield empty_wedge()
    yield wheel(back=True)
    yield wheel(back=False)


def wedge(painting: Painting, at: Point, size: float) -> None:
    """A wedge lying on its side: a long triangle seen from above, its cut face below, the rind on the right."""
    x, y = at
    tip, high, low = (x - 13 * size, y + 0.5 * size), (x + 11 * size, y - 7.5 * size), (x + 13 * size, y + 1.5 * size)
    thick = 7.5 * size
    sole = Poly((tip, low, (low[0], low[1] + thick), (tip[0], tip[1] + thick)), 0.9 * size)
    painting.shade(painting.mask(sole, Poly((tip, high, low), 0.9 * size)), 1.3 * size, 0.55)
    back = Poly((high, low, (low[0], low[1] + thick), (high[0], high[1] + thick * 0.8)), 0.9 * size)
    materials.plastic(painting, painting.mask(back), RIND, 1.2 * size, lift=0)
    holes = (
        Oval((x - 1 * size, y + 6.4 * size), (2.6 * size, 1.9 * size)),
        Oval((x + 7.5 * size, y + 4.6 * size), (1.7 * size, 1.5 * size)),
        Disc((x - 8 * size, y + 4.4 * size), 1.1 * size),
    )
    materials.cheese(painting, painting.mask(sole), painting.mask(*holes), SIDE, edge=1.0 * size)
    top = Poly((tip, high, low), 0.9 * size)
    spots = (
        Oval((x + 5 * size, y - 2.6 * size), (2.2 * size, 1.1 * size)),
        Oval((x - 3 * size, y - 0.6 * size), (1.3 * size, 0.65 * size)),
    )
    materials.cheese(painting, painting.mask(top), painting.mask(*spots), TOP, edge=1.0 * size)


def wedge_sprite(name: str, size: float) -> Sprite:
    """One wedge with its shadow; the game piles them up."""
    painting = Painting(Area(-17, -12, 19, 15, PER * 1.4))
    ground = painting.mask(Poly(((-12, 4), (14, 3), (14, 10), (-12, 9))))
    painting.lay(flat(painting.shape, SHADE), shadow(ground, painting.unit, 1.6, 0.6))
    wedge(painting, (0, 0), size)
    return Sprite(name, painting.picture(), PER * 1.4, anchor=(17 * PER * 1.4, 21 * PER * 1.4))


def empty_wedge() -> Sprite:
    """The place of a wedge that is not there: a pressed outline."""
    painting = Painting(Area(-17, -12, 19, 15, PER * 1.4))
    outline = ((-13, 0.5), (11, -7.5), (13, 1.5), (13, 9), (-13, 8))
    edge = painting.mask(Poly(outline, 1.2), minus=(Poly(outline, 0.1),))
    painting.lay(flat(painting.shape, rgb("#b9a67e")), edge * 0.85)
    return Sprite("cheese/empty", painting.picture(), PER * 1.4, anchor=(17 * PER * 1.4, 21 * PER * 1.4))


def _sector(centre: Point, radii: Point) -> tuple[Point, ...]:
    points = arc((0, 0), 1.0, -2, 272, 96)
    return (centre, *((centre[0] + x * radii[0], centre[1] + y * radii[1]) for x, y in points), centre)


def wheel(*, back: bool) -> Sprite:
    """The Cheese Wheel with the upper right quarter cut out; `back` is the dish it lies in."""
    painting = Painting(Area(-52, -27, 52, 33, PER))
    if back:
        dish = painting.mask(Oval((0, 4), (50, 24)))
        painting.lay(flat(painting.shape, SHADE), shadow(dish, painting.unit, 1.4, 0.6))
        materials.plastic(painting, dish, rgb("#8a4a34"), 2.5, lift=0)
        materials.sunk(painting, painting.mask(Oval((0, 4), (46.5, 21.2))), 1.6)
        return Sprite("cheese/dish", painting.picture(), PER, anchor=(52 * PER, 27 * PER))
    thick = 8.0
    radii = (43.0, 19.0)
    low = painting.mask(Poly(_sector((0, thick), radii), 0.6))
    high = painting.mask(Poly(_sector((0, 0), radii), 0.6))
    body = painting.mask(Poly(_sector((0, 0), radii), 0.6), Poly(_sector((0, thick), radii), 0.6))
    for part in np.linspace(0, thick, 12):
        body = np.maximum(body, painting.mask(Poly(_sector((0, float(part)), radii), 0.6)))
    painting.shade(body, 2.0)
    materials.plastic(painting, np.maximum(body, low), mix(RIND, SIDE, 0.35), 2.0, lift=0)
    spots = (
        Oval((-22, -6), (5.2, 2.5)),
        Oval((-7, -11.5), (3, 1.3)),
        Oval((-31, 3.5), (3, 1.5)),
        Oval((-10, 9.5), (5.6, 2.5)),
        Oval((14, 11.5), (3.4, 1.5)),
        Oval((28, 6.8), (3.6, 1.5)),
        Oval((-12, -1), (2.2, 1)),
    )
    materials.cheese(painting, high, painting.mask(*spots), TOP, edge=1.6)
    return Sprite("cheese/wheel", painting.picture(), PER, anchor=(52 * PER, 27 * PER))
