"""Where what moves went in one of many runs of a machine: kept coarsely, so that all can be seen at once."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point

FLIGHTS_PER_SECOND = 30
FLIGHT_STEPS = STEPS_PER_SECOND // FLIGHTS_PER_SECOND
"""Steps between two places that are kept."""
_PER_CM = 100
_MOST = 32_000


def packed(place: Iterable[float]) -> Iterator[int]:
    """A place, cm, as it is kept."""
    for number in place:
        yield round(min(max(number * _PER_CM, -_MOST), _MOST)) if math.isfinite(number) else 0


@dataclass(frozen=True)
class CopyFlight:
    """One run. places: x and y of each body that is followed, in hundredths of a cm, row by row.

    stopped: the part at which a miss stopped, empty for a catch. spot: where that was, cm.
    """

    seed: int
    caught: bool
    bodies: int
    places: array[int]
    stopped: str
    spot: Point | None

    @property
    def rows(self) -> int:
        """How many there are, 30 a second."""
        return len(self.places) // max(1, 2 * self.bodies)

    def at(self, row: float) -> list[Point]:
        """Where each body is at a row or between two of them, cm; at its last place after the end."""
        if not self.rows:
            return []
        first = min(max(0, int(row)), self.rows - 1)
        share = min(row - first, 1.0) if row - first >= 0 and first + 1 < self.rows else 0.0
        size = 2 * self.bodies
        here = self.places[first * size : (first + 1) * size]
        there = self.places[(first + 1) * size : (first + 2) * size] if share else here
        mixed = [(a + (b - a) * share) / _PER_CM for a, b in zip(here, there, strict=True)]
        return list(zip(mixed[::2], mixed[1::2], strict=True))
