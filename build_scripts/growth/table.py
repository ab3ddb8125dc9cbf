"""What one measurement of cost against size came to, and how a cost is timed."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

TRIES = 3


class Table(NamedTuple):
    """What was measured: a row of figures for each size, and what the columns are."""

    name: str
    title: str
    size: str
    unit: str
    columns: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]
    most: float
    """The greatest power of the size by which a cost may grow."""
    told: str = ""
    """What a reader should know of it, in a sentence or two."""

    def growth(self, column: int) -> float:
        """The power of the size by which a column grows from the smallest to the largest."""
        first, last = self.rows[0], self.rows[-1]
        return math.log(last[column] / first[column]) / math.log(last[0] / first[0])

    @property
    def held(self) -> bool:
        """Whether nothing grows faster than it may."""
        return all(self.growth(column) <= self.most for column in range(1, len(self.rows[0])))

    def markdown(self) -> Iterator[str]:
        """The lines of the table, its growth in the last."""
        yield f"| {self.size} | " + " | ".join(f"{column}, {self.unit}" for column in self.columns) + " |"
        yield "|---:|" + "---:|" * len(self.columns)
        for size, *figures in self.rows:
            yield f"| {size:,.0f} | " + " | ".join(f"{figure:,.4g}" for figure in figures) + " |"
        powers = (f"size ^ {self.growth(column):.2f}" for column in range(1, len(self.columns) + 1))
        yield "| **growth** | " + " | ".join(powers) + " |"


def best(work: Callable[[], object]) -> float:
    """Processor milliseconds of the quickest of some tries."""
    return min(once(work) for _ in range(TRIES))


def once(work: Callable[[], object]) -> float:
    """Processor milliseconds of a piece of work."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def in_turn(works: tuple[Callable[[], object], ...], rounds: int) -> list[float]:
    """The same of several, the median of some rounds in which they take turns, so that noise meets all alike."""
    found = [[once(work) for work in works] for _ in range(rounds)]
    return [sorted(column)[rounds // 2] for column in zip(*found, strict=True)]
