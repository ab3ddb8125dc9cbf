"""The pictures of the maze's cards; what matters stays in the middle, as any side may come to lie under the title."""

from __future__ import annotations

from itertools import pairwise

from build_scripts.art.craft.area import Disc, Oval, Poly, Stroke
from build_scripts.art.craft.colour import mix, rgb
from build_scripts.art.craft.curves import arc, rounded, smooth, star, turned
from build_scripts.art.craft.painting import Painting
from build_scripts.art.craft.prints import LINE, WHITE
from build_scripts.art.maze.printing import (
    BROWN,
    CREAM,
    ORANGE,
    RED,
    SKY,
    STEEL,
    TEAL,
    YELLOW,
    big_arrow,
    caged,
    cheese,
    curved,
    ground,
    ink,
    paw,
    strokes,
    top_mouse,
)

WATER, WOOD = rgb("#2f8fd0"), rgb("#a4703f")


def safe(p: Painting) -> None:
    """A mouse hole with a lamp and an armchair."""
    ground(p, rgb("#cfeccf"), rgb("#8cc99a"))
    for x in range(-54, 60, 18):
        strokes(p, rgb("#b4dcb9"), Poly(((x, -58), (x + 7, -58), (x + 7, 42), (x, 42))))
    ink(p, rgb("#e8d3a2"), Poly(((-62, 42), (62, 42), (62, 62), (-62, 62))), line=1.3)
    ink(p, CREAM, Poly(((-52, -40), (-29, -43), (-27, -22), (-50, -19))), line=1.3)
    cheese(p, (-39.5, -31), 17, 0, 0.8)
    door = ((-27, 42), (-27, -6), *arc((0, -8), 27, 180, 360, 24), (27, 42))
    ink(p, BROWN, Poly(door, 5), line=1.6, shade=0.5)
    inner = ((-21, 42), (-21, -6), *arc((0, -8), 21, 180, 360, 24), (21, 42))
    ink(p, rgb("#ffcf4d"), Poly(inner), line=1.2)
    strokes(p, rgb("#ffe7a0"), Disc((9, -8), 12))
    strokes(p, LINE, Stroke(((11, -6), (11, 38)), 1.1))
    ink(p, RED, Poly(((5, -5), (17, -5), (14, -19), (8, -19))), line=1.1)
    ink(p, RED, Poly(rounded(-16, 4, -3, 36, 4)), line=1.2)
    ink(p, mix(RED, LINE, 0.12), Poly(rounded(-18, 20, 6, 37, 4)), line=1.2, shade=0.5)


def end_turn(p: Painting) -> None:
    """A bundle on a stick before the moon, and home in sight."""
    ground(p, rgb("#46b06c"), rgb("#1d6f3c"))
    ink(p, rgb("#fff0b8"), Disc((26, -20), 19), line=1.3)
    ink(
        p, rgb("#2c8a4e"), Poly(smooth(((-64, 44), (-30, 34), (10, 42), (64, 30), (64, 70), (-64, 70)), True)), line=1.3
    )
    ink(p, WHITE, Poly(((28, 22), (44, 22), (44, 42), (28, 42))), line=1.2)
    ink(p, RED, Poly(((23, 23), (36, 9), (49, 23))), line=1.2)
    strokes(p, LINE, Poly(((33, 42), (39, 42), (39, 31), (33, 31))))
    ink(p, rgb("#c98f4e"), Stroke(((-46, 46), (14, -34)), 3.0), line=1.3)
    cheese(p, (-6, -34), 30, -18)
    cheese(p, (12, -30), 26, 14)
    sack = smooth(((-28, 2), (-16, -19), (4, -25), (22, -14), (30, 6), (20, 28), (-4, 34), (-24, 22)), True)
    ink(p, RED, Poly(sack), line=1.6, shade=0.6)
    ink(p, rgb("#e8574a"), Poly(((-6, -27), (8, -18), (22, -28), (12, -14), (-2, -16)), 0.8), line=1.2)
    for x, y in ((-14, -2), (4, -6), (18, 4), (-4, 12), (12, 20), (-14, 17)):
        strokes(p, CREAM, Disc((x, y), 3.0))


