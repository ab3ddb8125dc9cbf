"""Knocks of wood on wood, told from how suddenly bodies change their speed."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.physics.boobytrap.world import TrayMotion

LEAST = 15.0  # mm/s of sudden change; softer knocks would be a constant rattle. By ear.
LOUDEST = 200.0  # mm/s: what a piece thrown by a collapse reaches.


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
        for number, now in motions.items():
            was = self._last.get(number)
            if was is None:
                continue
            dx, dy = now.vx - was.vx, now.vy - was.vy
            if dx * dx + dy * dy >= LEAST * LEAST:
                self.knocks.append(Knock(step, number, now.x, now.y, min(1.0, math.hypot(dx, dy) / LOUDEST)))
        self._last = motions
