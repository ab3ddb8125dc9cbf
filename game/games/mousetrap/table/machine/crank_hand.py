"""The hand on the crank: it takes hold, drags the crank round, lets go; and what is noted of it meanwhile."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.crank import Lens
from game.games.mousetrap.trap.hands import CrankDrag, angle_round
from game.games.mousetrap.trap.layout import GEAR3
from game.games.mousetrap.trap.watched import WatchedRun
from game.machine.hand import STEPS_PER_SECOND, Hand
from game.machine.specs import Pose
from game.ui.input.bindings import Phase, Point, Pointed, Pressed, Tilted, Verb

_LET_BE = 1.0
"""Seconds without them after which these keys mean again what they mean elsewhere: to choose a speed."""


class LateKeys:
    """Whoever turns the crank by keys may still press them when it needs no hand any more."""

    def __init__(self) -> None:
        self._left = 0.0

    def turned(self) -> None:
        """A key has just turned the crank."""
        self._left = _LET_BE

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)

    def hold_back(self, pressed: Pressed) -> bool:
        """Whether a key, pressed when the crank is out of the hand, was meant for the crank."""
        late = self._left > 0 and pressed.verb in (Verb.LEFT, Verb.RIGHT)
        if late:
            self._left = _LET_BE
        return late


# How the crank is turned, told from time to time, so that a run that is cut off is decided by it.

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


# The hand on the crank of a machine: it takes hold by pointer or stick, drags the crank round, and lets go.

_TILTED = 0.5
_GRASP_CM = 5.0


class CrankScreen(Protocol):
    """The screen of a machine, as far as the hand on its crank needs it."""

    watched: WatchedRun
    lens: Lens
    view: MachineView | None

    @property
    def fastest(self) -> float:
        """How fast the crank can be dragged round, turns a second."""

    @property
    def steering(self) -> bool:
        """Whether a hand can turn the crank now."""

    @property
    def poses(self) -> dict[str, Pose]:
        """Where every body is to be drawn."""

    def begin(self) -> None:
        """The crank begins to turn."""


class CrankHand:
    """Turns the crank of a screen as far as it is dragged round."""

    def __init__(self, screen: CrankScreen) -> None:
        self.screen = screen
        self._drag = CrankDrag()
        self._axle: Point = (0.0, 0.0)

    @property
    def held(self) -> bool:
        """Whether the hand is on the crank."""
        return self._drag.held

    def let_go(self) -> None:
        """The crank is turned otherwise from now on, or no more."""
        self._drag.let_go()

    def turn(self) -> None:
        """Turn the crank as fast as the hand goes round."""
        if self.held and self.screen.steering:
            self.screen.watched.turn(self._drag.rps(self._turned(), self.screen.fastest))

    def point(self, pointed: Pointed, covered: bool) -> bool:
        """Take hold of the crank, drag it round, let it go; tell whether that was meant. covered: by a card."""
        if pointed.phase is Phase.DOWN:
            if pointed.button != 1 or covered or not self.screen.steering or not self._grasps(pointed.at):
                return False
            self._axle = self._axle_at(pointed.at)
            self._grasp(angle_round(self._axle, pointed.at))
        elif not self.held:
            return False
        elif pointed.phase is Phase.MOVE:
            self._drag.move(angle_round(self._axle, pointed.at))
        else:
            self._release()
        return True

    def tilt(self, tilted: Tilted) -> None:
        """A stick that is tilted takes hold and drags; upright it lets go."""
        if math.hypot(tilted.right, tilted.down) < _TILTED:
            if self.held:
                self._release()
        elif self.screen.steering and "crank" in self.screen.poses:
            angle = angle_round((0.0, 0.0), (tilted.right, tilted.down))
            self._drag.move(angle) if self.held else self._grasp(angle)

    def _grasp(self, angle: float) -> None:
        self._drag.grasp(angle, self._turned())
        self.screen.begin()

    def _release(self) -> None:
        self._drag.let_go()
        self.screen.watched.turn(0.0)

    def _turned(self) -> float:
        """How often the crank has been turned, clockwise."""
        return -self.screen.poses.get("crank", (0.0, 0.0, 0.0))[2] / math.tau

    def _axle_at(self, at: Point) -> Point:
        screen = self.screen
        if screen.lens.covers(at) or screen.view is None:
            return screen.lens.axle
        return screen.view.to_screen(self._crank_cm())

    def _grasps(self, at: Point) -> bool:
        """Whether a place is on the crank, in the lens or on the stage."""
        screen = self.screen
        if "crank" not in screen.poses:
            return False
        if screen.lens.covers(at):
            return True
        if screen.view is None or not screen.view.rect.collidepoint(at):
            return False
        return math.dist(screen.view.to_cm(at), self._crank_cm()) <= _GRASP_CM

    def _crank_cm(self) -> Point:
        gear = self.screen.poses.get("gear_3")
        return (gear[0], gear[1]) if gear else GEAR3
