"""How good a machine is: the same machine set down by a hundred careful hands, and what became of each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from game.core.slices import Slices
from game.nature.statistics import wilson
from game.nature.workshop.hands import CAREFUL, Hands
from game.physics.specs import Point
from game.physics.workshop.machine import Machine
from game.physics.workshop.report import RunReport
from game.physics.workshop.run import WorkshopRun

RUNS = 100
SLICE_STEPS = 240  # Of a run between two yields: some 5 ms of a machine of 20 parts.


@dataclass
class Score:
    """The runs so far. order: in which order the parts woke in the exact machine. exact: whether that one caught.

    Add the reports in order of their seeds: the digest depends on it.
    """

    order: tuple[str, ...] = ()
    exact: bool = False
    runs: int = 0
    captured: int = 0
    stopped_at: Counter[str] = field(default_factory=Counter)
    missed: list[tuple[int, str, Point | None]] = field(default_factory=list)
    best: int | None = None
    _fastest: int = 0
    _digest: Any = field(default_factory=sha256)

    def add(self, seed: int, report: RunReport) -> None:
        """Count the run of this seed."""
        self.runs += 1
        self.captured += report.caught
        self._digest.update(report.digest.encode())
        if report.caught:
            if self.best is None or report.steps < self._fastest:
                self.best, self._fastest = seed, report.steps
            return
        stopped = self._stopped(report)
        self.stopped_at[stopped] += 1
        self.missed.append((seed, stopped, report.spot))

    @property
    def weakest(self) -> str | None:
        """The part at which most misses stopped: the first that did not do what it does in the exact machine.

        None where nothing missed, and where nothing moves.
        """
        return next((name for name, _ in self.stopped_at.most_common(1)), "") or None

    @property
    def spots(self) -> list[Point]:
        """Where the misses ended."""
        return [spot for _, _, spot in self.missed if spot is not None]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate of captures."""
        return wilson(self.captured, self.runs)

    @property
    def digest(self) -> str:
        """SHA-256 over every run so far."""
        return str(self._digest.hexdigest())

    def _stopped(self, report: RunReport) -> str:
        if report.fallen:
            return report.fallen[0]
        woken = {name for name, _ in report.woken}
        return next((name for name in self.order if name not in woken), self.order[-1] if self.order else "")


def scoring(machine: Machine, seed: int = 1, runs: int = RUNS, hands: Hands = CAREFUL) -> Slices[Score]:
    """Run a machine under the hands of so many seeds, from this one on."""
    score = Score()
    yield from filling(score, machine, seed, runs, hands)
    return score


def filling(score: Score, machine: Machine, seed: int = 1, runs: int = RUNS, hands: Hands = CAREFUL) -> Slices[None]:
    """The same into a score that is looked at meanwhile; yields some milliseconds apart."""
    exact = yield from ran(WorkshopRun(machine), 0.0)
    score.exact = exact.caught
    score.order = tuple(name for name, _ in exact.woken)
    for number in range(runs):
        run = WorkshopRun(machine, hands.nudges(machine, seed + number))
        report = yield from ran(run, number / runs)
        score.add(seed + number, report)
        yield (number + 1) / runs


def ran(run: WorkshopRun, share: float, longest: int | None = None) -> Slices[RunReport]:
    """Step a run to its end, or so many steps; yields some milliseconds apart that this share is done."""
    while not run.done and (longest is None or run.steps < longest):
        run.steps_at_once(SLICE_STEPS)
        yield share
    return run.report()
