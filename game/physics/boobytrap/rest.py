"""When a tray is at rest: by places, because slow overlaps go on relaxing long after all speeds are small."""

from __future__ import annotations

import math

from game.physics.boobytrap.motions import Motions, TrayMotion
from game.physics.boobytrap.packing import Packing

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
