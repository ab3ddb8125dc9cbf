"""How everything in a tray moves at a moment: whether it rests, and what knocks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from game.games.boobytrap.tray.packing import Packing


class TrayMotion(NamedTuple):
    """Where a body is and how it moves: mm, rad, mm/s, rad/s."""

    x: float
    y: float
    angle: float
    vx: float
    vy: float
    spin: float


FIELDS = len(TrayMotion._fields)
_MOTION = partial(tuple.__new__, TrayMotion)


class Motions:
    """The motions of all bodies, in a row; what is true of all is found without making one of each.

    names: the number of each piece, BAR for the bar, None for what is neither. values: as in TrayMotion, body by body.
    speed, spin: no body is faster, mm/s, or turns faster, rad/s.
    """

    def __init__(self, names: Sequence[int | None], values: Sequence[float]) -> None:
        self._names = names
        self._values = values
        self.speed = math.hypot(_most(values[3::FIELDS]), _most(values[4::FIELDS]))
        self.spin = _most(values[5::FIELDS])

    @cached_property
    def each(self) -> dict[int, TrayMotion]:
        """Every body's motion by number of the piece, the bar's as BAR."""
        motions = map(_MOTION, zip(*(iter(self._values),) * FIELDS, strict=True))
        return {name: motion for name, motion in zip(self._names, motions, strict=True) if name is not None}

    def within(self, across: float, low: float, high: float) -> bool:
        """Whether every body is no further than this from the middle and between these places along the tray, mm."""
        xs, ys = self._values[0::FIELDS], self._values[1::FIELDS]
        if not math.isfinite(sum(xs) + sum(ys)):
            return False
        return -across <= min(xs) and max(xs) <= across and low <= min(ys) and max(ys) <= high


def _most(values: Sequence[float]) -> float:
    high, low = max(values), min(values)
    return max(high, -low)


# When a tray is at rest: by places, because slow overlaps go on relaxing long after all speeds are small.

STILL_MM = 0.02  # mm in one look. Speeds deceive: trays that were slow by speed moved the bar by up to 1 mm later.
SETTLED_MM = 0.005
"""For a tray that was just mixed: it may be left alone for long."""
LOOK = 120
"""Steps between two looks: an eighth of a second."""


class Rest:
    """Compares places from look to look. looks: how many in a row must find everything within still mm."""

    def __init__(self, looks: int = 1, still: float = STILL_MM) -> None:
        self._wanted = looks
        self._still = still
        self._found = 0
        self._last: dict[int, TrayMotion] = {}

    def reached(self, motions: Motions) -> bool:
        """Whether nothing moved since the last look, as often as wanted."""
        each = motions.each
        still = self._last.keys() == each.keys() and all(
            math.hypot(now.x - was.x, now.y - was.y) <= self._still
            for was, now in zip(self._last.values(), each.values(), strict=True)
        )
        self._found = self._found + 1 if still else 0
        self._last = each
        return self._found >= self._wanted


def stayed(before: Packing, after: Packing) -> bool:
    """Whether a packing has hardly changed: the bar by no more than SETTLED_MM, no piece by more than STILL_MM."""
    if abs(after.bar[1] - before.bar[1]) > SETTLED_MM:
        return False
    pairs = zip(before.discs, after.discs, strict=True)
    return all(math.dist(was[:2], now[:2]) <= STILL_MM for (_, was), (_, now) in pairs)


# Knocks of wood on wood, told from how suddenly bodies change their speed.

LEAST = 15.0  # mm/s of sudden change; softer knocks would be a constant rattle. By ear.
LOUDEST = 200.0  # mm/s: what a piece thrown by a collapse reaches.
_NEW = (math.nan,) * 6
"""Nothing can be told of a piece that was not there before."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A knock. step: when. number: the piece, or 0 for the bar. x, y: where, mm. loudness: 0 to 1.

    dx, dy: by how much what was struck moves otherwise since, mm/s.
    """

    step: int
    number: int
    x: float
    y: float
    loudness: float
    dx: float
    dy: float


class Ear:
    """Compares speeds from look to look (mm/s)."""

    def __init__(self) -> None:
        self.knocks: list[Knock] = []
        self._last: Motions | None = None

    def listen(self, step: int, motions: Motions) -> None:
        """Note what has been struck or stopped since the last look."""
        last, self._last = self._last, motions
        if last is None or last.speed + motions.speed < LEAST:
            return
        each, before = motions.each, last.each
        least = LEAST * LEAST
        for number, (x, y, _, vx, vy, _) in each.items():
            _, _, _, wx, wy, _ = before.get(number, _NEW)
            dx, dy = vx - wx, vy - wy
            if dx * dx + dy * dy >= least:
                self.knocks.append(Knock(step, number, x, y, min(1.0, math.hypot(dx, dy) / LOUDEST), dx, dy))
