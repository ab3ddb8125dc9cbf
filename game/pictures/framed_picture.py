"""A picture that was drawn before, shown in a place of another shape."""

from __future__ import annotations

from weakref import ref

import pygame
from pygame import FRect

from game.ui import shapes
from game.ui.canvas import Canvas


def framed_picture(canvas: Canvas, picture: pygame.Surface, place: FRect, radius: float) -> None:
    """The middle of a picture, as large as fills a place with round corners."""
    size = canvas.box(place).size
    key = ("filling", ref(picture), size)  # unlike its number, never that of a later picture
    canvas.surface.blit(canvas.store.get(key, lambda: _filling(picture, size, canvas.px(radius))), canvas.box(place))


def _filling(whole: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    large = pygame.transform.smoothscale(whole, (round(whole.get_width() * share), round(whole.get_height() * share)))
    cut = shapes.blank(size)
    cut.blit(large, ((size[0] - large.get_width()) // 2, (size[1] - large.get_height()) // 2))
    return shapes.cut(cut, shapes.rounded(size, radius))
