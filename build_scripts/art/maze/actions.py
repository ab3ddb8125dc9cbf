"""The Action cards: what the mouse, seen from above as it faces in the maze, is to do; and their back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from build_scripts.art.craft import materials
from build_scripts.art.craft.area import Area, Disc, Poly, Stroke, Text
from build_scripts.art.craft.colour import STOCK, flat, mix, rgb
from build_scripts.art.craft.curves import rounded, star
from build_scripts.art.craft.painting import SHADE, Painting, shadow
from build_scripts.art.craft.prints import LINE, WHITE
from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.maze.faces import hand
from build_scripts.art.maze.printing import (
    CREAM,
    FAMILIES,
    FINER,
    ORANGE,
    RED,
    YELLOW,
    big_arrow,
    caged,
    cheese,
    curved,
    finish,
    ground,
    ink,
    inlay,
    ring,
    strokes,
    top_mouse,
)

PER = 2.5
WIDE, HIGH = 100.0, 140.0
PAD = 14.0
BOX = (-81.0, -121.0, 81.0, 55.0)
PLATE = (-85.0, 64.0, 85.0, 124.0)
WAYS = ("forward", "right", "back", "left")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
MIDDLE = (0.0, -33.0)
"""The middle of the picture."""
Figure = Callable[[Painting, int], None]
"""Draws what a card says to a mouse that faces up, right, down or left: 0 to 3."""


def _cell(p: Painting, x: float, y: float, side: float, *, lit: bool = False) -> None:
    half = side / 2 - 1.5
    ink(
        p, rgb("#fff6dc") if lit else rgb("#f3dfae"), Poly(rounded(x - half, y - half, x + half, y + half, 4)), line=1.4
    )


def _number(p: Painting, x: float, y: float, steps: int) -> None:
    ink(p, CREAM, Disc((x, y), 13.5), line=1.6)
    strokes(p, LINE, Text(str(steps), (x, y), 21))


def _on_light(p: Painting) -> None:
    ground(p, rgb("#fbe3b4"), rgb("#f0a95a"), rays=18)


def _on_violet(p: Painting) -> None:
    ground(p, rgb("#e9ddf6"), rgb("#b497d8"), rays=18)


def _move(steps: int, *ways: str) -> Figure:
    side = {2: 64.0, 3: 52.0, 4: 40.0, 5: 32.0}[1 + steps * len(ways)]

    def draw(p: Painting, facing: int) -> None:
        aims = [STEPS[(WAYS.index(way) + facing) % 4] for way in ways]
        x = MIDDLE[0] - sum(dx for dx, _ in aims) * steps * side / 2
        y = MIDDLE[1] - sum(dy for _, dy in aims) * steps * side / 2
        for dx, dy in aims:
            for k in range(1, steps + 1):
                _cell(p, x + dx * k * side, y + dy * k * side, side, lit=k == steps)
        _cell(p, x, y, side)
        for aim in aims:
            _arrow(p, (x, y), aim, steps, side)
        dx, dy = STEPS[facing]
        top_mouse(p, (x - dx * side * 0.08, y - dy * side * 0.08), side * 0.84, 90 * facing)

    return draw


def _arrow(p: Painting, start: tuple[float, float], aim: tuple[int, int], steps: int, side: float) -> None:
    """The red arrow from the mouse's card into the last one, and how many steps it means."""
    dx, dy = aim
    first, last = side * 0.42, steps * side + side * 0.2
    middle = start[0] + dx * (first + last) / 2, start[1] + dy * (first + last) / 2
    ink(p, RED, big_arrow(last - first, min(40.0, side * 0.74), middle, 90 * STEPS.index(aim)), line=1.6)
    aside = (side * 0.5 + 8, 0.0) if dx == 0 else (0.0, -side * 0.5 - 6)
    _number(p, middle[0] + aside[0], middle[1] + aside[1], steps)


def _flip(way: str) -> Figure:
    def draw(p: Painting, facing: int) -> None:
        dx, dy = STEPS[(WAYS.index(way) + facing) % 4]
        x, y = 38 * dx, MIDDLE[1] + 3 + 38 * dy
        near = -x, MIDDLE[1] + 3 - 38 * dy
        _cell(p, *near, 62)
        ahead = STEPS[facing]
        top_mouse(p, (near[0] - 5 * ahead[0], near[1] - 5 * ahead[1]), 54, 90 * facing)
        card = ((x - 27, y - 9), (x + 27, y - 17), (x + 32, y + 16), (x - 22, y + 24))
        ink(p, LINE, Poly(tuple((a + 2, b + 3) for a, b in card), 1.5), line=1.0)
        ink(p, FAMILIES["twist"], Poly(card, 1.5), line=1.6, shade=0.5)
        cheese(p, (x + 3, y + 4), 34, -8, 1.1)
        ink(p, YELLOW, *curved((x, y + 10), 50 if dx == 0 else 39, 205, 335, 7.4), line=1.7)

    return draw


def _turn(p: Painting) -> None:
    ground(p, rgb("#e9ddf6"), rgb("#b497d8"), rays=18)
    ink(p, FAMILIES["twist"], *curved((0, -33), 60, -60, 215, 9), line=1.8)
    square = [(x, y) for x, y in rounded(-34, -34, 34, 34, 5)]
    c, s = np.cos(0.28), np.sin(0.28)
    ink(p, rgb("#fff6dc"), Poly(tuple((c * x - s * y, -33 + s * x + c * y) for x, y in square)), line=1.7)
    top_mouse(p, (-1, -28), 58, 16)


