"""What a pull would do, tried on a twin of the real tray."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.physics.boobytrap.kept import tray_after
from game.physics.boobytrap.tray import PullRun, Tray
from game.rules.boobytrap.rules import MARKING_IN
from game.rules.boobytrap.state import State

MARKING_MM = MARKING_IN * 25.4
SLICE = 60
"""Steps of a try between two breaths, some 8 ms, so that a screen can be drawn meanwhile."""


class Outlook(NamedTuple):
    """What a try showed: how far the bar went in, and how many other pieces were thrown."""

    travel_mm: float
    thrown: int


class Foresight:
    """Tries pulls by a steady hand on twins of the tray, each once a position."""

    def __init__(self) -> None:
        self._at: object = None
        self._tried: dict[int, Outlook] = {}

    def try_out(self, state: State, number: int) -> Generator[None, None, Outlook]:
        """What taking this piece would do; yields now and then while it is tried."""
        if self._at != (state.seed, len(state.pulls)):
            self._at, self._tried = (state.seed, len(state.pulls)), {}
        if number not in self._tried:
            self._tried[number] = yield from _tried(tray_of(state), number)
        return self._tried[number]


def tray_of(state: State) -> Tray:
    """A twin of the tray as it stands in this position."""
    return tray_after(state.seed, state.pulls)


def _tried(tray: Tray, number: int) -> Generator[None, None, Outlook]:
    run = PullRun(tray, number)
    while not run.done:
        run.step()
        if run.steps % SLICE == 0:
            yield
    report = run.report()
    return Outlook(report.travel_mm, len(report.thrown))
