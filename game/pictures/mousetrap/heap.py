"""The pile of cheese on the floor."""

from __future__ import annotations

from pygame import FRect

from game.rules.mousetrap.state import CHEESE
from game.ui.canvas import Canvas

_SMALLEST = 0.4


def cheese_pile(canvas: Canvas, room: FRect, pieces: int) -> None:
    """So many wedges stacked in rows, the widest at the foot, as large as there is room."""
    zoom = 1.0
    while zoom > _SMALLEST and len(places(room, CHEESE, zoom)) < CHEESE:
        zoom -= 0.04
    for at in places(room, pieces, zoom):
        canvas.stamp("cheese/wedge", at, 0, zoom)


def places(room: FRect, pieces: int, zoom: float) -> list[tuple[float, float]]:
    """Where the wedges of a pile lie, from the foot up, as far as there is room for them."""
    wide, high = 25.0 * zoom, 14.0 * zoom
    across, rows = max(1, int(room.width / wide)), max(1, int(room.height / high))
    while across > 1 and _capacity(across - 1, rows) >= pieces:
        across -= 1
    found: list[tuple[float, float]] = []
    for row in range(min(rows, across)):
        count = min(across - row, pieces - len(found))
        left = room.x + (across - 1) * wide / 2 + wide / 2 - (across - row - 1) * wide / 2
        found += [(left + number * wide, room.bottom - row * high) for number in range(count)]
    return found


def _capacity(across: int, rows: int) -> int:
    return sum(max(0, across - row) for row in range(rows))
