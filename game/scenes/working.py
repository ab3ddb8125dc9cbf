"""Long work that is done a slice a frame, so that the window goes on meanwhile."""

from __future__ import annotations

from time import perf_counter
from typing import Generic, TypeVar

from game.core.slices import Slices

T = TypeVar("T")
SLICE = 0.025
"""Seconds of work between two frames."""


class Working(Generic[T]):
    """share: how much is done, 0 to 1. result: what it came to, once `go_on` has said that it is done (`over`)."""

    result: T

    def __init__(self, work: Slices[T]) -> None:
        self._work = work
        self.share, self.over = 0.0, False

    def go_on(self, seconds: float = SLICE) -> bool:
        """Work for so long; tell whether it is done. Raises what goes wrong with the work."""
        end = perf_counter() + seconds
        try:
            while not self.over and perf_counter() < end:
                self.share = next(self._work)
        except StopIteration as done:
            self.result, self.over = done.value, True
        return self.over

    def stop(self) -> None:
        """Give the work up, and let go what it holds."""
        self._work.close()
