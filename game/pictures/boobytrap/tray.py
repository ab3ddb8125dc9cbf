"""The tray drawn from above: shadows, discs, springs, bar, and a disc that is being lifted."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial

import pygame
from pygame import FRect

from game.physics.boobytrap.packing import MARK, WIDTH
from game.physics.boobytrap.settled import TrayFrame
from game.physics.specs import Pose
from game.pictures.boobytrap.disc_layer import Bed, BedFrame
from game.pictures.boobytrap.springs import draw_springs
from game.pictures.boobytrap.turned import COPY, Turned
from game.pictures.boobytrap.view import TrayView
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.theme import Colour, mix, rgb

_SAFE, _MOVED, _TRIPPED = rgb("#35c98a"), rgb("#157a4e"), rgb("#d2281c")
DEEP = rgb("#1a110b")
"""The floor where contrast is high: 3:1 or more under the discs of every colour."""
_SEEN = 0.15
"""A shorter way of the bar, mm, is not told on the scale."""
_LIFTED = 0.34
"""How much larger a disc looks that is held up high."""
_TILT = 0.0005
_STRIP = (19.0, 7.4)


class TrayPicture:
    """Draws frames of a tray, keeping the pictures of one view. barred: the pieces that may not be touched."""

    def __init__(self) -> None:
        self.view: TrayView = TrayView(0, 0, 1)
        self._turned: Turned | None = None
        self._key: tuple[object, ...] = ()
        self.bed = Bed()
        self.barred: frozenset[int] = frozenset()
        self._bars: dict[str, tuple[object, pygame.Surface]] = {}

    def fit(self, canvas: Canvas, view: TrayView) -> Turned:
        """Adopt a view; all pictures of discs are made at once, so that none is waited for."""
        key = view.per, canvas.scale, canvas.sprites.outlined
        if self._turned is None or self._key != key:
            self._turned, self._key = Turned(canvas, view.per), key
            self._turned.warm()
        self._turned.canvas = canvas
        self.view = view
        return self._turned

    def box(self, canvas: Canvas, view: TrayView) -> None:
        """Draw the empty box: rails, floor and scale."""
        materials.drop(canvas, view.box.move(3, 6), 9, 150)
        if not canvas.sprite("booby/box", view.box):
            materials.wood(canvas, view.box)
        if not canvas.theme.grain:
            canvas.surface.fill(DEEP, canvas.box(view.floor))

    def travel(self, canvas: Canvas, view: TrayView, start: float, near: float) -> None:
        """Tint the stretch of the scale over which the bar may travel this turn (BT-06), and what it has travelled."""
        self._tint(canvas, view, (start - MARK, start), _SAFE, 110)
        if start - near > _SEEN:
            tripped = start - near >= MARK
            self._tint(canvas, view, (near, start), _TRIPPED if tripped else _MOVED, 170 if tripped else 120)

    @staticmethod
    def _tint(canvas: Canvas, view: TrayView, between: tuple[float, float], colour: Colour, strength: int) -> None:
        top, high = view.top - _STRIP[0] * view.per, (_STRIP[0] - _STRIP[1]) * view.per
        low = max(0.0, between[0])
        box = canvas.box(FRect(view.along(low), top, (between[1] - low) * view.per, high))
        key = ("booby travel", box.size, colour, strength)
        canvas.surface.blit(canvas.store.get(key, partial(_band, box.size, colour, strength)), box)

    def draw(
        self, canvas: Canvas, view: TrayView, frame: TrayFrame, lifted: Mapping[int, float], ground: pygame.Surface
    ) -> None:
        """Draw everything that lies or moves in the box; ``lifted`` pieces (0 to 1 of the way up) above the rest.

        ``ground`` is the canvas with the empty box, of which the floor is copied.
        """
        turned = self.fit(canvas, view)
        near, far = frame.bar[2], frame.bar[0] + frame.bar[1] - frame.bar[2]
        low = {number: pose for number, pose in frame.poses.items() if not lifted.get(number)}
        self.bed.draw(BedFrame(canvas, view, turned, ground, canvas.box(view.floor), self.barred), low)
        canvas.clip(view.floor.inflate(0, 2))
        draw_springs(canvas, view, near, far)
        self._bar_picture(canvas, view, frame, "booby/bar_shadow")
        self._bar_picture(canvas, view, frame, "booby/bar")
        canvas.clip(None)
        self._pointer(canvas, view, near)
        for number, share in lifted.items():
            if number in frame.poses:
                self.raised(canvas, number, frame.poses[number], share)

    def _pixel(self, canvas: Canvas, pose: Pose) -> tuple[float, float]:
        x, y = self.view.at(pose[0], pose[1])
        return x * canvas.scale, y * canvas.scale

    def raised(self, canvas: Canvas, number: int, pose: Pose, share: float) -> None:
        """Draw a disc held up: larger, its shadow softer and further away."""
        turned = self.fit(canvas, self.view)
        step = round(share * 12)
        body = turned.body(number, -pose[2])
        grown = body.get_width() * (1 + _LIFTED * step / 12)
        side = max(1, round(grown))
        x, y = self._pixel(canvas, pose)
        shadow, corner = turned.shadow(number)
        away = step / 12 * 9 * self.view.per * canvas.scale
        spot = round(x - corner + 0.62 * away), round(y - corner + 0.8 * away)
        canvas.surface.blit(shadow, spot, special_flags=COPY)
        large = body if side == body.get_width() else pygame.transform.smoothscale(body, (side, side))
        spot = round(x - side / 2), round(y - side / 2 - 0.35 * away)
        canvas.surface.blit(large, spot, special_flags=COPY)

    def _bar_picture(self, canvas: Canvas, view: TrayView, frame: TrayFrame, name: str) -> None:
        info = canvas.sprites.info(name)
        if info is None:
            return
        share = view.per * canvas.scale * 10 / info.per
        plain = canvas.sprites.get(name, (round(info.size[0] * share), round(info.size[1] * share)))
        if plain is None:
            return
        tilt = round((frame.bar[1] - frame.bar[0]) / WIDTH / _TILT)
        picture = self._leaning(canvas, name, plain, tilt)
        x, y = view.at(0.0, (frame.bar[0] + frame.bar[1]) / 2)
        middle = (
            x * canvas.scale + (info.size[0] / 2 - info.anchor[0]) * share,
            y * canvas.scale + (info.size[1] / 2 - info.anchor[1]) * share,
        )
        size = picture.get_size()
        canvas.surface.blit(picture, (round(middle[0] - size[0] / 2), round(middle[1] - size[1] / 2)))

    def _leaning(self, canvas: Canvas, name: str, plain: pygame.Surface, tilt: int) -> pygame.Surface:
        """A picture of the bar at its tilt; only the last one is kept, as a bar that moves seldom comes back to one."""
        key = plain.get_size(), tilt, canvas.look
        if name not in self._bars or self._bars[name][0] != key:
            self._bars[name] = key, _leant(plain, -math.degrees(tilt * _TILT), soft=name.endswith("shadow"))
        return self._bars[name][1]

    def _pointer(self, canvas: Canvas, view: TrayView, near: float) -> None:
        canvas.stamp("booby/pointer", (view.along(near), view.top), 0, view.per * 10)


def _leant(picture: pygame.Surface, degrees: float, soft: bool) -> pygame.Surface:
    """Turned a little; on what is soft anyway no steps show when it is turned quickly."""
    return pygame.transform.rotate(picture, degrees) if soft else pygame.transform.rotozoom(picture, degrees, 1.0)


def _band(size: tuple[int, int], colour: Colour, strength: int) -> pygame.Surface:
    band = pygame.Surface(size, pygame.SRCALPHA)
    band.fill((*colour, strength))
    edge = min(max(1, size[1] // 14), size[0])
    for x in (0, size[0] - edge):
        band.fill((*mix(colour, (0, 0, 0), 0.5), 220), (x, 0, edge, size[1]))
    return band
