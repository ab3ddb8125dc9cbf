"""The two springs: as many turns as ever, closer or wider with the bar."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.physics.boobytrap.world import SPRING_X
from game.pictures.boobytrap.view import BAR, LONG, TrayView
from game.ui.canvas import Canvas
from game.ui.sprites import Info

COILS = 14
_CAP = 1.9
_MARGIN = 4.0
_FIRST, _STEP, _FRAMES = 1.0, 0.5, 30
"""The pitches, mm, that the strands are drawn for."""


def draw_springs(canvas: Canvas, view: TrayView, near: float, far: float) -> None:
    """Draw both springs behind a bar whose face is at y = near where the scale is and y = far at the other side."""
    middle, lean = (near + far) / 2, (near - far) / 2
    for x, share in ((SPRING_X, 0.72), (-SPRING_X, -0.72)):
        _spring(canvas, view, x, middle + lean * share + BAR)


def _spring(canvas: Canvas, view: TrayView, x: float, start: float) -> None:
    long = max(4.0, LONG - start)
    left, top = view.at(x, start)
    for name in ("booby/spring_shadow", "booby/rod"):
        _lengthwise(canvas, view, name, (left, top), long)
    pitch = (long - 2 * _CAP) / COILS
    frame = min(_FRAMES - 1, max(0, round((pitch - _FIRST) / _STEP)))
    for side, lag in (("back", 0.5), ("front", 0.0)):
        picture, info = _picture(canvas, view, f"booby/coil_{side}", frame)
        share = _share(canvas, view, info)
        row = round(top * canvas.scale - info.anchor[1] * share)
        wide = round((_MARGIN + (_FIRST + frame * _STEP) / 2) * view.per * canvas.scale)
        part, before = pygame.Rect(0, 0, wide, picture.get_height()), info.anchor[0] * share
        places = (left + (_CAP + (turn + lag) * pitch) * view.per for turn in range(COILS))
        coils = [(picture, (round(place * canvas.scale - before), row), part) for place in places]
        canvas.surface.blits(coils, False)
    for at in (left, left + (long - _CAP) * view.per):
        picture, info = _picture(canvas, view, "booby/cap", 0)
        share = _share(canvas, view, info)
        corner = at * canvas.scale - info.anchor[0] * share, top * canvas.scale - info.anchor[1] * share
        canvas.surface.blit(picture, (round(corner[0]), round(corner[1])))


def _share(canvas: Canvas, view: TrayView, info: Info) -> float:
    return view.per * canvas.scale * 10 / info.per


def _picture(canvas: Canvas, view: TrayView, name: str, frame: int) -> tuple[pygame.Surface, Info]:
    info = canvas.sprites.info(name)
    share = _share(canvas, view, info) if info is not None else 1.0
    size = info.size if info is not None else (1, 1)
    found = canvas.sprites.get(name, (round(size[0] * share), round(size[1] * share)), frame)
    if info is None or found is None:
        return pygame.Surface((1, 1), pygame.SRCALPHA), Info((1, 1), 10.0)
    return found, info


def _lengthwise(canvas: Canvas, view: TrayView, name: str, at: tuple[float, float], long: float) -> None:
    """Draw as much of a long picture as is wanted."""
    picture, info = _picture(canvas, view, name, 0)
    share = _share(canvas, view, info)
    corner = round(at[0] * canvas.scale), round(at[1] * canvas.scale - info.anchor[1] * share)
    wide = min(picture.get_width(), round(long * view.per * canvas.scale))
    canvas.surface.blit(picture, corner, (0, 0, wide, picture.get_height()))


def bay(view: TrayView, near: float) -> FRect:
    """The free place behind the bar, between the springs."""
    top = view.at(SPRING_X, 0)[1] + 12 * view.per
    low = view.at(-SPRING_X, 0)[1] - 12 * view.per
    left = view.along(near + BAR) + 4 * view.per
    return FRect(left, top, view.along(LONG) - 3 * view.per - left, low - top)
