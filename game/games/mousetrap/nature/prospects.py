"""What the trap promises as its parts stand: how much of the chain works, and once it is whole how often it catches.

Found by running it under steady hands, each a little faster or slower, half a millisecond at a time.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from game.core.players import Steadiness
from game.games.mousetrap.nature.causes import BUNCH, outcome, outcome_in_slices
from game.games.mousetrap.nature.cranking import FIRST, crank_hand, inputs_of, judge
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.rules.state import PARTS
from game.games.mousetrap.trap.machine import TrapInputs, lacks
from game.games.mousetrap.trap.report import LINKS, TrapReport, reach
from game.games.mousetrap.trap.run import PartialRun
from game.nature.runs import Runs

WHOLE, PARTIAL = 32, 3
"""Runs of the whole machine, whose rate is then known to some 6 in a hundred, and of the unfinished one."""
ENOUGH = 8
"""Runs of the whole machine from which on its rate is worth telling."""
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
        """How many links of the chain are reached in most runs; None while that is not known."""
        if not self.over:
            return None
        return sorted(self._links)[len(self._links) // 2] if self._links else 0

    @property
    def chance(self) -> float | None:
        """How often the whole machine catches, as well as few runs tell it: after none that missed it is not certain.

        None for an unfinished one, and while too few runs were had.
        """
        return (self.hits + 1) / (self.runs + 2) if self.whole and self.runs >= ENOUGH else None

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
    """A run of the unfinished machine."""
    run = PartialRun(inputs)
    while not run.done:
        for _ in range(BUNCH):
            run.step()
        yield
    return run.report()
