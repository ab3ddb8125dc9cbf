"""A computer player that thinks while the window goes on: to play, or to advise a person."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.core.players import Choice, Thought

_SLICE = 0.004
"""Seconds of thinking between two frames; the last slice of a player's own, some 4 ms, may end after them."""


class BotTurn:
    """What a computer player is about to choose. begin: begins to think about the position as it is."""

    def __init__(self, begin: Callable[[], Thought[Choice | None]]) -> None:
        self._begin = begin
        self._begun: Thought[Choice | None] | None = None
        self._found: Choice | None = None

    def forget(self) -> None:
        """The position is another one, or somebody else is to act."""
        self._begun = self._found = None

    def go_on(self) -> Choice | None:
        """Think for a moment; the choice once it is known, and from then on."""
        if self._found is not None:
            return self._found
        if self._begun is None:
            self._begun = self._begin()
        end = time.perf_counter() + _SLICE
        try:
            while time.perf_counter() < end:
                next(self._begun)
        except StopIteration as done:
            self._begun, self._found = None, done.value
        return self._found
