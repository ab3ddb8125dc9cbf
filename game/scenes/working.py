"""Long work that is done a slice a frame, so that the window goes on meanwhile."""

from __future__ import annotations

from time import perf_counter
from typing import Generic, TypeVar

from game.core.slices import Slices

T = TypeVar("T")
SLICE = 0.025
"""Seconds of work between two frames."""


class Working(Generic[T]):
    """share: how much is done, 0 to 1. result: what it came to, once `go_on` has said that it is done."""

    result: T

    def __init__(self, work: Slices[T]) -> None:
        self._work = work
        self.share = 0.0

    def go_on(self, seconds: float = SLICE) -> bool:
        """Work for so long; tell whether it is done. Raises what goes wrong with the work."""
        end = perf_counter() + seconds
        try:
            while perf_counter() < end:
                self.share = next(self._work)
        except StopIteration as done:
            self.result = done.value
            return True
        return False

    def stop(self) -> None:
        """Give the work up, and let go what it holds."""
        self._work.close()
