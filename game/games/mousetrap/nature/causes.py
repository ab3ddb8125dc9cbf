"""Why the trap missed, found by trying: the same machine run again with one thing put right."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, get_args

from game.games.mousetrap.nature import how_off
from game.games.mousetrap.nature.cranking import judge
from game.games.mousetrap.trap.machine import (
    BY_NUMBER,
    MAX_DEG,
    MAX_GRIP_PCT,
    MAX_MM,
    PART_NUMBERS,
    Placement,
    TrapInputs,
)
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import STEADY_RPS
from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS
from game.machine.hand import STEPS_PER_SECOND, Hand, steady
from game.nature.chance import stream

CALM = steady(STEADY_RPS)
CALM_RPS = 1.0
"""Revolutions a second up to which a hand is as good as a calm one: measured, no fewer catches than at 0.7."""
SHIFT = Placement(0.05, 0.025, 0.25)
"""How far a part is shifted at the most: less than anybody could see or set right."""
_HALF_LINKS = 3.0
"""Links before the failing one at which a part is half as likely to be the cause. Found by trying 2, 3 and 6."""


@dataclass(frozen=True)
class Remedy:
    """Parts put true, and the hand calm or as it was."""

    parts: tuple[int, ...] = ()
    calm: bool = False

    def applied(self, inputs: TrapInputs, calm: Hand = CALM) -> TrapInputs:
        """The inputs with this put right, under a calm hand if that is part of it."""
        placements = {**inputs.placements, **dict.fromkeys(self.parts, Placement())}
        return replace(inputs, placements=placements, hand=calm if self.calm else inputs.hand)

    def and_(self, other: Remedy) -> Remedy:
        """Both put right."""
        return Remedy(tuple(sorted({*self.parts, *other.parts})), self.calm or other.calm)

    def apart(self) -> tuple[Remedy, ...]:
        """Each single thing of it."""
        return (*(Remedy((number,)) for number in self.parts), *((Remedy(calm=True),) * self.calm))


HERE = Remedy()


def remedies(inputs: TrapInputs, report: TrapReport) -> list[Remedy]:
    """Every single thing that could be put right: a hasty hand, then the parts up to the failing link, likeliest first.

    A cage that fell early, and a machine that does not stand, may be any part's doing.
    """
    failed = LINKS.index(report.stopped_at or LINKS[-1])
    everywhere = report.misfired or report.refused
    likely = {}
    for number, placement in inputs.placements.items():
        spec = BY_NUMBER[number]
        before = failed - LINKS.index(spec.link)
        if (before >= 0 or everywhere) and placement != Placement():
            likely[number] = how_off(placement) * spec.fit * 0.5 ** (max(0, before) / _HALF_LINKS)
    parts = sorted(likely, key=lambda number: -likely[number])
    return [Remedy(calm=True)] * hasty(inputs.hand) + [Remedy((number,)) for number in parts]


def hasty(hand: Hand) -> bool:
    """Whether a hand turns faster than is good, or backwards."""
    return any(not 0 <= rps <= CALM_RPS for _, rps in hand.changes)


def shifted(placements: Mapping[int, Placement], number: int) -> dict[int, Placement]:
    """All parts moved by a hair's breadth: tiny shift number so and so, the same for every machine."""
    rng = stream(number, "tiny shift")

    def near(value: float, most: float, limit: float) -> float:
        return max(-limit, min(limit, value + rng.uniform(-most, most)))

    def moved(at: Placement) -> Placement:
        deg = near(at.deg, SHIFT.deg, MAX_DEG)
        return Placement(near(at.mm, SHIFT.mm, MAX_MM), deg, near(at.grip_pct, SHIFT.grip_pct, MAX_GRIP_PCT))

    return {part: moved(at) for part, at in placements.items()}


# A run that is only to show whether it catches and how far its chain comes: it ends as soon as that is decided.

