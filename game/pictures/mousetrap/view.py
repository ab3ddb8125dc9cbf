"""Which part of the machine is seen where: centimetres of the world to design units of the canvas."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.physics.specs import Point


class Bounds(NamedTuple):
    """A stretch of the world, cm."""

    left: float
    low: float
    right: float
    high: float


class MachineView(NamedTuple):
    """A window onto the machine: its place in design units, the cm point in its middle, units a cm.

    bounds: for a camera that wanders, all that it may ever show; painted once and then copied piece by piece.
    """

    rect: FRect
    centre: Point
    units_per_cm: float
    bounds: Bounds | None = None

    def to_screen(self, point: Point) -> Point:
        """Where a place of the world is on the canvas."""
        across, up = point[0] - self.centre[0], point[1] - self.centre[1]
        return self.rect.centerx + across * self.units_per_cm, self.rect.centery - up * self.units_per_cm

    def to_cm(self, point: Point) -> Point:
        """Which place of the world is there on the canvas."""
        across, down = point[0] - self.rect.centerx, point[1] - self.rect.centery
        return self.centre[0] + across / self.units_per_cm, self.centre[1] - down / self.units_per_cm

    @property
    def shown(self) -> Bounds:
        """The stretch of the world that is seen."""
        left, high = self.to_cm(self.rect.topleft)
        right, low = self.to_cm(self.rect.bottomright)
        return Bounds(left, low, right, high)

    def widened(self) -> MachineView:
        """The view of all its bounds, its corner at 0, 0; itself at 0, 0 where it has none."""
        left, low, right, high = self.bounds or self.shown
        size = (right - left) * self.units_per_cm, (high - low) * self.units_per_cm
        return MachineView(FRect(0, 0, *size), ((left + right) / 2, (low + high) / 2), self.units_per_cm, self.bounds)
