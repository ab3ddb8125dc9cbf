"""The end of a run: the caught mice under the glass and cheese in the air, or a ring round the place of the miss."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.report import TrapReport
from game.physics.specs import Point, Pose
from game.pictures.mousetrap import camera
from game.pictures.mousetrap.lens import FRAME, RADIUS, through
from game.pictures.mousetrap.part_geometry import part_centre
from game.pictures.mousetrap.stage import Look, MachineStage
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.motion import bounce
from game.ui.sound import Sound

_NEAR = (21, 22, 23, 24)
# How far from the first mouse's feet the middle of the glass is, how much it shows, and how much more a mouse takes.
_MIDDLE: Point = (-0.15, 0.5)
_SEEN_CM, _MORE_CM = 2.5, 0.8
_COMES, _POP, _LASTS, _DRAWS_BACK = 0.25, 0.4, 1.7, 0.3
_WEDGES, _FALL = 18, 640.0
_LEFT, _UP = 245.0, 120.0
RING_CM, CAGE_RING_CM = 3.6, 5.2


class Finale:
    """Plays once the run is over.

    free: from where to where the machine is free of cards, design units down. still: motion is reduced, so all is there
    at once. blamed: the part that is shown as the cause of a miss, once it is known.
    """

    def __init__(self, placements: Mapping[int, Placement], mice: Sequence[str], sound: Sound, still: bool) -> None:
        self.stage = MachineStage({number: at for number, at in placements.items() if number in _NEAR})
        self.mice, self.sound, self.still = tuple(mice), sound, still
        self.free = (0.0, 0.0)
        self.since = -1.0
        self.blamed: int | None = None
        self._glass: tuple[object, pygame.Surface] | None = None

    def begin(self, report: TrapReport) -> None:
        """The run is over."""
        self.since = _LASTS if self.still else 0.0
        for name in ("chime", "mouse_squeak") if report.captured else ("miss",):
            self.sound.play(name)

    def tick(self, dt: float) -> bool:
        """Let time pass; tell whether anything moves."""
        if not 0 <= self.since < _LASTS:
            return False
        self.since += dt
        return True

    @property
    def drawn_back(self) -> float:
        """How far the caught mice have drawn back into the cage, from a little above 0, as they start at once, to 1."""
        return min(1.0, 0.01 + max(0.0, self.since) / _DRAWS_BACK)

    def spot(self, report: TrapReport, poses: Mapping[str, Pose]) -> Point:
        """What the ring marks, cm: the part to blame, or where the chain ended."""
        return camera.spot(report, poses) if self.blamed is None else part_centre(self.blamed)

    def watched(self, report: TrapReport, poses: Mapping[str, Pose], middle: float, zoom: float) -> Point:
        """What to have in the middle of the picture so that the place of a miss is in that of the free band."""
        x, y = self.spot(report, poses)
        top, foot = self.free
        return x, y + ((top + foot) / 2 - middle) / zoom if foot else y

    def items(
        self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], report: TrapReport
    ) -> Iterator[Item | None]:
        """What lies over the machine."""
        if report.captured:
            yield from self._cheese(canvas, view.to_screen(poses["cage"][:2]))
            yield self._close(canvas, view, poses) if self.mice else None
        elif not report.refused:
            yield self._ring(canvas, view, poses, report)

    def _cheese(self, canvas: Canvas, start: Point) -> Iterator[Item | None]:
        """What the mice held flies up, and falls."""
        time = self.since
        for number in range(_WEDGES if time < _LASTS else 0):
            angle = math.radians(205 + 130 * number / (_WEDGES - 1))
            speed = 330.0 + 90.0 * (number * 7 % 4)
            x = start[0] + math.cos(angle) * speed * time
            y = start[1] + math.sin(angle) * speed * time + _FALL * time * time / 2
            found = canvas.stamped("cheese/wedge", (x, y), zoom=0.9)
            yield Item(*found) if found is not None else None

    def _close(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose]) -> Item | None:
        """The cage from near, in a glass that springs up beside it; made at once, while nothing moves yet."""
        picture, share = self._seen(canvas, poses), min(1.0, (self.since - _COMES) / _POP)
        if share <= 0:
            return None
        if share < 1:
            picture = pygame.transform.smoothscale_by(picture, max(0.05, bounce(share)))
        x, y = view.to_screen(poses["cage"][:2])
        middle = x - _LEFT, max(y - _UP, self.free[0] + FRAME * 0.82)
        wide, high = picture.get_size()
        return Item(picture, (round(middle[0] * canvas.scale - wide / 2), round(middle[1] * canvas.scale - high / 2)))

    def _seen(self, canvas: Canvas, poses: Mapping[str, Pose]) -> pygame.Surface:
        """What is seen in the glass."""
        key = canvas.surface.get_size(), canvas.look
        if self._glass is None or self._glass[0] != key:
            x, y, _ = poses["mouse"]
            more = _MORE_CM * (len(self.mice) - 1)
            near = (x + _MIDDLE[0] - more, y + _MIDDLE[1]), RADIUS / (_SEEN_CM + more)
            # As something that stands still, before a bare wall: all else would hold up a frame for long.
            self.stage.as_set = dict(poses)
            look = Look(wheel=True, mice=self.mice, caught=1.0, bare=True)
            self._glass = key, through(canvas, self.stage, None, near, **look)
        return self._glass[1]

    def _ring(self, canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], report: TrapReport) -> Item | None:
        """Round the part to blame, or where the chain ended."""
        if self.since < _COMES:
            return None
        at = view.to_screen(self.spot(report, poses))
        reach = CAGE_RING_CM if report.misfired and self.blamed is None else RING_CM
        found = canvas.stamped("marks/lens_ring", at, zoom=reach * view.units_per_cm / RADIUS)
        return Item(*found) if found is not None else None
