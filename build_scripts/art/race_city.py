"""What is far away on the board of Mighty Mouse: stars, the moon, and the roofs of the city."""

from __future__ import annotations

import numpy as np

from build_scripts.art.area import Disc, Point, Poly
from build_scripts.art.colour import RGB, mix, rgb
from build_scripts.art.curves import star
from build_scripts.art.light import blur
from build_scripts.art.painting import Painting
from build_scripts.art.prints import dotted
from game.games.mightymouse.pictures.board import SIZE

SEED = 64
_ROOF, _NEAR, _WINDOW = rgb("#16256b"), rgb("#0f1a52"), rgb("#ffd84a")
# Houses: left edge, width, height above the foot, whether the roof is pointed, all in units of the board.
_HOUSES = (
    *((-10, 38, 96, False), (40, 54, 78, False), (104, 40, 48, True), (150, 66, 40, False), (218, 48, 70, True)),
    *((276, 44, 30, False), (430, 56, 26, False), (622, 44, 52, False), (668, 40, 84, True), (716, 58, 44, False)),
    *((782, 44, 66, False), (830, 30, 112, True), (860, 52, 92, False)),
)


def stars(painting: Painting) -> None:
    """Small ones strewn, and large ones with four points."""
    rng = np.random.default_rng(SEED)
    small = [Disc((float(x), float(y)), float(r)) for x, y, r in rng.random((120, 3)) * (*SIZE, 1.1) + (0, 0, 0.4)]
    painting.tint(rgb("#dfe8ff"), painting.mask(*small) * 0.8)
    places = [(float(x), float(y)) for x, y in rng.random((46, 2)) * SIZE]
    large = [Poly(star(at, 4.0 + 5.0 * float(rng.random()), 1.1, 4), 0.2) for at in places]
    painting.tint(rgb("#fff6dd"), painting.mask(*large))


def moon(painting: Painting) -> None:
    """A full moon with its halo, a little off register."""
    at: Point = (58, 60)
    for far, strength in ((54, 0.12), (45, 0.16)):
        painting.tint(rgb("#cfdcff"), painting.mask(Disc(at, far)) * strength)
    disc = painting.mask(Disc(at, 35))
    painting.tint(rgb("#ffe9a8"), disc)
    painting.tint(rgb("#e9c66c"), painting.mask(Disc((46, 50), 8), Disc((72, 70), 11), Disc((66, 40), 5)) * 0.8)
    dotted(painting, disc, rgb("#d9a33c"), 0.6)


def city(painting: Painting) -> None:
    """Roofs along the foot with lit windows, and a hill before them."""
    rng = np.random.default_rng(SEED + 1)
    foot = SIZE[1] - 14
    ground = [(0.0, foot - 4.0), (160, foot - 12), (340, foot - 2), (560, foot - 2), (760, foot - 12), (904, foot)]
    for left, wide, high, pointed in _HOUSES:
        _house(painting, (left, foot - high, left + wide, foot), pointed, mix(_ROOF, _NEAR, float(rng.random())))
        lights = [
            Poly(((x, y), (x + 6, y), (x + 6, y + 8), (x, y + 8)))
            for x in np.arange(left + 8, left + wide - 10, 13).tolist()
            for y in np.arange(foot - high + 10, foot - 16, 17).tolist()
            if rng.random() < 0.55
        ]
        if lights:
            mask = painting.mask(*lights)
            painting.tint(_WINDOW, mask * 0.92)
            painting.tint(_WINDOW, blur(mask, 5 * painting.unit) * 0.2)
    painting.tint(_NEAR, painting.mask(Poly((*ground, (904, 688), (0, 688)))))


def _house(painting: Painting, box: tuple[float, float, float, float], pointed: bool, colour: RGB) -> None:
    left, top, right, foot = box
    outline: tuple[Point, ...] = ((left, top), (right, top), (right, foot), (left, foot))
    shapes = [Poly(outline)]
    if pointed:
        shapes.append(Poly(((left, top), ((left + right) / 2, top - 20), (right, top))))
    painting.tint(colour, painting.mask(*shapes))
    painting.tint(
        rgb("#3555b8"), painting.mask(Poly(((left, top), (left + 2, top), (left + 2, foot), (left, foot)))) * 0.7
    )
