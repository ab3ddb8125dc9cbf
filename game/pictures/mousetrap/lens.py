"""A lens over the crank, so that it can be seen and grasped wherever the camera is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

import pygame
from pygame import FRect

from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.layout import GEAR3
from game.physics.specs import Point, Pose
from game.pictures.mousetrap.stage import Look, MachineStage
from game.pictures.mousetrap.view import MachineView
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

RADIUS = 122.0
FRAME = 168.0
"""Half the width of the picture: the glass, its ring and the arrow round it."""
_ARROW = 2.7
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
        self.stage = MachineStage(near)
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

    def item(self, canvas: Canvas, poses: Mapping[str, Pose], beckon: bool) -> Item | None:
        """The glass and what is seen in it; beckon: show the hand and the way to turn."""
        if not self.shown:
            return None
        surface = through(canvas, self.stage, poses, (_MIDDLE, self.zoom))
        if beckon:
            under, middle = canvas.onto(surface), (FRAME, FRAME)
            under.stamp("marks/clockwise", middle, zoom=_ARROW)
            x, y, _ = poses["crank"]
            under.stamp("marks/hand", _glass(_MIDDLE, self.zoom).to_screen((x, y)))
        left, top = self.centre[0] - FRAME, self.centre[1] - FRAME
        return Item(surface, (round(left * canvas.scale), round(top * canvas.scale)))


def through(
    canvas: Canvas,
    stage: MachineStage,
    poses: Mapping[str, Pose] | None,
    near: tuple[Point, float],
    share: float = 1.0,
    **look: Unpack[Look],
) -> pygame.Surface:
    """A stage as seen in the glass, with its ring; near: the place in the middle, and units a cm.

    share: how large the glass is, 1 for `RADIUS`.
    """
    size = canvas.box(FRect(0, 0, 2 * FRAME * share, 2 * FRAME * share)).size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    under = canvas.onto(surface)
    stage.draw(under, _glass(*near, share), poses, **(Look(ghosts=False) | look))
    shapes.cut(surface, _disc(canvas, size, share))
    under.stamp("marks/lens_glass", (FRAME * share, FRAME * share), zoom=share)
    under.stamp("marks/lens_ring", (FRAME * share, FRAME * share), zoom=share)
    return surface


def _glass(middle: Point, zoom: float, share: float = 1.0) -> MachineView:
    corner, side = (FRAME - RADIUS) * share, 2 * RADIUS * share
    return MachineView(FRect(corner, corner, side, side), middle, zoom)


def _disc(canvas: Canvas, size: tuple[int, int], share: float) -> pygame.Surface:
    """White within the glass, clear outside of it."""

    def make() -> pygame.Surface:
        whole = shapes.blank(size)
        side = canvas.px(2 * RADIUS * share)
        disc = shapes.ellipse((side, side), (255, 255, 255, 255))
        whole.blit(disc, disc.get_rect(center=(size[0] / 2, size[1] / 2)))
        return whole

    return canvas.store.get(("lens", size), make)
