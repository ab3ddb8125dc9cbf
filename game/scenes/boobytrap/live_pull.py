"""A person's pull while the hand draws: the tray moves with the hand, and what the hand does is noted."""

from __future__ import annotations

from collections.abc import Callable

from game.physics.boobytrap.hand_lift import HandLift, Place
from game.physics.boobytrap.lift_gesture import LiftGesture
from game.physics.boobytrap.pulling import PullRun
from game.physics.boobytrap.raising import OUT
from game.physics.boobytrap.world import STEP
from game.scenes.boobytrap.tray_runs import Running
from game.ui.sound import Sound

_PATIENCE = 1.0
"""Seconds in which a tray comes to rest under a hand that rests; then its time waits, so that nobody is hurried."""
_NOTED_EVERY = round(0.25 / STEP)
"""Steps between two notes of a hand that goes on drawing: nothing is seen to be decided in so short a time."""
_CREAKS_FROM, _CREAK_S = 0.45, 0.28
"""The strain from which on a piece that sticks creaks, and the seconds from one creak to the next. By ear."""


class LivePull:
    """Steps a live pull as fast as the hand draws, and tells `note` how the lift goes on if no more is heard of it."""

    def __init__(
        self, run: PullRun, running: Running, hand: LiftGesture, note: Callable[[HandLift], None], sound: Sound
    ) -> None:
        self.run, self.running, self.hand = run, running, hand
        self._note, self._sound = note, sound
        self._noted = (0, True)
        self._wish: Place = (0, 0)
        self._rested = self._quiet = 0.0
        self._stuck = True

    @property
    def drawing(self) -> bool:
        """Whether the hand still decides: the piece is not out, and the bar has not tripped."""
        return self.run.raising.live

    @property
    def height_mm(self) -> float:
        """How high the piece is."""
        return OUT * self.run.raised

    def let_go(self) -> None:
        """The piece comes out evenly, without a hand."""
        self.run.let_go()
        self._tell()

    def finish(self) -> None:
        """Jump to the end."""
        self.let_go()
        self.running.finish()

    def advance(self, dt: float, pace: float) -> bool:
        """Let the tray go on with the hand, and at this pace once the hand decides no more; tell whether it moves."""
        if not self.drawing:
            if pace:
                self.running.advance(dt * pace)
            else:
                self.running.finish()
            return True
        self.hand.advance(dt)
        self.run.draw(self.hand.up, self.hand.along)
        wish = round(10 * self.hand.up), round(10 * self.hand.along)
        self._rested = self._rested + dt if wish == self._wish else 0.0
        self._wish = wish
        if self._rested >= _PATIENCE:
            return False
        self.running.advance(dt)
        self._creak(dt)
        if self.run.tripped:
            self.run.let_go()
        self._tell()
        return True

    def _tell(self) -> None:
        """Note the lift from time to time, and at once when it is decided, before that can be seen."""
        lift, (step, drawing) = self.run.lift, self._noted
        if isinstance(lift, HandLift) and (self.run.steps - step >= _NOTED_EVERY or drawing != self.drawing):
            self._noted = self.run.steps, self.drawing
            self._note(lift)

    def _creak(self, dt: float) -> None:
        """A piece that sticks creaks the higher the harder it is dragged, and snaps when it slips."""
        raising = self.run.raising
        self._quiet -= dt
        if raising.sticks and raising.strain > _CREAKS_FROM and self._quiet <= 0:
            self._quiet = _CREAK_S
            self._sound.play("wood_creak", 0.2 + 0.6 * raising.strain, 0.7 + 0.8 * raising.strain)
        elif self._stuck and not raising.sticks and self.run.raised > 0:
            self._sound.play("snap", 0.15 + 0.25 * raising.strain, 0.8)
        self._stuck = raising.sticks
