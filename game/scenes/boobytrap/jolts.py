"""What shakes at the tray: all of it on a trip, after a held breath; one piece, when it may not be touched."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

from game.physics.boobytrap.settled import TrayFrame
from game.pictures.boobytrap.view import TrayView
from game.ui.sound import Sound

_BREATH, _SHAKE, _NOD = 0.16, 0.4, 0.35
"""Seconds: how long a trip holds everything still, how long the tray then shakes, how long a refused piece does."""
_FAR = 7.0
"""Design units that the tray is thrown aside at first. By eye."""
_NOD_MM = 1.8
_HZ = 14.0


class Jolts:
    """Counts what shakes. calm: nothing does, motion is reduced. on_trip: called when the breath is over."""

    def __init__(self, sound: Sound) -> None:
        self.sound = sound
        self.calm = False
        self.on_trip: Callable[[], None] = lambda: None
        self._breath = self._shake = self._nod = 0.0
        self._refused = 0

    @property
    def held(self) -> bool:
        """Whether the breath is held: the bar has just gone too far."""
        return self._breath > 0

    @property
    def shaking(self) -> bool:
        """Whether the whole tray shakes."""
        return self._shake > 0 and not self.calm

    def trip(self, slow: bool) -> None:
        """The bar has tripped; slow: it is worth a held breath."""
        self._breath = _BREATH if slow else _BREATH / 4

    def refuse(self, number: int) -> None:
        """A piece may not be touched."""
        self._refused, self._nod = number, _NOD
        self.sound.play("wood_knock", 0.5, 0.6)

    def update(self, dt: float) -> bool:
        """Let time pass; tell whether anything shakes or waits."""
        if not (self._breath or self._shake or self._nod):
            return False
        if self._breath and self._breath <= dt:
            self._shake = _SHAKE + dt
            self.sound.play("band_twang")
            self.on_trip()
        self._breath, self._shake, self._nod = (max(0.0, left - dt) for left in (self._breath, self._shake, self._nod))
        return True

    def shifted(self, view: TrayView) -> TrayView:
        """Where the tray is drawn just now."""
        if not self.shaking:
            return view
        far = _FAR * (self._shake / _SHAKE) ** 2
        turn = math.tau * _HZ * self._shake
        return view._replace(left=view.left + far * math.cos(turn), top=view.top + far / 2 * math.sin(1.3 * turn))

    def nodding(self, frame: TrayFrame) -> TrayFrame:
        """Where the pieces are drawn just now: a refused one says no."""
        if not self._nod or self.calm or self._refused not in frame.poses:
            return frame
        x, y, angle = frame.poses[self._refused]
        aside = _NOD_MM * self._nod / _NOD * math.sin(math.tau * _HZ * self._nod)
        return replace(frame, poses={**frame.poses, self._refused: (x, y + aside, angle)})
