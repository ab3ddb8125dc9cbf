"""Knocks of wood on wood, told from how suddenly bodies change their speed."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.physics.boobytrap.world import TrayMotion

LEAST = 15.0  # mm/s of sudden change; softer knocks would be a constant rattle. By ear.
LOUDEST = 200.0  # mm/s: what a piece thrown by a collapse reaches.
_NEW = (math.nan,) * 6
"""Nothing can be told of a piece that was not there before."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A knock. step: when. number: the piece, or 0 for the bar. x, y: where, mm. loudness: 0 to 1."""

    step: int
    number: int
    x: float
    y: float
    loudness: float


class Ear:
    """Compares speeds from look to look (mm/s)."""

    def __init__(self) -> None:
        self.knocks: list[Knock] = []
        self._last: dict[int, TrayMotion] = {}

    def listen(self, step: int, motions: dict[int, TrayMotion]) -> None:
        """Note what has been struck or stopped since the last look."""
        before: Iterable[tuple[float, ...]] = self._last.values()
        if list(self._last) != list(motions):
            before = [self._last.get(number, _NEW) for number in motions]
        least = LEAST * LEAST
        for (number, (x, y, _, vx, vy, _)), (_, _, _, wx, wy, _) in zip(motions.items(), before, strict=True):
            dx, dy = vx - wx, vy - wy
            if dx * dx + dy * dy >= least:
                self.knocks.append(Knock(step, number, x, y, min(1.0, math.hypot(dx, dy) / LOUDEST)))
        self._last = motions
