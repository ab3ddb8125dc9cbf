"""The poses of a run, kept every few steps, to look at any moment of it again; of many runs, only where they went."""

from __future__ import annotations

import math
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.machine.cranked_run import CrankedRun
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point, Pose

POSE_BYTES = 12
"""A body takes so many in a picture: x and y in cm, and the angle in rad, as floats of 32 bits, right to 0.0001 cm."""

_FARTHEST = 15.0
"""cm from one picture to the next that nothing falls: what is farther off has burst, and was put away."""


class Recording:
    """The poses of every body of a run that has settled, from now on. every: steps from one picture to the next."""

    def __init__(self, run: CrankedRun, every: int) -> None:
        self.every = every
        self.names = tuple(run.frame())
        self._values = array("f")
        self._last: tuple[float, dict[str, Pose]] = (-1.0, {})
        self._add(run.frame())

    def __len__(self) -> int:
        """How many pictures there are, the first of step 0."""
        return len(self._values) // (3 * len(self.names))

    @property
    def end(self) -> int:
        """The step of the last picture."""
        return (len(self) - 1) * self.every

    @property
    def bytes(self) -> int:
        """How much memory the pictures take."""
        return len(self._values) * self._values.itemsize

    def record(self, run: CrankedRun) -> None:
        """Take a picture if one is due."""
        if run.steps == len(self) * self.every:
            self._add(run.frame())

    def at(self, step: float) -> dict[str, Pose]:
        """Where every body was at a step, between two pictures in between; at the first or last beyond them."""
        place = min(max(step / self.every, 0.0), len(self) - 1.0)
        if self._last[0] != place:
            self._last = place, self._between(place)
        return self._last[1].copy()

    def _between(self, place: float) -> dict[str, Pose]:
        number = int(place)
        one = self._picture(number)
        if number == place:
            return dict(zip(self.names, one, strict=True))
        share, two = place - number, self._picture(number + 1)
        between = (
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)
            if abs(b[1] - a[1]) < _FARTHEST
            else a
            for a, b in zip(one, two, strict=True)
        )
        return dict(zip(self.names, between, strict=True))

    def track(self, name: str, first: float, last: float) -> list[Pose]:
        """Where one body was in the pictures from one step to another, at least in one of them."""
        low, high = (min(max(int(step / self.every), 0), len(self) - 1) for step in (first, last))
        size, values = 3 * len(self.names), self._values
        places = range(low * size + 3 * self.names.index(name), (high + 1) * size, size)
        return [(values[i], values[i + 1], values[i + 2]) for i in places]

    def _add(self, poses: Mapping[str, Pose]) -> None:
        for name in self.names:
            self._values.extend(poses[name])

    def _picture(self, number: int) -> list[Pose]:
        size = 3 * len(self.names)
        values = self._values[number * size : (number + 1) * size]
        return [(values[i], values[i + 1], values[i + 2]) for i in range(0, size, 3)]


class FilmPlayer:
    """What has been run, looked at like a film: to and fro, at any speed, by frames, also while the run goes on.

    end: the last step there is so far. step: what is shown, or None for the newest there is. rate: 1 forwards, -1
    backwards, 0 while it is paused.
    """

    def __init__(self) -> None:
        self.end = 0
        self.step: float | None = None
        self.rate = 1

    @property
    def now(self) -> float:
        """The step that is shown."""
        return self.end if self.step is None else self.step

    @property
    def live(self) -> bool:
        """Whether the newest is shown, so that the run itself has to go on for more."""
        return self.step is None

    def seek(self, step: float) -> None:
        """Show a step, and stay there."""
        self.rate = 0
        self.step = min(max(0.0, step), float(self.end))

    def play(self, rate: int) -> None:
        """Go on forwards or backwards; 0 pauses."""
        self.rate = rate
        if rate < 0 and self.step is None:
            self.step = float(self.end)

    def again(self) -> None:
        """Show it from the beginning."""
        self.step, self.rate = 0.0, 1

    def advance(self, seconds: float) -> bool:
        """Go on for so long at the present rate; tell whether another moment is shown now."""
        if self.step is None or not self.rate:
            return False
        self.step += seconds * STEPS_PER_SECOND * self.rate
        if self.step <= 0:
            self.step, self.rate = 0.0, 0
        elif self.step >= self.end:
            self.step = None
        return True


def last_before(steps: Sequence[int], step: float) -> int | None:
    """The number of the last of these steps, which rise, that is not after a step; None if all are."""
    found = bisect_right(steps, step) - 1
    return found if found >= 0 else None


# Of one of many runs only what moves is kept, coarsely, so that all can be seen at once.

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
