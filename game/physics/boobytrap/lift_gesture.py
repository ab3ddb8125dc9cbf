"""The hand that lifts a piece: press, draw up steadily; what it strays sideways goes into the lift."""

from __future__ import annotations

from game.physics.boobytrap.lift import POINTS, STEADY, STRAY, Lift
from game.physics.specs import Point

REACH = 96.0
"""How far up, in design units, the hand goes until the piece is out."""
_UNITS_PER_MM = 9.0
"""So far must the pointer stray for the hand to stray by a millimetre."""


class LiftGesture:
    """Follows the pointer from where it took hold of a piece."""

    def __init__(self, number: int, start: Point) -> None:
        self.number = number
        self.start = start
        self.at = start
        self._sway: list[int] = []

    @property
    def share(self) -> float:
        """How much of the way up is done, 0 to 1."""
        return min(1.0, max(0.0, (self.start[1] - self.at[1]) / REACH))

    @property
    def astray(self) -> float:
        """How far the hand is beside its way, mm; positive is to the right."""
        return (self.at[0] - self.start[0]) / _UNITS_PER_MM

    @property
    def out(self) -> bool:
        """Whether the piece has been drawn up all the way."""
        return self.share >= 1.0

    def move(self, at: Point) -> None:
        """The hand is now here; what was passed at once strayed as far as it does now."""
        self.at = at
        reached = min(POINTS, int(self.share * POINTS) + (1 if self.share else 0))
        along = max(-STRAY, min(STRAY, round(self.astray * 10)))
        self._sway += [along] * (reached - len(self._sway))

    def lift(self, steady: bool) -> Lift:
        """The lift as the tray takes it; right on the screen is towards the springs. Steady hands do not stray."""
        if steady or not any(self._sway):
            return STEADY
        return Lift(tuple((0, along) for along in self._sway))
