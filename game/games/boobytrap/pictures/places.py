"""Where box, panel and log go on the canvas, and millimetres of the tray to design units and back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pygame import FRect

from game.games.boobytrap.tray.packing import WIDTH
from game.machine.specs import Point
from game.ui.drawing.canvas import Canvas

LONG = 282.0
"""From the front wall to the wall behind the springs, mm: the box is seen lying on its side, the bar pushes left."""
RAIL, SCALE_RAIL = 12.0, 20.0
"""How broad the rails are, mm; the upper one carries the scale."""
OUTSIDE = (LONG + 2 * RAIL, WIDTH + RAIL + SCALE_RAIL)
BAR = 9.5
"""How thick the bar is drawn, mm: behind its face nothing collides."""


_FOOT = 3.0, 12.0, 9.0
"""How far the pointer of the bar reaches to the left, to the right and below the rail, mm."""


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

    def scale_kept(self, near: float) -> tuple[FRect, FRect]:
        """What of the scale stays where it is while a camera leans in: its rail with all above, and the foot of the
        pointer of a bar that stands there, mm."""
        rail = self.edges[0]
        above = FRect(rail.x - rail.height, rail.y - rail.height, rail.width + 2 * rail.height, 2 * rail.height)
        left, right = self.along(near - _FOOT[0]), self.along(near + _FOOT[1])
        return above, FRect(left, self.top, right - left, _FOOT[2] * self.per)

    def at(self, x: float, y: float) -> Point:
        """Where a place of the tray is: x from side to side, y from the front wall."""
        return self.left + y * self.per, self.top + (WIDTH / 2 - x) * self.per

    def along(self, y: float) -> float:
        """How far right a distance from the front wall is."""
        return self.left + y * self.per


# Where box, panel and log go: side by side, or one below the other in an upright window.

_EDGE, _GAP = 14.0, 14.0
_PANEL = 340.0
_UPRIGHT = 1.02
_LOG = 96.0
_BROAD, _FILM = 440.0, 96.0


@dataclass(frozen=True)
class BoobytrapSlots:
    """The places on the canvas; the log has one of its own where there is room below the box, else an empty one."""

    view: TrayView
    panel: FRect
    log: FRect
    film: FRect = field(default_factory=FRect)


def arranged(canvas: Canvas, filmed: bool = False) -> BoobytrapSlots:
    """The places for this window and this size of text. filmed: with one for a film, where the panel is broad."""
    area = canvas.area.inflate(-2 * _EDGE, -2 * _EDGE)
    found = _below(area) if area.width < area.height * _UPRIGHT else _beside(canvas, area)
    panel = found.panel
    if not filmed or panel.width < _BROAD:
        return found
    film = FRect(panel.x, panel.bottom - _FILM, panel.width, _FILM)
    return replace(found, panel=FRect(panel.x, panel.y, panel.width, panel.height - _FILM - 8), film=film)


def _beside(canvas: Canvas, area: FRect) -> BoobytrapSlots:
    """The box at the left, as high as it goes; the panel takes what is left, but no less than its text needs."""
    least = min(area.width * 0.46, max(306.0, _PANEL * canvas.text_scale**0.75 if canvas.text_scale > 1 else 306.0))
    full = area.height * OUTSIDE[0] / OUTSIDE[1]
    wide = min(full, area.width - least - _GAP)
    high = wide * OUTSIDE[1] / OUTSIDE[0]
    view = TrayView.within(FRect(area.x, area.y, wide, high))
    left = view.box.right + _GAP
    panel = FRect(left, area.y, area.right - left, area.height)
    log = FRect(area.x, area.y + high + _GAP, wide, area.height - high - _GAP)
    return BoobytrapSlots(view, panel, log if log.height >= _LOG else FRect())


def _below(area: FRect) -> BoobytrapSlots:
    """The box above; below it the panel, and the log beside that."""
    high = min(area.height * 0.52, area.width * OUTSIDE[1] / OUTSIDE[0])
    view = TrayView.within(FRect(area.x, area.y, area.width, high))
    top = area.y + high + _GAP
    wide = area.width * 0.6
    panel = FRect(area.x, top, wide, area.bottom - top)
    return BoobytrapSlots(view, panel, FRect(panel.right + _GAP, top, area.width - wide - _GAP, panel.height))
