"""How a computer player of Booby-Trap sees the tray: its own blurred picture, settled in a small world of its own.

Nothing here knows the true tray: whatever is weighed or tried is the player's copy of what it saw (BT-25).
"""

from __future__ import annotations

import math
import random

from game.core.players import Thought
from game.physics.boobytrap.imagining import imagined_grips, imagined_travel, settling
from game.physics.boobytrap.packing import BAR_HALF, DEPTH, WIDTH, Packing
from game.physics.boobytrap.pieces import BY_NUMBER
from game.physics.boobytrap.world import BAR_TILT, World
from game.rules.boobytrap.seen import Picture


class Sight:
    """What one player makes of one picture. blur_mm: how far off it sees a place, standard deviation each way.

    The same player always sees the same picture the same way.
    """

    def __init__(self, picture: Picture, seat: str, blur_mm: float) -> None:
        self.picture = picture
        self._rng = random.Random(f"{seat}/{picture}")
        self._blur = blur_mm
        self._copy: Packing | None = None
        self._grips: dict[int, float] = {}
        self._travels: dict[int, float] = {}

    def grips(self) -> Thought[dict[int, float]]:
        """How firmly each piece seems to be held, 0 to 1 as `Tray.grip`."""
        if not self._grips:
            copy = yield from self._settled()
            self._grips = yield from imagined_grips(copy)
        return self._grips

    def travel(self, number: int) -> Thought[float]:
        """How far the bar should come in when this piece is taken, mm, watched until it trips."""
        if number not in self._travels:
            copy = yield from self._settled()
            self._travels[number] = yield from imagined_travel(copy, number)
        return self._travels[number]

    def _settled(self) -> Thought[Packing]:
        if self._copy is None:
            self._copy = _within((yield from settling(self._blurred())))
        return self._copy

    def _blurred(self) -> Packing:
        left, right = self.picture.bar
        discs = tuple((number, (*self._seen(number, x, y), 0.0)) for number, x, y in self.picture.places)
        tilt = max(-BAR_TILT, min(BAR_TILT, math.atan((right - left) / WIDTH)))
        return Packing(discs, (0.0, (left + right) / 2 + BAR_HALF, tilt))

    def _seen(self, number: int, x: float, y: float) -> tuple[float, float]:
        """Where a piece seems to lie, within the walls, which nobody misses."""
        side, radius = WIDTH / 2 - BY_NUMBER[number].radius, BY_NUMBER[number].radius
        x, y = (value + self._rng.gauss(0, self._blur) for value in (x, y))
        return max(-side, min(side, x)), max(radius, min(DEPTH, y))


def _within(world: World) -> Packing:
    """The settled copy; a piece that was squeezed out of the box is put back at its edge."""
    low, high = (-WIDTH / 2, 0.0), (WIDTH / 2, DEPTH)
    discs = tuple(
        (number, (*(max(a, min(b, v)) for a, b, v in zip(low, high, pose[:2], strict=True)), 0.0))
        for number, pose in world.poses().items()
    )
    return Packing(discs, world.bar_pose())  # type: ignore[arg-type]
