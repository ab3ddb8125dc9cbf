"""A computer player that thinks while the window goes on."""

from __future__ import annotations

import time
from collections.abc import Generator

from game.core.players import Choice
from game.session.table import Table

_SLICE = 0.025
"""Seconds of thinking between two frames."""


class Thinking:
    """What the computer player to act is about to choose."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._begun: Generator[None, None, Choice | None] | None = None

    def forget(self) -> None:
        """The position is another one, or somebody else is to act."""
        self._begun = None

    def go_on(self) -> Choice | None:
        """Think for a moment; the choice once it is known."""
        if self._begun is None:
            self._begun = self.table.ponder()
        end = time.perf_counter() + _SLICE
        try:
            while time.perf_counter() < end:
                next(self._begun)
        except StopIteration as done:
            self._begun = None
            choice: Choice | None = done.value
            return choice
        return None
