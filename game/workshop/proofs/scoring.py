"""How good a machine is: the same machine set down by a hundred careful hands, and what each run came to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.digest import sha256
from game.core.slices import Slices
from game.machine.specs import Point
from game.nature.chance import stream
from game.nature.statistics import wilson
from game.workshop.parts.building import Nudge
from game.workshop.parts.claim import Claim
from game.workshop.parts.kind import hangs
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import RunReport, WorkshopRun
from game.workshop.proofs.flights import Flights


@dataclass(frozen=True)
class Hands:
    """At the most so many mm, degrees and per cent of friction off true; as careful as in the mouse trap."""

    mm: float = 1.0
    deg: float = 0.5
    grip_pct: float = 5.0

    def nudges(self, machine: Machine, seed: int) -> tuple[Nudge, ...]:
        """How far off each part is. What hangs on the wall errs in height too; what is loose stands straight.

        A part's draws go by its kind and its number among those of that kind by where they stand: one machine has one
        score, in whatever order its parts were put down and whatever they are called.
        """
        found: dict[int, Nudge] = {}
        kinds = Counter[str]()
        for place in machine.order():
            part = machine.parts[place]
            rng = stream(seed, "workshop", f"{part.kind} {kinds[part.kind]}")
            kinds[part.kind] += 1
            found[place] = self._nudge(part, rng)
        return tuple(found[place] for place in range(len(machine.parts)))

    def _nudge(self, part: Placed, rng: random.Random) -> Nudge:
        x, y, deg, grip = (rng.uniform(-1.0, 1.0) for _ in range(4))
        up = y * self.mm if hangs(part.spec) else 0.0
        return Nudge(x * self.mm, up, 0.0 if part.spec.loose else deg * self.deg, grip * self.grip_pct)


CAREFUL = Hands()


# How good a machine is: the same machine set down by a hundred careful hands, and what became of each.

RUNS = 100
SLICE_STEPS = 240  # Of a run between two yields: some 5 ms of a machine of 20 parts; larger ones make fewer.
_PARTS = 20


@dataclass
class Score:
    """The runs so far. order: in which order the parts woke in the exact machine. exact: whether that one caught.

    set_off: of each cage and bell which part set it off there, see `where_it_stopped`.

    flights: where everything went in each run, for whoever wants to look at them.

    Add the reports in order of their seeds: the digest depends on it.
    """

    order: tuple[str, ...] = ()
    set_off: Mapping[str, str] = field(default_factory=dict)
    exact: bool = False
    runs: int = 0
    captured: int = 0
    stopped_at: Counter[str] = field(default_factory=Counter)
    missed: list[tuple[int, str, Point | None]] = field(default_factory=list)
    best: int | None = None
    flights: Flights | None = None
    _fastest: int = 0
    _misses: list[tuple[int, RunReport]] = field(default_factory=list)
    _learned: bool = False
    _digest: Any = field(default_factory=sha256)

    def add(self, seed: int, report: RunReport) -> None:
        """Count the run of this seed."""
        self.runs += 1
        self.captured += report.caught
        self._digest.update(report.digest.encode())
        stopped = "" if report.caught else self._stopped(report)
        if self.flights is not None:
            self.flights.end(seed, report, stopped, report.place_of(stopped))
        if report.caught:
            self._learn(report)
            if self.best is None or report.steps < self._fastest:
                self.best, self._fastest = seed, report.steps
            return
        self._misses.append((seed, report))
        self._blame(seed, report)

    def _blame(self, seed: int, report: RunReport) -> None:
        stopped = self._stopped(report)
        self.stopped_at[stopped] += 1
        self.missed.append((seed, stopped, report.place_of(stopped)))

    def _learn(self, report: RunReport) -> None:
        """Where the exact machine misses, the first copy that catches tells how it should go, for earlier runs too."""
        if self.exact or self._learned or not report.set_off:
            return
        self._learned = True
        self.order, self.set_off = tuple(name for name, _ in report.woken), dict(report.set_off)
        self.stopped_at.clear()
        self.missed.clear()
        for seed, missed in self._misses:
            self._blame(seed, missed)
            if self.flights is not None:
                stopped = self._stopped(missed)
                self.flights.blame(seed, stopped, missed.place_of(stopped))

    @property
    def weakest(self) -> str | None:
        """The part at which most misses stopped, as `where_it_stopped` has it.

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

    @property
    def claim(self) -> Claim | None:
        """What may be said of it to others, who count for themselves: None before all hands are counted."""
        return Claim(self.captured, self.digest[:8]) if self.runs == RUNS else None

    def _stopped(self, report: RunReport) -> str:
        return where_it_stopped(report, self.order, self.set_off) or (self.order[-1] if self.order else "")


def where_it_stopped(report: RunReport, order: Sequence[str], set_off: Mapping[str, str]) -> str:
    """At which part a run that missed stopped: the first that did not do what it does in the exact machine.

    A cage or bell that did not move is no fault of its own: the chain stopped at the part that should have set it off.
    Empty where everything moved.
    """
    if report.fallen:
        return report.fallen[0]
    woken = {name for name, _ in report.woken}
    missing = next((name for name in order if name not in woken), "")
    return set_off.get(missing, missing)


def scoring(machine: Machine, seed: int = 1, runs: int = RUNS, hands: Hands = CAREFUL) -> Slices[Score]:
    """Run a machine under the hands of so many seeds, from this one on."""
    score = Score()
    yield from filling(score, machine, seed, runs, hands)
    return score


def filling(score: Score, machine: Machine, seed: int = 1, runs: int = RUNS, hands: Hands = CAREFUL) -> Slices[None]:
    """The same into a score that is looked at meanwhile; yields some milliseconds apart."""
    exact = yield from ran(WorkshopRun(machine), 0.0)
    score.exact = exact.caught
    score.order, score.set_off = tuple(name for name, _ in exact.woken), dict(exact.set_off)
    for number in range(runs):
        run = WorkshopRun(machine, hands.nudges(machine, seed + number))
        report = yield from ran(run, number / runs, flights=score.flights)
        score.add(seed + number, report)
        yield (number + 1) / runs


def ran(
    run: WorkshopRun, share: float, longest: int | None = None, flights: Flights | None = None
) -> Slices[RunReport]:
    """Step a run to its end, or so many steps; yields some milliseconds apart that this share is done.

    flights: looks at it 30 times a second.
    """
    if flights is not None:
        flights.begin()
    yield share  # to build it took its time
    steps = SLICE_STEPS * _PARTS // max(_PARTS, len(run.machine.parts))
    while not run.done and (longest is None or run.steps < longest):
        if flights is None:
            run.steps_at_once(steps)
        else:
            flights.follow(run, steps)
        yield share
    return run.report()