BUNCH = 32
"""Steps from one look to the next, about half a millisecond."""
TIPPED = LINKS.index("bucket_tipped") + 1
"""Links from which on a brief run is as good as any: from the bucket on only weights drive the chain."""
_RELEASED = LINKS.index("sign_released") + 1
_LONGEST = {
    "marble1_on_stairs": 480,
    "marble1_in_gutter": 2400,
    "rod_struck": 960,
    "rod_released": 480,
    "marble2_off_seat": 1720,
    "marble2_through_tub": 960,
    "board_struck": 192,
    "diver_airborne": 96,
    "diver_in_washtub": 480,
    "cage_left_post": 1440,
    "cage_down": 720,
}
"""Steps after the link before within which a link comes or never: at least 1.5 times the longest seen.

Seen in 309 runs that caught, of 800 with parts up to 3 mm and 3 degrees off: 229, 1265, 362, 256, 1146, 504, 103, 11,
210, 813, 285.
"""
_AFTER_HAND = 480
"""Steps after the hand has let go within which the bucket tips or never does: 141 was the longest."""
_RETRY = 400
"""Steps after the sign's release within which it tips in nine of ten runs that catch: in others at a later turn."""
_REVOLUTIONS = 1.0
"""Turns of the hand within which the links before come: at most 0.37 in all runs that caught."""


def outcome(inputs: TrapInputs, brief: bool = False) -> TrapReport:
    """What came of such a run: true of whether it catches and of the links, while later ones of a miss may lack.

    brief: a chain that would have to wait for another turn of the hand is taken for a miss, at a third of the cost.
    """
    work = outcome_in_slices(inputs, brief)
    while True:
        try:
            next(work)
        except StopIteration as end:
            report: TrapReport = end.value
            return report


def outcome_in_slices(inputs: TrapInputs, brief: bool = False) -> Generator[None, None, TrapReport]:
    """The same, half a millisecond from one item to the next; the report is the generator's value."""
    run, turned, at = TrapRun(inputs, settled=False), 0.0, -1
    while not run.done:
        for _ in range(BUNCH):
            run.step()
        yield
        if len(run.links) != at:
            turned, at = 0.0, len(run.links)
        turned += abs(run.speed) * BUNCH / STEPS_PER_SECOND
        if lost(run) or (brief and _late(run, turned)):
            break
    return run.report()


def lost(run: TrapRun) -> bool:
    """Whether it is decided that the run misses."""
    if run.misfired:
        return True
    reached = len(run.links)
    if reached == len(LINKS) or run.settling:
        return False
    since = run.links[-1][1] if reached else 0
    if reached >= TIPPED:
        return run.steps - since > _LONGEST[LINKS[reached]]
    return not run.cranking and run.steps - max(since, run.let_go) > _AFTER_HAND


def _late(run: TrapRun, turned: float) -> bool:
    """Whether the bucket would have to tip at a later turn of the hand; turned: revolutions since the last link."""
    reached = len(run.links)
    if reached >= TIPPED:
        return False
    if reached >= _RELEASED:
        return run.steps - run.links[-1][1] > _RETRY
    return turned > _REVOLUTIONS


# Why the trap missed, found by trying: the same machine run again with one thing put right.

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
_MOST = 1_400_000  # Steps of runs after which nothing further is tried: some 400 runs, 28 s of processor time.
_CALM = Remedy(calm=True)
_AHEAD = 4  # Remedies that may be begun before the one that is looked at is done with.


