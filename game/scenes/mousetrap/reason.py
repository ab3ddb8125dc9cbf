"""Why a run missed: looked for in slices of time while its end is shown."""

from __future__ import annotations

from game.nature.mousetrap.causes import FRESH, TRIES, CauseSearch
from game.physics.mousetrap.inputs import PART_NUMBERS, TrapInputs
from game.physics.mousetrap.run import TrapRun
from game.text.mousetrap.causes import explain, looking

_SLICE = 0.008
"""Seconds of a frame: with them the first answer, after five runs of 0.1 s each, is there within 2 s."""


_TOLD = 10
"""After so many more runs it is told how far the search has come."""


class Reason:
    """The search for the cause of one run; there is none to look for if it was captured, never started or lacked parts.

    tries, fresh: as for `CauseSearch`.
    """

    def __init__(self, run: TrapRun, tries: int = TRIES, fresh: int = FRESH) -> None:
        report = run.report()
        self._inputs = TrapInputs(run.inputs.placements, run.hand if run.live else run.inputs.hand)
        missed = not (report.captured or report.refused) and len(run.inputs.placements) == len(PART_NUMBERS)
        self._search = CauseSearch(self._inputs, report, tries, fresh) if missed else None

    @property
    def looking(self) -> bool:
        """Whether there is more to be found out."""
        return self._search is not None and not self._search.over

    def work(self) -> bool:
        """Use a slice of time; tell whether there is more to say than before."""
        if self._search is None:
            return False
        before = self.tried
        return self._search.work(_SLICE) or self.tried != before

    @property
    def tried(self) -> int:
        """How many runs were made so far, in tens."""
        return self._search.tried // _TOLD * _TOLD if self._search else 0

    @property
    def parts(self) -> tuple[int, ...]:
        """The parts to blame, as far as is known."""
        return self._search.found.parts if self._search and self._search.found else ()

    @property
    def told(self) -> str:
        """The cause in a sentence, or that it is being looked for; empty where there is none."""
        if self._search is None:
            return ""
        found = self._search.found
        if found is None or (found.kind == "none" and self.looking):
            return looking(found, self._inputs, self.tried)
        return explain(found, self._inputs)

    @property
    def better(self) -> TrapInputs | None:
        """A run that catches, with what was to blame put right."""
        return self._search.catching() if self._search else None
