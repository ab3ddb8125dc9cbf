"""The marks of scrolling regions, which can be dragged."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.ui.input_events import Phase, Point, Pointed
from game.ui.widget import Region

WIDE = 8.0
_AWAY, _NEAR, _LEAST = 3.0, 8.0, 24.0


def groove(region: Region) -> FRect:
    """Where the mark of a region runs, at its right edge."""
    return FRect(region.view.right + _AWAY, region.view.top, WIDE, region.view.height)


def knob(region: Region) -> FRect:
    """Where the mark is now: as long as the share that is seen."""
    room = groove(region)
    tall = max(_LEAST, room.height * room.height / region.height)
    share = region.offset / region.reach if region.reach else 0.0
    return FRect(room.x, room.top + (room.height - tall) * share, WIDE, tall)


class ScrollBars:
    """Follows a pointer that drags a mark, or that is pressed beside one."""

    def __init__(self) -> None:
        self._held, self._grip = "", 0.0

    def follow(self, pointed: Pointed, regions: Sequence[Region]) -> tuple[Region, float] | None:
        """Which region to scroll, and to which offset; None if the pointer means something else."""
        if pointed.phase is Phase.DOWN:
            self._held = self._grasp(pointed, regions)
        held = next((region for region in regions if region.name == self._held), None)
        if pointed.phase is Phase.UP:
            self._held = ""
        if held is None:
            return None
        room, tall = groove(held), knob(held).height
        share = (pointed.at[1] - self._grip - room.top) / max(1.0, room.height - tall)
        return held, share * held.reach

    def _grasp(self, pointed: Pointed, regions: Sequence[Region]) -> str:
        """The region whose mark is taken hold of; pressed beside it, the mark comes to the pointer."""
        for region in regions:
            if pointed.button == 1 and region.reach >= 1 and _close(groove(region), pointed.at):
                mark = knob(region)
                within = mark.top <= pointed.at[1] <= mark.bottom
                self._grip = pointed.at[1] - mark.top if within else mark.height / 2
                return region.name
        return ""


def _close(room: FRect, at: Point) -> bool:
    return room.inflate(2 * _NEAR, 0).collidepoint(at)
