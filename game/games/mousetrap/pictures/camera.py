"""Which part of the machine is seen where, where to look while it runs, and when to look slowly."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from pygame import FRect

from game.games.mousetrap.trap.cage import TUB_X
from game.games.mousetrap.trap.report import LINKS, SPOTS, TrapReport
from game.games.mousetrap.trap.watched import EVERY
from game.machine.recording import Recording
from game.machine.specs import Point, Pose


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

    def nearer(self, at: Point, zoom: float) -> MachineView:
        """The same from so many times nearer, round a place of the canvas."""
        x, y = min(max(at[0], self.rect.left), self.rect.right), min(max(at[1], self.rect.top), self.rect.bottom)
        middle = x + (self.rect.centerx - x) / zoom, y + (self.rect.centery - y) / zoom
        return self._replace(centre=self.to_cm(middle), units_per_cm=self.units_per_cm * zoom)

    def widened(self) -> MachineView:
        """The view of all its bounds, its corner at 0, 0; itself at 0, 0 where it has none."""
        left, low, right, high = self.bounds or self.shown
        size = (right - left) * self.units_per_cm, (high - low) * self.units_per_cm
        return MachineView(FRect(0, 0, *size), ((left + right) / 2, (low + high) / 2), self.units_per_cm, self.bounds)

    def corner(self, per: float) -> tuple[int, int]:
        """Where the corner of what is seen is within all its bounds, px; per: pixels a design unit.

        All that is seen goes by whole pixels as the camera does, and so by the same.
        """
        left, top = self.widened().to_screen(self.to_cm(self.rect.topleft))
        return round(left * per), round(top * per)


# Where to look while the machine runs, and when to look slowly.

_CRANK: Point = (13.5, 21.0)


class Shot(NamedTuple):
    """Where to look until the next link is reached, how slowly, and which body draws the look after it, how far."""

    at: Point
    slow: float = 1.0
    body: str = ""
    share: float = 0.3


# What comes next stands in the picture as a whole, so that a fall or a flight is seen against where it leads.
_SHOTS = (
    Shot(_CRANK),
    Shot(_CRANK, 0.85),
    Shot(_CRANK, 0.7),
    Shot(_CRANK, 0.6),
    Shot((15.0, 24.5), 0.35),
    Shot((19.0, 24.0), 0.35),
    Shot((25.0, 21.0), 0.6, "marble_1"),
    Shot((31.0, 16.0), 0.75, "marble_1"),
    Shot((40.0, 13.0), 0.6, "marble_1"),
    Shot((50.0, 12.0), 0.35),
    Shot((52.0, 12.0), 0.35),
    Shot((55.0, 11.0), 0.4, "marble_2"),
    Shot((57.0, 10.0), 0.35, "marble_2"),
    Shot((64.0, 8.0), 0.25),
    Shot((67.0, 8.0), 0.25),
    Shot((72.0, 8.0), 0.3),
    Shot((76.0, 8.0), 0.2),
    Shot((78.0, 8.0), 0.6),
)
assert len(_SHOTS) == len(LINKS) + 1
_DULL, _FASTEST, _RUSH, _LAST_RUSH = 1.2, 12.0, 4.0, 16.0
"""Seconds of the machine without a link after which it is shown faster; how fast at the most, and how soon, also after
the last links, of which none comes then any more."""
_STIFF, _HIGH = 7.0, 22.0
_LOOSE = 0.2
"""How far below its place the cage is when it begins to fall, cm: more than it ever trembles."""
_OFF = 0.7
"""How far below its place the cage is once it has left its post, cm, as its sensor has it."""


def pace(reached: int, waited: float) -> float:
    """How slowly to show what comes after so many links; when nothing has come for some seconds, ever faster."""
    if leans(reached):
        if waited <= _TOO_LATE:
            return _SHOTS[reached].slow
        return min(_FASTEST, 1.0 + max(0.0, waited - _NEVER) * _LAST_RUSH)
    if waited > _DULL and reached > 0:
        return min(_FASTEST, 1.0 + (waited - _DULL) * _RUSH)
    return _SHOTS[reached].slow


_AT_TUB = 0.6
"""How near the end is as the diver is in the tub."""
_LEAP, _NEAR_CM, _OPEN = LINKS.index("diver_airborne") + 1, 9.0, 0.5
"""After so many links all hangs on a flight and a fall; from which distance of the tub on the flight is near; seconds
for which it is open whether the next link follows."""


_SOON, _TOO_LATE, _NEVER = 0.21, 0.45, 0.9
"""Seconds of the machine after one of the last links by which the next has mostly come, after which it seldom does, and
after which it did in none of 309 runs that caught (0.85 s was the longest, see `nature/causes.py`): of 25 careful runs
the diver is in the tub within 0.2 s, and the cage leaves within 0.21 s in 17 and by 0.45 s in 21. Up to the first of
the last two it is shown slowly, up to the second as it is, so that a late fall is seen, and then ever faster."""


def leans(reached: int) -> bool:
    """Whether all hangs on the last links now."""
    return reached >= _LEAP


def openness(reached: int, waited: float, poses: Mapping[str, Pose]) -> float:
    """How open it is after so many links how this ends, 0 to 1: the nearer the diver is to the tub, the more."""
    if not _LEAP <= reached < len(LINKS) or waited > _OPEN:
        return 0.0
    if reached > _LEAP:
        return 1.0
    return 1 - min(1.0, abs(poses["diver"][0] - TUB_X) / _NEAR_CM) if "diver" in poses else 0.0


def nearness(reached: int, poses: Mapping[str, Pose], cage_high: float, waited: float = 0.0) -> float:
    """How near the end is once all hangs on the last links, 0 to 1: the diver to the tub, then the cage to where it
    leaves its post; 0 before and after that, as it falls in silence. cage_high: how high the cage was as the run began,
    cm. waited: seconds of the machine since the last link: the longer, the less can still come."""
    if not _LEAP <= reached <= _LEAP + 1 or "diver" not in poses or "cage" not in poses:
        return 0.0
    if reached == _LEAP:
        return _AT_TUB * (1 - min(1.0, abs(poses["diver"][0] - TUB_X) / _NEAR_CM)) * _hope(waited)
    fallen_by = min(1.0, max(0.0, cage_high - poses["cage"][1]) / _OFF)
    return _AT_TUB * _hope(waited) + (1 - _AT_TUB) * fallen_by


def _hope(waited: float) -> float:
    """How likely the next of the last links still is after so many seconds, 0 to 1."""
    return 1 - min(1.0, max(0.0, waited - _SOON) / (_TOO_LATE - _SOON))


def target(reached: int, poses: Mapping[str, Pose]) -> Point:
    """What to look at after so many links."""
    shot = _SHOTS[reached]
    if shot.body not in poses:
        return shot.at
    (x, y), (to_x, to_y, _) = shot.at, poses[shot.body]
    return x + (to_x - x) * shot.share, y + (to_y - y) * shot.share


def followed(report: TrapReport, reached: int, poses: Mapping[str, Pose], as_set: Mapping[str, Pose]) -> Point:
    """What to look at while a run is shown: a cage that fell early, or what comes after so many links."""
    if report.misfired and fallen(poses, as_set):
        return spot(report, poses)
    return target(reached, poses)


def spot(report: TrapReport, poses: Mapping[str, Pose]) -> Point:
    """Where the chain ended, cm; a cage that fell early ended it."""
    stopped = SPOTS[LINKS.index(report.stopped_at) if report.stopped_at is not None else -1]
    return _found("cage" if report.misfired else stopped, poses)


_BESIDE_CM, _WHEEL_FOOT_CM, _ABOVE_CM = 14.0, -3.2, 3.0
"""How near the mice an end is seen together with them; where the foot of their wheel is, and what is seen above the
end at the least, if both cannot be: the half of a cage."""


def by_mice(at: Point, poses: Mapping[str, Pose]) -> bool:
    """Whether a place is so near the mice that these are seen with it."""
    return abs(poses["mouse"][0] - at[0]) < _BESIDE_CM


def above_wheel(y: float, end: Point, band: tuple[float, float], middle: float, zoom: float) -> float:
    """How high to look so that the mice on their wheel are seen below an end, and that is too.

    y: how high is looked otherwise, cm. band: from where to where the canvas is free of cards, design units; middle:
    where on it is what is looked at. zoom: units a cm.
    """
    top, foot = band
    wheel, whole = _WHEEL_FOOT_CM + (foot - middle) / zoom, end[1] + _ABOVE_CM - (middle - top) / zoom
    return min(y, max(wheel, whole))


def link_spot(link: int, poses: Mapping[str, Pose]) -> Point:
    """Where the link with this index happens, cm."""
    return _found(SPOTS[link], poses)


def _found(found: str | Point, poses: Mapping[str, Pose]) -> Point:
    if not isinstance(found, str):
        return found
    x, y, _ = poses.get(found, (*_CRANK, 0.0))
    return _within(x, WORLD.left, WORLD.right), _within(y, 0.0, WORLD.high)


def fallen(poses: Mapping[str, Pose], as_set: Mapping[str, Pose]) -> bool:
    """Whether the cage has left its post."""
    return "cage" in poses and poses["cage"][1] < as_set["cage"][1] - _OFF


def is_high(at: Point) -> bool:
    """Whether a place, cm, is so high up that words about it had better stand below."""
    return at[1] > _HIGH


def falls_at(recording: Recording, as_set: Mapping[str, Pose]) -> int:
    """The step of a recording at which the cage begins to fall."""
    track, high = recording.track("cage", 0, recording.end), as_set["cage"][1] - _LOOSE
    return next((number * EVERY for number, pose in enumerate(track) if pose[1] < high), recording.end)


class Camera:
    """A place that is looked at, gliding after its target; it jumps where motion is reduced."""

    def __init__(self, bounds: Bounds, jumps: bool = False) -> None:
        self.bounds = bounds
        self.jumps = jumps
        self.at = _CRANK

    def glide(self, to: Point, seconds: float) -> bool:
        """Move towards a place; tell whether it is still on its way."""
        if self.jumps and math.dist(self.at, to) < _STEP:
            return False
        share = 1.0 if self.jumps else 1 - math.exp(-_STIFF * seconds)
        self.at = (self.at[0] + (to[0] - self.at[0]) * share, self.at[1] + (to[1] - self.at[1]) * share)
        return math.dist(self.at, to) > 0.05

    def frame(self, area: FRect, whole: float, foot: float, shaken: float = 0.0) -> MachineView:
        """What is seen of the machine in an area, as near as it pays where that is as wide as the whole canvas.

        foot: where what covers its lower end begins.
        """
        zoom = min(max(whole / _WIDE_CM, foot / _TALL_CM), foot / _LEAST_TALL_CM)
        return self.view(MachineView(FRect(area.x, area.y, area.width, foot), self.at, zoom), area.height, shaken)

    def view(self, view: MachineView, height: float, shaken: float = 0.0) -> MachineView:
        """The view from here, kept within the bounds; below it more floor is seen, down to a height.

        shaken: how far the board has moved, cm. The machine is drawn as seen from the board, so the view moves instead.
        """
        left, low, right, high = view.shown
        half = (right - left) / 2, (high - low) / 2
        x = _within(self.at[0], self.bounds.left + half[0], self.bounds.right - half[0])
        y = _within(self.at[1], self.bounds.low + half[1], self.bounds.high - half[1])
        more = (height - view.rect.height) / view.units_per_cm
        rect = FRect(view.rect.x, view.rect.y, view.rect.width, height)
        wall = Bounds(self.bounds.left - _SHAKEN, self.bounds.low - more, self.bounds.right + _SHAKEN, self.bounds.high)
        return MachineView(rect, (x - _within(shaken, -_SHAKEN, _SHAKEN), y - more / 2), view.units_per_cm, wall)


_WIDE_CM, _TALL_CM, _LEAST_TALL_CM = 53.0, 27.0, 24.0
"""So much of the machine is seen at once, if not higher than the second of these, and no less high than the third."""
_SHAKEN = 1.0
"""The most by which the picture is shaken, cm; five turns a second shake the board by 0.7."""
_STEP = 9.0
"""How far, in cm, something may go before a camera that jumps follows it."""
WORLD = Bounds(-5.0, -5.0, 92.0, 37.0)


def _within(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else min(max(value, low), high)
