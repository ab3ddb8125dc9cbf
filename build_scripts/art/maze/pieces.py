"""What lies round the prints of the maze: stock, sheen, marks, wedges, arrows of the ways, and the mouse."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Array, Disc, Poly, Stroke, Text
from build_scripts.art.craft.colour import RGB, STOCK, flat, mix, ramp, rgb
from build_scripts.art.craft.curves import rounded, smooth, turned
from build_scripts.art.craft.light import blur
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.prints import LINE, WHITE
from build_scripts.art.craft.sculpture import LIGHT, Place, View, ball, cord, dish, ellipsoid, look, melt
from build_scripts.art.craft.sprite import Sprite, strip
from build_scripts.art.maze.printing import BROWN, CHEESE, CREAM, RED, at, cage, cheese, ink, strokes

PER = 3.0
HALF, PAD = 74.0, 10.0
MARK = 13.0
FRAMES = 24
MOUSE_PER = 2.0
WAYS = {"first": rgb("#ffd53d"), "second": rgb("#8fe6ff"), "chain": CREAM}
SIDES = {"n": -90, "e": 0, "s": 90, "w": 180}
REACH = 2.1
FUR, EYE, NOSE = range(3)


def sprites() -> Iterator[Sprite]:
    """All pieces."""
    yield stock()
    yield sheen()
    yield barred()
    for name, draw in (("wave", _wave), ("drop", _drop), ("step", _step)):
        yield _mark(name, draw)
    yield wedge_up()
    yield wedge_down()
    yield wedge_gap()
    yield cage_sprite()
    for name, colour in WAYS.items():
        for side, degrees in SIDES.items():
            yield way_arrow(f"{name}_{side}", colour, degrees)
    yield stop()
    yield mouse()
    yield mouse_shadow()


def stock() -> Sprite:
    """The stock of a maze card, its cut edge and its shadow on the felt."""
    painting = Painting(Area(-HALF - PAD, -HALF - PAD, HALF + PAD, HALF + PAD, PER))
    shape = painting.mask(Poly(rounded(-HALF, -HALF, HALF, HALF, 10)))
    painting.lay(flat(painting.shape, SHADE), shadow(shape, painting.unit, 2.4, 0.62))
    edge = painting.mask(Poly(rounded(-HALF + 0.3, -HALF + 1.5, HALF + 0.3, HALF + 2.2, 10)))
    painting.lay(flat(painting.shape, rgb("#a8946a")), edge)
    materials.card(painting, shape, rgb(STOCK), edge=1.5)
    middle = (HALF + PAD) * PER
    return Sprite("maze/stock", painting.picture(), PER, anchor=(middle, middle))


def sheen() -> Sprite:
    """Light over a card's print as it lies: a glare from the upper left, shade to the lower right, two lit edges."""
    painting = Painting(Area(-HALF, -HALF, HALF, HALF, PER))
    shape = painting.mask(Poly(rounded(-HALF, -HALF, HALF, HALF, 10)))
    x, y = painting.area.coordinates()
    slope = (x + y) / HALF / 4 + 0.5
    glare = np.clip(0.46 - slope, 0, 1) * 0.5
    shade = np.clip(slope - 0.56, 0, 1) * 0.42
    painting.lay(flat(painting.shape, rgb("#4a2c10")), shape * shade)
    white = glare + 0.10 * np.clip(1 - np.abs(slope - 0.34) / 0.07, 0, 1) ** 2
    total = np.maximum(painting.cover, shape * white)
    painting.rgb[...] = np.where((white > shade)[..., None], 1.0, painting.rgb)
    painting.cover[...] = total
    inner = painting.mask(Poly(rounded(-HALF + 1.2, -HALF + 1.2, HALF + 2, HALF + 2, 9)))
    rim = np.clip(shape - inner, 0, 1)
    painting.lay(flat(painting.shape, WHITE), rim * 0.8)
    return Sprite("maze/sheen", painting.picture(), PER, anchor=(HALF * PER, HALF * PER))


