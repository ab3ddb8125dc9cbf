"""The machine run many times: inputs drawn from seeds, results counted."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.digest import sha256
from game.core.players import Steadiness
from game.games.mousetrap.nature.causes import Cause, cause_of, shifted
from game.games.mousetrap.nature.cranking import crank_hand, judge
from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement, TrapInputs, standing
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand, jerky, steady
from game.nature.statistics import wilson


@dataclass(frozen=True)
class Trial:
    """How the parts are set down (uniform within +- mm, degrees, % grip, per part), which are missing, and the hand."""

    rps: float = 0.7
    hand: str = "steady"
    mm: float = 1.0
    deg: float = 0.5
    grip_pct: float = 5.0
    missing: tuple[int, ...] = ()

    def inputs(self, seed: int) -> TrapInputs:
        """The inputs of the run with this seed; the draws of one part never depend on which others stand."""
        rng = random.Random(seed)
        drawn = {
            number: Placement(_off(rng, self.mm), _off(rng, self.deg), _off(rng, self.grip_pct))
            for number in PART_NUMBERS
        }
        hand = self._hand(rng)
        return TrapInputs({number: drawn[number] for number in standing(self.missing)}, hand)

    def run(self, seed: int) -> TrapReport:
        """The run with this seed, to its end."""
        return ran(self.inputs(seed))

    def cause(self, seed: int) -> Cause:
        """Why the run with this seed missed."""
        inputs = self.inputs(seed)
        return cause_of(inputs, ran(inputs))

    def captures(self, seed: int, number: int) -> int:
        """How many of so many tiny shifts of this seed's machine are captured."""
        inputs = self.inputs(seed)
        shifts = (shifted(inputs.placements, shift) for shift in range(number))
        return sum(ran(TrapInputs(placements, inputs.hand)).captured for placements in shifts)

    def _hand(self, rng: random.Random) -> Hand:
        return jerky(self.rps, rng) if self.hand == "jerky" else steady(self.rps)


def ran(inputs: TrapInputs) -> TrapReport:
    """The run from these inputs, to its end."""
    run = TrapRun(inputs)
    while not run.done:
        run.step()
    return run.report()


def _off(rng: random.Random, limit: float) -> float:
    return rng.uniform(-limit, limit)


@dataclass
class TrialCount:
    """What many runs had in common. Add the reports in order of their seeds: the digest depends on it."""

    runs: int = 0
    captured: int = 0
    misfires: int = 0
    refused: int = 0
    steps: int = 0
    links: Counter[str] = field(default_factory=Counter)
    stopped_at: Counter[str] = field(default_factory=Counter)
    _digest: Any = field(default_factory=sha256)

    def add(self, report: TrapReport) -> None:
        """Count one more run."""
        self.runs += 1
        self.captured += report.captured
        self.misfires += report.misfired
        self.refused += report.refused
        self.steps += report.steps
        self.links.update(name for name, _ in report.links)
        if report.stopped_at:
            self.stopped_at[report.stopped_at] += 1
        self._digest.update(report.digest.encode())

    def summary(self) -> dict[str, Any]:
        """The counts as plain values."""
        low, high = wilson(self.captured, self.runs)
        return {
            "runs": self.runs,
            "captured": self.captured,
            "rate": round(self.captured / self.runs, 4) if self.runs else 0.0,
            "rate_ci95": [round(low, 4), round(high, 4)],
            "misfires": self.misfires,
            "refused_to_start": self.refused,
            "links": {name: self.links[name] for name in LINKS},
            "stopped_at": dict(self.stopped_at.most_common()),
            "steps": self.steps,
            "digest": self._digest.hexdigest(),
        }


# How often the machine catches as it stands: many runs, a slice of time at a time, so that nothing waits for them.

WANTED = 100
_BUNCH = 48
_HANDS = Steadiness()


class CatchRate:
    """Runs of one machine under steady hands, each as fast and as even as hands are."""

    def __init__(self, placements: Mapping[int, Placement], wanted: int = WANTED) -> None:
        self.placements = dict(placements)
        self.wanted = wanted
        self.runs = 0
        self.hits = 0
        self._dice = random.Random(1963)
        self._run: TrapRun | None = None

    @property
    def over(self) -> bool:
        """Whether all wanted runs have been had."""
        return self.runs >= self.wanted

    def work(self, seconds: float) -> bool:
        """Go on for so long; tell whether a run came to its end."""
        until, before = time.perf_counter() + seconds, self.runs
        while not self.over and time.perf_counter() < until:
            self._go_on()
        return self.runs > before

    def _go_on(self) -> None:
        if self._run is None:
            self._run = TrapRun(TrapInputs(self.placements, crank_hand(_HANDS, self._dice)))
        for _ in range(_BUNCH):
            self._run.step()
        if self._run.done:
            self.runs += 1
            self.hits += judge(self._run.report()).captured
            self._run = None
