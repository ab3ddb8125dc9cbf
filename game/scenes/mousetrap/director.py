"""Where to look while the machine runs, and when to look slowly."""

from __future__ import annotations

import math
from collections.abc import Mapping

from pygame import FRect

from game.physics.mousetrap.report import LINKS
from game.physics.specs import Point, Pose
from game.scenes.mousetrap.view import Bounds, View

# What each coming link is watched by: a body to be followed, or a place; and how slowly.
_CRANK: Point = (13.5, 21.0)
_HAND: Point = (47.5, 13.0)
_CAGE: Point = (79.0, 8.0)
_SHOTS: tuple[tuple[str | Point, float], ...] = (
    (_CRANK, 1.0),
    (_CRANK, 1.0),
    (_CRANK, 1.0),
    (_CRANK, 1.0),
    ((15.0, 24.5), 0.35),
    ((17.5, 24.5), 0.35),
    ("marble_1", 0.6),
    ("marble_1", 0.75),
    ("marble_1", 0.6),
    (_HAND, 0.35),
    (_HAND, 0.35),
    ("marble_2", 0.4),
    ("marble_2", 0.3),
    ((67.0, 8.0), 0.25),
    ("diver", 0.3),
    (_CAGE, 0.35),
    (_CAGE, 0.35),
    (_CAGE, 0.8),
)
assert len(_SHOTS) == len(LINKS) + 1
_AHEAD = 5.0
_DULL, _FASTEST = 2.0, 12.0
_STIFF = 7.0


def pace(reached: int, waited: float) -> float:
    """How slowly to show what comes after so many links; when nothing has come for some seconds, ever faster."""
    if waited > _DULL and reached > 0:
        return min(_FASTEST, 1.0 + (waited - _DULL) * 2)
    return _SHOTS[reached][1]


def target(reached: int, poses: Mapping[str, Pose]) -> Point:
    """What to look at after so many links."""
    watched = _SHOTS[reached][0]
    if not isinstance(watched, str):
        return watched
    pose = poses.get(watched, (*_CRANK, 0.0))
    return pose[0] + _AHEAD, pose[1]


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

    def view(self, view: View, height: float) -> View:
        """The view from here, kept within the bounds; below it more floor is seen, down to a height."""
        left, low, right, high = view.shown
        half = (right - left) / 2, (high - low) / 2
        x = _within(self.at[0], self.bounds.left + half[0], self.bounds.right - half[0])
        y = _within(self.at[1], self.bounds.low + half[1], self.bounds.high - half[1])
        more = (height - view.rect.height) / view.units_per_cm
        rect = FRect(view.rect.x, view.rect.y, view.rect.width, height)
        return View(rect, (x, y - more / 2), view.units_per_cm, self.bounds._replace(low=self.bounds.low - more))


_STEP = 9.0
"""How far, in cm, something may go before a camera that jumps follows it."""
WORLD = Bounds(-5.0, -5.0, 92.0, 41.0)


def _within(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else min(max(value, low), high)
