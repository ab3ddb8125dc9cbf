"""A lens over the crank, so that it can be seen and grasped wherever the camera is."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import FRect

from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.layout import GEAR3
from game.physics.specs import Point, Pose
from game.scenes.mousetrap.stage import Stage
from game.scenes.mousetrap.view import View
from game.ui import shapes
from game.ui.canvas import Canvas

RADIUS = 122.0
_SEEN_CM = 5.0
_MIDDLE: Point = (GEAR3[0] + 0.6, GEAR3[1] + 0.2)
# The parts near enough to be seen in it.
_NEAR = (3, 4, 5, 6)


class Lens:
    """Shows the crank round its axle, with an arrow for which way to turn it.

    zoom: units a cm; at that of another stage the two share their turned pictures.
    """

    def __init__(self, placements: Mapping[int, Placement]) -> None:
        near = {number: placement for number, placement in placements.items() if number <= max(_NEAR)}
        self.stage = Stage(near)
        self.zoom = RADIUS / _SEEN_CM
        self.centre: Point = (0.0, 0.0)
        self.shown = False

    @property
    def axle(self) -> Point:
        """Where the axle of the crank is on the canvas."""
        across, up = GEAR3[0] - _MIDDLE[0], GEAR3[1] - _MIDDLE[1]
        return self.centre[0] + across * self.zoom, self.centre[1] - up * self.zoom

    def covers(self, at: Point) -> bool:
        """Whether a place lies within the glass."""
        x, y = at[0] - self.centre[0], at[1] - self.centre[1]
        return self.shown and x * x + y * y <= RADIUS * RADIUS

    def draw(self, canvas: Canvas, poses: Mapping[str, Pose], beckon: bool) -> None:
        """Draw the glass and what is seen in it; beckon: show the hand and the way to turn."""
        if not self.shown:
            return
        glass = FRect(0, 0, 2 * RADIUS, 2 * RADIUS)
        surface = pygame.Surface(canvas.box(glass).size, pygame.SRCALPHA)
        self.stage.draw(canvas.onto(surface), View(glass, _MIDDLE, self.zoom), poses, ghosts=False)
        shapes.cut(surface, self._disc(canvas, surface.get_size()))
        canvas.blit(surface, (self.centre[0] - RADIUS, self.centre[1] - RADIUS))
        canvas.stamp("marks/lens_glass", self.centre)
        canvas.stamp("marks/lens_ring", self.centre)
        if beckon:
            self._beckon(canvas, poses)

    def _beckon(self, canvas: Canvas, poses: Mapping[str, Pose]) -> None:
        canvas.stamp("marks/clockwise", self.centre, zoom=_ARROW)
        x, y, _ = poses["crank"]
        knob = GEAR3[0] + (x - GEAR3[0]) * _KNOB, GEAR3[1] + (y - GEAR3[1]) * _KNOB
        view = View(FRect(self.centre[0] - RADIUS, self.centre[1] - RADIUS, 2 * RADIUS, 2 * RADIUS), _MIDDLE, self.zoom)
        canvas.stamp("marks/hand", view.to_screen(knob))

    @staticmethod
    def _disc(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        return canvas.store.get(("lens", size), lambda: shapes.ellipse(size, (255, 255, 255, 255)))


_ARROW = 2.7
_KNOB = 1.0