def _round(colour: RGB) -> Painting:
    painting = Painting(Area(-MARK - 3, -MARK - 3, MARK + 3, MARK + 3, PER * 1.2))
    disc = painting.mask(Disc((0, 0), MARK))
    painting.lay(flat(painting.shape, SHADE), shadow(disc, painting.unit, 0.8, 0.5))
    ink(painting, colour, Disc((0, 0), MARK - 1.3), line=1.3)
    return painting


def barred() -> Sprite:
    """No cheese may be placed here."""
    painting = _round(WHITE)
    ink(painting, RED, Disc((0, 0), MARK - 1.3), line=1.3)
    strokes(painting, WHITE, Disc((0, 0), MARK - 4))
    cheese(painting, (0, 0.5), 15, 0, 0.8)
    strokes(painting, RED, Stroke(((-6.6, -6.6), (6.6, 6.6)), 1.5))
    return _marked("barred", painting)


def _mark(name: str, draw: object) -> Sprite:
    painting = _round(rgb("#fff8e8"))
    assert callable(draw)
    draw(painting)
    return _marked(name, painting)


def _marked(name: str, painting: Painting) -> Sprite:
    middle = (MARK + 3) * PER * 1.2
    return Sprite(f"maze/mark_{name}", painting.picture(), PER * 1.2, anchor=(middle, middle))


def _wave(p: Painting) -> None:
    for y in (-4.0, 0.5, 5.0):
        strokes(p, rgb("#1f55a8"), Stroke(smooth(((-7, y), (-3.5, y - 2), (0, y), (3.5, y + 2), (7, y))), 1.2))


def _drop(p: Painting) -> None:
    ink(
        p,
        rgb("#3f9fdc"),
        Poly(smooth(((0, -8.4), (4.6, 0), (4.4, 4.6), (0, 7), (-4.4, 4.6), (-4.6, 0)), True)),
        line=1.0,
    )


def _step(p: Painting) -> None:
    strokes(p, BROWN, Stroke(((-7, -5.4), (-2.4, -5.4), (-2.4, 0), (2.4, 0), (2.4, 5.4), (7, 5.4)), 1.5))


# Wedges.

AT, SIZE = (0.0, 2.0), 35.0
"""The middle of a wedge on its sprite, and how long it is: as long as leaves a gap between two in a row of the pad."""
OUTLINE = tuple(at(AT, SIZE)(x, y) for x, y in CHEESE)


def _wedge_area() -> Painting:
    return Painting(Area(-18, -20, 20, 21, PER * 1.2))


def _wedge_sprite(name: str, painting: Painting) -> Sprite:
    return Sprite(f"maze/wedge_{name}", painting.picture(), PER * 1.2, anchor=(18 * PER * 1.2, 20 * PER * 1.2))


def _cardboard() -> Painting:
    """Cut out in the outline of a wedge of cheese, with its shadow and its cut edge."""
    painting = _wedge_area()
    mask = painting.mask(Poly(OUTLINE, 1.6))
    painting.lay(flat(painting.shape, SHADE), shadow(mask, painting.unit, 1.5, 0.7))
    ink(painting, rgb("#8a6a35"), Poly(tuple((x + 0.4, y + 1.6) for x, y in OUTLINE), 1.6), line=1.3)
    return painting


def wedge_up() -> Sprite:
    """A wedge of printed cardboard, face up."""
    painting = _cardboard()
    cheese(painting, AT, SIZE, line=1.3)
    return _wedge_sprite("up", painting)


def wedge_down() -> Sprite:
    """A wedge face down: at risk."""
    painting = _cardboard()
    ink(painting, rgb("#b98f5a"), Poly(OUTLINE, 0.6), line=1.4, shade=0.5)
    strokes(painting, rgb("#2b1c10"), Text("?", (3.0, 2.6), 13))
    return _wedge_sprite("down", painting)


