"""The pieces in the tray as things to be pressed; the tray itself draws them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.specs import Pose
from game.pictures.boobytrap.view import TrayView
from game.ui.input_events import Point, Verb
from game.ui.widget import Widget

_ROW_MM = 20.0
_STEEP = 1.6
_WAYS = {Verb.LEFT: (-1, 0), Verb.RIGHT: (1, 0), Verb.UP: (0, -1), Verb.DOWN: (0, 1)}


@dataclass
class PieceSpot(Widget):
    """The place of one piece; the tray draws it, and the table its ring above the tray."""

    number: int = 0
    on_press: Callable[[int], None] = lambda number: None

    focusable: ClassVar[bool] = True
    drawn: ClassVar[bool] = False
    group: ClassVar[str] = "tray"

    def covers(self, at: Point) -> bool:
        """Whether a place of the canvas is on the disc."""
        return math.dist(at, self.place.center) <= self.place.width / 2

    def confirm(self) -> None:
        """Touch it."""
        if self.enabled:
            self.on_press(self.number)


def spot_of(view: TrayView, number: int, pose: Pose) -> FRect:
    """The square round a disc."""
    x, y = view.at(pose[0], pose[1])
    radius = BY_NUMBER[number].radius * view.per
    return FRect(x - radius, y - radius, 2 * radius, 2 * radius)


def in_reading_order(poses: Iterable[tuple[int, Pose]]) -> list[int]:
    """The pieces row by row from the scale down, in a row from left to right."""
    return [number for number, _ in sorted(poses, key=lambda item: (round(-item[1][0] / _ROW_MM), item[1][1]))]


def nearest(spots: Sequence[PieceSpot], start: Point, verb: Verb) -> PieceSpot | None:
    """The piece that an arrow leads to from a place: near, and in its direction rather than beside it."""
    way = _WAYS.get(verb)
    if way is None:
        return None
    ranked = [(rank, spot) for spot in spots if (rank := _rank(start, spot.place.center, way)) is not None]
    return min(ranked, key=lambda pair: pair[0])[1] if ranked else None


def _rank(start: Point, other: Point, way: tuple[int, int]) -> float | None:
    dx, dy = other[0] - start[0], other[1] - start[1]
    ahead, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
    if ahead < 1.0 or aside > ahead * _STEEP:
        return None
    return ahead + 1.4 * aside
