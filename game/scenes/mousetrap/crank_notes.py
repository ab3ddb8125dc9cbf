"""How the crank is turned, told from time to time, so that a run that is cut off is decided by it."""

from __future__ import annotations

from collections.abc import Callable

from game.physics.hand import STEPS_PER_SECOND, Hand
from game.physics.mousetrap.watched import WatchedRun

_EVERY = STEPS_PER_SECOND // 4
"""Steps between two notes of a hand that goes on turning: nothing is seen to be decided in so short a time."""


class CrankNotes:
    """on_turned: told the hand when the crank begins to turn, as it goes on, and when the hand comes off."""

    def __init__(self, on_turned: Callable[[Hand], None]) -> None:
        self._on_turned = on_turned
        self._told: tuple[int, bool] | None = None

    def follow(self, watched: WatchedRun) -> None:
        """Tell the hand again, if it is time."""
        run = watched.run
        free = len(run.links) >= run.free_at
        if self._told is None or free != self._told[1] or run.steps - self._told[0] >= _EVERY:
            self._told = run.steps, free
            self._on_turned(watched.plan)