def wedge_gap() -> Sprite:
    """The place of a wedge that is still wanted."""
    painting = _wedge_area()
    dots, far = [], 0.0
    for a, b in pairwise((*OUTLINE, OUTLINE[0])):
        steps = max(1, round(math.dist(a, b) / 0.5))
        for k in range(steps):
            far += math.dist(a, b) / steps
            if far % 4.6 < 2.6:
                dots.append(Disc((a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps), 0.6))
    strokes(painting, rgb("#e6dcc4"), Poly(OUTLINE, 0.4))
    strokes(painting, rgb("#a3967a"), *dots)
    return _wedge_sprite("gap", painting)


def cage_sprite() -> Sprite:
    """The cage that falls over the mouse; its anchor is the middle of its foot."""
    painting = Painting(Area(-52, -56, 52, 54, PER))
    foot = painting.mask(Poly(((-47, 44), (47, 44), (49, 52), (-45, 52))))
    painting.lay(flat(painting.shape, SHADE), shadow(foot, painting.unit, 2.0, 0.6))
    cage(painting, (0, 0), 100)
    return Sprite("maze/cage", painting.picture(), PER, anchor=(52 * PER, 102 * PER))


# The ways.


def way_arrow(name: str, colour: RGB, degrees: float) -> Sprite:
    """A moulded arrow; the step's number is written on it by the game."""
    painting = Painting(Area(-26, -26, 28, 28, PER))
    points = turned(((-19, -10), (2, -10), (2, -19), (21, 0), (2, 19), (2, 10), (-19, 10)), (0, 0), degrees)
    mask = painting.mask(Poly(points, 1.6))
    painting.lay(flat(painting.shape, SHADE), shadow(mask, painting.unit, 1.6, 0.7))
    painting.lay(flat(painting.shape, LINE), painting.mask(Poly(points, 3.4)))
    materials.plastic(painting, mask, colour, 2.4, lift=0, gloss=0.7)
    return Sprite(f"maze/way_{name}", painting.picture(), PER, anchor=(26 * PER, 26 * PER))


def stop() -> Sprite:
    """A red and white bar: the edge of the maze cuts a move short."""
    painting = Painting(Area(-12, -34, 14, 36, PER))
    bar = Poly(rounded(-6, -28, 6, 28, 3))
    mask = painting.mask(bar)
    painting.lay(flat(painting.shape, SHADE), shadow(mask, painting.unit, 1.6, 0.7))
    ink(painting, WHITE, bar, line=1.6)
    for y in range(-40, 40, 20):
        stripe = painting.mask(Poly(((-8, y), (8, y - 12), (8, y - 2), (-8, y + 10)))) * mask
        painting.lay(flat(painting.shape, RED), stripe)
    return Sprite("maze/stop", painting.picture(), PER, anchor=(12 * PER, 34 * PER))


# The mouse: modelled, lit anew in each of its directions.


def _figure(points: Array) -> tuple[Array, Array]:
    """A mouse on all fours, its nose along +z."""
    body = ellipsoid(points, (0, 0.62, -0.35), (0.72, 0.66, 0.95))
    head = melt(ball(points, (0, 0.72, 0.62), 0.52), ellipsoid(points, (0, 0.58, 1.08), (0.26, 0.24, 0.36)), 0.3)
    whole = melt(body, head, 0.3)
    for side in (-1, 1):
        whole = melt(whole, ellipsoid(points, (0.46 * side, 0.12, 0.55), (0.18, 0.13, 0.26)), 0.1)
        whole = melt(whole, ellipsoid(points, (0.62 * side, 0.14, -0.62), (0.22, 0.15, 0.34)), 0.1)
        whole = melt(whole, dish(points, (0.56 * side, 1.22, 0.34), (0.25 * side, 0.72, 0.66), 0.5, 0.1), 0.08)
    tail: list[Place] = [
        (0, 0.35, -1.2),
        (0.18, 0.2, -1.55),
        (0.05, 0.14, -1.85),
        (-0.25, 0.16, -1.98),
        (-0.45, 0.22, -1.86),
    ]
    whole = melt(whole, cord(points, tail, 0.12, 0.07), 0.1)
    eyes = np.minimum(*(ball(points, (0.27 * side, 0.98, 0.94), 0.115) for side in (-1, 1)))
    nose = ball(points, (0, 0.66, 1.42), 0.13)
    parts = [whole, eyes, nose]
    return np.min(parts, axis=0), np.argmin(parts, axis=0)


