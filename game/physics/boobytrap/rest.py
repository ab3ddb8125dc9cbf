"""When a tray is at rest: by places, because slow overlaps go on relaxing long after all speeds are small."""

from __future__ import annotations

import math

from game.physics.boobytrap.world import Motion

STILL_MM = 0.02
LOOK = 120
"""Steps between two looks: an eighth of a second."""


class Rest:
    """Compares places from look to look. looks: how many in a row must find everything where it was."""

    def __init__(self, looks: int = 1) -> None:
        self._wanted = looks
        self._found = 0
        self._last: dict[int, Motion] = {}

    def reached(self, motions: dict[int, Motion]) -> bool:
        """Whether nothing moved since the last look, as often as wanted."""
        still = self._last.keys() == motions.keys() and all(
            math.hypot(now.x - was.x, now.y - was.y) <= STILL_MM
            for was, now in zip(self._last.values(), motions.values(), strict=True)
        )
        self._found = self._found + 1 if still else 0
        self._last = motions
        return self._found >= self._wanted
