"""A hundred careful hands, counted while nothing else is to be done."""

from __future__ import annotations

from time import perf_counter

from game.core.slices import Slices
from game.nature.workshop.scoring import RUNS, Score, filling
from game.physics.workshop.machine import Machine
from game.physics.workshop.overlaps import Overlap

__all__ = ["RUNS", "TRIED", "Counting"]

TRIED = 10
"""Hands after which a machine that caught for none of them is given up: the others would hardly catch either."""


class Counting:
    """The score of one machine so far; a machine without a cage, or stuck in itself, is not counted.

    wanted: whether it is counted at all. caged: whether there is something to catch with. stuck: whether it is stuck.
    """

    def __init__(self, machine: Machine, stuck: tuple[Overlap, ...] = (), wanted: bool = True) -> None:
        self.machine, self.score = machine, Score()
        self.caged = any(part.spec.cage for part in machine.parts)
        self.stuck = any(each.refused for each in stuck)
        counts = wanted and self.caged and not self.stuck
        self._work: Slices[None] | None = filling(self.score, machine) if counts else None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to count."""
        return self._work is None

    @property
    def hopeless(self) -> bool:
        """Whether it was given up, as none of the first hands caught."""
        return self.score.runs >= TRIED and not self.score.captured

    def go_on(self, seconds: float) -> bool:
        """Count for so long; tell whether a run was added."""
        before, end = self.score.runs, perf_counter() + seconds
        while self._work is not None and perf_counter() < end:
            if self.hopeless or next(self._work, None) is None:
                self._work = None
        return self.score.runs != before
