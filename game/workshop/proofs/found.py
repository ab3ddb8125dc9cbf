"""What machines a search found for the challenges: how many there are of which parts, seconds and hands.

`python -m build_scripts.search_records --write` makes the file.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.machine.hand import STEPS_PER_SECOND
from game.workshop.parts.challenge import Challenge

FILE = Path(__file__).with_name("found.toml")
TENTHS = 10
"""Seconds are counted in tenths."""


@dataclass(frozen=True)
class Curve:
    """How many machines have which value: parts, tenths of a second, hands of a hundred. less: fewer is better.

    sure: the best value, where the others rest on a few runs only.
    """

    counts: Mapping[int, int]
    less: bool = True
    sure: int = 0

    @property
    def total(self) -> int:
        """How many machines it tells of."""
        return sum(self.counts.values())

    @property
    def best(self) -> int:
        """The best value that was found, 0 for none."""
        return self.sure or (min if self.less else max)(self.counts, default=0)

    def beaten(self, value: int) -> int:
        """How many of the machines a value beats."""
        return sum(many for each, many in self.counts.items() if (value < each if self.less else value > each))


@dataclass(frozen=True)
class Found:
    """tried: how many machines the search tried. curves: of parts, of seconds and of hands."""

    tried: int
    curves: tuple[Curve, Curve, Curve]


@cache
def found() -> Mapping[str, Found]:
    """By the id of the challenge; a challenge that was never searched is not there."""
    return {name: _read(row) for name, row in tomllib.loads(FILE.read_text(encoding="utf-8")).items()}


def found_for(challenge: Challenge) -> Found:
    """What was found for a challenge, with empty curves where nothing was."""
    return found().get(challenge.id, Found(0, (Curve({}), Curve({}), Curve({}, less=False))))


def _read(row: Mapping[str, Any]) -> Found:
    parts, seconds, hands = ({int(value): many for value, many in row[name].items()} for name in
                             ("parts", "seconds", "hands"))  # fmt: skip
    sure = row["steadiest"]
    # Ten of ten hands may be less than what was counted with all hundred: no curve goes beyond what is sure.
    known = Counter({min(value, sure or value): 0 for value in hands})
    for value, many in hands.items():
        known[min(value, sure or value)] += many
    return Found(row["tried"], (Curve(parts), Curve(seconds), Curve(known, less=False, sure=sure)))


def tenths(steps: int) -> int:
    """Steps of a run as tenths of a second; 0 for none."""
    return max(1, round(TENTHS * steps / STEPS_PER_SECOND)) if steps else 0


def as_counted(values: tuple[int, int, int]) -> tuple[int, int, int]:
    """Parts, steps and hands, as `Best` has them, in what the curves count."""
    parts, steps, hands = values
    return parts, tenths(steps), hands
