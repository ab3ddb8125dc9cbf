"""Look before you roll: rings and small dice at the places that the numbers of the die lead to."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pygame import FRect

from game.core.tally import Effect, Reach
from game.games.mightymouse.pictures.board import (
    CENTRE,
    CIRCLE,
    HOME,
    SIZE,
    SPACE,
    SPOTS,
    TITLE,
    RaceGround,
    radius,
    step_at,
)
from game.games.mightymouse.rules.state import FINISH, TRACKS
from game.shell.pictures.on_board import SIDE, draw_ring, draw_small_die
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.widgets.dirty import Look

_LARGER, _RING = 1.45, 5.0
"""How much larger the die of a saved number is, which is sure to lead there, and what the ring round it takes."""
_STEP, _EDGE = 13.0, 12.0
"""Radius of a step of a track, and how far from the edge of the board dice stay, units of the board."""
_GAP, _FARTHER, _WAYS = 3.0, (0.0, 7.0, 16.0), 16
"""From a place to its dice, how much farther off they may stand, units of the board, and on how many sides."""
_HIDES, _OTHERS, _SLANT, _FAR, _LONG = 3.0, 100.0, 1.5, 0.3, 0.1
"""What it costs to hide a unit of a number, to lie on another die, to stand a radian off the side on which the course
leaves most room, and a unit farther away; and each unit of the length of a row."""
_NEAR = 190.0
"""How far from a place anything is that its dice could hide, units of the board."""


class Marks(NamedTuple):
    """The numbers that lead to one place, or the saved one that does."""

    reaches: tuple[Reach, ...]
    saved: bool = False

    @property
    def first(self) -> Reach:
        """One of them: all have the same effect."""
        return self.reaches[0]


def draw_look_ahead(canvas: Canvas, ground: RaceGround, rolls: Sequence[Reach], saved: Sequence[Reach] = ()) -> None:
    """Rings and numbers; the numbers that lead to one place stand together, a saved one in a ring of its own."""
    marks = dice_places(ground, rolls, saved)
    for mark, _places in marks:
        if mark.first.effect is not Effect.NOTHING:
            ring = _ring(ground, mark)
            draw_ring(canvas, ring, ring.width / 2, mark.first.effect)
    for mark, places in marks:
        for reach, place in zip(mark.reaches, places, strict=True):
            if mark.saved:
                draw_ring(canvas, place.inflate(_RING, _RING), place.width * 0.28, Effect.GAIN)
            draw_small_die(canvas, place, reach.pips, reach.effect)


def looks(ground: RaceGround, rolls: Sequence[Reach], saved: Sequence[Reach] = ()) -> Iterator[Look]:
    """What is seen at each place, and of the dice that stand there."""
    for mark, places in dice_places(ground, rolls, saved):
        yield _ring(ground, mark).unionall(list(places)).inflate(20, 20), mark


def dice_places(
    ground: RaceGround, rolls: Sequence[Reach], saved: Sequence[Reach] = ()
) -> list[tuple[Marks, list[FRect]]]:
    """Where the small dice stand: beside the places that they lead to, on no number if there is room elsewhere."""
    marks = _marks(rolls, saved)
    side = SIDE * max(0.8, min(1.0, ground.scale)) / ground.scale
    found = []
    for mark, (left, top, across) in zip(marks, _placed(marks, side), strict=True):
        inner = _RING / 2 if mark.saved else 0.0
        each = side * (_LARGER if mark.saved else 1.0)
        corners = ((left + inner + number % across * each, top + inner + number // across * each)
                   for number in range(len(mark.reaches)))  # fmt: skip
        wide = each * ground.scale
        found.append((mark, [FRect(ground.to_screen(corner), (wide, wide)) for corner in corners]))
    return found


def _marks(rolls: Sequence[Reach], saved: Sequence[Reach]) -> tuple[Marks, ...]:
    """The saved one first, as its die is the largest; the same number need not be shown twice."""
    groups: dict[tuple[int, int, Effect], list[Reach]] = {}
    known = {(reach.pips, reach.space) for reach in saved}
    for reach in (one for one in rolls if (one.pips, one.space) not in known):
        groups.setdefault((reach.space, reach.track, reach.effect), []).append(reach)
    return *(Marks((reach,), True) for reach in saved), *(Marks(tuple(group)) for group in groups.values())


def _ring(ground: RaceGround, mark: Marks) -> FRect:
    at, far = _target(mark.first)
    return ground.around(at, far + 2)


def _target(reach: Reach) -> tuple[Point, float]:
    """The middle of what a roll leads to, and how large that is."""
    if not reach.track:
        return SPOTS[reach.space], radius(reach.space)
    if reach.effect is Effect.GAIN:
        return SPOTS[reach.track], CIRCLE
    return step_at(reach.track, reach.space), _STEP


def _side(reach: Reach, at: Point) -> float:
    """The angle at which the course leaves most room beside a place, radians, 0 to the right and growing downward."""
    if reach.track and reach.effect is not Effect.GAIN and abs(SPOTS[reach.track][0] - CENTRE[0]) < SPACE:
        return 0.0 if reach.space % 2 else math.pi  # the track runs upwards, and would be hidden
    if reach.track or reach.space in TRACKS:
        return -math.pi / 2
    before, after = SPOTS[max(reach.space - 1, 0)], SPOTS[min(reach.space + 1, FINISH)]
    along = math.atan2(after[1] - before[1], after[0] - before[0])

    def room(angle: float) -> float:
        side = at[0] + 2 * SPACE * math.cos(angle), at[1] + 2 * SPACE * math.sin(angle)
        return sum(sorted(math.dist(side, spot) for spot in SPOTS)[:4])

    return max(along + math.pi / 2, along - math.pi / 2, key=room)


# Where the dice stand, in units of the board.


@cache
def _printed() -> tuple[tuple[float, float, float], ...]:
    """What is to be read on the board, each with its radius: spaces, circles, steps of tracks and the centre."""
    steps = ((*step_at(hazard, step), _STEP) for hazard in TRACKS for step in range(1, TRACKS[hazard]))
    spaces = ((*spot, radius(space)) for space, spot in enumerate(SPOTS))
    return *spaces, *steps, (*CENTRE, HOME)


@lru_cache(maxsize=64)
def _placed(marks: tuple[Marks, ...], side: float) -> tuple[tuple[float, float, int], ...]:
    """The corner of each group of dice, and how many of them stand side by side."""
    placed: list[FRect] = []
    found = []
    for mark in marks:
        place, across = _cheapest(mark, side, placed)
        placed.append(place)
        found.append((place.x, place.y, across))
    return tuple(found)


def _cheapest(mark: Marks, side: float, placed: Sequence[FRect]) -> tuple[FRect, int]:
    at, _far = _target(mark.first)
    near = [one for one in _printed() if one[:2] != at and math.dist(one[:2], at) < _NEAR]
    best, least, across = FRect(), math.inf, 1
    for cheap, place, columns in sorted(_places(mark, side), key=lambda one: one[0]):
        if cheap >= least:
            break
        price = cheap + _HIDES * (sum(_hidden(place, one) for one in near) + _common(place, TITLE))
        price += _OTHERS * (place.inflate(-1, -1).collidelist(list(placed)) >= 0)
        if price < least:
            best, least, across = place, price, columns
    return best, across


def _places(mark: Marks, side: float) -> Iterator[tuple[float, FRect, int]]:
    """Places of its dice on the board, in a row, two rows or a column, each with a price and the dice in a row."""
    (x, y), far = _target(mark.first)
    count, side = len(mark.reaches), side * _LARGER + _RING if mark.saved else side
    board, wanted = FRect(_EDGE, _EDGE, SIZE[0] - 2 * _EDGE, SIZE[1] - 2 * _EDGE), _side(mark.first, (x, y))
    for columns in sorted({count, -(-count // 2), 1}, reverse=True):
        wide, high = side * columns, side * -(-count // columns)
        for way in range(_WAYS):
            off = math.tau * way / _WAYS
            right, down = math.cos(wanted + off), math.sin(wanted + off)
            beside = far + _GAP + abs(right) * wide / 2 + abs(down) * high / 2
            for farther in _FARTHER:
                middle = x + right * (beside + farther), y + down * (beside + farther)
                place = FRect(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
                price = _SLANT * min(off, math.tau - off) + _FAR * farther + _LONG * max(wide, high)
                yield price, place.clamp(board), columns


def _hidden(place: FRect, printed: tuple[float, float, float]) -> float:
    """How far into something round a place reaches."""
    x, y, far = printed
    across, down = max(place.left - x, 0.0, x - place.right), max(place.top - y, 0.0, y - place.bottom)
    return max(0.0, far - math.hypot(across, down))


def _common(one: FRect, other: FRect) -> float:
    """How far two places reach into each other."""
    both = one.clip(other)
    return min(both.width, both.height)
