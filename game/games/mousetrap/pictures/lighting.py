"""Evening on the machine's stage: one lamp that follows what is at work, from the first turn until after the end."""

from __future__ import annotations

import math

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.machine.specs import Point
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.light import Lamp, stage_light
from game.ui.widgets.dirty import Item

_HALF_CM = 11.0
"""Half the width of the lamp's pool: the crank and the gear beside it, or cage and mouse."""
_FADES_S = 1.1
"""From daylight to dusk: the screen's brightness changes by a third, so by 3 % in 100 ms."""
_STIFF = 4.0
"""How fast the lamp follows, 1/s: somewhat behind the camera, which has 7."""
_STILL_CM = 0.15


class Lighting:
    """dusk: how dark it becomes, 0 for never to 1. level: how dark it is. at: what the lamp shines on, cm."""

    def __init__(self, dusk: float, at: Point) -> None:
        self.dusk, self.level, self.at = dusk, 0.0, at
        self._key: object = None
        self._items: list[Item | None] = [None, None]

    def follow(self, to: Point, on: bool, seconds: float) -> bool:
        """Let the lamp go after a place, and it become darker or lighter; tell whether anything changed."""
        wanted = self.dusk if on else 0.0
        before = self.level, self.at
        step = seconds / _FADES_S
        self.level += min(step, max(-step, wanted - self.level))
        if self.level and math.dist(self.at, to) > _STILL_CM:
            share = 1 - math.exp(-_STIFF * seconds)
            self.at = self.at[0] + (to[0] - self.at[0]) * share, self.at[1] + (to[1] - self.at[1]) * share
        elif not self.level:
            self.at = to
            return before[0] > 0
        return (self.level, self.at) != before

    def items(self, canvas: Canvas, view: MachineView) -> list[Item | None]:
        """What is multiplied over the stage, and what is added in the beam; two of them, None in daylight."""
        if self.level <= 0:
            self._key, self._items = None, [None, None]
            return self._items
        x, y = view.to_screen(self.at)
        foot, half = (round(x * canvas.scale), round(y * canvas.scale)), _HALF_CM * view.units_per_cm * canvas.scale
        key = canvas.surface.get_size(), foot, round(half), round(self.level, 2)
        if key != self._key:
            light = stage_light(canvas.surface.get_size(), Lamp(foot, round(half)), self.level)
            self._key, self._items = (
                key,
                [
                    Item(light.shade, (0, 0), blend=pygame.BLEND_RGB_MULT),
                    Item(light.air, light.corner, blend=pygame.BLEND_RGB_ADD),
                ],
            )
        return self._items
