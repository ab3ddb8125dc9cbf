"""A hundred careful hands, counted while nothing else is to be done."""

from __future__ import annotations

from time import perf_counter

from game.core.slices import Slices
from game.nature.workshop.scoring import RUNS, Score, filling
from game.physics.workshop.machine import Machine
from game.physics.workshop.overlaps import Overlap

__all__ = ["RUNS", "Counting"]


class Counting:
    """The score of one machine so far; a machine without a cage, or stuck in itself, is not counted."""

    def __init__(self, machine: Machine, stuck: tuple[Overlap, ...] = ()) -> None:
        self.machine, self.score = machine, Score()
        cages = any(part.spec.cage for part in machine.parts)
        self.stuck = any(each.refused for each in stuck)
        self._work: Slices[None] | None = filling(self.score, machine) if cages and not self.stuck else None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to count."""
        return self._work is None

    def go_on(self, seconds: float) -> bool:
        """Count for so long; tell whether a run was added."""
        before, end = self.score.runs, perf_counter() + seconds
        while self._work is not None and perf_counter() < end:
            if next(self._work, None) is None:
                self._work = None
        return self.score.runs != before
