"""The mouse under the cage, in a small glass while the crank is turned: it looks up, and trembles with the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.layout import BOARD, POST_X
from game.physics.specs import Point, Pose
from game.pictures.mousetrap.lens import FRAME, RADIUS, through
from game.pictures.mousetrap.stage import Look, MachineStage
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

_SHARE = 0.85
_SEEN_CM = 5.5
_MIDDLE: Point = (POST_X + 1.5, 4.1)
_NEAR = (21, 22, 23, 24)
_CAGE_CM = 4.2
"""From the middle of the cage to its side."""
REACH = RADIUS * _SHARE
"""Half the width of the glass, design units."""


class Onlooker:
    """A glass over the cage; it shows no more than the poses that it is given, as seen from the room.

    Painted anew only when something in it has moved by a pixel, which under a calm hand is seldom.

    centre: its middle on the canvas, None while it is not shown. still: motion is reduced, so nothing trembles.
    """

    def __init__(self, placements: Mapping[int, Placement], mice: Sequence[str], still: bool) -> None:
        self.stage = MachineStage({number: at for number, at in placements.items() if number in _NEAR})
        self.mice, self.still = tuple(mice), still
        self.centre: Point | None = None
        self._seen: tuple[object, pygame.Surface] | None = None

    def item(self, canvas: Canvas, poses: Mapping[str, Pose], turning: bool) -> Item | None:
        """The glass; turning: the hand is at work, and the mice have noticed."""
        if self.centre is None:
            return None
        shaken = 0.0 if self.still else poses[BOARD][0]
        x, y, angle = poses.get("cage", poses["mouse"])
        still = canvas.surface.get_size(), canvas.look, turning
        key = still, *(round(value * REACH / _SEEN_CM * canvas.scale) for value in (shaken, x, y, angle * _CAGE_CM))
        if self._seen is None or self._seen[0] != key:
            near = (_MIDDLE[0] - shaken, _MIDDLE[1]), REACH / _SEEN_CM
            look = Look(wheel=True, mice=self.mice, watch=turning)
            self._seen = key, through(canvas, self.stage, poses, near, _SHARE, **look)
        left, top = self.centre[0] - FRAME * _SHARE, self.centre[1] - FRAME * _SHARE
        return Item(self._seen[1], (round(left * canvas.scale), round(top * canvas.scale)))
