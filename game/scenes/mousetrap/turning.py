"""Pictures of parts at any angle: the nearest lit frame, turned by the exact angle.

While a picture moves it is turned quickly, every frame anew; once it rests it is turned smoothly and kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.physics.specs import Pose
from game.scenes.mousetrap.view import View
from game.ui.canvas import Canvas
from game.ui.sprites import Info

_STEP = 0.5
# A shadow is soft enough to turn seldom, that of a gear not at all.
_SHADOW_STEP = 6.0
_RESTS_AFTER = 12
_SHADOW = "_shadow"


class Spot(NamedTuple):
    """Where a picture is drawn: its name, measures and pose, and its size in pixels."""

    name: str
    info: Info
    pose: Pose
    size: tuple[int, int]
    share: float


def spot(canvas: Canvas, name: str, pose: Pose, view: View, anywhere: bool = False) -> Spot | None:
    """Where a picture is to be drawn, or None if there is none or it cannot be seen; anywhere: even if it cannot."""
    info = canvas.sprites.info(name)
    if info is None:
        return None
    share = view.units_per_cm * canvas.scale / info.per
    reach = _reach(info) * share / canvas.scale
    if not anywhere and not view.rect.inflate(2 * reach, 2 * reach).collidepoint(view.to_screen((pose[0], pose[1]))):
        return None
    size = max(1, round(info.size[0] * share)), max(1, round(info.size[1] * share))
    return Spot(name, info, pose, size, share)


def shadow_spot(canvas: Canvas, name: str, pose: Pose, view: View) -> Spot | None:
    """Where the shadow of a picture falls on the wall behind it."""
    info = canvas.sprites.info(name + _SHADOW)
    if info is None:
        return None
    return spot(canvas, name + _SHADOW, (pose[0] + info.drop[0], pose[1] + info.drop[1], pose[2]), view)


def once(canvas: Canvas, place: Spot | None, view: View) -> None:
    """Draw a picture smoothly, as for something that is painted once."""
    if place is None:
        return
    key = ("part", place.name, place.size)
    picture = canvas.store.get(key, lambda: _frames(canvas, place, 1)[0])
    degrees = math.degrees(place.pose[2])
    if abs(degrees) > _STEP / 10:
        picture = pygame.transform.rotozoom(picture, degrees, 1.0)
    _blit(canvas, place, view, picture, degrees)


class Turner:
    """Draws pictures that move; keeps their frames at one scale, and how each was last turned."""

    def __init__(self) -> None:
        self._scale = 0.0
        self._kept: dict[str, list[pygame.Surface]] = {}
        self._last: dict[str, tuple[float, int, pygame.Surface]] = {}

    def draw(self, canvas: Canvas, place: Spot | None, view: View) -> None:
        """Draw a picture at its pose."""
        if place is None:
            return
        self._fit(view.units_per_cm * canvas.scale)
        step = _STEP if not place.name.endswith(_SHADOW) else 360.0 if "gear" in place.name else _SHADOW_STEP
        degrees = round(math.degrees(place.pose[2]) / step) * step % 360
        _blit(canvas, place, view, self._turned(canvas, place, degrees), degrees)

    def prepare(self, canvas: Canvas, names: Iterable[str], view: View) -> None:
        """Load pictures before they come into view, so that none is waited for while the machine runs."""
        self._fit(view.units_per_cm * canvas.scale)
        for name in names:
            for full in (name, name + _SHADOW):
                place = spot(canvas, full, (0.0, 0.0, 0.0), view, anywhere=True)
                if place is not None and full not in self._kept:
                    self._kept[full] = _frames(canvas, place, place.info.frames)

    def _fit(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._kept.clear()
            self._last.clear()

    def _turned(self, canvas: Canvas, place: Spot, degrees: float) -> pygame.Surface:
        if place.name not in self._kept:
            self._kept[place.name] = _frames(canvas, place, place.info.frames)
        frames = self._kept[place.name]
        frame = frames[round(degrees / 360 * len(frames)) % len(frames)]
        if degrees == 0.0:
            return frame
        before, rested, picture = self._last.get(place.name, (0.0, 0, frame))
        rested = rested + 1 if before == degrees else 0
        if rested == 0:
            picture = pygame.transform.rotate(frame, degrees)
        elif rested == _RESTS_AFTER:
            picture = pygame.transform.rotozoom(frame, degrees, 1.0)
        self._last[place.name] = (degrees, rested, picture)
        return picture


def _blit(canvas: Canvas, place: Spot, view: View, picture: pygame.Surface, degrees: float) -> None:
    """Blit a turned picture so that its anchor is at its pose."""
    info, share = place.info, place.share
    x, y = view.to_screen((place.pose[0], place.pose[1]))
    across, down = (info.size[0] / 2 - info.anchor[0]) * share, (info.size[1] / 2 - info.anchor[1]) * share
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    width, height = picture.get_size()
    left = x * canvas.scale + c * across + s * down - width / 2
    top = y * canvas.scale - s * across + c * down - height / 2
    canvas.surface.blit(picture, (round(left), round(top)))


def _frames(canvas: Canvas, place: Spot, count: int) -> list[pygame.Surface]:
    """The first frames of a picture at its size; the original is not kept, as it is large."""
    path = canvas.sprites.path(place.name)
    assert path is not None
    picture = pygame.image.load(str(path))
    strip = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    strip.blit(picture, (0, 0))
    wide, high = strip.get_width() // place.info.frames, strip.get_height()
    cells = (strip.subsurface((number * wide, 0, wide, high)) for number in range(count))
    return [pygame.transform.smoothscale(cell, place.size) for cell in cells]


def _reach(info: Info) -> float:
    """How far from its anchor a picture may be seen, in its own pixels."""
    far = max(info.anchor[0], info.size[0] - info.anchor[0]), max(info.anchor[1], info.size[1] - info.anchor[1])
    return math.hypot(*far)
