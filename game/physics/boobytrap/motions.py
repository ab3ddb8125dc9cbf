"""How everything in a tray moves at a moment: looked at hundreds of times a second, and mostly nothing moves."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, partial
from typing import NamedTuple


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
