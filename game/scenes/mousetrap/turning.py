"""Pictures of parts at any angle: the nearest lit frame, turned by the exact angle, kept for the next time."""

from __future__ import annotations

import math

import pygame

from game.physics.specs import Pose
from game.scenes.mousetrap.view import View
from game.ui.canvas import Canvas

STEP = 0.5
_SHADOW_STEP = 5.0
_FINER = 2


def draw(canvas: Canvas, name: str, pose: Pose, view: View, step: float = STEP) -> None:
    """Draw a picture with its anchor at a pose of the world."""
    info = canvas.sprites.info(name)
    if info is None:
        return
    degrees = round(math.degrees(pose[2]) / step) * step % 360
    lit = round(degrees / 360 * info.frames) % info.frames
    share = view.units_per_cm * canvas.scale / info.per
    picture = turned(canvas, name, lit, degrees, share)
    if picture is None:
        return
    x, y = view.to_screen((pose[0], pose[1]))
    off = pygame.Vector2((info.size[0] / 2 - info.anchor[0]) * share, (info.size[1] / 2 - info.anchor[1]) * share)
    off.rotate_ip(-degrees)
    width, height = picture.get_size()
    at = x * canvas.scale + off.x - width / 2, y * canvas.scale + off.y - height / 2
    canvas.surface.blit(picture, (round(at[0]), round(at[1])))


def shadow(canvas: Canvas, name: str, pose: Pose, view: View) -> None:
    """Draw the shadow of a picture on the wall behind it."""
    info = canvas.sprites.info(name + "_shadow")
    if info is not None:
        dropped = pose[0] + info.drop[0], pose[1] + info.drop[1], pose[2]
        draw(canvas, name + "_shadow", dropped, view, _SHADOW_STEP)


def turned(canvas: Canvas, name: str, lit: int, degrees: float, share: float) -> pygame.Surface | None:
    """One lit frame at a share of its stored size, turned anticlockwise."""
    info = canvas.sprites.info(name)
    assert info is not None
    size = max(1, round(info.size[0] * share)), max(1, round(info.size[1] * share))
    if degrees == 0.0:
        return canvas.sprites.get(name, size, lit)
    fine = canvas.sprites.get(name, (size[0] * _FINER, size[1] * _FINER), lit)
    if fine is None:
        return None
    key = ("turned", name, size, lit, degrees)
    return canvas.store.get(key, lambda: pygame.transform.rotozoom(fine, degrees, 1 / _FINER))
