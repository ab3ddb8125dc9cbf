"""The box covers: pictures from the assets, and the plain print that stands in for a missing one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import FRect

from game.text import screens as labels
from game.text.language import _
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.lettering import SIGN
from game.ui.theme import Colour, mix, rgb


class Cover(NamedTuple):
    """A box: its size in design units at its largest, the colour of its cardboard, and its title."""

    width: float
    height: float
    ground: Colour
    title: str


COVERS: Mapping[str, Cover] = {
    "mousetrap": Cover(330, 300, rgb("#f2a71d"), labels.MOUSETRAP_LID),
    "mousemaze": Cover(208, 268, rgb("#1b6a52"), labels.MOUSEMAZE_LID),
    "mightymouse": Cover(290, 284, rgb("#17225c"), labels.MIGHTYMOUSE_LID),
    "boobytrap": Cover(258, 262, rgb("#e5cf98"), labels.BOOBYTRAP_LID),
}
_CREAM = rgb("#f6efdc")


def cover(canvas: Canvas, game: str, rect: FRect) -> None:
    """Draw the front of a game's box."""
    if not canvas.sprite(f"boxes/{game}", rect):
        canvas.layer(("cover", game), rect, lambda under: _print(under, COVERS[game]))


def _print(canvas: Canvas, look: Cover) -> None:
    room, size = canvas.area, canvas.surface.get_size()
    canvas.surface.fill(look.ground)
    ray = mix(look.ground, _CREAM, 0.2)
    canvas.surface.blit(shapes.rays(size, (size[0] / 2, size[1] * 0.7), (*ray, 255)), (0, 0))
    top = room.height * 0.08
    for line in _(look.title).split("\n"):
        style = canvas.letters.fitting(line, SIGN, room.width * 0.86)
        high = canvas.letters.line(style)
        canvas.emboss(line, FRect(0, top, room.width, high), style, _CREAM, "centre middle")
        top += high * 0.8
    shapes.roughen(canvas.surface, shapes.grain(16))
