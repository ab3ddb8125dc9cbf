"""A curve that was counted by chance, made steadier: what two neighbours may share by chance they tell each other.

A jump that is greater than chance makes stays as it was counted; smaller ones are taken for chance, as far as they may
be (a Kalman smoother of a level that moves by steps of its own size). All seats are weighed alike, so that their
chances still add up to what they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

STEP = 0.012
"""What the chance moves in any case from one position to the next, as a standard deviation."""

Row = tuple[float, ...]


def smoothed(rows: Sequence[Row], variances: Sequence[float]) -> tuple[list[Row], list[float]]:
    """The rows, each the chances of all seats as counted with this greatest variance, and the variances they then have.

    A row with the variance 0 stays as it is.
    """
    steps = [_step(one, other, variances[at] + variances[at + 1])
             for at, (one, other) in enumerate(pairwise(rows))]  # fmt: skip
    found, spread = [rows[0]], [variances[0]]
    for at, step in enumerate(steps, start=1):
        before = spread[-1] + step
        gain = before / (before + variances[at])
        found.append(_between(found[-1], rows[at], gain))
        spread.append((1 - gain) * before)
    for at in range(len(rows) - 2, -1, -1):
        before = spread[at] + steps[at]
        gain = spread[at] / before
        found[at] = _between(found[at], found[at + 1], gain)
        spread[at] += gain * gain * (spread[at + 1] - before)
    return found, spread


def _step(one: Row, other: Row, chance: float) -> float:
    """The variance of a step: what was seen of it beyond chance."""
    seen = max((after - before) ** 2 for before, after in zip(one, other, strict=True))
    return STEP * STEP + max(0.0, seen - chance)


def _between(one: Row, other: Row, share: float) -> Row:
    return tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))
