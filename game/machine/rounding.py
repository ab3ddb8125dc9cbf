"""The same bits on every computer: everything that moves is rounded every few steps.

`sin`, `cos`, `exp` and `pow` differ in their last bit between C libraries and between processors, compilers may fuse a
product with a sum, and the engine does all of that in every step. A run grows such a difference until another cog
catches; rounded often enough, both sides are put back on one grid while they are still far nearer than its meshes.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass

import pymunk
from pymunk import batch

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
