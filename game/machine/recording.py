"""The poses of a run, kept 60 times a second, so that any moment of it can be looked at again."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Mapping

from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Pose

ROWS_PER_SECOND = 60
ROW_STEPS = STEPS_PER_SECOND // ROWS_PER_SECOND
"""Steps of the machine between two rows."""
ROW_BYTES = 12
"""A body takes so many in a row: x and y in cm, and the angle in rad, as floats of 32 bits."""


class RunRecording:
    """Rows of poses for looking at, right to 0.0001 cm; what a run came to is known from the run alone.

    A machine of 80 parts that runs for 20 s takes 2 MB.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self._rows = array("f")

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self._rows) // max(1, 3 * len(self._names))

    @property
    def last(self) -> int:
        """The number of the last row, 0 also where there is none."""
        return max(0, len(self) - 1)

    @property
    def bytes(self) -> int:
        """How much memory the rows take."""
        return len(self._rows) * self._rows.itemsize

    def add(self, poses: Mapping[str, Pose]) -> None:
        """Keep one more row."""
        for name in self._names:
            self._rows.extend(poses[name])

    def at(self, row: float) -> dict[str, Pose]:
        """Every pose at a row, or between two of them; IndexError where there is none."""
        if not len(self):
            raise IndexError("nothing is recorded yet")
        first = min(max(0, int(row)), self.last)
        share = min(max(0.0, row - first), 1.0) if first < self.last else 0.0
        size = 3 * len(self._names)
        here = self._rows[first * size : (first + 1) * size]
        if share:
            there = self._rows[(first + 1) * size : (first + 2) * size]
            here = array("f", (a + (b - a) * share for a, b in zip(here, there, strict=True)))
        return {name: (here[3 * n], here[3 * n + 1], here[3 * n + 2]) for n, name in enumerate(self._names)}


class FilmPlayer:
    """A recording that grows while its run goes on, looked at like a film: to and fro, at any speed, by rows.

    row: what is shown, or None for the newest there is. rate: 1 forwards, -1 backwards, 0 while it is paused.
    """

    def __init__(self, recording: RunRecording) -> None:
        self.recording = recording
        self.row: float | None = None
        self.rate = 1

    @property
    def now(self) -> float:
        """The row that is shown."""
        return self.recording.last if self.row is None else self.row

    @property
    def live(self) -> bool:
        """Whether the newest row is shown, so that the run itself has to go on for more."""
        return self.row is None

    def seek(self, row: float) -> None:
        """Show a row, and stay there."""
        self.rate = 0
        self.row = min(max(0.0, row), float(self.recording.last))

    def play(self, rate: int) -> None:
        """Go on forwards or backwards, from the beginning where forwards is to come after the end; 0 pauses."""
        self.rate = rate
        if rate < 0 and self.row is None:
            self.row = float(self.recording.last)

    def again(self) -> None:
        """Show it from the beginning."""
        self.row, self.rate = 0.0, 1

    def advance(self, rows: float) -> bool:
        """Go on by so many rows at the present rate; tell whether another moment is shown now."""
        if self.row is None or not self.rate:
            return False
        self.row += rows * self.rate
        if self.row <= 0:
            self.row, self.rate = 0.0, 0
        elif self.row >= self.recording.last:
            self.row = None
        return True


def last_before(rows: list[int], row: float) -> int | None:
    """The number of the last of these rows, which rise, that is not after a row; None if all are."""
    found = bisect_right(rows, row) - 1
    return found if found >= 0 else None
