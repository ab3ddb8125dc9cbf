"""Why a run missed: looked for while its end is shown, beside the window where there are processors for it."""

from __future__ import annotations

from collections import deque

from game.host.workers import Workers
from game.nature.mousetrap.causes import FRESH, TRIES, CauseSearch
from game.nature.mousetrap.counterfactual import outcome
from game.nature.mousetrap.remedies import hasty
from game.physics.mousetrap.inputs import PART_NUMBERS, TrapInputs
from game.physics.mousetrap.report import TrapReport
from game.physics.mousetrap.run import TrapRun
from game.text.mousetrap.causes import explain, looking

_SLICE = 0.008
"""Seconds of a frame where it is looked for in this process."""
_TOLD = 10
"""After so many more runs it is told how far the search has come."""
_KEPT = 8
"""Searches that are kept, so that a machine which misses again need not be tried anew."""
_before: deque[CauseSearch] = deque(maxlen=_KEPT)


class Reason:
    """The search for the cause of one run; there is none to look for if it was captured, never started or lacked parts.

    tries, fresh: as for `CauseSearch`. workers: processes that make its runs, started by whoever gives them.
    """

    def __init__(self, run: TrapRun, tries: int = TRIES, fresh: int = FRESH, workers: Workers | None = None) -> None:
        report = run.report()
        self._inputs = TrapInputs(run.inputs.placements, run.hand if run.live else run.inputs.hand)
        missed = not (report.captured or report.refused) and len(run.inputs.placements) == len(PART_NUMBERS)
        self._search = _search(self._inputs, report, tries, fresh) if missed else None
        self._workers = workers or Workers()
        self._rest()

    @property
    def looking(self) -> bool:
        """Whether there is more to be found out."""
        return self._search is not None and not self._search.over

    def work(self) -> bool:
        """Use a slice of time; tell whether there is more to say than before."""
        if self._search is None:
            return False
        before = self.tried
        found = self._work_beside(self._search) if self._workers.ready else self._search.work(_SLICE)
        self._rest()
        return found or self.tried != before

    def _work_beside(self, search: CauseSearch) -> bool:
        """Take what the workers have done, and give them more; tell whether another answer was found."""
        before = search.found
        for name, report in self._workers.taken():
            if isinstance(name, tuple) and name[0] is search:
                search.learn(name[1], report)
        for wanted in search.wanted:
            if not self._workers.free:
                break
            if not self._workers.has((search, wanted)):
                self._workers.give((search, wanted), outcome, search.run_of(wanted), wanted.brief)
        return search.found is not before

    def _rest(self) -> None:
        """Nobody need wait for work once the search is over."""
        if not self.looking:
            self._workers.close()

    @property
    def tried(self) -> int:
        """How many runs were made so far, in tens."""
        return self._search.tried // _TOLD * _TOLD if self._search else 0

    @property
    def parts(self) -> tuple[int, ...]:
        """The parts to blame, as far as is known."""
        return self._search.found.parts if self._search and self._search.found else ()

    @property
    def cause(self) -> tuple[str, tuple[int, ...], bool] | None:
        """What is to blame, once that is told: its kind, the parts, and whether the hand is; None before."""
        found = self._search.found if self._search else None
        if self._search is None or found is None or not (found.explained or self._search.enough):
            return None
        return found.kind, found.parts, found.calm

    @property
    def told(self) -> str:
        """The cause in a sentence, or that it is being looked for; empty where there is none."""
        if self._search is None:
            return ""
        found = self._search.found
        if found is None or (found.kind == "none" and not self._search.enough):
            return looking(found, self._inputs, self.tried)
        return explain(found, self._inputs)

    @property
    def better(self) -> TrapInputs | None:
        """A run that catches, with what was to blame put right."""
        return self._search.catching() if self._search else None


def _search(inputs: TrapInputs, report: TrapReport, tries: int, fresh: int) -> CauseSearch:
    """The search for the cause of this miss: one that was made of the same run before, or else a new one.

    Of a machine that nobody has touched since, what cured it then is tried first; what nothing cured under a calm hand,
    nothing cures under another calm one.
    """
    first = None
    for old in reversed(_before):
        if (old.tries, old.fresh, old.inputs.placements) != (tries, fresh, inputs.placements):
            continue
        hopeless = old.over and old.found is not None and old.found.kind == "none"
        if old.inputs == inputs or (hopeless and not hasty(old.inputs.hand) and not hasty(inputs.hand)):
            return old
        if first is None and old.found is not None and old.found.explained and old.found.kind != "luck":
            first = old.found.remedy
    search = CauseSearch(inputs, report, tries, fresh, first)
    _before.append(search)
    return search
