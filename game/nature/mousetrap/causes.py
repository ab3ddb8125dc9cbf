"""Why the trap missed, found by trying: the same machine run again with one thing put right."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from typing import Literal, get_args

from game.nature.mousetrap.cranking import judge
from game.nature.mousetrap.remedies import HERE, Remedy, remedies, shifted
from game.physics.mousetrap.inputs import PART_NUMBERS, TrapInputs
from game.physics.mousetrap.report import TrapReport
from game.physics.mousetrap.run import TrapRun

Kind = Literal["hand", "part", "pair", "luck", "none"]
KINDS: tuple[Kind, ...] = get_args(Kind)

TRIES, FRESH = 10, 20
"""Tiny shifts under which a remedy is tried, and further ones under which the one that is named must hold."""
LIFT = 0.5
"""How much a remedy must add to the share of catches, and the share from which on a miss was bad luck."""
_SURE = 2  # Catches more than are needed, of TRIES, with which a remedy is taken before the others are looked at.
_TOGETHER = 3  # Things put right together at the most.
_BEST, _EACH = 3, 6  # Remedies that alone cure too little and are gone on with, and what is tried with each.
_DOUBT = 2  # Runs with no effect that are added to those of a remedy before two are compared.
_CAUGHT = 3  # Links that a catch counts for: it is worth more than a chain that nearly ended.
_BUNCH = 32  # Steps from one yield to the next, about a millisecond.


@dataclass(frozen=True)
class Cause:
    """Why a machine missed.

    kind: `hand`, `part` or `pair` if that much put right makes it catch, `luck` if it mostly catches as it stands.
    parts: the numbers of those put true; calm: the crank turned evenly at 0.7 revolutions a second. A pair is two
    things put right together, the hand may be one; where no two cure, three.
    as_it_stood, corrected: the shares of catches before and after, 0 to 1.
    tries: of how many runs the shares are; FRESH once the search is over, fewer before.
    """

    kind: Kind
    parts: tuple[int, ...]
    calm: bool
    as_it_stood: float
    corrected: float
    tries: int

    @property
    def explained(self) -> bool:
        """Whether the remedy adds half of all runs to the catches, or half of them catch as it stood."""
        if self.kind == "luck":
            return self.as_it_stood >= LIFT
        more = round((self.corrected - self.as_it_stood) * self.tries)  # In runs: shares do not subtract exactly.
        return self.kind != "none" and more >= LIFT * self.tries

    @property
    def remedy(self) -> Remedy:
        """What to put right."""
        return Remedy(self.parts, self.calm)


class CauseSearch:
    """Looks for the cause of a miss, a slice of time at a time. The result does not depend on the slices.

    found: the best answer so far, None before the first; over: whether it is final. tried: how many runs were made.
    """

    def __init__(self, inputs: TrapInputs, report: TrapReport, tries: int = TRIES, fresh: int = FRESH) -> None:
        self.inputs = inputs
        self.report = report
        self.found: Cause | None = None
        self.over = False
        self.tried = 0
        self.tries, self.fresh = tries, fresh
        self._stood = 0  # Catches of `tries` as it stood.
        self._share = -1.0  # The same share of `fresh` further shifts, once known.
        self._seen: dict[Remedy, list[TrapReport]] = {}
        self._asked = 0
        self._search = self.slices()

    def work(self, seconds: float) -> bool:
        """Go on for so long; tell whether another answer was found."""
        until, before = time.perf_counter() + seconds, self.found
        while not self.over and time.perf_counter() < until:
            next(self._search, None)
        return self.found is not before

    def catching(self) -> TrapInputs | None:
        """The inputs of one of the runs that caught with what was found put right, None if there is none."""
        if self.found is None or self.found.kind == "none":
            return None
        remedy = self.found.remedy
        reports = self._seen[remedy][: self.tries]
        number = next((number for number, report in enumerate(reports) if judge(report).captured), None)
        return None if number is None else self._shifted(remedy, number)

    def slices(self) -> Iterator[None]:
        """The search, about a millisecond from one item to the next."""
        yield from self._look()
        self.over = True

    def _look(self) -> Iterator[None]:
        if len(self.inputs.placements) < len(PART_NUMBERS):
            self.found = Cause("none", (), False, 0.0, 0.0, self.fresh)  # Measured (M6): never catches.
            return
        half = self.tries // 2  # Enough for a first answer: that it mostly catches, or seldom, is soon seen.
        self._seen[HERE] = yield from self._runs(HERE, range(half))
        share = _hits(self._seen[HERE]) / half
        self.found = Cause("none", (), False, share, share, half)
        self._seen[HERE] += yield from self._runs(HERE, range(half, self.tries))
        self._stood = _hits(self._seen[HERE])
        share = self._stood / self.tries
        self.found = Cause("luck" if share >= LIFT else "none", (), False, share, share, self.tries)
        if share >= LIFT and (yield from self._luck()):
            return
        tried = remedies(self.inputs, self.report)
        for _ in range(_TOGETHER):
            if (yield from self._first_cure(tried)):
                return
            tried = self._with_another(tried)
        if not (yield from self._luck()):
            self.found = Cause("none", (), False, self._share, self._share, self.fresh)

    def _first_cure(self, tried: list[Remedy]) -> Generator[None, None, bool]:
        """Whether one of these cures: the first that surely does, else the best."""
        needed = min(self.tries, self._stood + LIFT * self.tries)
        maybe: list[Remedy] = []
        for remedy in tried:
            self._seen[remedy] = seen = yield from self._glance(remedy, needed)
            if _hits(seen) >= min(self.tries, needed + _SURE):
                if (yield from self._holds(remedy)):
                    return True
            elif _hits(seen) >= needed:
                maybe.append(remedy)
        for remedy in sorted(maybe, key=lambda remedy: -_hits(self._seen[remedy]))[:_BEST]:
            if (yield from self._holds(remedy)):
                return True
        return False

    def _with_another(self, tried: list[Remedy]) -> list[Remedy]:
        """With each of the remedies that brought the chain furthest, what is likely where it then ended."""
        more: dict[Remedy, None] = {}
        for one in sorted(tried, key=self._progress)[-_BEST:]:
            missed = next((report for report in self._seen[one] if not report.captured), self.report)
            more.update(dict.fromkeys(one.and_(other) for other in remedies(one.applied(self.inputs), missed)[:_EACH]))
        return list(more)

    def _progress(self, remedy: Remedy) -> float:
        """How far the chain came under a remedy, in links; few runs count little beside those of the machine as set."""
        seen, before = self._seen[remedy], self._seen[HERE]
        usual = sum(map(_reached, before)) / len(before)
        return (sum(map(_reached, seen)) + _DOUBT * usual) / (len(seen) + _DOUBT)

    def _glance(self, remedy: Remedy, needed: float) -> Generator[None, None, list[TrapReport]]:
        """Runs under a remedy, up to where it is likely that too few will catch."""
        seen: list[TrapReport] = []
        misses = 0
        while len(seen) < self.tries and misses <= self.tries - needed and misses < max(2, len(seen) - misses + 1):
            seen += yield from self._runs(remedy, range(len(seen), len(seen) + 1))
            misses = len(seen) - _hits(seen)
        return seen

    def _luck(self) -> Generator[None, None, bool]:
        """Whether the machine as it stood catches at least half of further shifts."""
        if self._share < 0:
            self._share = _hits((yield from self._runs(HERE, self._further()))) / self.fresh
        luck = Cause("luck", (), False, self._share, self._share, self.fresh)
        if luck.explained:
            self.found = luck
        return luck.explained

    def _holds(self, remedy: Remedy) -> Generator[None, None, bool]:
        """Whether a remedy also cures under further shifts, so that it was not chosen by chance."""
        before, hits = self.found, _hits(self._seen[remedy])
        self.found = remedy_cause(remedy, self._stood / self.tries, hits / self.tries, self.tries)
        if (yield from self._luck()):
            return True
        further = yield from self._runs(remedy, self._further())
        self._seen[remedy] += further
        share = _hits(further) / self.fresh
        cause = remedy_cause(remedy, self._share, share, self.fresh)
        self.found = cause if cause.explained else before
        return cause.explained

    def _further(self) -> range:
        """Shifts that nothing was chosen by."""
        self._asked += 1
        start = self.tries + (self._asked - 1) * self.fresh
        return range(start, start + self.fresh)

    def _runs(self, remedy: Remedy, shifts: range) -> Generator[None, None, list[TrapReport]]:
        """What the machine does under these tiny shifts, with this put right."""
        reports = []
        for number in shifts:
            run = TrapRun(self._shifted(remedy, number), settled=False)
            while not run.done:
                for _ in range(_BUNCH):
                    run.step()
                yield
            reports.append(run.report())
            self.tried += 1
        return reports

    def _shifted(self, remedy: Remedy, number: int) -> TrapInputs:
        inputs = remedy.applied(self.inputs)
        return replace(inputs, placements=shifted(inputs.placements, number))


def _hits(reports: list[TrapReport]) -> int:
    return sum(judge(report).captured for report in reports)


def _reached(report: TrapReport) -> int:
    """How far the chain came, in links: nowhere if the cage fell early, as that spoils all that follows."""
    return 0 if report.misfired else len(report.links) + _CAUGHT * report.captured


def remedy_cause(remedy: Remedy, as_it_stood: float, corrected: float, tries: int) -> Cause:
    """The cause that a remedy shows."""
    kind: Kind = "pair" if len(remedy.apart()) > 1 else "hand" if remedy.calm else "part"
    return Cause(kind, remedy.parts, remedy.calm, as_it_stood, corrected, tries)


def cause_of(inputs: TrapInputs, report: TrapReport) -> Cause:
    """The cause of a miss, at once: up to some hundred runs of the machine."""
    search = CauseSearch(inputs, report)
    for _ in search.slices():
        pass
    assert search.found is not None
    return search.found
