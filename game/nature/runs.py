"""Runs of a machine, wanted by number: made here, a slice of time at a time, or wherever somebody makes them."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import Generic, TypeVar

R = TypeVar("R")


class Runs(ABC, Generic[R]):
    """What is to be made of them, and what came of it. With `call` they can be made by processes beside the window."""

    def __init__(self) -> None:
        self._work = self._all()

    @property
    @abstractmethod
    def wanted(self) -> Sequence[int]:
        """The runs that are still to be made."""

    @abstractmethod
    def made(self, number: int) -> Generator[None, None, R]:
        """A run made here, in slices."""

    @abstractmethod
    def learn(self, number: int, result: R) -> None:
        """A run was made."""

    def leave_off(self) -> None:
        """A run that was begun here is made elsewhere, from its beginning."""
        self._work = self._all()

    def work(self, seconds: float) -> None:
        """Make runs here for so long."""
        until = time.perf_counter() + seconds
        while next(self._work, self) is not self and time.perf_counter() < until:
            pass

    def _all(self) -> Generator[None, None, None]:
        while self.wanted:
            number = self.wanted[0]
            self.learn(number, (yield from self.made(number)))
