"""How often the machine catches as it stands: many runs, a slice of time at a time, so that nothing waits for them."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping

from game.core.players import Steadiness
from game.nature.mousetrap.cranking import crank_hand, judge
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.run import TrapRun

WANTED = 100
_BUNCH = 48
_HANDS = Steadiness()


class CatchRate:
    """Runs of one machine under steady hands, each as fast and as even as hands are."""

    def __init__(self, placements: Mapping[int, Placement], wanted: int = WANTED) -> None:
        self.placements = dict(placements)
        self.wanted = wanted
        self.runs = 0
        self.hits = 0
        self._dice = random.Random(1963)
        self._run: TrapRun | None = None

    @property
    def over(self) -> bool:
        """Whether all wanted runs have been had."""
        return self.runs >= self.wanted

    def work(self, seconds: float) -> bool:
        """Go on for so long; tell whether a run came to its end."""
        until, before = time.perf_counter() + seconds, self.runs
        while not self.over and time.perf_counter() < until:
            self._go_on()
        return self.runs > before

    def _go_on(self) -> None:
        if self._run is None:
            self._run = TrapRun(TrapInputs(self.placements, crank_hand(_HANDS, self._dice)))
        for _ in range(_BUNCH):
            self._run.step()
        if self._run.done:
            self.runs += 1
            self.hits += judge(self._run.report()).captured
            self._run = None
