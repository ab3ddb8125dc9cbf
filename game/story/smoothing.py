"""A curve that was counted by chance, made steadier: what two neighbours may share by chance they tell each other.

A jump that is far greater than chance makes stays as it was counted; of the others it is taken that they move by steps
of one size, that of their mean beyond chance (a Kalman smoother). All seats are weighed alike, so that their chances
still add up to what they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import NormalDist, fmean

STEP = 0.012
"""What the chance moves in any case from one position to the next, as a standard deviation."""
_FALSE = 0.5
"""How many of all jumps may be told as jumps by themselves though they are chance alone."""

Row = tuple[float, ...]


def smoothed(rows: Sequence[Row], variances: Sequence[float]) -> tuple[list[Row], list[float]]:
    """The rows, each the chances of all seats as counted with this greatest variance, and the variances they then have.

    A row with the variance 0 stays as it is.
    """
    chance = [one + other for one, other in pairwise(variances)]
    seen = [[(after - before) ** 2 for before, after in zip(*each, strict=True)] for each in pairwise(rows)]
    far = NormalDist().inv_cdf(1 - _FALSE / 2 / max(1, len(seen))) ** 2
    usual = _usual(seen, chance, far)
    steps = [max(each) - by if max(each) > far * (by + usual) else usual for each, by in zip(seen, chance, strict=True)]
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


def _usual(seen: Sequence[Sequence[float]], chance: Sequence[float], far: float) -> float:
    """The variance of most steps: the mean beyond chance of those that may be chance."""
    most = [fmean(each) - by for each, by in zip(seen, chance, strict=True) if max(each) <= far * by]
    return max(STEP * STEP, fmean(most)) if most else STEP * STEP


def _between(one: Row, other: Row, share: float) -> Row:
    return tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))
