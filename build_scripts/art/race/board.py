"""The board of Mighty Mouse: night sky in halftone, the city, tracks like rays, the course, and the centre."""

from __future__ import annotations

import math
from copy import copy
from itertools import pairwise

import numpy as np

from build_scripts.art.craft import noise
from build_scripts.art.craft.area import Area, Array, Disc, Point, Poly, Stroke
from build_scripts.art.craft.colour import RGB, flat, mix, rgb
from build_scripts.art.craft.curves import rounded, smooth, star
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.prints import LINE, WHITE, dotted, printed
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.race.circles import circle
from game.games.mightymouse.pictures.board import CENTRE, CIRCLE, END, HOME, SIZE, SPACE, SPOTS, heading, step_at
from game.games.mightymouse.rules.state import FINISH, START, TRACKS

# What is far away on the board of Mighty Mouse: stars, the moon, and the roofs of the city.


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


# The board itself.


PER = 3.0
CREAM, YELLOW, RED, GREEN = rgb("#fbf5e4"), rgb("#ffd84a"), rgb("#d8311f"), rgb("#2e9b57")
BAND, EDGE = rgb("#f08a2c"), rgb("#b9a67e")
SKY = tuple(map(rgb, ("#5a86ea", "#3a60cf", "#2440a0", "#17286f")))
_BEAM = 13.5
_FRAME = 8.0


def board() -> Sprite:
    """The whole board in its cream frame, without numbers, which the game writes."""
    painting = Painting(Area(0, 0, *SIZE, PER), finer=1)
    sky(painting)
    stars(painting)
    moon(near(painting, (58, 60), 60))
    city(painting)
    for hazard in TRACKS:
        beam(painting, hazard, lit=False)
    course(painting)
    for number, hazard in enumerate(TRACKS):
        circle(near(painting, SPOTS[hazard], CIRCLE + 8), number, SPOTS[hazard])
    ends(painting)
    home(near(painting, CENTRE, 80))
    frame(painting)
    return Sprite("race/board", painting.picture(), PER, quality=88, smaller=(0.5,))


def near(painting: Painting, centre: Point, far: float) -> Painting:
    """The part of a painting round a point, sharing its pixels."""
    rows, columns = painting.shape
    x, y = painting.area.pixel(centre)
    reach = far * painting.unit
    left, top = max(0, round(x - reach)), max(0, round(y - reach))
    right, low = min(columns, round(x + reach)), min(rows, round(y + reach))
    part = copy(painting)
    part.area = painting.area.part(left, top, right, low)
    part.rgb, part.cover = painting.rgb[top:low, left:right], painting.cover[top:low, left:right]
    return part


def sky(painting: Painting) -> None:
    """Blue from the centre to night at the corners, rays, and a screen of dots that grow outward."""
    shape = painting.shape
    x, y = painting.area.coordinates()
    far = np.hypot((x - CENTRE[0]) / 560, (y - CENTRE[1] + 20) / 430)
    stops = np.array([0.0, 0.42, 0.78, 1.12], np.float32)
    body = np.stack([np.interp(far, stops, [tone[k] for tone in SKY]) for k in range(3)], -1).astype(np.float32)
    painting.lay(body, np.ones(shape, np.float32))
    rays = noise.sunburst(shape, (CENTRE[0] * painting.unit, CENTRE[1] * painting.unit), 30, 0.06)
    painting.tint(rgb("#a9c6ff"), rays * np.clip(0.16 - 0.12 * far, 0, 1))
    pitch = 7 * painting.unit
    dark = noise.halftone(shape, pitch, np.clip((far - 0.3) * 0.62, 0, 0.62), 1.4)
    painting.tint(rgb("#0b1450"), dark * 0.36)
    light = noise.halftone(shape, pitch, np.clip((0.62 - far) * 0.5, 0, 0.3), 1.4)
    painting.tint(rgb("#a9c6ff"), light * 0.2)


def beam(painting: Painting, hazard: int, *, lit: bool) -> None:
    """One track from the centre to its circle, with a disc for each step before the circle."""
    angle = heading(hazard)
    end = SPOTS[hazard]
    middle = ((CENTRE[0] + end[0]) / 2, (CENTRE[1] + end[1]) / 2)
    part = near(painting, middle, math.dist(CENTRE, end) / 2 + 10)
    x, y = math.cos(angle), math.sin(angle)
    wide = _BEAM + (1.5 if lit else 0)
    corners = tuple(
        (at[0] + side * wide * -y, at[1] + side * wide * x)
        for at, side in ((CENTRE, 1), (end, 1), (end, -1), (CENTRE, -1))
    )
    tones = ("#ffe267", "#f7a823") if lit else ("#8fd0ff", "#4b8fe6")
    mask = part.mask(Poly(corners))
    part.lay(flat(part.shape, LINE), part.mask(Poly(corners, 2.2)))
    along_x, along_y = part.area.coordinates()
    share = np.clip(((along_x - CENTRE[0]) * x + (along_y - CENTRE[1]) * y) / math.dist(CENTRE, end), 0, 1)
    tone = (
        np.array(rgb(tones[1]), np.float32)
        + (np.array(rgb(tones[0]), np.float32) - np.array(rgb(tones[1]), np.float32))
        * (1 - share if lit else share)[..., None]
    )
    part.lay(tone, mask)
    dots = noise.halftone(part.shape, 4.6 * part.unit, np.clip(0.05 + 0.32 * share, 0, 1), 1.2)
    part.tint(rgb("#c96f10" if lit else "#2f63c4"), dots * mask * 0.4)
    part.tint(WHITE, part.mask(Stroke(_beside((CENTRE, end), (-y, x), -wide + 2.4), 0.8)) * 0.6)
    for step in range(1, TRACKS[hazard]):
        disc(near(painting, step_at(hazard, step), 22), step_at(hazard, step), lit)


