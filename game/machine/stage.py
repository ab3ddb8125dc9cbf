"""A space with one fixed step, named bodies and a digest: what every machine stands on, with the same bits everywhere.

`sin`, `cos`, `exp` and `pow` differ in their last bit between C libraries and between processors, compilers may fuse a
product with a sum, and the engine does all of that in every step. A run grows such a difference until another cog
catches; so everything that moves is rounded every few steps, and both sides are put back on one grid while they are
still far nearer than its meshes.
"""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Mapping
from dataclasses import dataclass

import pymunk
from pymunk import batch

from game.core.digest import sha256
from game.machine.air import Air
from game.machine.bodies import NamedBodies, Speed
from game.machine.specs import Pose

EVERY = 16
"""Steps from one rounding to the next. At 128 three of four runs part, at 32 none did of 16."""
PLACES = 2.0**-20
"""Grid of positions and angles, in the space's unit of length and rad: 10 nanometres in a machine, 1 in a tray.

With each velocity off by a last bit in every step, a run of the mouse trap has a chance of 6e-7 to be rounded apart.
"""
SPEEDS = 2.0**-14
"""Grid of velocities, length/s and rad/s; they part further than places do, and need wider meshes for the same odds."""

_PLACE_FIELDS = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
_SPEED_FIELDS = batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY
# Added to a float below 2**51 and taken away again, 1.5 * 2**52 leaves the nearest whole number: plain additions, which
# are the same by IEEE 754 everywhere, and four times as fast as `round`.
_TO_WHOLE = 1.5 * 2.0**52
_EDGE = (math.sqrt(5) - 1) / 2
"""Where a mesh of the grid ends, as a share of it: what lies beyond goes to the next point.

Two pieces of one mass that meet share their speed, half a mesh between two points of the grid, and then a last bit
decides. Of 80 trays four had such a value within 1e-8 of a half, where 0.01 were to be expected, and one tray in 100
parted. A step's share of a second, friction and shared speeds come to thirds, fifths and their like; the golden section
is farther from all of them than any other share.
"""
_SHIFT = _EDGE - 0.5


STILL = 0.05
"""Length/s and rad/s below which nothing moves. What rests is let be: rounding shakes it, by nothing that is seen, but
enough for arches at the edge of slipping to give way. Of 30 trays left alone for 20 s the bar crept in 5 by 0.02 to 0.5
mm, and by nothing now; no speed in a tray at rest was above 0.04 mm/s.
"""


@dataclass(frozen=True, slots=True)
class Grid:
    """How a space is rounded. every: steps from one rounding to the next.

    places, speeds: its meshes, as `PLACES` and `SPEEDS`. still: nothing is rounded while nothing is faster.
    """

    every: int = EVERY
    places: float = PLACES
    speeds: float = SPEEDS
    still: float = STILL


GRID = Grid()
"""Of all machines, and of a tray that is pulled from."""


class Rounding:
    """Rounds the bodies of a space after every so many steps."""

    def __init__(self, space: pymunk.Space, grid: Grid = GRID) -> None:
        self._space, self._grid = space, grid
        self._left = grid.every
        self._places, self._speeds = batch.Buffer(), batch.Buffer()

    def stepped(self) -> None:
        """Count a step that was done."""
        self._left -= 1
        if not self._left:
            grid, speeds = self._grid, self._read(self._speeds, _SPEED_FIELDS)
            self._left = grid.every
            if speeds and (max(speeds) > grid.still or min(speeds) < -grid.still):
                self._write(self._speeds, _SPEED_FIELDS, speeds, grid.speeds)
                self._write(self._places, _PLACE_FIELDS, self._read(self._places, _PLACE_FIELDS), grid.places)

    def _read(self, buffer: batch.Buffer, fields: batch.BodyFields) -> list[float]:
        buffer.clear()
        batch.get_space_bodies(self._space, fields, buffer)
        values: list[float] = array("d", bytes(buffer.float_buf())).tolist()
        return values

    def _write(self, buffer: batch.Buffer, fields: batch.BodyFields, values: list[float], grid: float) -> None:
        memoryview(buffer.float_buf()).cast("d")[:] = array("d", on_grid(values, grid))
        batch.set_space_bodies(self._space, fields, buffer)


def on_grid(values: list[float], grid: float) -> list[float]:
    """Every value rounded."""
    up, shift = _TO_WHOLE * grid, _SHIFT * grid
    return [value - shift + up - up for value in values]


def rounded(value: float, grid: float = PLACES) -> float:
    """The multiple of the grid it goes to: for what is read of a space between two roundings, and kept or compared."""
    up = _TO_WHOLE * grid
    return value - _SHIFT * grid + up - up


def rounded_pose(body: pymunk.Body) -> Pose:
    """Where a body is, rounded as it will be next."""
    (x, y), angle = body.position, body.angle
    return rounded(x), rounded(y), rounded(angle)


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
        self._where = NamedBodies(self.space, self.bodies, _PLACE_FIELDS, lambda body: (*body.position, body.angle))
        self._moving = NamedBodies(
            self.space, self.bodies, _SPEED_FIELDS, lambda body: (*body.velocity, body.angular_velocity)
        )

    def step(self, count: int = 1) -> None:
        """Advance by count steps."""
        step, dt, stepped = self.space.step, self.dt, self._rounding.stepped
        act = self.air.act if self.air.acts else None
        for _ in range(count):
            if act is not None:
                act()
            step(dt)
            stepped()

    def rounded(self, count: int) -> None:
        """Count steps that were made without this stage, and round where it is time to."""
        for _ in range(count):
            self._rounding.stepped()

    def poses(self) -> dict[str, Pose]:
        """Position (cm) and angle (rad) of every body, by name."""
        return self._where.read()

    def speeds(self) -> dict[str, Speed]:
        """Velocity (cm/s) and angular velocity (rad/s) of every body, by name."""
        return self._moving.read()

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
