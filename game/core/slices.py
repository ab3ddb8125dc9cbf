"""Long work in slices, so that a window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Slices: TypeAlias = Generator[float, None, T]
"""Work that yields the share of it that is done, 0 to 1, some milliseconds apart, and returns what it came to."""


def finish(work: Generator[object, None, T]) -> T:
    """Do all of it at once."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        result: T = done.value
        return result