def hand(p: Painting, x: float, y: float) -> None:
    """A gloved paw that reaches from the lower right."""
    glove = rgb("#aeb6cc")
    ink(p, RED, Poly(((x + 34, y + 6), (x + 52, y - 6), (x + 64, y + 24), (x + 40, y + 34))), line=1.4)
    palm = smooth(
        ((x, y + 2), (x + 16, y - 6), (x + 36, y - 2), (x + 46, y + 12), (x + 34, y + 26), (x + 10, y + 22)), True
    )
    for dx, dy, tx, ty in ((4, 4, -24, -2), (4, 10, -26, 8), (8, 16, -20, 18)):
        ink(p, glove, Stroke(((x + dx, y + dy), (x + tx, y + ty)), 5.2), line=1.4)
    ink(p, glove, Poly(palm), line=1.4, shade=0.6)
    ink(p, mix(glove, WHITE, 0.2), Stroke(((x + 8, y + 2), (x - 8, y - 10)), 5.0), line=1.4)
    strokes(p, glove, Disc((x + 10, y + 4), 5))


def take(p: Painting) -> None:
    """A hand that takes a wedge."""
    ground(p, rgb("#ffd75a"), rgb("#e2951a"), rays=22)
    cheese(p, (-3, -10), 72, -12)
    hand(p, 6, 14)


def place(p: Painting) -> None:
    """A wedge let down onto a napkin."""
    ground(p, rgb("#ffe07a"), rgb("#e6a021"))
    cloth = ((-46, 26), (0, 8), (46, 26), (0, 46))
    ink(p, rgb("#5b9fd6"), Poly(cloth, 1), line=1.6)
    ink(p, WHITE, Poly(tuple((x * 0.76, 26.6 + (y - 26.6) * 0.76) for x, y in cloth), 0.6), line=1.1)
    ink(p, rgb("#8fc3ea"), Poly(tuple((x * 0.44, 26.6 + (y - 26.6) * 0.44) for x, y in cloth), 0.4), line=0.8)
    cheese(p, (0, -6), 66, -6)
    for x, y in ((-40, -38), (-44, -14), (38, -44), (43, -20)):
        strokes(p, LINE, Stroke(((x, y), (x, y + 13)), 1.3))


def _trodden(p: Painting) -> None:
    ground(p, rgb("#f59a4c"), rgb("#cf5a14"))
    for x, y, turn in ((-38, -36, -18), (38, -30, 20), (-36, 32, 12), (38, 38, -14), (-42, -2, 8), (42, 4, -8)):
        paw(p, (x, y), 21, turn, rgb("#b84c10"))


def move(p: Painting, degrees: float, *, double: bool = False) -> None:
    """A cream arrow among paw prints; the number is set upright on its disc by the game."""
    _trodden(p)
    for shift, colour in ((1.6, mix(LINE, ORANGE, 0.3)), (0.0, CREAM)):
        arrow = big_arrow(104 if double else 88, 38, (shift, shift + (0 if double else -2)), degrees, double=double)
        ink(p, colour, arrow, line=1.8 if not shift else 1.0)
    ink(p, CREAM, Disc((0, 0), 16.5), line=1.8)


def flip_either(p: Painting) -> None:
    """A card caught in the middle of its flip."""
    ground(p, rgb("#8f6cc4"), rgb("#553588"))
    _dashes(p, rounded(-30, -26, 30, 34, 4))
    ink(p, YELLOW, *curved((0, 8), 40, 205, 338, 7), line=1.6)
    card = ((-15, -22), (13, -31), (17, 30), (-11, 40))
    ink(p, LINE, Poly(tuple((x + 4, y + 2) for x, y in card), 1.2), line=1.0)
    ink(p, WHITE, Poly(card, 1.2), line=1.5)
    ink(p, ORANGE, Poly(((-10.5, -17), (8.6, -24), (12.4, 26), (-7, 33)), 0.4), line=1.1)
    ink(p, SKY, Poly(((-6.6, -11), (5.6, -16), (8.2, 14), (-4, 19)), 0.4), line=0.9)
    cheese(p, (1, 3), 15, -8, 0.8)


def _dashes(p: Painting, points: tuple[tuple[float, float], ...]) -> None:
    edge = [*points, points[0]]
    far, on = 0.0, []
    for a, b in pairwise(edge):
        steps = max(1, round(max(abs(a[0] - b[0]), abs(a[1] - b[1])) / 1.5))
        for k in range(steps):
            spot = a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps
            far += 1.5
            if far % 9 < 5:
                on.append(Disc(spot, 0.9))
    strokes(p, CREAM, *on)


