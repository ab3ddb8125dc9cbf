"""A run of the trap in four pictures, and the place of its end seen through a lens over the machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.inputs import Placement, TrapInputs
from game.physics.mousetrap.report import LINKS
from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Point, Pose
from game.pictures.mousetrap import camera
from game.pictures.mousetrap.lens import FRAME, RADIUS, through
from game.pictures.mousetrap.stage import Look, MachineStage
from game.pictures.mousetrap.view import MachineView
from game.pictures.run_pictures import RunPictures, spread
from game.ui.canvas import Canvas

ASPECT = 0.58
_HIGH_CM, _SEEN_CM = 21.0, 7.0
"""What a picture shows from its foot to its top, and half of what the lens shows."""
_LOWEST, _LENS_LOWEST = 7.5, 4.4
"""So far above the ground the middle of either is at least, cm."""
_EVERY = STEPS_PER_SECOND // 10
_CROWDED = 3
_LINE, _LINE_EDGE, _SMALL_CM = (222, 7, 0), (255, 246, 226), 4.6

Kept = tuple[int, Mapping[str, Pose]]


class _Moment(NamedTuple):
    """The machine at a moment of a run, and what of it is in the middle of the picture, cm."""

    stage: MachineStage
    poses: Mapping[str, Pose]
    at: Point
    look: Look

    def draw(self, canvas: Canvas, place: FRect) -> None:
        """Draw what is near the middle."""
        view = MachineView(place, (self.at[0], max(self.at[1], _LOWEST)), place.height / _HIGH_CM)
        self.stage.draw(canvas, view, self.poses, **self.look)


@dataclass(frozen=True, eq=False)
class TrapPictures(RunPictures):
    """placements, poses: the machine at the end of the run. spot: where that was decided, cm."""

    placements: Mapping[int, Placement]
    poses: Mapping[str, Pose]
    spot: Point
    look: Look

    def draw_lens(self, canvas: Canvas, view: MachineView, middle: Point, reach: float) -> None:
        """A glass in the free place above the machine, tied to the place that it shows."""
        scale, at = canvas.scale, view.to_screen(self.spot)
        small = _SMALL_CM * view.units_per_cm
        apart = pygame.Vector2(at) - middle
        if apart.length() < reach + small:
            return
        start, end = middle + apart.normalize() * reach * 0.96, at - apart.normalize() * small
        for colour, thick in ((_LINE_EDGE, 6.0), (_LINE, 3.0)):
            pygame.draw.line(canvas.surface, colour, start * scale, pygame.Vector2(end) * scale, canvas.px(thick))
            size = small * scale + canvas.px(thick / 2)
            pygame.draw.circle(canvas.surface, colour, (at[0] * scale, at[1] * scale), size, canvas.px(thick))
        share = reach / RADIUS
        key = "run lens", self, canvas.surface.get_size(), canvas.theme.name, share
        glass = canvas.store.get(key, lambda: self._glass(canvas, share))
        left, top = middle[0] - FRAME * share, middle[1] - FRAME * share
        canvas.surface.blit(glass, (round(left * scale), round(top * scale)))

    def _glass(self, canvas: Canvas, share: float) -> pygame.Surface:
        near = (self.spot[0], max(self.spot[1], _LENS_LOWEST)), RADIUS * share / _SEEN_CM
        return through(canvas, MachineStage(self.placements), self.poses, near, share, **self.look)


def trap_pictures(inputs: TrapInputs, mice: Sequence[str]) -> Slices[TrapPictures]:
    """The pictures of a run under its recorded hand. mice: who sits on the wheel."""
    run = TrapRun(inputs)
    kept: list[Kept] = [(0, run.frame())]
    while not run.done:
        for _ in range(_EVERY):
            if not run.done:
                run.step()
        kept.append((len(run.links), run.frame()))
        yield len(run.links) / (len(LINKS) + 1)
    report, last = run.report(), kept[-1][1]
    spot = camera.spot(report, last)
    look = Look(ghosts=False, wheel=True, mice=mice, caught=float(report.captured))
    stage, frames = MachineStage(inputs.placements), []
    for reached, poses in _telling(kept, len(report.links)):
        at = spot if poses is last else camera.target(min(reached, len(LINKS)), poses)
        shown = look if poses is last else Look(ghosts=False, wheel=True, mice=mice)
        frames.append(_Moment(stage, poses, at, shown).draw)
    return TrapPictures(tuple(frames), ASPECT, inputs.placements, last, spot, look)


def _telling(kept: Sequence[Kept], links: int) -> tuple[Kept, ...]:
    """Moments spread over the links that were reached, not over the time, and the end."""
    if links < _CROWDED:
        return spread(kept)
    wanted = spread(range(1, links))
    found = [next(one for one in kept if one[0] >= at) for at in wanted[:3]]
    return (*found, kept[-1])
