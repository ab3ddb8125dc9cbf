"""The toy shop behind the boxes: wall, sign and planks."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.theme import mix

PLANK = 44.0
# Pictures in their own units: the front edge of the shelf, the sign and its shadow.
_EDGE = 74.0
_SIGN, _BLEED = (620.0, 96.0), 24.0


def sign_place(canvas: Canvas) -> FRect:
    """Where the sign hangs."""
    width = min(_SIGN[0], canvas.area.width * 0.52)
    return FRect((canvas.area.width - width) / 2, 12, width, _SIGN[1] * width / _SIGN[0])


def draw_shop(canvas: Canvas, floor: float, ticket: float) -> None:
    """Wall, sign and planks. floor: where boxes stand. ticket: the height of a ticket before the upper plank."""
    materials.felt(canvas)
    _wallpaper(canvas)
    area = canvas.area
    _plank(canvas, floor - 26, (PLANK + 38 + ticket * 0.4) / _EDGE)
    _plank(canvas, area.height - 44, 1.0)
    sign = sign_place(canvas)
    bleed = _BLEED * sign.width / _SIGN[0]
    canvas.sprite("title/sign", sign.inflate(2 * bleed, 2 * bleed))


def _wallpaper(canvas: Canvas) -> None:
    """Small stars in rows, like a print of the time."""
    ink = mix(canvas.theme.table, (255, 255, 255), 0.13)
    size = canvas.px(16)
    middle = size / 2
    points = []
    for number in range(8):
        far = middle * (1.0 if number % 2 == 0 else 0.2)
        step = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))[number]
        points.append((middle + far * step[0], middle + far * step[1]))
    star = canvas.store.get(("star", size, ink), lambda: shapes.polygon((size, size), points, (*ink, 255)))
    for row in range(int(canvas.area.height / 45) + 1):
        for column in range(int(canvas.area.width / 90) + 2):
            canvas.blit(star, (column * 90 + (row % 2) * 45 - 8, row * 45 + 8))


def _plank(canvas: Canvas, top: float, share: float) -> None:
    """A plank from wall to wall, every other length of it the other way round so that no seam is seen."""
    info = canvas.sprites.info("title/shelf")
    if info is None:
        return
    size = info.size[0] * share / info.per, info.size[1] * share / info.per
    pieces = canvas.sprites.shrunk("title/shelf", (canvas.px(size[0]), canvas.px(size[1])))
    for number in range(int(canvas.area.width / size[0]) + 1):
        for piece in pieces:
            canvas.blit(pygame.transform.flip(piece, bool(number % 2), False), (number * size[0], top))
