"""Knocks of wood on wood, told from how suddenly bodies change their speed."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.physics.boobytrap.motions import Motions

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
                self.knocks.append(Knock(step, number, x, y, min(1.0, math.hypot(dx, dy) / LOUDEST)))
