"""A space with one fixed step, named bodies and a digest: what every machine stands on."""

from __future__ import annotations

import math
import struct
from collections.abc import Mapping

import pymunk

from game.core.digest import sha256
from game.machine.air import Air
from game.machine.rounding import SPEEDS, Rounding, rounded, rounded_pose
from game.machine.specs import Pose

ENGINE = 2
"""Counts the changes after which machines run otherwise; what was counted before is told apart by it. 1: up to 0.2."""
# cm/s2, y up. Centimetres because they are easy to read: the same machine in m and in mm behaves alike.
GRAVITY = -981.0
# Of the solver. Measured: 5 to 50 give the same captures, and 10 the same share of the build; a peg jammed against the
# lever sinks in 0.05 cm at 20, 0.09 at 10. 10 would save a quarter of a run's time, and half of it is not the solver's.
ITERATIONS = 20
# cm of overlap that is let be. The library's own 0.1 would show as 1 mm; results do not change between 0 and 0.1.
SLOP = 0.005


class Stage:
    """A pymunk space stepped in equal steps of dt seconds; bodies are added by name in a fixed order.

    bounds: left, bottom, right and top, cm, between which every body stays unless the solver has lost it.
    """

    def __init__(self, dt: float, damping: float, bounds: tuple[float, float, float, float]) -> None:
        self.dt = dt
        self.bounds = bounds
        self.space = pymunk.Space()
        self.space.gravity = (0.0, GRAVITY)
        self.space.iterations = ITERATIONS
        self.space.collision_slop = SLOP
        self.space.damping = damping
        self.bodies: dict[str, pymunk.Body] = {}
        self.air = Air(self.space, dt, bounds[1] + 1.0)
        self._rounding = Rounding(self.space)

    def step(self, count: int = 1) -> None:
        """Advance by count steps."""
        for _ in range(count):
            self.air.act()
            self.space.step(self.dt)
            self._rounding.stepped()

    def rounded(self, count: int) -> None:
        """Count steps that were made without this stage, and round where it is time to."""
        for _ in range(count):
            self._rounding.stepped()

    def poses(self) -> dict[str, Pose]:
        """Position (cm) and angle (rad) of every body, by name."""
        return {name: (*body.position, body.angle) for name, body in self.bodies.items()}

    def sound(self, poses: Mapping[str, Pose] | None = None) -> bool:
        """Whether every body, in these poses or as it is, is within the bounds and its angle a finite number (R10)."""
        left, bottom, right, top = self.bounds
        # A position that is not a number is within no bounds either.
        found = (self.poses() if poses is None else poses).values()
        return all(left <= x <= right and bottom <= y <= top and math.isfinite(angle) for x, y, angle in found)

    def digest(self) -> bytes:
        """SHA-256 over the rounded poses and velocities of all bodies, in order: the same on every computer."""
        sha = sha256()
        for body in self.bodies.values():
            speeds = (rounded(speed, SPEEDS) for speed in (*body.velocity, body.angular_velocity))
            sha.update(struct.pack("<6d", *rounded_pose(body), *speeds))
        return sha.digest()
