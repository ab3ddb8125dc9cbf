"""The box covers: a picture from the assets, or a plain printed one as long as there is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import NamedTuple

from pygame import FRect

from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.theme import Colour, mix, rgb
from game.ui.verbs import Point


class Cover(NamedTuple):
    """How a box looks: its proportions, the colours of its ground, rays, band and lettering, and its slogan."""

    width: float
    height: float
    ground: Colour
    rays: Colour
    band: Colour | None
    letters: tuple[Colour, Colour]
    lines: tuple[str, ...]
    slogan: str


_RED, _YELLOW, _CREAM = rgb("#d4301f"), rgb("#ffd34d"), rgb("#f6efdc")
COVERS: Mapping[str, Cover] = {
    "mousetrap": Cover(
        330, 300, rgb("#f2a71d"), rgb("#ffd557"), None, (rgb("#1c2860"), _RED), ("Mouse", "Trap"), "Build. Bait. Drop!"
    ),
    "mousemaze": Cover(
        208, 268, rgb("#1b6a52"), rgb("#238064"), _RED, (_CREAM, _YELLOW), ("Mouse Trap", "Card Game"), ""
    ),
    "mightymouse": Cover(290, 284, rgb("#17225c"), rgb("#1c2a6c"), _RED, (_YELLOW, _YELLOW), ("Mighty Mouse",), ""),
    "boobytrap": Cover(258, 262, rgb("#f3e0b0"), rgb("#f8ecca"), None, (_RED, _RED), ("Booby-Trap",), "Steady, now…"),
}
Paint = Callable[[Canvas, FRect], None]


def cover(canvas: Canvas, game: str, rect: FRect) -> None:
    """Draw the front of a game's box."""
    if canvas.sprite(f"boxes/{game}", rect):
        return
    look = COVERS[game]
    canvas.layer(("cover", game), rect, lambda under: _print(under, look, _MOTIFS[game]))


def _print(canvas: Canvas, look: Cover, motif: Paint) -> None:
    room = canvas.area
    canvas.surface.fill(look.ground)
    size = canvas.surface.get_size()
    canvas.surface.blit(shapes.rays(size, (size[0] * 0.62, size[1] * 0.62), (*look.rays, 255)), (0, 0))
    unit = room.width / look.width
    motif(canvas, room)
    top = 16 * unit
    if look.band is not None:
        high = (24 + 38 * len(look.lines)) * unit
        canvas.surface.fill(look.band, canvas.box(FRect(0, 0, room.width, high)))
    for number, line in enumerate(look.lines):
        high = min(70.0, 1.78 * (look.width - 24) / max(4, len(line))) * unit
        style = Style("display", high / canvas.text_scale if high < 44 else high)
        align = "left" if len(look.lines) == 2 and look.band is None else "centre"
        high = canvas.letters.line(style)
        place = FRect(12 * unit, top, room.width - 20 * unit, high)
        while canvas.letters.width(line, style) > place.width and style.size > 4:
            style = Style("display", style.size * 0.94)
        canvas.emboss(line, place, style, look.letters[number], f"{align} middle")
        top += high * 0.8
    _slogan(canvas, look, unit)
    shapes.roughen(canvas.surface, shapes.grain(16))
    sheen = ((255, 255, 255, 60), (255, 255, 255, 0), (255, 255, 255, 0), (40, 10, 0, 60))
    canvas.surface.blit(shapes.fade(canvas.surface.get_size(), sheen), (0, 0))


def _slogan(canvas: Canvas, look: Cover, unit: float) -> None:
    if look.slogan:
        style = Style("head", 19 * unit / canvas.text_scale)
        foot = canvas.area.height - 10 * unit - canvas.letters.line(style)
        ink = mix(look.ground, (0, 0, 0), 0.75)
        canvas.write(look.slogan, FRect(14 * unit, foot, canvas.area.width, canvas.letters.line(style) + 4), style, ink)


