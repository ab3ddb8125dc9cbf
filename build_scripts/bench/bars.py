"""What a speed bar is: a figure beside its limit, and what it was measured against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.host.places import Places
from game.text.said import Said


class Unmeasurable(Exception):  # noqa: N818 - named for what was wrong
    """A bar cannot be measured on this machine: one line says why."""

    def __init__(self, why: Said | str) -> None:
        super().__init__(str(why))
        self.why = why


@dataclass(frozen=True)
class Bar:
    """A measured figure and its limit. reference: what it was measured against, in the same run."""

    name: str
    figure: float | None
    unit: str
    bar: float | None
    reference: Said
    at_least: bool = False

    @property
    def held(self) -> bool:
        """Whether the figure keeps to its limit; one that could not be measured does not."""
        if self.figure is None or self.bar is None:
            return False
        return self.figure >= self.bar if self.at_least else self.figure <= self.bar

    def plain(self) -> dict[str, Any]:
        """The bar as plain values."""
        figure = None if self.figure is None else round(self.figure, 4)
        sense = "at least" if self.at_least else "at most"
        return {
            "name": self.name,
            "figure": figure,
            "unit": self.unit,
            "bar": self.bar,
            "sense": sense,
            "reference": str(self.reference),
            "held": self.held,
        }


Measure = Callable[[Places], list[Bar]]


def unmeasured(name: str, error: Exception) -> Bar:
    """The bar that stands for a measurement which failed."""
    lines = str(error).splitlines() or [type(error).__name__]
    why = error.why if isinstance(error, Unmeasurable) else lines[0]
    # Translators: {why}: the reason, a sentence part that this program says elsewhere. In the table of the benchmark.
    return Bar(name, None, "", None, Said("not measured: {why}", why=why))


def percentile(values: list[float], share: float) -> float:
    """The value that so large a share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
