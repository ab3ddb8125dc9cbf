"""A run of a machine that a hand may crank: it settles, then is stepped; the hand is given, or recorded as it turns."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Self

from game.machine.hand import STEPS_PER_SECOND, Hand, check_speed
from game.machine.specs import Pose
from game.machine.stage import Stage

# 1 s with all motion taken away at once, so that parts sink into their seats without swinging ...
SETTLE_STEPS = STEPS_PER_SECOND
# ... and 0.4 s as they will be. 0.6 and 0.3 were enough for the first half of the mouse trap alone.
FREE_STEPS = round(0.4 * STEPS_PER_SECOND)
STILL_DAMPING = 1e-26  # Share of speed left after a second; each step takes 6 %.
REST_STEPS = 2 * STEPS_PER_SECOND  # MT-36.
# With 6 degrees, what a part may sink while settling. More means that it fell or walked off: the run is refused.
MOVED_CM = 0.6
MOVED_RAD = math.radians(6)
REST_CM_S = 0.6  # With 0.15 rad/s, what counts as rest. By eye: slower than anything that still goes on to happen.
REST_RAD_S = 0.15


class CrankedRun:
    """What such runs have in common; a run says how its crank is turned and what it looks for after each step.

    given: the hand that is to come; none for a live run, which waits for one that calls `turn`, and records it.
    """

    def __init__(self, stage: Stage, given: Hand | None, live: bool) -> None:
        self.stage, self.live = stage, live
        self.steps = 0
        self.done = False
        self._placed = stage.poses()
        self._seen: Mapping[str, Pose] = self._placed
        self._to_settle = SETTLE_STEPS + FREE_STEPS
        self._coming = list(reversed(given.changes)) if given else []
        self._turned: list[tuple[int, float]] = []

    @property
    def settling(self) -> bool:
        """Whether it is still to be seen if the machine stands."""
        return self._to_settle > 0

    @property
    def hand(self) -> Hand:
        """How the crank has been turned so far; the same parts and this hand give the same run again."""
        return Hand(tuple(self._turned))

    @property
    def cranking(self) -> bool:
        """Whether the hand turns the crank now, or will."""
        return bool(self._coming) or self.speed != 0.0

    @property
    def speed(self) -> float:
        """The hand's wanted speed now, revolutions a second."""
        return self._turned[-1][1] if self._turned else 0.0

    @property
    def let_go(self) -> int:
        """The step of the hand's last change so far, 0 before the first."""
        return self._turned[-1][0] if self._turned else 0

    def turn(self, rps: float) -> None:
        """The hand's wanted speed from now on, revolutions a second, clockwise positive; MachineError if absurd."""
        check_speed(rps)
        if self._turned and self._turned[-1][0] == self.steps:
            self._turned.pop()
        if rps != self.speed:
            self._turned.append((self.steps, rps))
        self._crank(rps)

    def settle(self, steps: int = SETTLE_STEPS + FREE_STEPS) -> Self:
        """Let the parts sag into their seats at once, 30 ms for 20 of them, or for so many steps; returns itself."""
        if self._to_settle:
            self._settle(min(steps, self._to_settle))
        return self

    def step(self) -> None:
        """One fixed step of the world, then a look at it; a live run waits for its first turn."""
        if self._to_settle:
            self._settle(1)
            return
        if self.done or (self.live and not self._turned):
            return
        if self._coming and self._coming[-1][0] <= self.steps:
            self.turn(self._coming.pop()[1])
        self.stage.step()
        self.steps += 1
        self._stepped()

    def frame(self) -> Mapping[str, Pose]:
        """Where every body is now: x and y in cm, angle in rad, by name; where it was last if one is out of bounds."""
        poses = self.stage.poses()
        if self.sound(poses):
            self._seen = poses
        return self._seen

    def sound(self, poses: Mapping[str, Pose]) -> bool:
        """Whether these poses can be: finite, and within the bounds of the stage."""
        return self.stage.sound(poses)

    def _settle(self, steps: int) -> None:
        """Let everything sag into its seat for so many steps; after the last of them it is seen whether it stands."""
        space, damping = self.stage.space, self.stage.space.damping
        still = min(steps, max(0, self._to_settle - FREE_STEPS))
        space.damping = STILL_DAMPING
        self.stage.step(still)
        space.damping = damping
        self.stage.step(steps - still)
        self._to_settle -= steps
        if not self._to_settle:
            self._stand()

    def _crank(self, rps: float) -> None:
        """Turn the crank of the machine."""
        raise NotImplementedError

    def _stand(self) -> None:
        """Everything has settled: see whether it stands."""
        raise NotImplementedError

    def _stepped(self) -> None:
        """A step was done: see what came of it."""
        raise NotImplementedError