def turn_either(p: Painting) -> None:
    """Two round arrows about a card."""
    ground(p, rgb("#8f6cc4"), rgb("#553588"))
    for first in (128, 308):
        ink(p, YELLOW, *curved((0, 0), 38, first, first + 102, 6.4), line=1.6)
    _tilted(p)


def _tilted(p: Painting) -> None:
    square = turned(rounded(-17, -17, 17, 17, 4), (0, 0), 16)
    ink(p, LINE, Poly(tuple((x + 1.5, y + 2.5) for x, y in square)), line=1.0)
    ink(p, CREAM, Poly(square), line=1.6)
    ink(p, RED, big_arrow(25, 19, (0, 0), 16), line=1.2)


def turn_this(p: Painting) -> None:
    """One arrow right round a mouse."""
    ground(p, rgb("#8f6cc4"), rgb("#553588"))
    ink(p, YELLOW, *curved((0, 0), 40, -70, 215, 7.2), line=1.7)
    ink(p, CREAM, Disc((0, 0), 24), line=1.6)
    top_mouse(p, (-2, -2), 34, 28)


def trapped(p: Painting) -> None:
    """A mouse in the cage."""
    ground(p, rgb("#e2574a"), rgb("#9c1a12"), rays=20)
    caged(p, (0, 2), 88)


def diver(p: Painting) -> None:
    """Head first from the board."""
    ground(p, rgb("#b5e6f5"), rgb("#6cb9dc"))
    ink(p, WOOD, Poly(((-62, -16), (-22, -16), (-22, -9), (-62, -9))), line=1.4, shade=0.5)
    ink(p, BROWN, Poly(((-50, -9), (-43, -9), (-43, 40), (-50, 40))), line=1.3)
    for k in range(6):
        x = -22 + 7 * k
        strokes(
            p,
            LINE,
            Stroke(((x, -20 - 16 * (1 - ((k - 2.5) / 3) ** 2)), (x + 3, -20.5 - 16 * (1 - ((k - 2.1) / 3) ** 2))), 1.0),
        )
    skin = rgb("#f3b793")
    for a, b in (((12, -38), (20, -16)), ((3, -34), (13, -14))):
        ink(p, skin, Stroke((a, b), 3.4), line=1.2)
    body = ((9, -16), (22, -22), (33, 2), (20, 8))
    ink(p, WHITE, Poly(body, 2), line=1.4)
    for k in range(3):
        t = 0.1 + 0.3 * k
        left, top = 9 + 11 * t, -16 + 24 * t
        strokes(p, RED, Poly(((left, top), (left + 13, top - 6), (left + 14.6, top - 2.4), (left + 1.6, top + 3.6))))
    for a, b in (((22, 6), (33, 29)), ((34, 0), (43, 24))):
        ink(p, skin, Stroke((a, b), 2.8), line=1.2)
    ink(p, skin, Disc((32, 10), 6.4), line=1.3)
    ink(p, TEAL, Poly(((27.4, 12), (30, 16.6), (38, 12), (36, 7)), 1), line=1.0)
    waves = (
        (-64, 32),
        (-48, 26),
        (-34, 33),
        (-18, 27),
        (-2, 34),
        (14, 27),
        (30, 33),
        (46, 26),
        (64, 32),
        (64, 64),
        (-64, 64),
    )
    ink(p, WATER, Poly(waves, 1), line=1.5, shade=0.5)
    for x, y in ((16, 24), (50, 20), (8, 12)):
        ink(p, WHITE, Oval((x, y), (2, 3.2)), line=0.9)


