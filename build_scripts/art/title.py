"""The title: a sign with moulded letters, the shelf and the pegboard of the workshop."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Array, Disc, Point, Poly, Stroke, Text, font
from build_scripts.art.craft.colour import RGB, flat, mix, rgb
from build_scripts.art.craft.curves import polar, rounded
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.marks import gear_outline

LETTERS = "Trapworks"


def sprites() -> Iterator[Sprite]:
    """Sign, shelf and pegboard."""
    yield sign()
    yield shelf()
    yield pegboard()
    yield still_life()


def letter_row(size: float, centre: Point) -> list[tuple[str, Point]]:
    """Each letter with its middle, spaced a little wide."""
    face = font(700, 1000)
    gap = 0.035 * size
    widths = [face.getlength(letter) * size / 1000 + gap for letter in LETTERS]
    x = centre[0] - sum(widths) / 2
    base = centre[1] + 0.30 * size
    spots = []
    for letter, wide in zip(LETTERS, widths, strict=True):
        left, top, right, bottom = face.getbbox(letter, anchor="ls")
        middle = (x + (left + right) / 2 * size / 1000 + gap / 2, base + (top + bottom) / 2 * size / 1000)
        spots.append((letter, middle))
        x += wide
    return spots


def letters(painting: Painting, size: float, centre: Point, colours: tuple[RGB, ...]) -> None:
    """Chunky moulded letters with a side below, and a marble in the o."""
    for k, (letter, spot) in enumerate(letter_row(size, centre)):
        colour = colours[k % len(colours)]
        face = painting.mask(Text(letter, spot, size))
        face = np.clip((blur(face, 0.018 * size * painting.unit) - 0.22) * 4, 0, 1)
        side = _fallen(face, 0.055 * size * painting.unit)
        painting.shade(side, 0.05 * size, 0.7)
        deep = mix(colour, (0.20, 0.06, 0.04), 0.5)
        painting.lay(flat(painting.shape, deep), side)
        materials.plastic(painting, face, colour, 0.09 * size, lift=0, gloss=1.1)
        if letter == "o":
            materials.sphere(painting, (spot[0], spot[1]), 0.135 * size)


def _fallen(face: Array, pixels: float) -> Array:
    out = face.copy()
    for k in range(1, int(pixels) + 1):
        out = np.maximum(out, np.roll(face, (k, round(k * 0.35)), (0, 1)))
    return out


def sign() -> Sprite:
    """A wooden sign with a brass line and screws, for the title screen."""
    wide, high, pad, per = 620.0, 96.0, 24.0, 3.0
    painting = Painting(Area(-pad, -pad, wide + pad, high + pad, per), finer=1)
    board = painting.mask(Poly(rounded(0, 0, wide, high, 14)))
    painting.lay(flat(painting.shape, SHADE), shadow(board, painting.unit, 5.5, 0.75))
    materials.wood(painting, board, rgb("#8a4f2a"), rgb("#4c250f"), 5.0, lift=0, seed=133, scale=0.32)
    line = painting.mask(
        Poly(rounded(8, 8, wide - 8, high - 8, 9)), minus=(Poly(rounded(10.2, 10.2, wide - 10.2, high - 10.2, 8)),)
    )
    materials.steel(painting, line, 1.0, tone=rgb("#f0c050"), lift=0.5)
    for x in (20, wide - 20):
        for y in (20, high - 20):
            screw = painting.mask(Disc((x, y), 5.2))
            materials.steel(painting, screw, 4.5, tone=rgb("#f0c463"), lift=0.8)
            slot = painting.mask(Stroke(((x - 3, y - 2), (x + 3, y + 2)), 0.7))
            painting.multiply((0.35, 0.25, 0.15), slot * 0.85)
    letters(painting, 78, (wide / 2, high / 2 - 4), (rgb("#f8edcf"),))
    return Sprite("title/sign", painting.picture(), per, smaller=(0.3, 0.5), extra={"bleed": pad})


def shelf() -> Sprite:
    """A plank of the shelf, its top lit and its front edge rounded, with the shadow it throws on the wall below."""
    wide, high, per = 1280.0, 108.0, 2.0
    painting = Painting(Area(0, 0, wide, high, per), finer=1)
    plank = painting.mask(Poly(((-20, 0), (wide + 20, 0), (wide + 20, 74), (-20, 74))))
    _, y = painting.area.coordinates()
    painting.lay(
        flat(painting.shape, (0.04, 0.09, 0.10)), np.clip(0.62 * np.exp(-np.maximum(y - 74, 0) / 11), 0, 1) * (y > 73)
    )
    materials.wood(painting, plank, rgb("#b4662f"), rgb("#7a3d17"), 1.2, lift=0, seed=151, scale=0.5)
    top = np.clip((34 - y) / 2, 0, 1) * plank
    painting.tint(rgb("#f0b070"), top * (0.10 + 0.18 * y / 34))
    painting.multiply((0.55, 0.42, 0.36), np.exp(-(((y - 35) / 2.2) ** 2)) * plank * 0.35)
    painting.multiply((0.5, 0.38, 0.34), np.clip((y - 50) / 24, 0, 1) * plank * 0.6)
    painting.tint(rgb("#ffd9a0"), np.exp(-(((y - 37.5) / 1.6) ** 2)) * plank * 0.35)
    return Sprite("title/shelf", painting.picture(), per, quality=86, smaller=(0.5, 0.6), extra={"edge": 74})


def pegboard() -> Sprite:
    """Hardboard with holes in a wooden frame, for the workshop's tile."""
    wide, high, per = 300.0, 158.0, 3.0
    painting = Painting(Area(0, 0, wide, high, per), finer=1)
    frame = painting.mask(Poly(rounded(0, 0, wide, high, 9)))
    materials.wood(painting, frame, rgb("#9a5a2c"), rgb("#5f3012"), 2.4, lift=0, seed=161, scale=0.35)
    inner = painting.mask(Poly(rounded(5, 5, wide - 5, high - 5, 6)))
    materials.card(painting, inner, rgb("#c08e55"), edge=1.0)
    materials.sunk(painting, inner, 2.0, 0.5)
    holes = [Disc((14.0 + 17 * i, 15.0 + 16 * j), 1.7) for i in range(17) for j in range(9)]
    hole = painting.mask(*holes)
    painting.multiply((0.35, 0.24, 0.16), hole)
    painting.tint((1, 0.9, 0.7), np.clip(np.roll(hole, (2, 2), (0, 1)) - hole, 0, 1) * 0.35)
    workshop_gears(painting)
    side, gears = round(20 * per), round(175 * per)
    return Sprite("title/workshop", painting.picture(), per, slice=(side, side, gears, side), smaller=(0.5,))


