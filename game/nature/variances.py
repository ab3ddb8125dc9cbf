"""How much of a rate's variance lies between groups, and how much within them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, variance


def variances(hits: Sequence[int], tries: int) -> tuple[float, float]:
    """The variance of a yes-or-no result between groups and within them, each estimated without bias.

    hits: for each of at least two groups, how many of its `tries` (at least two) came to yes.

    A group that says yes at the true rate p varies by p (1 - p) within itself; from its measured rate h that is
    estimated by h (1 - h) tries / (tries - 1). The measured rates vary by the variance of the true rates plus that
    within, divided by `tries`; taking this off leaves the variance between (one-way random effects). By chance it may
    fall below 0, and is not cut off there, as that would favour the groups.
    """
    rates = [each / tries for each in hits]
    within = mean(rate * (1 - rate) * tries / (tries - 1) for rate in rates)
    return variance(rates) - within / tries, within
