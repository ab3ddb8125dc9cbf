"""The seven Hazard Circles of Mighty Mouse: a coloured ring and a picture of its own in each."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.craft.area import Area, Disc, Oval, Point, Poly, Stroke
from build_scripts.art.craft.colour import flat, rgb
from build_scripts.art.craft.curves import arc, polar, smooth, star
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.prints import LINE, WHITE, printed
from game.games.mightymouse.pictures.board import CIRCLE, NUMBER_BELOW

CREAM = rgb("#fbf5e4")
RINGS = ("#b8420f", "#1566a6", "#8a5d0c", "#4f5675", "#a03613", "#7a3bb0", "#c4241a")
PICTURE = 39.0


def circle(painting: Painting, number: int, at: Point) -> None:
    """Ring, picture, and the disc for its space's number."""
    painting.shade(painting.mask(Disc(at, CIRCLE)), 2.5, 0.6)
    printed(painting, rgb(RINGS[number]), Disc(at, CIRCLE - 1.6), line=2.4, shade=0.35)
    painting.tint(CREAM, painting.mask(Disc(at, CIRCLE - 2.6), minus=(Disc(at, CIRCLE - 4.0),)) * 0.75)
    painting.lay(flat(painting.shape, LINE), painting.mask(Disc(at, PICTURE + 1.8)))
    picture = Painting(Area(-PICTURE, -PICTURE, PICTURE, PICTURE, painting.unit), finer=1)
    PICTURES[number](picture)
    row, column = painting.area.pixel((at[0] - PICTURE, at[1] - PICTURE))[::-1]
    rows, columns = picture.shape
    top, left = round(row), round(column)
    window = painting.rgb[top : top + rows, left : left + columns]
    cover = picture.mask(Disc((0, 0), PICTURE))[..., None]
    window[...] = window * (1 - cover) + picture.rgb * cover
    badge = at[0], at[1] + NUMBER_BELOW
    painting.shade(painting.mask(Disc(badge, 13)), 1.0, 0.5)
    printed(painting, CREAM, Disc(badge, 12.6), line=1.8)


def _ground(painting: Painting, colour: str) -> None:
    painting.lay(flat(painting.shape, rgb(colour)), painting.mask(Disc((0, 0), 80)))


def den(painting: Painting) -> None:
    """A lion who has not had breakfast."""
    _ground(painting, "#26160d")
    printed(
        painting,
        rgb("#4a2a14"),
        Poly(smooth(((-44, 44), (-36, -10), (-14, -34), (14, -34), (36, -10), (44, 44)))),
        line=1,
    )
    printed(painting, rgb("#d97a1c"), Poly(star((0, 4), 29, 23, 15), 1.5), line=1.5, shade=0.5)
    for side in (-1, 1):
        printed(painting, rgb("#f3b53a"), Disc((side * 14, -12), 6), line=1.3)
        printed(painting, rgb("#b8591a"), Disc((side * 14, -12), 2.8), line=0)
    printed(painting, rgb("#f7c44d"), Oval((0, 5), (18, 17)), line=1.5, shade=0.35)
    for side in (-1, 1):
        printed(painting, WHITE, Oval((side * 7, -1), (4.6, 4.2)), line=0.9)
        printed(painting, LINE, Disc((side * 6.4, -0.2), 2.1), line=0)
        painting.tint(LINE, painting.mask(Stroke(((side * 12, -7.5), (side * 3, -4)), 1.2)))
    printed(
        painting,
        rgb("#7a1410"),
        Poly(smooth(((-9, 11), (0, 9), (9, 11), (7, 19), (0, 21.5), (-7, 19)), True)),
        line=1.1,
    )
    for x in (-5, 5):
        printed(painting, WHITE, Poly(((x - 2, 10.6), (x + 2, 10.6), (x, 16))), line=0.5)
    printed(painting, rgb("#5a2c14"), Poly(((-4.5, 4.4), (4.5, 4.4), (0, 9)), 0.8), line=0.6)


