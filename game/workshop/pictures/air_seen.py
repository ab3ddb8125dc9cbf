"""Air as it is seen on the stage: strokes of wind before a fan that turns, and a star where a balloon burst."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import Burst, Point, Pose, Wind
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item
from game.workshop.parts.building import frame_of
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import GONE_CM

_WHITE, _DUSK = (255, 255, 255), rgb("#4f8d92")
_STROKES = ((0.0, 0.8), (0.35, -0.75), (0.6, 0.1), (0.85, 0.95), (0.2, -0.2))
"""How far each stroke is on its way at first, and where across the mouth, as shares."""
_WAY, _LONG, _PER_RAD = 1.3, 2.4, 0.16
"""In reaches of the wind: how far strokes go; cm: how long one is; the share of its way for each rad of the wheel."""
_CALM = 0.004
_STAR, _STAR_CM = 12, 3.4
"""Pictures for which a star is seen, and how far its longest ray reaches."""
_YELLOW, _RED = rgb("#ffd94a"), rgb("#e0303a")


class AirSeen:
    """Compares the poses of one picture with those of the one before."""

    def __init__(self) -> None:
        self._poses: Mapping[str, Pose] = {}
        self._before: Mapping[str, Pose] = {}
        self._stars: dict[str, tuple[Point, int]] = {}

    def items(self, canvas: Canvas, view: MachineView, machine: Machine, poses: Mapping[str, Pose]) -> Iterator[Item]:
        """What is seen of the air between the last picture and this one."""
        if poses != self._poses:  # else the same moment once more, as while it is paused
            self._before, self._poses = self._poses, dict(poses)
            self._stars = {name: (at, left - 1) for name, (at, left) in self._stars.items() if left > 1}
        before = self._before
        for part in machine.parts:
            for force in part.spec.forces:
                name = f"{part.id}.{force.body if isinstance(force, Burst) else ''}"
                if isinstance(force, Wind):
                    yield from _wind(canvas, view, part, force, (before, poses))
                elif isinstance(force, Burst) and name in poses:
                    self._note(name, before.get(name), poses[name])
        yield from self._pops(canvas, view)

    def _note(self, name: str, before: Pose | None, now: Pose) -> None:
        if before is not None and now[1] < GONE_CM <= before[1]:
            self._stars.setdefault(name, (before[:2], _STAR))
        elif now[1] >= GONE_CM:
            self._stars.pop(name, None)

    def _pops(self, canvas: Canvas, view: MachineView) -> Iterator[Item]:
        for at, left in self._stars.values():
            side = canvas.px(2 * _STAR_CM * view.units_per_cm)
            picture = canvas.store.get(("pop", side), partial(_star, side))
            if left < _STAR / 2:
                picture = picture.copy()
                picture.set_alpha(round(255 * left / (_STAR / 2)))
            x, y = view.to_screen(at)
            yield Item(picture, (round(x * canvas.scale - side / 2), round(y * canvas.scale - side / 2)))


def _wind(
    canvas: Canvas, view: MachineView, part: Placed, wind: Wind, poses: tuple[Mapping[str, Pose], Mapping[str, Pose]]
) -> Iterator[Item]:
    """Strokes that run along with the wheel and fade."""
    name = f"{part.id}.{wind.b}"
    now = poses[1][name][2]
    turned = abs(now - poses[0].get(name, poses[1][name])[2])
    if not _CALM < turned < 1.0:
        return
    frame = frame_of(part)
    (x, y), (tx, ty) = frame.point(wind.mouth), frame.point(wind.towards)
    way = tx - x, ty - y
    strength = min(1.0, 0.35 + 6 * turned)
    for start, across in _STROKES:
        share = (start + abs(now) * _PER_RAD) % 1.0
        along, aside = share * _WAY * wind.reach, across * wind.half * (1 + 0.6 * share)
        a = x + way[0] * along - way[1] * aside, y + way[1] * along + way[0] * aside
        b = a[0] + way[0] * _LONG, a[1] + way[1] * _LONG
        yield _stroke(canvas, view, (a, b), round(250 * strength * (1 - share * share)))


def _stroke(canvas: Canvas, view: MachineView, ends: tuple[Point, Point], alpha: int) -> Item:
    (ax, ay), (bx, by) = ((px * canvas.scale, py * canvas.scale) for px, py in map(view.to_screen, ends))
    wide = max(2, round(0.22 * view.units_per_cm * canvas.scale))
    left, top = math.floor(min(ax, bx)) - wide, math.floor(min(ay, by)) - wide
    picture = shapes.blank((math.ceil(abs(bx - ax)) + 2 * wide + 1, math.ceil(abs(by - ay)) + 2 * wide + 1))
    line = (ax - left, ay - top), (bx - left, by - top)
    pygame.draw.line(picture, (*_DUSK, alpha // 2), *line, wide + 2)
    pygame.draw.line(picture, (*_WHITE, alpha), *line, wide)
    return Item(picture, (left, top))


def _star(side: int) -> pygame.Surface:
    """Rays of two lengths, yellow in red."""
    fine = 3 * side
    big = shapes.blank((fine, fine))
    for share, colour in ((1.0, _RED), (0.78, _YELLOW), (0.34, _WHITE)):
        rays = [(fine / 2 * share * (1.0 if n % 2 == 0 else 0.52), math.tau * n / 22) for n in range(22)]
        points = [(fine / 2 + r * math.cos(a), fine / 2 + r * math.sin(a)) for r, a in rays]
        pygame.draw.polygon(big, (*colour, 255), points)
    return pygame.transform.smoothscale(big, (side, side))
