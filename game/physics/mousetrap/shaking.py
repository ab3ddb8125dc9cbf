"""How much the board shakes on its mount: what a hasty hand does to everything that stands on it."""

from __future__ import annotations

from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.layout import BOARD
from game.physics.mousetrap.watched import WatchedRun

CALM_CM = 0.055
"""Measured: somewhat more than the board moves by at one turn a second, up to which no capture is lost."""
SHAKY_CM = 0.17
"""Measured: the most that it moves by at two turns a second, at which three misses in four are the hand's doing."""
_SECONDS = 0.3
"""How far back is looked: some two swings of the board on its mount."""


def shaking(watched: WatchedRun) -> float:
    """How far from its rest the board moved at the most in the last moments that are shown, cm."""
    head = watched.head
    track = watched.recording.track(BOARD, head - _SECONDS * STEPS_PER_SECOND, head)
    return max(abs(x) for x, _, _ in track)
