"""The box covers: pictures from the assets, or plain cardboard, with the titles printed on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import FRect

from game.text import screens as labels
from game.text.language import _
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.headline import headline
from game.ui.theme import Colour, mix, rgb


class PrintedLine(NamedTuple):
    """A line of print: its middle, its largest width and size, its colour, its angle in degrees anticlockwise."""

    at: tuple[float, float]
    width: float
    size: float
    colour: Colour
    angle: float = 0.0


class Cover(NamedTuple):
    """A box: its size in design units at its largest, the colour of its cardboard, its title and what is below it."""

    width: float
    height: float
    ground: Colour
    title: str
    lines: tuple[PrintedLine, ...]
    motto: str = ""
    below: PrintedLine = PrintedLine((0, 0), 0, 0, (0, 0, 0))


_CREAM, _RED, _NAVY, _GOLD = rgb("#f6efdc"), rgb("#d4301f"), rgb("#1c2860"), rgb("#ffd34d")
COVERS: Mapping[str, Cover] = {
    "mousetrap": Cover(
        330,
        300,
        rgb("#f2a71d"),
        labels.MOUSETRAP_LID,
        (PrintedLine((108, 50), 188, 66, _NAVY, 3), PrintedLine((96, 108), 166, 74, _RED, 3)),
        labels.MOUSETRAP_MOTTO,
        PrintedLine((92, 280), 150, 19, rgb("#fff3cf")),
    ),
    "mousemaze": Cover(
        208,
        268,
        rgb("#1b6a52"),
        labels.MOUSEMAZE_LID,
        (PrintedLine((104, 33), 186, 34, _CREAM), PrintedLine((104, 66), 170, 30, _GOLD)),
    ),
    "mightymouse": Cover(
        290, 284, rgb("#17225c"), labels.MIGHTYMOUSE_LID, (PrintedLine((145, 36), 258, 40, _GOLD, 1),)
    ),
    "boobytrap": Cover(
        258,
        262,
        rgb("#e5cf98"),
        labels.BOOBYTRAP_LID,
        (PrintedLine((129, 36), 226, 42, _RED, 1.5),),
        labels.BOOBYTRAP_MOTTO,
        PrintedLine((78, 84), 124, 20, rgb("#3a1d10")),
    ),
}


def cover(canvas: Canvas, game: str, rect: FRect) -> None:
    """Draw the front of a game's box."""
    canvas.layer(("cover", game), rect, lambda under: _paint(under, game))


def _paint(canvas: Canvas, game: str) -> None:
    look = COVERS[game]
    if not canvas.sprite(f"boxes/{game}", canvas.area):
        _cardboard(canvas, look.ground)
    share = min(canvas.area.width / look.width, canvas.area.height / look.height)
    said = _(look.title).split("\n")
    lines = look.lines if len(said) == len(look.lines) else _spread(look.lines, len(said))
    pairs = [*zip(said, lines, strict=True), *([(_(look.motto), look.below)] if look.motto else [])]
    for text, line in pairs:
        room = FRect(0, 0, line.width * share, line.size * share)
        room.center = (line.at[0] * share, line.at[1] * share)
        headline(canvas, text, room, line.colour, line.angle)


def _spread(lines: tuple[PrintedLine, ...], number: int) -> list[PrintedLine]:
    """So many lines in the room of those that there are."""
    tops, lows = [line.at[1] - line.size / 2 for line in lines], [line.at[1] + line.size / 2 for line in lines]
    high = (max(lows) - min(tops)) / number
    first = lines[0]
    return [
        first._replace(at=(first.at[0], min(tops) + (place + 0.5) * high), size=min(first.size, high))
        for place in range(number)
    ]


def _cardboard(canvas: Canvas, ground: Colour) -> None:
    size = canvas.surface.get_size()
    canvas.surface.fill(ground)
    ray = mix(ground, _CREAM, 0.2)
    canvas.surface.blit(shapes.rays(size, (size[0] / 2, size[1] * 0.7), (*ray, 255)), (0, 0))
    shapes.roughen(canvas.surface, shapes.grain(16))