def _ball(canvas: Canvas, middle: Point, radius: float, colour: Colour) -> None:
    for part, shade, shift in ((1.0, mix(colour, (0, 0, 0), 0.6), 0.0), (0.86, colour, 0.0), (0.3, _CREAM, -0.36)):
        size = canvas.px(2 * radius * part)
        at = middle[0] + radius * (shift - part), middle[1] + radius * (shift - part)
        canvas.blit(shapes.ellipse((size, size), (*shade, 255)), at)


def _bar(canvas: Canvas, rect: FRect, colour: Colour) -> None:
    box = canvas.box(rect)
    canvas.surface.blit(shapes.rounded(box.size, box.height // 2, (*colour, 255)), box)


def _stairs(canvas: Canvas, room: FRect) -> None:
    """Stairs with a marble, and a cage over a cheese."""
    unit = room.width / 330
    for step in range(6):
        top = (165 + 20 * step) * unit
        box = FRect((24 * step - 2) * unit, top, 26 * unit, room.height - top)
        canvas.surface.fill(rgb("#1f57b5"), canvas.box(box))
    canvas.surface.fill(rgb("#1f8a63"), canvas.box(FRect(0, 258 * unit, room.width, 50 * unit)))
    _ball(canvas, (108 * unit, 190 * unit), 16 * unit, rgb("#9aa4ad"))
    _ball(canvas, (244 * unit, 232 * unit), 30 * unit, rgb("#3a62b8"))
    for ear in (222, 266):
        _ball(canvas, (ear * unit, 204 * unit), 16 * unit, rgb("#3a62b8"))
    for bar in range(7):
        _bar(canvas, FRect((184 + 20 * bar) * unit, 96 * unit, 6 * unit, 84 * unit), _RED)
    for hoop in (92, 134, 176):
        _bar(canvas, FRect(180 * unit, hoop * unit, 134 * unit, 8 * unit), _RED)


def _cards(canvas: Canvas, room: FRect) -> None:
    """A square of cards."""
    unit = room.width / 208
    for number in range(16):
        x, y = (16 + 46 * (number % 4)) * unit, (88 + 43 * (number // 4)) * unit
        box = canvas.box(FRect(x, y, 38 * unit, 36 * unit))
        canvas.surface.blit(shapes.rounded(box.size, 5, (*_CREAM, 255)), box)
        colour = (rgb("#1f57b5"), rgb("#f6bd24"), rgb("#ef7f2d"), _RED)[(number * 5 + number // 4) % 4]
        _ball(canvas, (x + 19 * unit, y + 18 * unit), 10 * unit, colour)


def _rings(canvas: Canvas, room: FRect) -> None:
    """A spiral course round a star."""
    unit = room.width / 290
    for turn in range(64):
        angle, far = 2 * pi * turn / 26, (118 - 1.15 * turn) * unit
        at = 145 * unit + far * cos(angle), 178 * unit + far * 0.78 * sin(angle)
        colour = _RED if turn % 9 == 0 else _CREAM
        _ball(canvas, at, (9 if turn % 9 == 0 else 5) * unit, colour)


def _discs(canvas: Canvas, room: FRect) -> None:
    """Discs in a wooden tray."""
    unit = room.width / 258
    canvas.surface.fill(rgb("#a75f2c"), canvas.box(FRect(0, 108 * unit, room.width, room.height)))
    canvas.surface.fill(rgb("#c99d63"), canvas.box(FRect(12 * unit, 120 * unit, room.width - 24 * unit, 130 * unit)))
    spots = (
        (44, 150, 28),
        (102, 142, 20),
        (150, 150, 24),
        (60, 208, 22),
        (112, 200, 30),
        (170, 208, 24),
        (196, 160, 18),
    )
    colours = (rgb("#e4482e"), rgb("#ffc93a"), rgb("#3f86d8"))
    for number, (x, y, radius) in enumerate(spots):
        _ball(canvas, (x * unit, y * unit), radius * unit, colours[number % 3])
        _ball(canvas, (x * unit, y * unit), radius * unit * 0.35, rgb("#f2d3a4"))


_MOTIFS: Mapping[str, Paint] = {
    "mousetrap": _stairs,
    "mousemaze": _cards,
    "mightymouse": _rings,
    "boobytrap": _discs,
}
