"""What counts are worth: intervals of measured rates."""

from __future__ import annotations

import math

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