def _seen(degrees: float) -> tuple[View, Area]:
    """The mouse with its nose at `degrees` clockwise from up, from high above."""
    area = Area(-REACH, -REACH, REACH, REACH, 50 / REACH * MOUSE_PER, up=True)
    x, y = area.finer(2).coordinates()
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)

    def shape(points: Array) -> tuple[Array, Array]:
        ahead = s * points[:, 0] - c * points[:, 2]
        across = c * points[:, 0] + s * points[:, 2]
        return _figure(np.stack([across, points[:, 1], ahead], -1))

    return look(shape, x, y + 0.42, 62), area


def _shaded(degrees: float) -> Painting:
    view, area = _seen(degrees)
    painting = Painting(area)
    cast = view.lit * np.clip((view.normal * LIGHT).sum(-1), 0, 1)
    sky = 0.5 + 0.5 * view.normal[..., 1]
    bright = view.open * (0.40 + 0.30 * sky) + 0.6 * cast
    body = ramp(bright, rgb("#c6c9da"))
    a = math.radians(degrees)
    own = view.place.reshape(-1, 3)
    ahead = (math.sin(a) * own[:, 0] - math.cos(a) * own[:, 2]).reshape(view.hit.shape)
    across = np.abs((math.cos(a) * own[:, 0] + math.sin(a) * own[:, 2]).reshape(view.hit.shape))
    high = view.place[..., 1]
    ear = np.hypot(across - 0.58, ahead - 0.40) < 0.36
    pink = (ear & (high > 1.0) & (high < 1.62)) | (ahead < -1.22)
    body = np.where(pink[..., None], ramp(bright, rgb("#f29aa8")), body)
    body = np.where((view.part == EYE)[..., None], ramp(bright * 0.8, rgb("#1a1418")), body)
    body = np.where((view.part == NOSE)[..., None], ramp(bright, rgb("#ef7f92")), body)
    half = LIGHT + view.toward
    spark = np.clip((view.normal * (half / np.linalg.norm(half))).sum(-1), 0, 1)
    shine = (0.7 * spark**80 + 0.16 * spark**12) * view.lit
    body = body + (1 - body) * np.clip(shine, 0, 1)[..., None]
    around = np.clip(blur(view.hit, 2.2) * 3.2, 0, 1)
    painting.lay(flat(painting.shape, LINE), around)
    painting.lay(np.clip(body, 0, 1).astype(np.float32), blur(view.hit, 0.5))
    return painting


def mouse() -> Sprite:
    """The mouse from above: frame k has its nose k/24 of a turn clockwise from up."""
    pictures = [_shaded(360 * k / FRAMES).picture() for k in range(FRAMES)]
    middle = 50.0 * MOUSE_PER
    return Sprite("maze/mouse", strip(pictures), MOUSE_PER, anchor=(middle, middle), frames=FRAMES)


def mouse_shadow() -> Sprite:
    """Its soft shadow on the card."""
    painting = Painting(Area(-50, -50, 50, 50, 2.0))
    x, y = painting.area.coordinates()
    close = np.exp(-((np.hypot((x - 3) / 27, (y - 6) / 27)) ** 4))
    wide = np.exp(-((np.hypot((x - 7) / 34, (y - 11) / 34)) ** 2.6))
    painting.lay(flat(painting.shape, mix(SHADE, (0, 0, 0), 0.3)), np.clip(0.42 * close + 0.26 * wide, 0, 1))
    return Sprite("maze/mouse_shadow", painting.picture(), 2.0, anchor=(100, 100))
