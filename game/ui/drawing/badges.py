"""The badges of the seats: a colour, a silhouette and a letter, so that colour is never alone."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.setup import colour_of
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, mix, rgb


class Badge(NamedTuple):
    """How a seat looks: its colour, its shape, its letter and the colour of the letter."""

    colour: Colour
    shape: str
    letter: str
    on: Colour


_LIGHT, _DARK = rgb("#ffffff"), rgb("#1d120b")
BADGES = {
    "red": Badge(rgb("#de0700"), "circle", "R", _LIGHT),
    "blue": Badge(rgb("#0b2ad1"), "square", "B", _LIGHT),
    "green": Badge(rgb("#16d09e"), "triangle", "G", _DARK),
    "yellow": Badge(rgb("#ffea09"), "diamond", "Y", _DARK),
    "coal": Badge(rgb("#3a3431"), "bar", "C", _LIGHT),
    "purple": Badge(rgb("#8b3fc0"), "hourglass", "P", _LIGHT),
    "orange": Badge(rgb("#ff8c1a"), "star", "O", _DARK),
    "sky": Badge(rgb("#7fc7ff"), "cross", "S", _DARK),
    "tan": Badge(rgb("#b98a5e"), "drop", "T", _DARK),
    "white": Badge(rgb("#f7f2e6"), "heart", "W", _DARK),
}
_LETTERS = {colour: look.letter for colour, look in BADGES.items()}
_STRANGER = "octagon", rgb("#e8e2d0")
# The corners of each shape: how many, turned by which part of a turn, how large, how far down, inner share for stars.
_CORNERS = {
    "square": (4, 0.125, 1.22, 0.0, 1.0),
    "triangle": (3, -0.25, 1.28, 0.2, 1.0),
    "octagon": (8, 0.0625, 1.04, 0.0, 1.0),
    "star": (5, -0.25, 1.2, 0.04, 0.62),
}
_ARM = 0.42
_LETTERED, _IN_PICTURES = 18, 32
"""Pixels of a badge that has room for a letter, and of one in a small picture; others tell by shape and colour."""
_SMALL_PICTURE = 0.5
_CORNERED = 12
"""Shapes of more corners are curved, and their corners need no rounding."""
# Shapes that have no regular corners, in shares of the reach: no two of the ten are alike without colour, a test says.
_OUTLINES = {
    "diamond": ((-1.22, 0.0), (0.0, -0.92), (1.22, 0.0), (0.0, 0.92)),
    "bar": ((-1.1, -0.6), (1.1, -0.6), (1.1, 0.6), (-1.1, 0.6)),
    "hourglass": ((-1.0, -1.0), (1.0, -1.0), (0.5, 0.0), (1.0, 1.0), (-1.0, 1.0), (-0.5, 0.0)),
    "cross": tuple(
        (x * sx, y * sy)
        for sx, sy, corner in (
            (1, -1, ((_ARM, 1), (_ARM, _ARM), (1, _ARM))),
            (1, 1, ((1, _ARM), (_ARM, _ARM), (_ARM, 1))),
            (-1, 1, ((_ARM, 1), (_ARM, _ARM), (1, _ARM))),
            (-1, -1, ((1, _ARM), (_ARM, _ARM), (_ARM, 1))),
        )
        for x, y in corner
    ),
    "drop": (
        (0.0, -1.1),
        *((0.8 * cos(pi * part / 28), 0.28 + 0.8 * sin(pi * part / 28)) for part in range(-4, 33)),
    ),
    "heart": tuple(
        (sin(turn) ** 3 * 1.05, -(13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)) / 15)
        for turn in (2 * pi * part / 72 for part in range(72))
    ),
}


def use_letters(letters: Mapping[str, str]) -> None:
    """Put these letters on the badges from now on, by colour, as the language has them."""
    _LETTERS.update(letters)


def badge_of(seat: str) -> Badge:
    """The badge of a seat by its name or its colour; an unknown one has a plain badge of its own."""
    colour = colour_of(seat)
    if colour in BADGES:
        return BADGES[colour]._replace(letter=_LETTERS[colour])
    return Badge(_STRANGER[1], _STRANGER[0], seat[:1].upper(), _DARK)


def badge(canvas: Canvas, seat: str, rect: FRect, *, letter: bool = True) -> None:
    """Draw a seat's badge into a square, ink outlined and lit from the upper left."""
    look = badge_of(seat)
    size = canvas.box(rect).width
    key = ("badge", seat, size, letter)
    picture = canvas.store.get(key, lambda: _badge(canvas, look, size, letter))
    canvas.centre(picture, rect)


