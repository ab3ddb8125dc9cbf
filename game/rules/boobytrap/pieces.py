"""The set of pieces: 21 of each of three sizes, or 20, each with a number for ever."""

from __future__ import annotations

SIZES = ("S", "M", "L")
"""The sizes from the smallest to the largest."""

EACH, FEWER = 21, 20
"""A set of 20 lacks the last piece of each size."""
NUMBERS = tuple(range(1, len(SIZES) * EACH + 1))
"""1 to 21 are small, 22 to 42 medium, 43 to 63 large."""

_SIZE = ("", *(size for size in SIZES for _ in range(EACH)))


def size_of(number: int) -> str:
    """The size of a piece by its number."""
    return _SIZE[number]


def numbers_of(size: str) -> range:
    """The numbers of all pieces of a size."""
    first = SIZES.index(size) * EACH + 1
    return range(first, first + EACH)
