"""A run of the machine as it is watched: stepped only as far as it has been shown, then shown again at will.

How fast it is watched decides only how many steps a frame takes, never what a step does.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.physics.hand import MAX_RPS, STEPS_PER_SECOND, Hand, steady
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.report import TrapReport
from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Pose
from game.scenes.mousetrap.reel import Reel

_MOST_STEPS = 1500
_PATIENCE = STEPS_PER_SECOND
_NEEDS_HAND = 4
_GRAIN = 0.05
STEADY_RPS = 0.7


class Attempt:
    """One attempt under a recorded hand, or under a live one that calls `turn`."""

    def __init__(self, placements: Mapping[int, Placement], hand: Hand | None = None) -> None:
        self.run = TrapRun(TrapInputs(placements, hand or Hand(())), live=hand is None)
        self.live = hand is None
        self.reel = Reel(self.run)
        self.head = 0.0
        self.links: tuple[tuple[str, int], ...] = ()
        self._coming: list[tuple[int, float]] = []

    @property
    def begun(self) -> bool:
        """Whether the crank has been turned at all."""
        return not self.live or bool(self.run.hand.changes)

    @property
    def shown_all(self) -> bool:
        """Whether the run is over and has been seen to its end."""
        return self.run.done and self.head >= self.run.steps

    @property
    def report(self) -> TrapReport:
        """The facts so far."""
        return self.run.report()

    @property
    def rps(self) -> float:
        """How fast a live hand turns just now."""
        changes = self.run.hand.changes
        return changes[-1][1] if changes else 0.0

    def turn(self, rps: float) -> None:
        """The live hand's speed from now on, revolutions a second."""
        if self.live and not self.run.done:
            self._coming.clear()
            self._turn(rps)

    def follow(self, hand: Hand) -> None:
        """Let a live hand turn like a recorded one, from now on."""
        if self.live and not self.run.done:
            start = self.run.steps
            self._coming = [(start + step, rps) for step, rps in reversed(hand.changes)]

    def advance(self, seconds: float) -> None:
        """Show so much more of the run, stepping it as far as needed."""
        self._step_to(min(self.head + seconds * STEPS_PER_SECOND, self.run.steps + _MOST_STEPS))

    def finish(self) -> bool:
        """Run on, a slice at a time, and show the end; tell whether that is reached. A resting hand turns steadily."""
        if not self._moves():
            self.follow(steady(STEADY_RPS))
        self._step_to(self.run.steps + _MOST_STEPS)
        return self.shown_all

    def rewind(self, step: float) -> None:
        """Show from a step on again."""
        self.head = min(max(0.0, step), float(self.run.steps))

    def poses(self) -> dict[str, Pose]:
        """Where every body is at what is shown."""
        return self.reel.at(self.head)

    def reached(self) -> int:
        """How many links had been reached at what is shown."""
        return sum(step <= self.head for _, step in self.links)

    @property
    def since_last_link(self) -> float:
        """Seconds of the machine since the last link reached at what is shown."""
        last = max((step for _, step in self.links if step <= self.head), default=0)
        return (self.head - last) / STEPS_PER_SECOND

    def _step_to(self, step: float) -> None:
        run = self.run
        while run.steps < step and not run.done and self._moves():
            if self._coming and self._coming[-1][0] <= run.steps:
                self._turn(self._coming.pop()[1])
            run.step()
            self.reel.record(run)
        self.links = run.report().links
        self.head = min(step, run.steps)

    def _moves(self) -> bool:
        """A hand that rests before the sign is let go makes time wait: nobody is hurried."""
        if not self.live or self._coming:
            return True
        changes = self.run.hand.changes
        if not changes:
            return False
        step, rps = changes[-1]
        return rps != 0.0 or len(self.links) >= _NEEDS_HAND or self.run.steps - step < _PATIENCE

    def _turn(self, rps: float) -> None:
        self.run.turn(round(round(min(MAX_RPS, max(-MAX_RPS, rps)) / _GRAIN) * _GRAIN, 2))