def _badge(canvas: Canvas, look: Badge, size: int, letter: bool) -> pygame.Surface:
    whole = shapes.blank((size, size))
    reach = size * 0.46
    dark = _silhouette(size, look.shape, reach, (20, 10, 20))
    dark.set_alpha(110)
    whole.blit(dark, (round(size * 0.03), round(size * 0.05)))
    whole.blit(_silhouette(size, look.shape, reach, canvas.theme.outline), (0, 0))
    whole.blit(_silhouette(size, look.shape, reach * 0.83, mix(look.colour, (0, 0, 0), 0.25)), (0, 0))
    body = _silhouette(size, look.shape, reach * 0.8, look.colour)
    light = shapes.fade((size, size), ((255, 255, 255, 150), (255, 255, 255, 30), (255, 255, 255, 0), (0, 0, 0, 70)))
    whole.blit(body, (0, 0))
    whole.blit(shapes.cut(light, _silhouette(size, look.shape, reach * 0.78, (255, 255, 255))), (0, 0))
    if letter and look.letter:
        _letter(canvas, whole, look)
    return whole


def _letter(canvas: Canvas, whole: pygame.Surface, look: Badge) -> None:
    size = whole.get_width()
    small = look.shape in ("triangle", "diamond", "star", "cross", "drop", "bar", "hourglass")
    if size < (_LETTERED if canvas.scale > _SMALL_PICTURE else _IN_PICTURES):
        return
    style = Style("display", size * (0.4 if small else 0.48) / canvas.scale / canvas.text_scale)
    sign = canvas.letters.render(look.letter, style, look.on)
    down = size * {"triangle": 0.13, "drop": 0.1}.get(look.shape, 0.01)
    whole.blit(sign, sign.get_rect(center=(size / 2, size / 2 + down)))


def _silhouette(size: int, shape: str, reach: float, colour: Colour) -> pygame.Surface:
    if shape == "circle":
        whole = shapes.blank((size, size))
        disc = shapes.ellipse((round(2 * reach), round(2 * reach)), (*colour, 255))
        whole.blit(disc, disc.get_rect(center=(size / 2, size / 2)))
        return whole
    points = _points(size, shape, reach)
    edge = (*colour, 255) if len(points) <= _CORNERED else None
    return shapes.polygon((size, size), points, (*colour, 255), edge, size * 0.07)


def _points(size: int, shape: str, reach: float) -> list[tuple[float, float]]:
    if shape in _OUTLINES:
        far = reach - size * 0.035 if len(_OUTLINES[shape]) <= _CORNERED else reach * 0.97
        return [(size / 2 + far * x, size / 2 + far * y) for x, y in _OUTLINES[shape]]
    count, turn, share, down, inner = _CORNERS[shape]
    radius = max(1.0, reach * share - size * 0.035)
    middle = size / 2, size / 2 + reach * down
    points = []
    for number in range(count * (1 if inner == 1.0 else 2)):
        angle = 2 * pi * (turn + number / count / (1 if inner == 1.0 else 2))
        far = radius * (inner if inner != 1.0 and number % 2 else 1.0)
        points.append((middle[0] + far * cos(angle), middle[1] + far * sin(angle)))
    return points