def flood(painting: Painting) -> None:
    """A house in rising water, under rain."""
    _ground(painting, "#7d93ad")
    printed(painting, rgb("#93a8bf"), Oval((-20, -24), (22, 10)), Oval((14, -27), (26, 11)), line=0)
    for x in range(-34, 38, 8):
        painting.tint(rgb("#dff0ff"), painting.mask(Stroke(((x, -20), (x - 5, -6)), 0.7)) * 0.9)
        painting.tint(rgb("#dff0ff"), painting.mask(Stroke(((x + 4, -2), (x, 9)), 0.7)) * 0.9)
    printed(painting, rgb("#f2d9a0"), Poly(((-14, -4), (14, -4), (14, 24), (-14, 24))), line=1.4, shade=0.3)
    printed(painting, rgb("#d8311f"), Poly(((-20, -3), (0, -21), (20, -3)), 0.8), line=1.4, shade=0.4)
    printed(painting, rgb("#8a5a33"), Poly(((9, -19), (14, -19), (14, -9), (9, -13))), line=1.0)
    printed(painting, rgb("#2a3f73"), Poly(((-5, 3), (5, 3), (5, 12), (-5, 12))), line=1.1)
    for k, (colour, top) in enumerate((("#3b8fd0", 14), ("#2a74b6", 21), ("#1d5a96", 29))):
        crest = [(x - 8 * k, top + (2.8 if (x // 8) % 2 else -2.8)) for x in range(-48, 64, 8)]
        printed(painting, rgb(colour), Poly((*smooth(crest), (60, 60), (-60, 60))), line=1.1)
        painting.tint(WHITE, painting.mask(Stroke(smooth([(x, y + 2.0) for x, y in crest]), 0.7)) * 0.7)


def quicksand(painting: Painting) -> None:
    """A desert pond that has hold of somebody."""
    _ground(painting, "#bfe0e6")
    printed(painting, rgb("#e8b763"), Disc((22, -22), 8), line=0)
    printed(
        painting,
        rgb("#a8bf8a"),
        Poly(smooth(((-50, 0), (-28, -16), (-8, -4), (12, -12), (40, -2), (50, 10), (50, 60), (-50, 60)))),
        line=1,
    )
    printed(
        painting,
        rgb("#e9c88d"),
        Poly(smooth(((-50, 0), (-20, -3), (20, 1), (50, -3), (50, 60), (-50, 60)))),
        line=1.2,
        shade=0.4,
    )
    for far, tone in ((1.0, "#b98a4c"), (0.76, "#cfa264"), (0.5, "#b07e41"), (0.26, "#8f6330")):
        printed(painting, rgb(tone), Oval((0, 17), (31 * far, 13 * far)), line=0.9)
    arm = smooth(((-3, 18), (-2, 6), (1, -6)))
    printed(painting, rgb("#f0c9a4"), Stroke(arm, 4.2), line=1.2)
    for tip in ((-6, -12), (-1, -15), (5, -14), (9, -9)):
        printed(painting, rgb("#f0c9a4"), Stroke(((1, -5), tip), 2.2), line=1.0)
    printed(painting, rgb("#f0c9a4"), Disc((1, -6), 4.6), line=0)
    printed(painting, rgb("#8a5a33"), Poly(((23, 6), (25, -10), (27, 6)), 0.6), line=1.0)
    printed(painting, CREAM, Poly(((17, -13), (34, -11), (34, -5), (17, -7)), 0.8), line=1.0)
    painting.tint(rgb("#c4241a"), painting.mask(Stroke(((20, -10), (30, -8.4)), 0.9)))


def dungeon(painting: Painting) -> None:
    """A barred window in a wall, chains beside it."""
    _ground(painting, "#7d839e")
    for row, y in enumerate(range(-40, 44, 11)):
        painting.tint(rgb("#4a506b"), painting.mask(Stroke(((-42, y), (42, y)), 0.7)))
        for x in range(-44 + (row % 2) * 9, 46, 18):
            painting.tint(rgb("#4a506b"), painting.mask(Stroke(((x, y), (x, y + 11)), 0.7)))
    dome = (*arc((0, -8), 17, 180, 360, 24), (17, 24), (-17, 24))
    printed(painting, rgb("#9aa0b8"), Poly(dome, 5), line=1.4)
    printed(painting, rgb("#141b3d"), Poly(dome, 0.5), line=1.4)
    printed(painting, rgb("#ffe9a8"), Disc((6, -8), 5.6), line=0)
    printed(painting, rgb("#141b3d"), Disc((3.4, -9.4), 4.8), line=0)
    for bar in (-10.5, -3.5, 3.5, 10.5):
        printed(painting, rgb("#b9bfd2"), Stroke(((bar, -24), (bar, 25)), 1.7), line=1.1)
    printed(painting, rgb("#b9bfd2"), Stroke(((-17, 3), (17, 3)), 1.7), line=1.1)
    for side in (-1, 1):
        for k in range(4):
            link = Disc((side * 26, -10 + 8 * k), 3.4)
            printed(painting, rgb("#d5d8e2"), link, line=1.0)
            printed(painting, rgb("#565c78"), Disc(link.centre, 1.6), line=0)


def cliff(painting: Painting) -> None:
    """A path that ends in the air, and stones that went on."""
    _ground(painting, "#f3b46a")
    printed(painting, rgb("#ffe9a8"), Disc((15, -17), 10), line=1.2, shade=0.3)
    printed(
        painting,
        rgb("#c9793a"),
        Poly(smooth(((50, -6), (30, -4), (24, 8), (30, 24), (22, 50), (60, 60)))),
        line=1.3,
        shade=0.4,
    )
    face = ((-50, -14), (-14, -14), (-4, -11), (-9, -2), (-3, 8), (-12, 20), (-7, 34), (-16, 50), (-60, 60))
    printed(painting, rgb("#8f4a1e"), Poly(face), line=1.5, shade=0.6)
    for crack in (((-30, -8), (-26, 6), (-31, 18)), ((-18, -4), (-15, 10)), ((-22, 20), (-17, 32))):
        painting.tint(rgb("#54270c"), painting.mask(Stroke(crack, 0.9)))
    printed(
        painting,
        rgb("#5aa353"),
        Poly(smooth(((-54, -20), (-30, -19), (-10, -18), (-1, -12), (-12, -12), (-54, -11)), True), 0.6),
        line=1.2,
    )
    for x, y, r in ((4, -3, 3.2), (8, 10, 2.6), (3, 22, 3.6), (11, 26, 2.0)):
        printed(painting, rgb("#7c4420"), Poly(star((x, y), r + 0.8, r, 3), 0.6), line=0.9)
    printed(painting, CREAM, Poly(((-31, -33), (-13, -31), (-13, -25), (-31, -27)), 0.8), line=1.0)
    printed(painting, rgb("#8a5a33"), Stroke(((-22, -25), (-22, -18)), 1.2), line=0.9)
    painting.tint(rgb("#c4241a"), painting.mask(Stroke(((-28, -30), (-17, -28.4)), 1.0)))


def claw(painting: Painting) -> None:
    """A paw comes down out of the dark."""
    _ground(painting, "#4a2378")
    for k in range(9):
        a, b = polar((0, -8), 60, 40 * k), polar((0, -8), 60, 40 * k + 16)
        painting.tint(rgb("#643399"), painting.mask(Poly(((0, -8), a, b))))
    fur = rgb("#262338")
    printed(
        painting,
        fur,
        Poly(smooth(((-16, -60), (-15, -18), (-20, -2), (-12, 10), (0, 12), (12, 10), (20, -2), (15, -18), (16, -60)))),
        line=1.5,
        shade=0.4,
    )
    for x, y in ((-14, 6), (-5, 11), (5, 11), (14, 6)):
        hook = smooth(((x - 3, y), (x - 2.2, y + 11), (x + 1.6, y + 19), (x + 2.2, y + 10), (x + 3, y)), True)
        printed(painting, WHITE, Poly(hook, 0.4), line=1.2)
        printed(painting, fur, Oval((x, y), (5.4, 6.4)), line=1.3)
    painting.tint(rgb("#4b4668"), painting.mask(Stroke(smooth(((-9, -34), (-10, -14), (-13, -4))), 1.3)))
    for x in (-30, 28):
        for k in range(3):
            top = (x + 4 * k - 4, -14 + 5 * k)
            painting.tint(rgb("#e9d9ff"), painting.mask(Stroke((top, (top[0] - 4, top[1] + 15)), 0.9)) * 0.8)


def rocket(painting: Painting) -> None:
    """A rocket that is just leaving."""
    _ground(painting, "#17245c")
    for x, y, r in ((-24, -18, 3.4), (22, -24, 3), (27, 2, 2.2), (-28, 6, 2.2), (-12, -29, 2), (14, -10, 1.8)):
        painting.tint(rgb("#fff6dd"), painting.mask(Poly(star((x, y), r, r * 0.3, 4), 0.2)))
    for x, y, r in ((-17, 27, 9), (17, 27, 9), (-7, 31, 10), (8, 32, 10), (-28, 33, 9), (28, 33, 9)):
        printed(painting, rgb("#eef1f7"), Disc((x, y), r), line=1.1, shade=0.3)
    printed(painting, rgb("#ef7d22"), Poly(smooth(((-6, 14), (-7, 24), (0, 34), (7, 24), (6, 14)), True)), line=1.1)
    printed(painting, rgb("#ffd84a"), Poly(smooth(((-3, 14), (-3.4, 21), (0, 27), (3.4, 21), (3, 14)), True)), line=0)
    for side in (-1, 1):
        fin = ((side * 7, 2), (side * 16, 12), (side * 15, 19), (side * 6, 14))
        printed(painting, rgb("#d8311f"), Poly(smooth(fin, True), 0.4), line=1.2)
    body = smooth(((-8.5, 15), (-9.5, -6), (-5.5, -20), (0, -29), (5.5, -20), (9.5, -6), (8.5, 15)))
    printed(painting, rgb("#f3f0e6"), Poly(body), line=1.5, shade=0.45)
    nose = smooth(((-6.6, -17), (-4.4, -22.4), (0, -29), (4.4, -22.4), (6.6, -17)))
    printed(painting, rgb("#d8311f"), Poly(nose), line=1.2)
    printed(painting, rgb("#62b8de"), Disc((0, -6), 4.6), line=1.4)
    printed(painting, rgb("#d8311f"), Stroke(((0, 4), (0, 16)), 1.6), line=1.0)


PICTURES: tuple[Callable[[Painting], None], ...] = (den, flood, quicksand, dungeon, cliff, claw, rocket)
