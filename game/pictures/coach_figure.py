"""The mouse that coaches, beside its bubble, and the pointer in its hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import FRect

from game.pictures.bubble import Taken, best_place
from game.ui.canvas import Canvas
from game.ui.input_events import Point

_NARROW, _SMALLER = 1100.0, 0.74
_LARGEST_TEXT = 1.3
_BEHIND, _AHEAD, _HIGH = 62.0, 96.0, 150.0
"""From the middle of the feet to the bubble, to the end of the pointer, and up to the ears, design units."""
_MOUTH: Point = (22.0, 92.0)
_WORTH = 45_000.0
"""A place at which the mouse hides more than this price stays without it."""


class Standing(NamedTuple):
    """Where a bubble is and, if there is room for it, its mouse: its feet, its size, where it points and its mouth."""

    bubble: FRect
    feet: Point = (0.0, 0.0)
    zoom: float = 0.0
    name: str = ""
    mouth: FRect | None = None


def stand(canvas: Canvas, size: tuple[float, float], at: FRect, room: FRect, taken: Sequence[Taken]) -> Standing:
    """The best place for a bubble of this size that speaks of something, with the mouse if it hides nothing needed."""
    alone, bubble = best_place(size, at, room, taken)
    if canvas.text_scale > _LARGEST_TEXT:
        return Standing(bubble)
    zoom = _SMALLER if canvas.area.width < _NARROW else 1.0
    beside = (_BEHIND + _AHEAD) * zoom
    whole = size[0] + beside, max(size[1], _HIGH * zoom)
    price, place = best_place(whole, at, room, taken)
    if price > alone + _WORTH:
        return Standing(bubble)
    left = at.centerx < place.centerx
    sign = 1 if left else -1
    edge = place.left if left else place.right
    feet = edge + sign * _AHEAD * zoom, place.bottom - 4
    bubble = FRect(place.x + beside if left else place.x, place.bottom - size[1], *size)
    mouth = FRect(feet[0] + sign * _MOUTH[0] * zoom - 1, feet[1] - _MOUTH[1] * zoom - 1, 2, 2)
    up = at.centery < feet[1] - _HIGH * zoom * 0.6
    return Standing(bubble, feet, zoom, f"coach/{'up' if up else 'down'}_{'left' if left else 'right'}", mouth)


def draw_figure(canvas: Canvas, standing: Standing) -> None:
    """Draw the mouse."""
    if standing.name:
        canvas.stamp(standing.name, standing.feet, 0, standing.zoom)
