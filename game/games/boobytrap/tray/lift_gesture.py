"""The hand that lifts a piece, by pointer, keys or stick: how high it wants to be, and how far it is beside its way."""

from __future__ import annotations

import random

from game.machine.lift import ASIDE, HIGHEST
from game.machine.specs import Point

UNITS_PER_MM = 6.0
"""Design units of the pointer for a mm of the hand: 18 mm up are 108, a mouse strays by 1 mm. By feel."""
BEGUN_MM = 1.5
"""So high a piece is taken; before, the hand may still be taken off."""
_HIGHEST, _ASIDE = HIGHEST / 10, ASIDE / 10
_RISE = 30.0  # mm/s at the most by keys or stick; a key held for half a second is as fast. A calm lift takes a second.
_HASTE = 60.0  # mm/s2 by which a key that stays down gets faster.
_LEAST_UNITS = 1.5  # Design units for a mm, where there is hardly any room above the pointer.
_SLOWEST = 6.0  # mm/s of a key that is tapped.
_STEER = 8.0  # mm/s sideways: faster than the hand drifts, so that it can be brought back.
_DRIFT = 5.0  # mm/s at the most: a hand that goes up by keys strays by itself, or keys would always draw straight.
_DRIFT_S = 0.4  # s after which it strays another way.


class LiftGesture:
    """A hand on a piece. up, along: what it wants, mm above the floor and towards the bar. dice: for its drift."""

    def __init__(self, number: int, dice: random.Random | None = None) -> None:
        self.number = number
        self.up = self.along = 0.0
        self.pushed = (0.0, 0.0)
        self._dice = dice or random.Random(number)
        self._from: Point | None = None
        self._units = UNITS_PER_MM
        self._speed = self._drift = self._drifted = 0.0

    @property
    def held(self) -> bool:
        """Whether anything moves the hand just now: the pointer holds the piece, or a key or the stick is pushed."""
        return self._from is not None or self.pushed != (0.0, 0.0)

    @property
    def begun(self) -> bool:
        """Whether the piece is drawn so far that it is taken."""
        return self.up >= BEGUN_MM

    def grasp(self, at: Point) -> None:
        """Take hold with the pointer, wherever the hand is; near the window's upper edge a shorter way does."""
        if self.up < _HIGHEST:
            self._units = min(UNITS_PER_MM, max(_LEAST_UNITS, at[1] / (_HIGHEST - self.up)))
        self._from = at[0] - self.along * UNITS_PER_MM, at[1] + self.up * self._units

    def move(self, at: Point) -> None:
        """The pointer is now here; right on the screen is towards the bar."""
        if self._from is not None:
            self._to((self._from[1] - at[1]) / self._units, (at[0] - self._from[0]) / UNITS_PER_MM)

    def release(self, height_mm: float = 0.0) -> None:
        """Let go: the piece stays as high as it is, and nothing drags at it."""
        self._from, self.pushed = None, (0.0, 0.0)
        self._to(height_mm, 0.0)

    def push(self, up: float, along: float) -> None:
        """Move by keys or stick from now on, each -1 to 1."""
        self.pushed = up, along

    def advance(self, dt: float) -> None:
        """Let the hand go on as it is pushed."""
        up, along = self.pushed
        if self._from is not None or not self.held:
            self._speed = 0.0
            return
        faster = min(_RISE, max(_SLOWEST, self._speed + _HASTE * dt))
        self._speed = faster if up else 0.0
        self._to(self.up + self._speed * up * dt, self.along + (_STEER * along + self._strays(dt, up)) * dt)

    def _strays(self, dt: float, up: float) -> float:
        self._drifted -= dt
        if self._drifted <= 0:
            self._drifted, self._drift = _DRIFT_S, self._dice.uniform(-_DRIFT, _DRIFT)
        return self._drift * max(0.0, up) * self._speed / _RISE

    def _to(self, up: float, along: float) -> None:
        self.up, self.along = min(_HIGHEST, max(0.0, up)), min(_ASIDE, max(-_ASIDE, along))