def washtub(p: Painting) -> None:
    """A wooden tub full of foam."""
    ground(p, rgb("#c3ecf6"), rgb("#74c0e0"))
    for x, y, r in ((-44, -30, 6), (-34, -42, 4), (42, -38, 7), (46, -16, 4.5), (-48, -8, 4)):
        ink(p, WHITE, Disc((x, y), r), line=1.1)
    foam = ((-30, -6), (-24, -26), (-14, -16), (-4, -40), (6, -18), (18, -32), (20, -14), (31, -20), (30, -4))
    ink(p, WHITE, Poly(foam, 1), line=1.4)
    tub = ((-39, -8), (39, -8), (32, 42), (-32, 42))
    ink(p, WOOD, Poly(tub, 1.5), line=1.7, shade=0.6)
    for k in range(-3, 4):
        strokes(p, rgb("#6b4423"), Stroke(((k * 11, -6), (k * 9.3, 41)), 0.7))
    for y, half in ((6, 37.2), (28, 34.2)):
        ink(p, STEEL, Poly(((-half, y), (half, y), (half - 0.9, y + 6), (-half + 0.9, y + 6)), 0.4), line=1.1)
    ink(p, rgb("#7fc8e8"), Oval((0, -8), (39, 7.5)), line=1.6)
    for x, r in ((-26, 5), (-14, 7), (2, 7.5), (17, 6.5), (28, 4.6)):
        ink(p, WHITE, Disc((x, -11), r), line=1.1)


def _bricks(p: Painting, box: tuple[float, float, float, float], colour: tuple[float, float, float]) -> None:
    left, top, right, low = box
    ink(p, mix(colour, WHITE, 0.35), Poly(((left, top), (right, top), (right, low), (left, low))), line=1.4)
    row, y = 0, top
    while y < low - 3:
        x = left - (9 if row % 2 else 0)
        while x < right:
            a, b = max(left, x) + 0.8, min(right, x + 18) - 0.8
            if b - a > 2:
                strokes(
                    p,
                    mix(colour, LINE, 0.08 * ((row * 7 + round(x)) % 3)),
                    Poly(((a, y + 0.8), (b, y + 0.8), (b, y + 8.2), (a, y + 8.2))),
                )
            x += 18
        y, row = y + 9, row + 1


def marble(p: Painting, x: float, y: float, radius: float) -> None:
    """A steel ball."""
    ink(p, rgb("#b9c1cd"), Disc((x, y), radius), line=1.4, shade=0.9)
    strokes(p, WHITE, Oval((x - radius * 0.35, y - radius * 0.38), (radius * 0.32, radius * 0.24)))


def gutter_top(p: Painting) -> None:
    """A marble in the rain gutter of a roof."""
    ground(p, rgb("#9cbfe6"), rgb("#5c86c0"))
    for x, y in ((-44, -44), (-24, -34), (-4, -46), (18, -36), (38, -46), (48, -26), (-40, -20), (30, -18)):
        ink(p, WHITE, Poly(((x, y - 5), (x + 3, y + 1), (x, y + 4), (x - 3, y + 1)), 0.8), line=0.9)
    _bricks(p, (-62, -6, 26, 16), rgb("#c9482e"))
    ink(p, rgb("#8fa0b6"), Poly(((34, 22), (48, 22), (48, 62), (34, 62))), line=1.5, shade=0.6)
    marble(p, 2, 4, 12)
    pipe = ((-62, 10), (44, 10), (52, 16), (52, 28), (-62, 28))
    ink(p, rgb("#b4c2d3"), Poly(pipe, 1), line=1.6, shade=0.6)
    strokes(p, WHITE, Stroke(((-58, 14), (40, 14)), 1.3))
    for x in (-30, 14):
        ink(p, rgb("#8fa0b6"), Poly(((x, 8), (x + 6, 8), (x + 6, 30), (x, 30))), line=1.1)


def gutter_bottom(p: Painting) -> None:
    """The pipe's end, and what it washes out."""
    _bricks(p, (-62, -62, 62, 62), rgb("#e28a52"))
    ink(
        p,
        rgb("#bfe6f7"),
        Poly(smooth(((8, 10), (30, 14), (44, 30), (50, 50), (30, 52), (20, 34), (6, 28)), True)),
        line=1.4,
    )
    for k in range(3):
        strokes(p, WATER, Stroke(smooth(((14 + 2 * k, 16 + 4 * k), (28 + 3 * k, 22 + 4 * k), (36 + 4 * k, 44))), 1.0))
    ink(
        p,
        WATER,
        Poly(smooth(((-64, 46), (-20, 42), (20, 47), (64, 42), (64, 70), (-64, 70)), True)),
        line=1.4,
        shade=0.5,
    )
    down = ((-26, -62), (-2, -62), (-2, -10), (4, 2), (18, 6), (18, 32), (-8, 30), (-26, 8))
    ink(p, rgb("#b4c2d3"), Poly(down, 1.5), line=1.7, shade=0.7)
    strokes(p, WHITE, Stroke(((-21, -58), (-21, 4)), 1.6))
    ink(p, rgb("#8fa0b6"), Poly(((-30, -36), (2, -36), (2, -28), (-30, -28))), line=1.3)
    ink(p, rgb("#8fa0b6"), Poly(((14, 1), (22, 1), (22, 37), (14, 37))), line=1.3)
    cheese(p, (38, 26), 34, 12)


