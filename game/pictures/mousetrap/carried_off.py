"""A caught mouse leaves the board: the cage comes down over it and is carried off, the mouse inside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.pictures.flights import Where, between
from game.ui.canvas import Canvas
from game.ui.motion import hop, smooth

CAGE = ("parts/24_cage_back", "parts/24_cage")
_CM, _HALF_CM = 9.6, 2.5
"""Units a cm of the cage at the zoom of a mouse, so that a mouse fits into it; half its height, cm."""
_DOWN, _STAYS = 0.22, 0.42
"""Shares of the time by which the cage is down, and at which it is lifted."""
_HIGH, _SWAY = 150.0, 10.0
_CORNER = -90.0
"""Units above the canvas where it has gone."""


def cage_zoom(mouse: float) -> float:
    """The zoom of the cage beside a mouse of this zoom."""
    return _CM * mouse


@dataclass(eq=False)
class CarriedOff:
    """The way of a caught mouse off the board; start: its feet. zoom: that of the mouse."""

    seat: str
    start: Where
    zoom: Callable[[], float]

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the cage and the mouse in it."""
        zoom, feet = self.zoom(), self.start()
        if share < _DOWN:
            canvas.stamp("mice/shadow", feet, 0, zoom)
            above, mouse = _HIGH * (1 - smooth(share / _DOWN)), feet
        else:
            gone = smooth(max(0.0, share - _STAYS) / (1 - _STAYS))
            mouse = between(feet, (feet[0], _CORNER), gone)
            mouse, above = (mouse[0] + _SWAY * hop(gone * 2 % 1.0) * (1 - gone), mouse[1]), 0.0
        middle = mouse[0], mouse[1] - above - _HALF_CM * cage_zoom(zoom)
        canvas.stamp(CAGE[0], middle, 0, cage_zoom(zoom))
        canvas.stamp(f"mice/{self.seat}_caught", mouse, 0, zoom)
        canvas.stamp(CAGE[1], middle, 0, cage_zoom(zoom))
