"""Where the box lies on the canvas: millimetres of the tray to design units and back."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.physics.boobytrap.packing import WIDTH
from game.physics.specs import Point

LONG = 282.0
"""From the front wall to the wall behind the springs, mm: the box is seen lying on its side, the bar pushes left."""
RAIL, SCALE_RAIL = 12.0, 20.0
"""How broad the rails are, mm; the upper one carries the scale."""
OUTSIDE = (LONG + 2 * RAIL, WIDTH + RAIL + SCALE_RAIL)
BAR = 9.5
"""How thick the bar is drawn, mm: behind its face nothing collides."""
INCH = 25.4


class TrayView(NamedTuple):
    """The corner of the floor where the front wall and the scale meet, in design units, and units per mm."""

    left: float
    top: float
    per: float

    @staticmethod
    def within(room: FRect) -> TrayView:
        """The box as large as it goes in the middle of a place."""
        per = min(room.width / OUTSIDE[0], room.height / OUTSIDE[1])
        left = room.centerx - OUTSIDE[0] * per / 2 + RAIL * per
        return TrayView(left, room.centery - OUTSIDE[1] * per / 2 + SCALE_RAIL * per, per)

    @property
    def box(self) -> FRect:
        """The box with its rails."""
        per = self.per
        return FRect(self.left - RAIL * per, self.top - SCALE_RAIL * per, OUTSIDE[0] * per, OUTSIDE[1] * per)

    @property
    def floor(self) -> FRect:
        """What lies between the rails."""
        return FRect(self.left, self.top, LONG * self.per, WIDTH * self.per)

    @property
    def edges(self) -> tuple[FRect, FRect]:
        """What the bar and its pointer cover beside the floor: the rail with the scale, the edge of the other one."""
        upper = FRect(self.box.topleft, (self.box.width, SCALE_RAIL * self.per))
        return upper, FRect(self.floor.left, self.floor.bottom - 2, self.floor.width, 4)

    def at(self, x: float, y: float) -> Point:
        """Where a place of the tray is: x from side to side, y from the front wall."""
        return self.left + y * self.per, self.top + (WIDTH / 2 - x) * self.per

    def along(self, y: float) -> float:
        """How far right a distance from the front wall is."""
        return self.left + y * self.per
