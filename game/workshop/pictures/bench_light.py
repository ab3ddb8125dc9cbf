"""Evening on the bench while a machine runs: where its lamp shines, and what stands in its light."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.lamp import LEFT, SHIFT, TALL_CM, plain
from game.games.mousetrap.trap.layout import BOARD
from game.machine.specs import Point, Pose
from game.ui.drawing.light import Outline, Shade, Straight
from game.workshop.parts.building import frame_of
from game.workshop.parts.machine import STAGE, Machine, Placed
from game.workshop.parts.outlines import pieces_of
from game.workshop.parts.run import GONE_CM

LAMP_CM = STAGE[2] + 12.0
"""How high above its foot the lamp hangs: out of sight, as the stage is higher than that of the trap."""
_REACH_CM = 15.0
_MOST = 20
"""Outlines that throw a shadow: those of a large machine far from the lamp do not, or painting them takes too long."""
_BUSIER = 2.0
"""So many times as fast as what the lamp follows another part must be for it to turn there."""


def mouse_of(cage: Placed) -> Point:
    """Where the mouse of a cage stands."""
    body = cage.spec.cage.mouse if cage.spec.cage else ""
    return frame_of(cage).point(next(each.centre for each in cage.spec.bodies if each.name == body))


class BenchShadows:
    """Keeps the outlines of one machine by their bodies."""

    def __init__(self, machine: Machine) -> None:
        self._casting: dict[str, list[Outline]] = {}
        for part in machine.parts:
            for piece in pieces_of(part):
                self._casting.setdefault(piece.body, []).append(plain(piece.outline))

    def shade(self, view: MachineView, poses: Mapping[str, Pose], at: Point) -> Shade:
        """What lies in shadow; at: where the lamp shines, cm."""
        lamp = view.to_screen((at[0], at[1] + TALL_CM * 0.6))
        things = tuple(self._near(poses, at))[:_MOST]
        per, (x, y) = view.units_per_cm, view.to_screen((0.0, 0.0))
        away = x + (x - lamp[0]) * SHIFT, y + (y - lamp[1]) * SHIFT
        return Shade(things, Straight(per, (x, y)), Straight(per * (1 + SHIFT), away), y, (), LEFT)

    def _near(self, poses: Mapping[str, Pose], at: Point) -> Iterator[Outline]:
        for body, outlines in self._casting.items():
            x, y, angle = poses.get(body, (math.inf, 0.0, 0.0))
            if body == BOARD:
                yield from (out for out in outlines if abs(out[0][0] - at[0]) < _REACH_CM)
            elif abs(x - at[0]) < _REACH_CM:
                c, s = math.cos(angle), math.sin(angle)
                for outline in outlines:
                    yield tuple((x + c * px - s * py, y + s * px + c * py) for px, py in outline)


class AtWork:
    """Finds what the lamp is to follow: the part that moves fastest, until another one is much faster."""

    def __init__(self) -> None:
        self.at: Point | None = None
        self._body = ""
        self._poses: Mapping[str, Pose] = {}

    def look(self, poses: Mapping[str, Pose]) -> None:
        """See how far each body has come since the last look."""
        moved = {body: math.dist(pose[:2], before[:2]) for body, pose in poses.items()
                 if (before := self._poses.get(body)) is not None and body != BOARD and pose[1] > GONE_CM}  # fmt: skip
        self._poses = dict(poses)
        fastest = max(moved, key=lambda body: moved[body], default="")
        if fastest and moved[fastest] > _BUSIER * moved.get(self._body, 0.0):
            self._body = fastest
        if self._body in poses:
            self.at = poses[self._body][:2]
