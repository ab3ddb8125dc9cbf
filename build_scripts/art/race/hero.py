"""The hero of the race, our own: a lilac field mouse in a flying cap, goggles and a starred cape, cut out of card."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import numpy as np

from build_scripts.art.craft.area import Area, Array, Disc, Outline, Oval, Point, Poly, Stroke
from build_scripts.art.craft.colour import RGB, dark, flat, mix, rgb
from build_scripts.art.craft.curves import smooth, star
from build_scripts.art.craft.light import blur, depth, shifted
from build_scripts.art.craft.painting import SHADE, Painting
from build_scripts.art.craft.prints import LINE, WHITE, printed
from build_scripts.art.craft.sprite import Sprite
from game.games.mightymouse.pictures.board import heading
from game.games.mightymouse.rules.state import TRACKS

PER = 3.0
FUR, LIGHT, PINK = rgb("#b9b3cf"), rgb("#dcd8ea"), rgb("#f39cb0")
CAP, CAPE, TEAL, SASH, GOLD = rgb("#8a5a33"), rgb("#d0286e"), rgb("#159a93"), rgb("#ef7d22"), rgb("#ffd84a")
_CUT, _FAR = 3.6, 100.0
Place = Callable[[float, float], Point]


def sprites() -> Iterator[Sprite]:
    """Flying along each track, and standing in the centre."""
    for hazard in TRACKS:
        yield flying(hazard)
    yield standing()


def flying(hazard: int) -> Sprite:
    """Fist first along a track; the anchor is between the ears and the fist."""
    angle = math.degrees(heading(hazard))
    left = abs(angle) > 95
    turn = math.radians(180 - angle if left else angle)
    c, s = math.cos(turn), math.sin(turn)

    def p(x: float, y: float) -> Point:
        x, y = c * (x - 16) - s * y, s * (x - 16) + c * y
        return (-x if left else x), y

    painting = Painting(Area(-_FAR, -_FAR, _FAR, _FAR, PER), finer=1)
    fly(painting, p)
    return _sprite(f"race/fly_{hazard}", painting)


def standing() -> Sprite:
    """Hands on hips; the anchor is between the feet."""
    painting = Painting(Area(-_FAR, -_FAR, _FAR, _FAR * 0.3, PER), finer=1)
    stand(painting, lambda x, y: (x, y))
    return _sprite("race/hero", painting)


def _sprite(name: str, painting: Painting) -> Sprite:
    """The figure cut out: a cream rim, its cut edge, a shadow; cropped to what there is."""
    figure = painting.cover.copy()
    rim = _around(figure, _CUT * PER)
    edge = np.maximum(rim, shifted(rim, 0.6 * PER, 2.0 * PER))
    whole = Painting(painting.area, finer=1)
    fall = blur(shifted(rim, 4 * PER, 7 * PER), 3 * PER)
    whole.lay(flat(whole.shape, SHADE), fall * 0.45)
    whole.lay(flat(whole.shape, rgb("#b9a67e")), edge)
    whole.lay(flat(whole.shape, rgb("#fbf5e4")), rim)
    whole.lay(painting.rgb, figure)
    seen = whole.cover > 0.01
    rows, columns = np.flatnonzero(seen.any(1)), np.flatnonzero(seen.any(0))
    box = int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
    x, y = whole.area.pixel((0, 0))
    return Sprite(name, whole.picture().crop(box), PER, anchor=(x - box[0], y - box[1]))


def _around(mask: Array, pixels: float) -> Array:
    room = round(pixels) + 2
    far = depth(np.pad(1 - mask, room, constant_values=1))[room:-room, room:-room]
    return np.maximum(mask, np.clip(pixels - far + 0.5, 0, 1))


class _Pen:
    """Prints shapes given in the figure's own places."""

    def __init__(self, painting: Painting, place: Place) -> None:
        self.painting = painting
        self.p = place

    def blob(self, colour: RGB, *points: Point, line: float = 1.3, shade: float = 0.0) -> None:
        """A rounded shape through points."""
        outline: Outline = Poly(smooth([self.p(*point) for point in points], True), 0.4)
        printed(self.painting, colour, outline, line=line, shade=shade)

    def limb(self, colour: RGB, half: float, *points: Point) -> None:
        """A limb along points."""
        printed(self.painting, colour, Stroke(smooth([self.p(*point) for point in points]), half), line=1.3)

    def disc(self, colour: RGB, at: Point, size: float, line: float = 1.3) -> None:
        """A disc."""
        printed(self.painting, colour, Disc(self.p(*at), size), line=line)

    def star(self, at: Point, size: float) -> None:
        """A star on the cape or the chest."""
        printed(self.painting, GOLD, Poly(star(self.p(*at), size, size * 0.45, 5), 0.3), line=0)

    def mark(self, half: float, *points: Point) -> None:
        """A line in ink."""
        self.painting.tint(LINE, self.painting.mask(Stroke(smooth([self.p(*point) for point in points]), half)))


