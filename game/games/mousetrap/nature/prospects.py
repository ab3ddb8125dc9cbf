"""What the trap promises as its parts stand: how much of the chain works, and once it is whole how often it catches.

Found by running it under steady hands, each a little faster or slower, half a millisecond at a time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from game.core.players import Steadiness
from game.games.mousetrap.nature.causes import BUNCH, lost, outcome, outcome_in_slices
from game.games.mousetrap.nature.cranking import FIRST, crank_hand, inputs_of, judge
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import PARTS
from game.games.mousetrap.trap.machine import TrapInputs, lacks
from game.games.mousetrap.trap.report import LINKS, TrapReport, reach
from game.games.mousetrap.trap.run import PartialRun
from game.nature.runs import Runs

WHOLE, PARTIAL = 32, 8
"""Runs of the whole machine, whose rate is then known to some 6 in a hundred, and of the unfinished one."""
TWICE = 2
"""Runs of the unfinished machine that must reach a link for it to work: a single one may have been luck.

Measured on 14 machines with parts up to 1.6 mm and 1.2 degrees off, each after nine of its parts: what may come at all
comes in a quarter of the runs or more, rarely in one of ten. What most runs reach is often a toss of a coin: of three
runs it fell back from 13 links to 4 and came again, though nobody had touched a part. This fell back twice, by one link
each: once because the marble made the bucket too heavy to tip.
"""
_STEADY = Steadiness()


R = TypeVar("R", bound=TrapReport)


class CountedRuns(Runs[R]):
    """Of a machine as its parts stand so many runs are due.

    whole: whether none of its parts is missing. runs, hits: how many were had, and caught.
    """

    def __init__(self, parts: Sequence[Placed], whole: bool, due: int) -> None:
        self.parts, self.whole, self.due = tuple(parts), whole, due
        self.runs = self.hits = 0
        self._left = list(range(due))
        self._links: list[int] = []
        super().__init__()

    @property
    def over(self) -> bool:
        """Whether all wanted runs have been had."""
        return self.runs >= self.due

    @property
    def works(self) -> int | None:
        """How many links of the chain work, as at least two runs reached them; None while that is not known."""
        return self._twice() if self.over else None

    def _twice(self) -> int:
        """The links that at least two of the runs so far reached, or the only one did."""
        return min(sorted(self._links)[-TWICE:], default=0)

    @property
    def came(self) -> int:
        """How many runs of the unfinished machine reached all that works."""
        works = self.works or 0
        return sum(links >= works for links in self._links)

    @property
    def chance(self) -> float | None:
        """How often the whole machine catches, as well as few runs tell it: after none that missed it is not certain.

        None for an unfinished one, and until all runs were had: of the first eight it may say 70%, of all 44%.
        """
        return (self.hits + 1) / (self.runs + 2) if self.whole and self.over else None

    @property
    def wanted(self) -> tuple[int, ...]:
        """The runs that are still to be made, by number."""
        return tuple(self._left)

    def learn(self, number: int, result: R) -> None:
        """A run was made."""
        self._left.remove(number)
        self.runs += 1
        self.hits += judge(result).captured
        self._links.append(len(result.links))


class Prospect(CountedRuns[TrapReport]):
    """Of the classic trap."""

    links = len(LINKS)

    def __init__(self, parts: Sequence[Placed]) -> None:
        whole = len(parts) == len(PARTS)
        super().__init__(parts, whole, WHOLE if whole else PARTIAL if len(parts) >= FIRST else 0)

    @property
    def works(self) -> int | None:
        """As of any, and as soon as two runs reached all that the parts allow: no further one can change that."""
        known = self.over or (self.runs >= TWICE and self._twice() == self.possible)
        return self._twice() if known else None

    @property
    def possible(self) -> int:
        """How many links the parts that stand can reach."""
        return reach(range(1, len(self.parts) + 1))

    @property
    def begun(self) -> float:
        """How much of what the next link needs stands, 0 to 1."""
        if self.possible == len(LINKS):
            return 0.0
        standing = len(self.parts)
        wanted = lacks(LINKS[self.possible], range(1, standing + 1))
        before = next(number for number in range(standing + 1) if reach(range(1, number + 1)) == self.possible)
        return (standing - before) / (wanted - before)

    def inputs(self, number: int) -> TrapInputs:
        """What a run is made of: the hand of each turns a little faster or slower."""
        return inputs_of(self.parts, crank_hand(_STEADY, random.Random(f"prospect {number}")))

    def call(self, number: int) -> tuple[Callable[[TrapInputs], TrapReport], TrapInputs]:
        """What makes a run of the whole machine anywhere."""
        return outcome, self.inputs(number)

    def made(self, number: int) -> Generator[None, None, TrapReport]:
        """A run made here, in slices."""
        inputs = self.inputs(number)
        return outcome_in_slices(inputs) if self.whole else _partial(inputs)


def _partial(inputs: TrapInputs) -> Generator[None, None, TrapReport]:
    """A run of the unfinished machine, until it is decided how far its chain comes."""
    run, possible = PartialRun(inputs), reach(inputs.placements)
    while not run.done and len(run.links) < possible and not lost(run):
        for _ in range(BUNCH):
            run.step()
        yield
    return run.report()