def _stairs(p: Painting, x: float, y: float, count: int) -> None:
    """Steps down to the right, a rail above them."""
    step = (17, 15)
    for k in range(count):
        a = (x + k * step[0], y + k * step[1])
        strokes(p, LINE, Stroke(((a[0] + 9, a[1]), (a[0] + 9, a[1] - 26)), 1.6))
        strokes(p, WOOD, Stroke(((a[0] + 9, a[1]), (a[0] + 9, a[1] - 25)), 0.8))
        ink(
            p, WOOD, Poly((a, (a[0] + 20, a[1] + 1), (a[0] + 20, a[1] + 7), (a[0], a[1] + 6)), 0.4), line=1.3, shade=0.5
        )
    first, last = (x + 2, y - 30), (x + count * step[0], y + (count - 1) * step[1] - 18)
    ink(p, BROWN, Stroke((first, last), 1.8), line=1.2)


def stairs_top(p: Painting) -> None:
    """A marble at the head of the stairs, by night."""
    ground(p, rgb("#7a63bd"), rgb("#43308a"))
    for x, y, r in ((-40, -44, 4), (-8, -50, 3), (20, -42, 5), (44, -24, 4), (38, -50, 3)):
        strokes(p, rgb("#fff3c4"), Poly(star((x, y), r, r * 0.42, 5)))
    for x in (-50, -16):
        ink(p, BROWN, Poly(((x, -6), (x + 6, -6), (x + 6, 62), (x, 62))), line=1.3)
    strokes(p, LINE, Stroke(((-46, 46), (-14, 4)), 1.4), Stroke(((-46, 4), (-14, 46)), 1.4))
    ink(p, WOOD, Poly(((-62, -14), (-4, -14), (-4, -5), (-62, -5))), line=1.4, shade=0.5)
    _stairs(p, -4, -4, 4)
    marble(p, -20, -25, 11)


def stairs_bottom(p: Painting) -> None:
    """The foot of the stairs, and the marble going on."""
    ground(p, rgb("#ffcf6b"), rgb("#ec9a35"))
    ink(p, rgb("#fff3c4"), Disc((22, -26), 16), line=1.3)
    ink(
        p,
        rgb("#5aa84e"),
        Poly(smooth(((-64, 42), (-10, 40), (64, 38), (64, 70), (-64, 70)), True)),
        line=1.4,
        shade=0.4,
    )
    _stairs(p, -48, -30, 5)
    marble(p, 38, 29, 11)


FACES = {
    "safe": ("start", safe, ""),
    "end": ("start", end_turn, ""),
    "take": ("cheese", take, ""),
    "place": ("cheese", place, ""),
    "move_1_n": ("move", lambda p: move(p, 0), "n"),
    "move_2_n": ("move", lambda p: move(p, 0), "n"),
    "move_3_n": ("move", lambda p: move(p, 0), "n"),
    "move_1_ew": ("move", lambda p: move(p, 90, double=True), "ew"),
    "move_2_ns": ("move", lambda p: move(p, 0, double=True), "ns"),
    "diver": ("go", diver, ""),
    "washtub": ("go", washtub, ""),
    "gutter_top": ("go", gutter_top, ""),
    "gutter_bottom": ("go", gutter_bottom, ""),
    "stairs_top": ("go", stairs_top, ""),
    "stairs_bottom": ("go", stairs_bottom, "n"),
    "flip_either": ("twist", flip_either, "ew"),
    "turn_either": ("twist", turn_either, "ew"),
    "turn_this": ("twist", turn_this, ""),
    "trapped": ("trap", trapped, ""),
}
"""Every face: its family, its picture, and the sides to which its arrows point while it lies unturned."""