@dataclass(frozen=True)
class Cause:
    """Why a machine missed.

    kind: `hand`, `part` or `pair` if that much put right makes it catch, `luck` if it mostly catches as it stands.
    parts: the numbers of those put true; calm: the crank turned evenly at 0.7 revolutions a second. A pair is two
    things put right together, the hand may be one; where no two cure, three.
    as_it_stood, corrected: the shares of catches before and after, 0 to 1.
    tries: of how many runs the shares are; FRESH once the search is over, fewer before, when they are not to be told.
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


class SearchRun(NamedTuple):
    """A run that a search needs: what is put right, under which tiny shift, and whether a brief one will do."""

    remedy: Remedy
    shift: int
    brief: bool = False


class CauseSearch:
    """Looks for the cause of a miss by runs, made here or elsewhere; what it finds does not depend on their order.

    first: what cured the same parts before, and so is tried before all else.
    found: the best answer so far, None before the first; over: whether it is final. tried: how many runs were made.
    together: whether each thing alone was tried and none cures so far, so that several are tried together.
    calm, briefs: the hand that is calm, and whether runs are tried briefly before they are made in full.
    """

    calm = CALM
    briefs: Sequence[bool] = (True, False)

    def __init__(
        self,
        inputs: TrapInputs,
        report: TrapReport,
        tries: int = TRIES,
        fresh: int = FRESH,
        first: Remedy | None = None,
    ) -> None:
        self.inputs = inputs
        self.report = report
        self.found: Cause | None = None
        self.over = self.together = False
        self.tried = 0
        self.tries, self.fresh = tries, fresh
        self._first = first
        self._stood = 0.0  # The share of catches as it stood, of `tries`.
        self._share = -1.0  # The same share of `fresh` further shifts, once known.
        self._known: dict[SearchRun, TrapReport] = {}
        self._seen: dict[Remedy, list[TrapReport]] = {}
        self._asked = self._spent = 0
        self._used: set[SearchRun] = set()
        self._look = self._looked()
        self._wanted: Sequence[SearchRun] = ()
        self._here = self.slices()
        self._go_on()

    @property
    def suspected(self) -> bool:
        """Whether something cures that is still to hold under further shifts."""
        return not self.over and self.found is not None and self.found.kind != "luck" and self.found.explained

    @property
    def share(self) -> float:
        """How far the search has come, 0 to 1: fast at first, as most are over long before they are given up."""
        return 1.0 if self.over else math.sqrt(min(1.0, self._spent / _MOST))

    @property
    def wanted(self) -> Iterator[SearchRun]:
        """The runs that come next and are not known yet: the first is needed, further ones are likely to be."""
        return (each for each in self._wanted if each not in self._known)

    @property
    def whole(self) -> bool:
        """Whether nothing of the machine is missing."""
        return len(self.inputs.placements) == len(PART_NUMBERS)

    def likely(self, inputs: TrapInputs, report: TrapReport) -> list[Remedy]:
        """What could be put right of a run that missed, likeliest first."""
        return remedies(inputs, report)

    def call(self, wanted: SearchRun) -> tuple[Callable[[Any, bool], TrapReport], TrapInputs, bool]:
        """What makes such a run anywhere."""
        return outcome, self.run_of(wanted), wanted.brief

    def made(self, wanted: SearchRun) -> Generator[None, None, TrapReport]:
        """Such a run made here, in slices."""
        return outcome_in_slices(self.run_of(wanted), wanted.brief)

    def run_of(self, wanted: SearchRun) -> TrapInputs:
        """The inputs of such a run."""
        inputs = wanted.remedy.applied(self.inputs, self.calm)
        return replace(inputs, placements=shifted(inputs.placements, wanted.shift))

    def learn(self, wanted: SearchRun, report: TrapReport) -> bool:
        """Take what came of a run, and go on as far as that leads; tell whether another answer was found."""
        self._known[wanted] = report
        self.tried += 1
        before = self.found
        self._go_on()
        return self.found is not before

    def work(self, seconds: float) -> bool:
        """Make runs here for so long; tell whether another answer was found."""
        until, before = time.perf_counter() + seconds, self.found
        while not self.over and time.perf_counter() < until:
            next(self._here, None)
        return self.found is not before

    def slices(self) -> Iterator[None]:
        """The search made here, half a millisecond from one item to the next."""
        while not self.over:
            wanted = next(self.wanted)
            self.learn(wanted, (yield from self.made(wanted)))

    def catching(self) -> TrapInputs | None:
        """The inputs of one of the runs that caught with what was found put right, None if there is none."""
        if self.found is None or self.found.kind == "none":
            return None
        caught = (each for each, report in self._known.items() if report.captured)
        wanted = min((each for each in caught if each.remedy == self.found.remedy), default=None, key=_by_shift)
        return None if wanted is None else self.run_of(wanted)

    def _go_on(self) -> None:
        """Ask for what is wanted next, as long as all is known that was asked for."""
        while not self.over and (not self._wanted or self._wanted[0] in self._known):
            if self._wanted and self._wanted[0] not in self._used:
                self._used.add(self._wanted[0])
                self._spent += SETTLE_STEPS + FREE_STEPS + self._known[self._wanted[0]].steps
            try:
                self._wanted = next(self._look)
            except StopIteration:
                self._wanted, self.over = (), True

    def _looked(self) -> Iterator[Sequence[SearchRun]]:
        """The search: each item is a run that must be known before it goes on, and those that may come next."""
        if not self.whole:
            self.found = Cause("none", (), False, 0.0, 0.0, self.fresh)  # Measured (M6): never catches.
            return
        tried = self._remedies()
        yield from self._stand([SearchRun(remedy, 0, self.briefs[0]) for remedy in tried])
        if self.found is not None and self.found.kind == "luck" and (yield from self._luck()):
            if self._even:
                yield from self._first_cure(tried, self.briefs[0])
            return
        for brief in self.briefs:
            if (yield from self._cured(tried, brief)):
                return
        if not (yield from self._luck()):
            self.found = Cause("none", (), False, self._share, self._share, self.fresh)

    def _cured(self, tried: list[Remedy], brief: bool) -> Generator[Sequence[SearchRun], None, bool]:
        """Whether anything cures, alone or together with more."""
        if _CALM in tried and (yield from self._calmed(brief)):
            return True
        for _ in range(_TOGETHER):
            if (yield from self._first_cure(tried, brief)):
                return True
            if self._spent >= _MOST:
                break
            self.together, tried = True, self._with_another(tried)
        return False

    def _calmed(self, brief: bool) -> Generator[Sequence[SearchRun], None, bool]:
        """Whether a calm hand cures, alone or with one part put true: under a hasty hand hardly anything else does."""
        if (yield from self._first_cure([_CALM], brief)):
            return True
        return (yield from self._first_cure(self._with_another([_CALM]), brief))

    def _remedies(self) -> list[Remedy]:
        """What could be put right, what did cure before at the head."""
        likely = self.likely(self.inputs, self.report)
        return list(dict.fromkeys([self._first, *likely])) if self._first else likely

    def _stand(self, coming: Sequence[SearchRun]) -> Generator[Sequence[SearchRun], None, None]:
        """How often the machine catches as it stands; half the runs tell, if none of them catches."""
        half = self.tries // 2
        self._seen[HERE] = yield from self._runs(HERE, range(half), coming=coming)
        self._tell_stood()
        if self._stood:
            yield from self._stand_on(coming)

    def _stand_on(self, coming: Sequence[SearchRun] = ()) -> Generator[Sequence[SearchRun], None, None]:
        """The other half of those runs."""
        self._seen[HERE] += yield from self._runs(HERE, range(len(self._seen[HERE]), self.tries), coming=coming)
        self._tell_stood()

    def _tell_stood(self) -> None:
        runs = len(self._seen[HERE])
        share = self._stood = _hits(self._seen[HERE]) / runs
        sure = runs == self.tries and share >= LIFT
        self.found = Cause("luck" if sure else "none", (), False, share, share, runs)

    def _first_cure(self, tried: list[Remedy], brief: bool) -> Generator[Sequence[SearchRun], None, bool]:
        """Whether one of these cures: the first that surely does, else the best."""
        needed = min(self.tries, (self._stood + LIFT) * self.tries)
        maybe: list[Remedy] = []
        for at, remedy in enumerate(tried):
            if self._spent >= _MOST:
                break
            self._seen[remedy] = seen = yield from self._glance(remedy, needed, tried[at + 1 :], brief)
            if _hits(seen) >= min(self.tries, needed + _SURE):
                if (yield from self._holds((yield from self._least(remedy, needed, brief)))):
                    return True
            elif _hits(seen) >= needed:
                maybe.append(remedy)
        for remedy in sorted(maybe, key=lambda remedy: -_hits(self._seen[remedy]))[:_BEST]:
            if (yield from self._holds(remedy)):
                return True
        return False

    def _least(self, remedy: Remedy, needed: float, brief: bool) -> Generator[Sequence[SearchRun], None, Remedy]:
        """One thing of a remedy that cures without the rest, if there is one that was not tried yet; else all of it."""
        for one in remedy.apart():
            if one not in self._seen and remedy != self._first:
                self._seen[one] = seen = yield from self._glance(one, needed, (), brief)
                if _hits(seen) >= min(self.tries, needed + _SURE):
                    return one
        return remedy

    def _with_another(self, tried: list[Remedy]) -> list[Remedy]:
        """With each of the remedies that brought the chain furthest, what is likely where it then ended."""
        more: dict[Remedy, None] = {}
        for one in sorted(tried, key=self._progress)[-_BEST:]:
            missed = next((report for report in self._seen[one] if not report.captured), self.report)
            others = self.likely(one.applied(self.inputs, self.calm), missed)[:_EACH]
            more.update(dict.fromkeys(one.and_(other) for other in others))
        return list(more)

    def _progress(self, remedy: Remedy) -> float:
        """How far the chain came under a remedy, in links; few runs count little beside those of the machine as set."""
        seen, before = self._seen[remedy], self._seen[HERE]
        usual = sum(map(_reached, before)) / len(before)
        return (sum(map(_reached, seen)) + _DOUBT * usual) / (len(seen) + _DOUBT)

    def _glance(
        self, remedy: Remedy, needed: float, others: Sequence[Remedy], brief: bool
    ) -> Generator[Sequence[SearchRun], None, list[TrapReport]]:
        """Runs under a remedy, up to where it is likely that too few will catch."""
        seen: list[TrapReport] = []
        misses = 0
        coming = [SearchRun(other, 0, brief) for other in others[:_AHEAD]]
        while len(seen) < self.tries and misses <= self.tries - needed and misses < self._patience(seen):
            more = [SearchRun(remedy, shift, brief) for shift in range(len(seen) + 1, self.tries)]
            ahead = [*more, *coming] if len(seen) > misses else coming
            seen += yield from self._runs(remedy, range(len(seen), len(seen) + 1), brief, ahead)
            misses = len(seen) - _hits(seen)
        return seen

    def _patience(self, seen: Sequence[TrapReport]) -> int:
        """At how many misses a remedy is given up: one, if it came no further than the machine that never catches."""
        hits = _hits(seen)
        if seen and not hits and not self._stood and _reached(seen[0]) <= max(map(_reached, self._seen[HERE])):
            return 1
        return max(2, hits + 1)

    def _luck(self) -> Generator[Sequence[SearchRun], None, bool]:
        """Whether the machine as it stood catches at least half of further shifts."""
        if self._share < 0:
            self._share = _hits((yield from self._runs(HERE, self._further()))) / self.fresh
        luck = Cause("luck", (), False, self._share, self._share, self.fresh)
        if luck.explained:
            self.found = luck
        return luck.explained

    @property
    def _even(self) -> bool:
        """Whether half of further runs catch as it stands, so that what makes all of them catch is no less true."""
        return self._share == LIFT

    def _holds(self, remedy: Remedy) -> Generator[Sequence[SearchRun], None, bool]:
        """Whether the search ends here: a remedy also cures under further shifts, or it was luck.

        Of a machine that caught at times luck is looked at first, so that no part is suspected in vain.
        """
        lucky = bool(self._stood) and (yield from self._luck())
        before = self.found
        if not lucky:
            self.found = remedy_cause(remedy, self._stood, _hits(self._seen[remedy]) / self.tries, self.tries)
            lucky = yield from self._luck()
        if lucky and not self._even:
            return True
        further = yield from self._runs(remedy, self._further())
        cause = remedy_cause(remedy, self._share, _hits(further) / self.fresh, self.fresh)
        if cause.explained:
            self.found = cause
        elif not lucky:
            self.found = before
        return cause.explained or lucky

    def _further(self) -> range:
        """Shifts that nothing was chosen by."""
        self._asked += 1
        start = self.tries + (self._asked - 1) * self.fresh
        return range(start, start + self.fresh)

    def _runs(
        self, remedy: Remedy, shifts: range, brief: bool = False, coming: Sequence[SearchRun] = ()
    ) -> Generator[Sequence[SearchRun], None, list[TrapReport]]:
        """What the machine does under these tiny shifts, with this put right."""
        wanted = [self._cheapest(SearchRun(remedy, shift, brief)) for shift in shifts]
        for at in range(len(wanted)):
            yield [*wanted[at:], *coming]
        return [self._known[each] for each in wanted]

    def _cheapest(self, wanted: SearchRun) -> SearchRun:
        """The brief run instead, where it is known and needed no patience."""
        brief = wanted._replace(brief=True)
        report = self._known.get(brief)
        return brief if report is not None and (report.misfired or len(report.links) >= TIPPED) else wanted


def _by_shift(wanted: SearchRun) -> int:
    return wanted.shift


def _hits(reports: Sequence[TrapReport]) -> int:
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
