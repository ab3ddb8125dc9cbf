"""A trap of one's own as it stands in a match, under many hands: what it promises, a hundred runs, why one missed."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace

from game.core.players import Steadiness
from game.core.slices import finish
from game.games.mousetrap.nature import how_off
from game.games.mousetrap.nature.causes import CauseSearch, Remedy, SearchRun, hasty, shifted
from game.games.mousetrap.nature.hundred import HANDS, HundredHands
from game.games.mousetrap.nature.own import SECONDS, own_hand
from game.games.mousetrap.nature.prospects import CountedRuns
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.plan import BuildPlan
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.watched import STEADY_RPS
from game.machine.hand import Hand, steady
from game.machine.recording import CopyFlight
from game.workshop.parts.line import decode
from game.workshop.parts.machine import Placed as Part
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.in_match import OwnTrapRun, members, ordering

CALM = steady(STEADY_RPS, SECONDS)
_STEADY = Steadiness()
_BUNCH = 24
"""Steps from one look at the clock to the next, some 1 ms of a machine of ten parts."""
_NEAR_CM = 8.0
"""cm from where the chain ended at which a part is half as likely to be the cause; chosen by eye."""


@dataclass(frozen=True)
class OwnInputs(TrapInputs):
    """A machine of one's own as its steps were set down, by their numbers, under a hand.

    line: the machine. groups: how many parts each step has.
    """

    line: str = ""
    groups: tuple[int, ...] = ()

    @staticmethod
    def of(plan: BuildPlan, parts: Sequence[Placed], hand: Hand) -> OwnInputs:
        """Of a position of a match."""
        placements = {n: Placement(part.mm, part.deg, part.grip_pct) for n, part in enumerate(parts, 1)}
        return OwnInputs(placements, hand, plan.line, plan.groups)

    @staticmethod
    def made_of(run: OwnTrapRun) -> OwnInputs:
        """Those that give a run again, as it was cranked."""
        placements = {number: Placement(*by) for number, by in enumerate(run.off, 1)}
        return OwnInputs(placements, run.run.hand, run.line, run.groups)

    @property
    def whole(self) -> bool:
        """Whether every step stands."""
        return len(self.placements) == len(self.groups)

    def run(self) -> OwnTrapRun:
        """The run of it."""
        off = [(at.mm, at.deg, at.grip_pct) for _number, at in sorted(self.placements.items())]
        return OwnTrapRun(self.line, self.groups, off, self.hand)


def in_hand(inputs: OwnInputs, number: int, dice: str) -> OwnInputs:
    """The same under another steady hand, each part that is off by a hair's breadth elsewhere.

    Else a machine that is let go, and needs no hand, would always do the same.
    """
    hand = own_hand(_STEADY, random.Random(f"{dice} {number}"))
    moved = shifted(inputs.placements, number)
    exact = {part: at for part, at in inputs.placements.items() if at == Placement()}
    return replace(inputs, placements={**moved, **exact}, hand=hand)


# In which order its steps work, and how far a run comes.


def steps_in_order(line: str, groups: Sequence[int]) -> tuple[tuple[int, str], ...]:
    """The steps that move in the exact machine, in order, each with the part that tells it; its order must be known."""
    steps = {part.id: n for n, step in enumerate(members(decode(line), groups), 1) for part in step}
    found: dict[int, str] = {}
    for name in finish(ordering(line)):
        found.setdefault(steps[name], name)
    return tuple(found.items())


@dataclass(frozen=True)
class OwnReport(TrapReport):
    """What came of a run. links: the leading steps of the order that moved. stopped: the step that failed, 0 for none.

    ends: the parts between which the chain ended, the last that moved and the first that did not.
    """

    stopped: int = 0
    ends: tuple[str, ...] = ()

    @property
    def stopped_at(self) -> str | None:
        """The step that failed."""
        return f"step_{self.stopped}" if self.stopped else None


def report_of(run: OwnTrapRun) -> OwnReport:
    """What came of a run; its order must be known."""
    report, order = run.run.report(), steps_in_order(run.line, run.groups)
    woken = dict(report.woken)
    links: list[tuple[str, int]] = []
    for step, name in order if not report.fallen else ():
        if name not in woken:
            break
        links.append((f"step_{step}", woken[name]))
    missing = [name for _step, name in order[len(links) : len(links) + 1]]
    ends = (*(name for name, _at in report.woken[-1:]), *missing)
    caught, stopped = report.caught, 0 if report.caught else run.failed
    return OwnReport(tuple(links), caught, False, bool(report.fallen), report.steps, report.digest, stopped, ends)


def outcome(inputs: OwnInputs, brief: bool = False) -> OwnReport:
    """What came of such a run, to its end; brief makes no difference."""
    return finish(outcome_in_slices(inputs))


def outcome_in_slices(inputs: OwnInputs) -> Generator[None, None, OwnReport]:
    """The same, about a millisecond from one item to the next."""
    for _share in ordering(inputs.line):
        yield
    run = inputs.run()
    yield
    while not run.done:
        run.run.steps_at_once(_BUNCH)
        yield
    return report_of(run)


# What it promises while it is built, and once it is whole.

WHOLE = 24
"""Runs of the whole machine, whose rate is then known to some 8 in a hundred."""


class OwnProspect(CountedRuns[OwnReport]):
    """Of a plan whose first steps stand so.

    start: the step with which there is something to set going. Of an unfinished machine one run of its parts as they
    stand tells how many of its steps work, and one of the exact ones how many could. links: how many steps move in the
    exact machine, 0 until that is found out.
    """

    def __init__(self, plan: BuildPlan, parts: Sequence[Placed], start: int) -> None:
        whole = len(parts) == plan.steps
        super().__init__(parts, whole, WHOLE if whole else int(0 < start <= len(parts)))
        self._inputs = OwnInputs.of(plan, self.parts, CALM)
        self.links = self.possible = self.failed = 0
        self.begun = 0.0

    @property
    def over(self) -> bool:
        """Whether all wanted runs have been had, and of an unfinished machine how long its chain is."""
        return super().over and (self.whole or self.links > 0)

    def inputs(self, number: int) -> OwnInputs:
        """What a run is made of: an unfinished machine stands as it was built."""
        return in_hand(self._inputs, number, "prospect") if self.whole else self._inputs

    def call(self, number: int) -> tuple[Callable[[OwnInputs], OwnReport], OwnInputs]:
        """What makes a run of the whole machine anywhere."""
        return outcome, self.inputs(number)

    def made(self, number: int) -> Generator[None, None, OwnReport]:
        """A run made here, in slices; of an unfinished machine after the exact one."""
        if not self.whole:
            exact = replace(self._inputs, placements=dict.fromkeys(self._inputs.placements, Placement()))
            self.possible = len((yield from outcome_in_slices(exact)).links)
        return (yield from outcome_in_slices(self.inputs(number)))

    def learn(self, number: int, result: OwnReport) -> None:
        """A run was made."""
        super().learn(number, result)
        self.failed = result.stopped

    def _all(self) -> Generator[None, None, None]:
        for _share in ordering(self._inputs.line):
            yield
        self.links = max(1, len(steps_in_order(self._inputs.line, self._inputs.groups)))
        yield from super()._all()


# A hundred hands.


class OwnHundred(HundredHands):
    """A hundred hands that set the machine of a position going."""

    def __init__(self, inputs: OwnInputs, hands: int = HANDS) -> None:
        super().__init__(inputs.placements, hands)
        self.whole = inputs

    def inputs(self, number: int) -> OwnInputs:
        """What the run of a hand is made of."""
        return in_hand(self.whole, number, "hand")

    def part_of(self, missed: CopyFlight) -> int:
        """The step at which it stopped."""
        return int(missed.stopped)

    def call(self, number: int) -> tuple[Callable[[OwnInputs, int], CopyFlight], TrapInputs, int]:
        """What makes a run anywhere."""
        return flown, self.inputs(number), number

    def made(self, number: int) -> Generator[None, None, CopyFlight]:
        """The run of a hand made here, in slices."""
        return _flying(self.inputs(number), number)


def flown(inputs: OwnInputs, number: int) -> CopyFlight:
    """The run from these inputs, to its end."""
    return finish(_flying(inputs, number))


def _flying(inputs: OwnInputs, number: int) -> Generator[None, None, CopyFlight]:
    for _share in ordering(inputs.line):
        yield
    run = inputs.run()
    flights = Flights(run.machine)
    flights.begin()
    while not run.done:
        flights.follow(run.run, _BUNCH)
        yield
    report = run.run.report()
    stopped = "" if report.caught else str(run.failed or len(inputs.groups))
    flights.end(number, report, stopped, report.place_of(run.failed_part))
    return flights.found[0]


# Why it missed.


class OwnCauseSearch(CauseSearch):
    """The same search as for the classic trap, by runs of this machine."""

    calm = CALM
    briefs = (True,)
    inputs: OwnInputs

    @property
    def whole(self) -> bool:
        """Whether every step stands."""
        return self.inputs.whole

    def likely(self, inputs: TrapInputs, report: TrapReport) -> list[Remedy]:
        """A hasty hand on its crank, then the parts that are off, nearest first to where the chain ended."""
        assert isinstance(inputs, OwnInputs) and isinstance(report, OwnReport)
        machine = decode(inputs.line)
        steps = members(machine, inputs.groups)
        ends = [machine.part(name) for name in report.ends]
        off = [number for number, at in inputs.placements.items() if at != Placement()]
        odds = {n: how_off(inputs.placements[n]) * 0.5 ** (_away(steps[n - 1], ends) / _NEAR_CM) for n in off}
        cranked = any(part.spec.hand for part in machine.parts)
        hand = [Remedy(calm=True)] * (cranked and hasty(inputs.hand))
        return hand + [Remedy((number,)) for number in sorted(off, key=lambda number: -odds[number])]

    def call(self, wanted: SearchRun) -> tuple[Callable[[OwnInputs, bool], TrapReport], TrapInputs, bool]:
        """What makes such a run anywhere."""
        return outcome, self.run_of(wanted), wanted.brief

    def made(self, wanted: SearchRun) -> Generator[None, None, TrapReport]:
        """Such a run made here, in slices."""
        inputs = self.run_of(wanted)
        assert isinstance(inputs, OwnInputs)
        return outcome_in_slices(inputs)

    def _cheapest(self, wanted: SearchRun) -> SearchRun:
        """All runs are made to their end, and none twice."""
        return wanted._replace(brief=True)


def _away(step: Sequence[Part], ends: Sequence[Part]) -> float:
    """How far a step is from where the chain ended, cm."""
    return min((math.dist((a.x, a.y), (b.x, b.y)) for a in step for b in ends), default=0.0)
