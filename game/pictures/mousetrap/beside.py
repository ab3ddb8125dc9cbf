"""A run that is over, shown again in the left half of the canvas, in step with another one in the right half."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.layout import BOARD
from game.physics.mousetrap.watched import WatchedRun
from game.physics.specs import Point
from game.pictures.mousetrap import camera
from game.pictures.mousetrap.camera import WORLD, Camera
from game.pictures.mousetrap.finale import CAGE_RING_CM, RING_CM
from game.pictures.mousetrap.lens import RADIUS
from game.pictures.mousetrap.stage import Look, MachineStage
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.resting_items import RestingItems
from game.ui.theme import rgb

_SURE = 1.2
"""Seconds after its last link from which on a run is shown to have missed."""
_RULE, _INK = 5.0, rgb("#2a1d17")


class Beside:
    """What missed: its stage and its camera, which follows it on its own.

    free: from where to where it is free of cards, design units down; empty while it runs. foot: where its stage ends.
    """

    def __init__(self, missed: WatchedRun, stage: MachineStage, mice: tuple[str, ...], reduced: bool) -> None:
        self.missed, self.mice, self.reduced = missed, mice, reduced
        self.stage = stage
        self.camera = Camera(WORLD, reduced)
        self.free = (0.0, 0.0)
        self.foot = self._units = 1.0
        self._key: object = None
        self._resting = RestingItems()
        self._pictures = [pygame.Surface((1, 1))]

    def over(self, head: float) -> bool:
        """Whether it had missed at a step: nothing came for a while after its last link."""
        links = self.missed.run.links
        return head >= min(self.missed.run.steps, (links[-1][1] if links else 0) + _SURE * STEPS_PER_SECOND)

    def glide(self, head: float, dt: float) -> bool:
        """Let its camera follow to a step; tell whether it is still on its way."""
        return self.camera.glide(self._looked_at(head), dt)

    def _looked_at(self, head: float) -> Point:
        poses = self.missed.recording.at(head)
        if not self.over(head):
            reached = sum(step <= head for _, step in self.missed.run.links)
            return camera.followed(self.missed.report, reached, poses, self.stage.as_set)
        x, y = camera.spot(self.missed.report, poses)
        top, foot = self.free
        return x, y + ((top + foot) / 2 - self.foot / 2) / self._units if foot else y

    def item(self, canvas: Canvas, head: float) -> Item:
        """Its picture at a step, the same one as long as nothing has changed."""
        room = FRect(0, 0, canvas.area.width / 2, canvas.area.height)
        size = canvas.box(room).size
        key = (min(head, self.missed.run.steps), self.camera.at, self.foot, size, canvas.look)
        if self._key != key:
            self._key = key
            if self._pictures[0].get_size() != size:
                self._pictures = [pygame.Surface(size), pygame.Surface(size)]
            self._pictures.reverse()  # a picture that is painted anew is another surface, by which a change is known
            self._paint(canvas.onto(self._pictures[0]), room, head)
        return Item(self._pictures[0], (0, 0))

    def _paint(self, under: Canvas, room: FRect, head: float) -> None:
        poses, report = self.missed.recording.at(head), self.missed.report
        view = self.camera.frame(room, 2 * room.width, self.foot, 0.0 if self.reduced else poses[BOARD][0])
        self._units = view.units_per_cm
        items = self.stage.items(under, view, poses, **Look(ghosts=False, wheel=True, mice=self.mice))
        under.surface.blits([item.blit for item in self._resting.moving(items) if item is not None], False)
        if self.over(head):
            reach = CAGE_RING_CM if report.misfired else RING_CM
            at = view.to_screen(camera.spot(report, poses))
            under.stamp("marks/lens_ring", at, zoom=reach * view.units_per_cm / RADIUS)
        under.surface.fill(_INK, under.box(FRect(room.right - _RULE, room.top, _RULE, room.height)))
