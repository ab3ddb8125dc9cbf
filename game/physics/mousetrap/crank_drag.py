"""A hand on the crank: it drags the crank after itself, by the pointer or by a stick."""

from __future__ import annotations

import math

from game.physics.specs import Point

_PULL = 9.0  # Turns a second for each turn that the crank lags behind the hand. Chosen by feel.
_FASTEST, _BACKWARDS = 4.0, -1.0  # Turns a second.


class CrankDrag:
    """Follows the angle of a pointer round the axle; how fast the crank must turn to keep up is the hand's speed."""

    def __init__(self) -> None:
        self.angle: float | None = None
        self.wanted = 0.0

    @property
    def held(self) -> bool:
        """Whether a hand is on the crank."""
        return self.angle is not None

    def grasp(self, angle: float, turned: float) -> None:
        """Take hold at an angle (rad, clockwise) of a crank that has been turned so often."""
        self.angle, self.wanted = angle, turned

    def move(self, angle: float) -> None:
        """The hand is now at this angle."""
        if self.angle is not None:
            self.wanted += math.remainder(angle - self.angle, math.tau) / math.tau
            self.angle = angle

    def let_go(self) -> None:
        """Take the hand off."""
        self.angle = None

    def rps(self, turned: float) -> float:
        """The speed that brings the crank to where the hand is."""
        return min(_FASTEST, max(_BACKWARDS, (self.wanted - turned) * _PULL))


def angle_round(axle: Point, at: Point) -> float:
    """The angle of a place on the screen round another, clockwise."""
    return math.atan2(at[1] - axle[1], at[0] - axle[0])