def workshop_gears(painting: Painting) -> None:
    """Two gears in mesh, a crank and a marble, on the right of the board."""
    for at, size, teeth, code, spokes in (((178, 104), 30, 12, "#d9342b", 6), ((230, 58), 39, 16, "#f3b52a", 8)):
        gear(painting, (float(at[0]), float(at[1])), size, teeth, rgb(code), spokes)
    arm = painting.mask(Stroke(((230, 58), (266, 100)), 6.5))
    materials.plastic(painting, arm, rgb("#2c6fd6"), 5, lift=2)
    materials.steel(painting, painting.mask(Disc((230, 58), 5)), 4.5, lift=0.8)
    knob = painting.mask(Disc((266, 100), 11))
    painting.shade(knob, 3)
    materials.sphere(painting, (266, 100), 11, rgb("#e02a22"))
    ball = painting.mask(Disc((222, 128), 13))
    painting.shade(ball, 2.5)
    materials.sphere(painting, (222, 128), 13)


def gear(  # noqa: PLR0913, PLR0917 - as many as a gear has
    painting: Painting, at: Point, size: float, teeth: int, colour: RGB, spokes: int
) -> None:
    """A moulded gear with a sunk web."""
    outline = tuple(
        Poly(tuple((x + at[0], y + at[1]) for x, y in poly.points), poly.radius) for poly in gear_outline(size, teeth)
    )
    materials.plastic(painting, painting.mask(*outline), colour, size * 0.08, lift=2.5)
    web = painting.mask(Disc(at, size * 0.62))
    painting.multiply((0.74, 0.72, 0.78), web * 0.5)
    materials.sunk(painting, web, size * 0.045, 0.8)
    arms = [Stroke((at, polar(at, size * 0.63, 360 / spokes * k + 15)), size * 0.065) for k in range(spokes)]
    star = painting.mask(Disc(at, size * 0.26), *arms) * painting.mask(Disc(at, size * 0.63))
    materials.plastic(painting, star, mix(colour, (1, 1, 1), 0.08), size * 0.06, lift=0.8)


def still_life() -> Sprite:
    """A loose heap of parts for empty places: gear, marble, cheese-yellow knob."""
    per = 3.0
    painting = Painting(Area(0, 0, 120, 80, per))
    gear(painting, (44, 44), 30, 12, rgb("#2c6fd6"), 6)
    for at, radius, colour in (((86, 54), 15, None), ((70, 24), 9, rgb("#e02a22"))):
        painting.shade(painting.mask(Disc(at, radius)), 2)
        materials.sphere(painting, at, radius, colour)
    return Sprite("title/still_life", painting.picture(), per)