def _place(p: Painting) -> None:
    ground(p, rgb("#ffe9a8"), rgb("#eab136"), rays=20)
    cloth = ((-58, 4), (0, -20), (58, 4), (0, 30))
    ink(p, rgb("#5b9fd6"), Poly(cloth, 1.4), line=1.8)
    ink(p, WHITE, Poly(tuple((x * 0.76, 4.5 + (y - 4.5) * 0.76) for x, y in cloth), 1), line=1.2)
    cheese(p, (0, -34), 88, -6, 1.6)
    for x, y in ((-52, -92), (-58, -60), (50, -98), (57, -64)):
        strokes(p, LINE, Stroke(((x, y), (x, y + 17)), 1.7))


def _take(p: Painting) -> None:
    ground(p, rgb("#ffe9a8"), rgb("#eab136"), rays=20)
    cheese(p, (-6, -46), 104, -12, 1.7)
    hand(p, 12, -16)


def _trapped(p: Painting) -> None:
    ground(p, rgb("#e2574a"), rgb("#9c1a12"), rays=20)
    caged(p, (0, -32), 132)


FIGURES = {
    "forward_1": _move(1, "forward"),
    "forward_2": _move(2, "forward"),
    "forward_3": _move(3, "forward"),
    "left_1": _move(1, "left"),
    "right_1": _move(1, "right"),
    "back_1": _move(1, "back"),
    "left_or_right_1": _move(1, "left", "right"),
    "forward_or_back_2": _move(2, "forward", "back"),
    "flip_front": _flip("forward"),
    "flip_behind": _flip("back"),
}
"""What is drawn as the mouse of the maze sees it, by the card's name with its spaces as underlines."""
ACTIONS = {
    "move": ("move", _on_light),
    "flip": ("twist", _on_violet),
    "turn_card": ("twist", _turn),
    "place_cheese": ("cheese", _place),
    "take_cheese": ("cheese", _take),
    "trapped": ("trap", _trapped),
}
"""Family and picture of the other cards, and those on which the figures are drawn."""


def _blank() -> Painting:
    """The stock of an Action card with its shadow and cut edge."""
    painting = Painting(Area(-WIDE - PAD, -HIGH - PAD, WIDE + PAD, HIGH + PAD, PER))
    shape = painting.mask(Poly(rounded(-WIDE, -HIGH, WIDE, HIGH, 13)))
    painting.lay(flat(painting.shape, SHADE), shadow(shape, painting.unit, 3.4, 0.6))
    painting.lay(
        flat(painting.shape, rgb("#b9a67e")),
        painting.mask(Poly(rounded(-WIDE + 0.4, -HIGH + 2, WIDE + 0.4, HIGH + 2.6, 13))),
    )
    materials.card(painting, shape, rgb(STOCK), edge=1.8)
    return painting


def action(name: str) -> Sprite:
    """An Action card, its title plate still empty."""
    family, paint = ACTIONS[name]
    painting = _blank()
    ring(painting, FAMILIES[family], (WIDE - 9, HIGH - 9), (BOX[2], (BOX[3] - BOX[1]) / 2), (BOX[1] + BOX[3]) / 2)
    inlay(painting, paint, BOX, 5)
    ink(painting, rgb("#fffaf0"), Poly(rounded(*PLATE, 5)), line=1.7)
    finish(painting)
    return _stored(f"maze/act_{name}", painting)


def figures(name: str) -> Iterator[Sprite]:
    """What an Action card says to a mouse that faces north, east, south or west; its anchor is the card's middle."""
    for facing, side in enumerate("nesw"):
        painting = Painting(Area(*BOX, PER), finer=FINER)
        FIGURES[name](painting, facing)
        finish(painting)
        anchor = -BOX[0] * PER, -BOX[1] * PER
        yield Sprite(f"maze/figure_{name}_{side}", painting.picture(), PER, anchor=anchor, quality=86)


def back() -> Sprite:
    """The back of the Action cards: a fist on a print of small cheese."""
    painting = _blank()
    ring(painting, rgb("#17868c"), (WIDE - 9, HIGH - 9), (WIDE - 17, HIGH - 17))
    inlay(painting, _pattern, (-WIDE + 17, -HIGH + 17, WIDE - 17, HIGH - 17), 5)
    finish(painting)
    return _stored("maze/back", painting)


def _pattern(p: Painting) -> None:
    ground(p, rgb("#215f7d"), rgb("#12334f"))
    for row, y in enumerate(range(-112, 124, 28)):
        for x in range(-84 + 16 * (row % 2), 90, 32):
            ink(p, mix(YELLOW, ORANGE, 0.2), Poly(((x - 8, y - 3), (x + 8, y - 3), (x, y + 9)), 0.8), line=0.9)
    ink(p, CREAM, Poly(star((0, 0), 60, 48, 18)), line=1.8)
    ink(p, RED, Disc((0, 0), 41), line=1.6, shade=0.5)
    top_mouse(p, (0, 4), 60)


def _stored(name: str, painting: Painting) -> Sprite:
    middle = (WIDE + PAD) * PER, (HIGH + PAD) * PER
    return Sprite(name, painting.picture(), PER, anchor=middle, quality=86)
