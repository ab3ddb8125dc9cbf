"""Feeling a piece: a hand on its knob that moves it to and fro, too weakly to upset anything."""

from __future__ import annotations

from dataclasses import dataclass

import pymunk

from game.physics.boobytrap import warm_pool
from game.physics.boobytrap.settled import Tray, TrayFrame, drawn, grade
from game.physics.boobytrap.world import STEP

STEPS = round(0.5 / STEP)  # Half a second: a tenth of it for each of the five places.
REACH = 1.5  # mm to each side; with the force it feels whether a piece gives. By eye: seen, and harmless.
FORCE = 15.0
"""The hand's greatest force, mN: a twentieth of the spring's."""
PLACES = ((1, 0), (-1, 0), (0, 1), (0, -1), (0, 0))


@dataclass(frozen=True, slots=True)
class ProbeReport:
    """What a probe felt. give_mm: how far the piece gave way at the most. bar_mm: how far the bar went meanwhile."""

    number: int
    grip: float
    grade: str
    give_mm: float
    bar_mm: float
    steps: int


class ProbeRun:
    """A probe of one piece. It plays on a twin of the tray, so the tray is as before whatever happens."""

    def __init__(self, tray: Tray, number: int) -> None:
        self.done = False
        self.steps = 0
        self._grip = tray.grip(number)
        self._tray, self._number = tray, number
        self._give = self._bar = 0.0

    def step(self) -> None:
        """One fixed step."""
        if self.done:
            return
        if not self.steps:
            self._begin()
        x, y = PLACES[len(PLACES) * self.steps // STEPS]
        self._hand.anchor_a = (self._start.x + REACH * x, self._start.y + REACH * y)
        self._world.step()
        self.steps += 1
        self._give = max(self._give, self._start.get_distance(self._body.position))
        self._bar = max(self._bar, abs(self._world.bar.position.y - self._bar_start))
        self.done = self.steps >= STEPS

    def withdraw(self) -> None:
        """Take the hand away: what it did does not stay, so it need not be seen to the end."""
        self.done = True

    def frame(self) -> TrayFrame:
        """Where everything is now; as before once done."""
        return self._tray.frame() if self.done or not self.steps else drawn(self._world.poses(), self._world.bar_pose())

    def report(self) -> ProbeReport:
        """What was felt so far."""
        return ProbeReport(self._number, self._grip, grade(self._grip), self._give, self._bar, self.steps)

    def _begin(self) -> None:
        self._world = warm_pool.take(self._tray.packing)
        self._body = self._world.discs[self._number].body
        self._start, self._bar_start = self._body.position, self._world.bar.position.y
        self._hand = self._grasp()

    def _grasp(self) -> pymunk.PivotJoint:
        hand = pymunk.PivotJoint(self._world.space.static_body, self._body, self._start, (0, 0))
        hand.max_force, hand.max_bias = FORCE, 60.0
        self._world.space.add(hand)
        return hand