def fly(painting: Painting, place: Place) -> None:
    """Flat out to the right."""
    pen = _Pen(painting, place)
    pen.limb(mix(FUR, PINK, 0.4), 1.8, (-34, 8), (-46, 14), (-54, 8), (-62, 14))
    pen.blob(
        CAPE,
        (2, -12),
        (-16, -24),
        (-38, -30),
        (-60, -30),
        (-56, -20),
        (-62, -10),
        (-52, -4),
        (-34, -2),
        (-8, 2),
        shade=0.6,
    )
    for at, size in (((-44, -21), 4.4), ((-30, -12), 3.6), ((-22, -20), 3.0), ((-48, -11), 3.0)):
        pen.star(at, size)
    for low in (0, 8):
        pen.limb(FUR, 4.4, (-16, low), (-34, low + 2))
        pen.limb(TEAL, 4.8, (-35, low + 2), (-46, low + 1))
    pen.blob(mix(TEAL, WHITE, 0.2), (-46, 4), (-52, 2), (-56, 10), (-48, 14), (-42, 12))
    pen.limb(FUR, 3.8, (2, 8), (12, 16), (24, 15))
    pen.disc(TEAL, (26, 15), 4.8)
    pen.blob(FUR, (-24, -4), (-8, -11), (10, -9), (15, 2), (8, 11), (-8, 13), (-22, 11), shade=0.5)
    pen.blob(LIGHT, (-10, 6), (6, 5), (11, 6), (6, 10), (-8, 12), line=0)
    pen.limb(SASH, 2.6, (-14, -8), (-12, 2), (-13, 12))
    pen.star((-2, 0), 4.0)
    pen.limb(FUR, 4.2, (8, 0), (22, 6), (38, 4))
    pen.limb(TEAL, 4.6, (31, 5), (37, 4))
    pen.blob(TEAL, (38, -3), (46, -3), (50, 2), (48, 8), (40, 10), (36, 4))
    pen.mark(0.8, (45, -1), (44, 3), (46, 7))
    head(pen, (12, -14))


def head(pen: _Pen, at: Point) -> None:
    """The head, looking to the right, about its own middle."""

    def own(*points: Point) -> list[Point]:
        return [(at[0] + x, at[1] + y) for x, y in points]

    def spot(x: float, y: float) -> Point:
        return at[0] + x, at[1] + y

    pen.disc(FUR, spot(-13, -17), 12.5)
    pen.disc(PINK, spot(-13, -17), 8, 0)
    pen.blob(
        FUR, *own((-14, -6), (-6, -15), (8, -14), (19, -4), (27, 3), (22, 9), (8, 11), (-8, 10), (-15, 3)), shade=0.4
    )
    pen.blob(LIGHT, *own((6, 5), (18, 3), (22, 5.6), (16, 8.4), (4, 9.4)), line=0)
    pen.blob(CAP, *own((-15, -2), (-13, -11), (-3, -17), (9, -13.6), (10, -9), (0, -7), (-5, 3), (-10, 8)), shade=0.5)
    pen.blob(dark(CAP), *own((-11, 4), (-5, 3), (-4, 10), (-8, 13)), line=1.0)
    pen.disc(FUR, spot(2, -21), 12)
    pen.disc(PINK, spot(2.6, -20.6), 7.6, 0)
    pen.limb(dark(TEAL), 1.5, *own((-13, -4), (-4, -4), (4, -3)))
    pen.disc(TEAL, spot(8, -3), 7.0)
    printed(pen.painting, WHITE, Oval(pen.p(*spot(8.6, -2.8)), (4.7, 5.0)), line=0.6)
    pen.disc(LINE, spot(10.2, -2.2), 2.4, 0)
    pen.disc(WHITE, spot(9.4, -3.6), 0.9, 0)
    pen.disc(LINE, spot(27, 3), 3.0, 0)
    pen.mark(0.8, *own((21, 8), (16, 9.4), (12, 8)))
    for y in (2.0, 5.0):
        pen.mark(0.45, *own((22, y), (30, y - 3 + (y - 2) * 1.6)))


def stand(painting: Painting, place: Place) -> None:
    """Upright before the cape, fists on the hips, looking to the right."""
    pen = _Pen(painting, place)
    pen.limb(mix(FUR, PINK, 0.4), 1.8, (-8, -10), (-24, -4), (-32, -12), (-40, -6))
    pen.blob(
        CAPE,
        (-10, -46),
        (8, -46),
        (22, -22),
        (26, -2),
        (14, -6),
        (4, -2),
        (-8, -6),
        (-20, -1),
        (-30, -6),
        (-24, -24),
        shade=0.6,
    )
    for at, size in (((-20, -14), 3.8), ((19, -14), 3.6), ((-15, -26), 3.0)):
        pen.star(at, size)
    for side in (-1, 1):
        pen.limb(FUR, 4.4, (side * 6, -18), (side * 7, -8))
        pen.limb(TEAL, 4.8, (side * 7, -9), (side * 7, -4))
        pen.blob(TEAL, (side * 7 - 5, -5), (side * 7 + 7, -5), (side * 7 + 9, 1), (side * 7 - 5, 1))
    pen.blob(FUR, (-11, -44), (0, -47), (11, -44), (12, -30), (9, -17), (0, -15), (-9, -17), (-12, -30), shade=0.5)
    pen.blob(LIGHT, (-5, -36), (5, -36), (7, -24), (0, -19), (-7, -24), line=0)
    pen.star((0, -37), 4.6)
    pen.limb(SASH, 2.6, (-11, -22), (0, -20), (11, -22))
    for side in (-1, 1):
        pen.limb(FUR, 3.8, (side * 10, -41), (side * 21, -33), (side * 13, -25))
        pen.disc(TEAL, (side * 13, -25), 4.8)
    head(pen, (-2, -58))
