"""The recorded poses of a run, so that it can be watched again at any speed."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Pose

EVERY = 4
"""Steps from one picture to the next: 240 a second."""


class Recording:
    """The poses of every body from the start of a run on."""

    def __init__(self, run: TrapRun) -> None:
        self.names = tuple(run.frame())
        self._values = array("f")
        self._last: tuple[float, dict[str, Pose]] = (-1.0, {})
        self._add(run.frame())

    def __len__(self) -> int:
        return len(self._values) // (3 * len(self.names))

    @property
    def end(self) -> int:
        """The step of the last picture."""
        return (len(self) - 1) * EVERY

    def record(self, run: TrapRun) -> None:
        """Take a picture if one is due."""
        if run.steps == len(self) * EVERY:
            self._add(run.frame())

    def at(self, step: float) -> dict[str, Pose]:
        """Where every body was at a step, between two pictures in between."""
        place = min(max(step / EVERY, 0.0), len(self) - 1.0)
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
            for a, b in zip(one, two, strict=True)
        )
        return dict(zip(self.names, between, strict=True))

    def track(self, name: str, first: float, last: float) -> list[Pose]:
        """Where one body was in the pictures from one step to another, at least in one of them."""
        low, high = (min(max(int(step / EVERY), 0), len(self) - 1) for step in (first, last))
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