def _beside(line: tuple[Point, ...], normal: Point, off: float) -> tuple[Point, ...]:
    return tuple((x + normal[0] * off, y + normal[1] * off) for x, y in line)


def disc(painting: Painting, at: Point, lit: bool) -> None:
    """A step of a track: a star at rest, room for its number when lit."""
    printed(painting, CREAM, Disc(at, 12.5 if lit else 8.6), line=1.5)
    if not lit:
        painting.tint(rgb("#2f63c4"), painting.mask(Poly(star(at, 5.6, 2.4, 5), 0.3)))


def lit_track(hazard: int) -> Sprite:
    """A track as it looks while Mighty Mouse is on it, without the centre and the circle."""
    x, y = zip(CENTRE, SPOTS[hazard], strict=True)
    area = Area(min(x) - 22, min(y) - 22, max(x) + 22, max(y) + 22, PER)
    painting = Painting(area, finer=1)
    beam(painting, hazard, lit=True)
    painting.cover[...] *= 1 - painting.mask(Disc(SPOTS[hazard], CIRCLE + 1), Disc(CENTRE, HOME + 16))
    anchor = (CENTRE[0] - area.left) * PER, (CENTRE[1] - area.low) * PER
    return Sprite(f"race/track_{hazard}", painting.picture(), PER, anchor=anchor)


def course(painting: Painting) -> None:
    """The band of the course, and its spaces."""
    bounds = [START, *TRACKS, FINISH]
    for first, last in pairwise(bounds):
        line = smooth(SPOTS[first : last + 1], steps=8)
        painting.lay(flat(painting.shape, LINE), painting.mask(Stroke(line, 12.6)))
        painting.lay(flat(painting.shape, BAND), painting.mask(Stroke(line, 10.4)))
    for number, at in enumerate(SPOTS):
        if number not in bounds:
            space(near(painting, at, SPACE + 10), at, YELLOW if number % 10 == 0 else CREAM)


def space(painting: Painting, at: Point, colour: tuple[float, float, float]) -> None:
    """One space: a printed disc with a shadow."""
    painting.shade(painting.mask(Disc(at, SPACE)), 1.2, 0.5)
    mask = printed(painting, colour, Disc(at, SPACE - 1.2), line=1.9)
    dotted(painting, mask, mix(colour, rgb("#8a5a33"), 0.4), 0.22)


def ends(painting: Painting) -> None:
    """Where the race begins and ends; the words are printed over it."""
    for number, body in ((START, GREEN), (FINISH, rgb("#f7c325"))):
        at = SPOTS[number]
        part = near(painting, at, END + 14)
        if number == FINISH:
            printed(part, YELLOW, Poly(star(at, END + 7, END - 1, 24), 0.4), line=1.8, shade=0.3)
        part.shade(part.mask(Disc(at, END)), 1.5, 0.5)
        printed(part, CREAM, Disc(at, END - 1.5), line=2.2)
        printed(part, body, Disc(at, END - 6), line=1.6, shade=0.45)


def home(painting: Painting) -> None:
    """The disc in the centre, where Mighty Mouse waits, before its burst."""
    painting.shade(painting.mask(Poly(star(CENTRE, 66, 54, 18))), 2.5, 0.6)
    printed(painting, YELLOW, Poly(star(CENTRE, 67, 53, 18), 0.4), line=2.2, shade=0.35)
    printed(painting, RED, Disc(CENTRE, HOME), line=2.2, shade=0.5)
    printed(painting, CREAM, Poly(star((CENTRE[0], CENTRE[1] - 8), 22, 9.5, 5), 0.8), line=1.6)


def frame(painting: Painting) -> None:
    """The cream edge with round corners, lit from the upper left, and a line within it."""
    wide, high = SIZE
    whole = painting.mask(Poly(rounded(0.5, 0.5, wide - 0.5, high - 0.5, 14)))
    hole = painting.mask(Poly(rounded(_FRAME, _FRAME, wide - _FRAME, high - _FRAME, 9)))
    line = painting.mask(Poly(rounded(_FRAME - 2, _FRAME - 2, wide - _FRAME + 2, high - _FRAME + 2, 10)))
    inner = blur(1 - hole, 6 * painting.unit) * hole
    painting.multiply((0.3, 0.32, 0.5), inner * 0.8)
    paper = 1 + 0.015 * noise.fibres(painting.shape, 0.5 * painting.unit, 23)
    painting.lay(flat(painting.shape, LINE), line - hole)
    painting.lay(np.clip(flat(painting.shape, rgb("#f6efdc")) * paper[..., None], 0, 1), np.clip(whole - line, 0, 1))
    light: Array = np.roll(whole, (-2, -2), (0, 1))
    painting.tint(WHITE, np.clip(whole - np.roll(whole, (3, 3), (0, 1)), 0, 1) * 0.8)
    painting.tint(EDGE, np.clip(whole - light, 0, 1) * 0.9)
    painting.cover[...] *= whole
