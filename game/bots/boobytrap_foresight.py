"""What a pull would do, tried on a twin of the real tray."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from game.physics.boobytrap.kept import tray_after
from game.physics.boobytrap.ready import prepare
from game.physics.boobytrap.tray import PullRun, Tray
from game.rules.boobytrap.rules import MARKING_IN
from game.rules.boobytrap.state import State

T = TypeVar("T")
Thought: TypeAlias = Generator[None, None, T]
"""Work in slices: yields between them, so that a screen can be drawn meanwhile, and returns what came of it."""

MARKING_MM = MARKING_IN * 25.4
SAFE_MM = MARKING_MM - 0.2
"""A try that goes no further is taken for safe: who plans has a hand as steady as the try's."""
ENOUGH_MM = 3 * MARKING_MM
"""A try that has gone so far has shown enough."""
SLICE = 60
"""Steps of a slice, some 8 ms."""


class Outlook(NamedTuple):
    """What a try showed: how far the bar came in, mm, or as far as it was watched. whole: watched to its end."""

    travel_mm: float
    whole: bool

    @property
    def safe(self) -> bool:
        """Whether the bar should not trip."""
        return self.travel_mm <= SAFE_MM


class Foresight:
    """Tries pulls by a steady hand on twins of the tray, each once a position."""

    def __init__(self) -> None:
        self._at: object = None
        self._tried: dict[int, Outlook] = {}

    def try_out(self, state: State, number: int, enough_mm: float = ENOUGH_MM) -> Thought[Outlook]:
        """What taking this piece would do, watched until the bar has gone so far."""
        if self._at != (state.seed, state.pulls):
            self._at, self._tried = (state.seed, state.pulls), {}
        known = self._tried.get(number)
        if known is None or not (known.whole or known.travel_mm > enough_mm):
            self._tried[number] = yield from _tried(tray_of(state), number, enough_mm)
        return self._tried[number]

    def try_until(self, state: State, numbers: Iterable[int], least_mm: float = 0.0) -> Thought[dict[int, Outlook]]:
        """Tries of these pieces in order, up to the first that is safe and lets the bar down so far."""
        tried: dict[int, Outlook] = {}
        for number in numbers:
            tried[number] = yield from self.try_out(state, number)
            if tried[number].safe and tried[number].travel_mm >= least_mm:
                break
        return tried


def tray_of(state: State) -> Tray:
    """A twin of the tray as it stands in this position."""
    return tray_after(state.seed, state.pulls)


def _tried(tray: Tray, number: int, enough_mm: float) -> Thought[Outlook]:
    yield from prepare(tray.packing)
    run, before = PullRun(tray, number), tray.frame().bar[2]
    while not run.done:
        run.step()
        if run.steps % SLICE == 0:
            yield
            travel = before - run.frame().bar[2]
            if travel > enough_mm:
                return Outlook(travel, False)
    return Outlook(run.report().travel_mm, True)
