"""Pictures of bodies at any angle: painted anew for what rests, the nearest lit picture turned for what moves."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.pictures.workshop.looks import coats
from game.pictures.workshop.moulding import Cut, moulded
from game.ui import outlines

STEP = 15
"""Degrees between the lit pictures of what moves."""
_ROUND = ("steel", "glass", "wood", "peg", "bumper", "trap_marble")
_SMALL = 90
"""Pixels: what is smaller is turned by two degrees at a time."""
_MOST = 6_000_000
"""Pixels that are kept, 4 bytes each: some 200 parts at 1920x1080."""


class BodyFigure(NamedTuple):
    """What is drawn of one body: its kind and name there, whether it is a mirror image, which of its colours."""

    kind: str
    body: str
    mirrored: bool = False
    tint: int = 0


_Key = tuple[BodyFigure, float, float, bool]


class Figures:
    """Paints each figure once for an angle and a scale (pixels a cm), and keeps it; the longest unused goes first.

    outlined: whether a line goes round each.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, Cut] = OrderedDict()
        self._pixels = 0
        self.outlined = False

    def resting(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """A body that stands, painted at this angle."""
        return self._painted(figure, round(degrees) % 360, scale)

    def moving(self, figure: BodyFigure, degrees: float, scale: float) -> Cut:
        """A body on its way: the nearest lit picture, turned by what is left."""
        if figure.kind in _ROUND:
            return self._painted(figure, 0, scale)
        lit = round(degrees / STEP) * STEP
        cut = self._painted(figure, lit % 360, scale)
        coarse = 2.0 if max(cut.picture.get_size()) < _SMALL else 0.5
        rest = round((degrees - lit) / coarse) * coarse
        if not rest:
            return cut
        key = figure, (lit + rest) % 360, -round(scale, 3), self.outlined
        return self._keep(key, lambda: _turned(cut, rest))

    def _painted(self, figure: BodyFigure, degrees: int, scale: float) -> Cut:
        at = 0 if figure.kind in _ROUND else degrees
        key = figure, at, round(scale, 3), self.outlined
        return self._keep(key, lambda: self._lined(moulded(coats(*figure), at, scale)))

    def _lined(self, cut: Cut) -> Cut:
        return cut._replace(picture=outlines.outlined(cut.picture)) if self.outlined else cut

    def _keep(self, key: _Key, make: Callable[[], Cut]) -> Cut:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._pixels += _weight(made)
        while self._pixels > _MOST and len(self._kept) > 1:
            self._pixels -= _weight(self._kept.popitem(last=False)[1])
        return made


def _weight(cut: Cut) -> int:
    return 2 * cut.picture.get_width() * cut.picture.get_height()


def _turned(cut: Cut, degrees: float) -> Cut:
    picture = pygame.transform.rotozoom(cut.picture, degrees, 1.0)
    shadow = pygame.transform.rotate(cut.shadow, degrees)
    wide, high = cut.picture.get_size()
    x, y = cut.origin[0] - wide / 2, cut.origin[1] - high / 2
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    middle = picture.get_width() / 2, picture.get_height() / 2
    return Cut(picture, shadow, (middle[0] + c * x + s * y, middle[1] - s * x + c * y))
