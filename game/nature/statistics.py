"""What counts are worth: intervals of measured rates, and how much of their variance lies between groups."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

Z95 = 1.959964


def wilson(hits: int, runs: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson; (0, 1) without any run."""
    if not runs:
        return 0.0, 1.0
    rate, z2 = hits / runs, Z95 * Z95
    centre = (rate + z2 / (2 * runs)) / (1 + z2 / runs)
    half = Z95 * math.sqrt(rate * (1 - rate) / runs + z2 / (4 * runs * runs)) / (1 + z2 / runs)
    return max(0.0, centre - half), min(1.0, centre + half)


LEAST_ROLLS = 60
"""Fewer rolls of a die tell nothing about it."""


def fair_band(rolls: int, faces: int = 6) -> tuple[int, int] | None:
    """Between which counts each face of a fair die falls in 95 of 100 such series; None for too few rolls to tell."""
    if rolls < LEAST_ROLLS:
        return None
    middle, half = rolls / faces, Z95 * math.sqrt(rolls * (faces - 1)) / faces
    return math.ceil(middle - half), math.floor(middle + half)


# How much of a rate's variance lies between groups, and how much within them.


def variances(hits: Sequence[int], tries: int) -> tuple[float, float]:
    """The variance of a yes-or-no result between groups and within them, each estimated without bias.

    hits: for each of at least two groups, how many of its `tries` (at least two) came to yes.

    A group that says yes at the true rate p varies by p (1 - p) within itself; from its measured rate h that is
    estimated by h (1 - h) tries / (tries - 1). The measured rates vary by the variance of the true rates plus that
    within, divided by `tries`; taking this off leaves the variance between (one-way random effects). By chance it may
    fall below 0, and is not cut off there, as that would favour the groups.
    """
    number, squares, hit = len(hits), sum(each * each for each in hits), sum(hits)
    within = (tries * hit - squares) / (number * tries * (tries - 1))
    rates = (squares - hit * hit / number) / ((number - 1) * tries * tries)  # Their variance.
    return rates - within / tries, within


RESAMPLES = 1000
"""Draws of the bootstrap: of 95 %, 25 lie beyond each end."""


def share_between(hits: Sequence[int], tries: int) -> float:
    """The share of the whole variance that lies between the groups; 0 where nothing varies."""
    between, within = variances(hits, tries)
    return between / ((between + within) or 1.0)


def share_interval(hits: Sequence[int], tries: int, rng: random.Random) -> tuple[float, float]:
    """The 95 % interval of that share: groups drawn anew from those that were measured, percentiles of the outcome."""
    shares = sorted(share_between(rng.choices(hits, k=len(hits)), tries) for _ in range(RESAMPLES))
    beyond = round(RESAMPLES * 0.025)
    return shares[beyond], shares[-1 - beyond]


def mean_interval(number: int, total: float, squares: float) -> tuple[float, float]:
    """Where the true mean of what is never negative lies, by how many there were, their sum and that of their squares.

    A single one tells little: it is as unsure as it is large.
    """
    mean = total / number
    spread = math.sqrt(max(0.0, squares / number - mean * mean))
    half = Z95 * (spread / math.sqrt(number - 1) if number > 1 else mean)
    return max(0.0, mean - half), mean + half
