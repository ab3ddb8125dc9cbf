"""Runs of the tray as they are watched: so many steps a frame, and what is heard of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.physics.boobytrap.noise import Knock
from game.physics.boobytrap.packing import WIDTH
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.settled import TrayFrame
from game.physics.boobytrap.world import BAR, STEP
from game.ui.announcements import Source
from game.ui.motion import Tween
from game.ui.sound import Sound

_LONGEST = 0.12
"""So much of the tray's time passes in a frame at the most, s, whatever held the frame up."""
_AT_ONCE = 3
_PITCH = {"S": 1.25, "M": 1.0, "L": 0.8}


class TrayRun(Protocol):
    """A mixing, a probe or a pull."""

    done: bool

    def step(self) -> None:
        """One fixed step."""

    def frame(self) -> TrayFrame:
        """Where everything is now."""


class Running(Tween):
    """A run in the queue of motions. It comes to the same end however fast it is watched.

    knocks: what was heard so far. slowly: how slowly to watch just now, 1 for real time.
    skip: ends the run where nobody watches it, if that takes no steps.
    """

    def __init__(
        self,
        run: TrayRun,
        sound: Sound,
        then: Callable[[], None],
        knocks: Callable[[], Sequence[Knock]] = tuple,
        slowly: Callable[[], float] = lambda: 1.0,
    ) -> None:
        super().__init__(0.0, then=then)
        self.run = run
        self.sound = sound
        self.knocks = knocks
        self.slowly = slowly
        self.skip: Callable[[], None] = lambda: None
        self.frame = run.frame()
        self._heard = 0
        self._due = 0.0

    def advance(self, dt: float) -> bool:
        """Step as far as time has passed and tell whether the run is over."""
        self._due += min(dt, _LONGEST) * self.slowly() / STEP
        while self._due >= 1 and not self.run.done:
            self.run.step()
            self._due -= 1
        self.passed += dt
        self.frame = self.run.frame()
        self._hear()
        if self.run.done:
            self.then()
        return self.run.done

    def finish(self) -> None:
        """Jump to the end of the run."""
        self.skip()
        while not self.run.done:
            self.run.step()
        self.frame = self.run.frame()
        self._heard = len(self.knocks())
        self.then()

    def _hear(self) -> None:
        """Sound the loudest of the new knocks, wood by its size and where it lies."""
        new = sorted(self.knocks()[self._heard :], key=lambda knock: -knock.loudness)
        self._heard += len(new)
        for knock in new[:_AT_ONCE]:
            if knock.number == BAR:
                self.sound.hit("bar_thud", knock.loudness, 1.0, pan=Source(0.2, at=(knock.x, knock.y)))
            else:
                pitch = _PITCH[BY_NUMBER[knock.number].size]
                self.sound.play(
                    "disc_tap", knock.loudness**0.7, pitch, pan=Source(knock.y / WIDTH - 0.6, at=(knock.x, knock.y))
                )
