"""The band that calls a person to the table: it comes in, stays a moment and goes on."""

from __future__ import annotations

from pygame import FRect

from game.ui import badges, materials
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.motion import smooth
from game.ui.theme import mix

_CALL = Style("display", 40)


def draw_call(canvas: Canvas, window: FRect, seat: str, text: str, share: float) -> None:
    """Draw the band where it is at this share of its way."""
    style = canvas.letters.fitting(text, _CALL, window.width * 0.6)
    high = max(76.0, canvas.letters.line(style) + 22)
    wide = canvas.letters.width(text, style) + high + 60
    come, gone = smooth(min(1.0, share / 0.25)), smooth(max(0.0, (share - 0.8) / 0.2))
    left = window.centerx - wide / 2 - (1 - come) * (window.width + wide) / 2 + gone * (window.width + wide) / 2
    place = FRect(left, window.y + window.height * 0.64 - high / 2, wide, high)
    look = badges.badge_of(seat)
    canvas.clip(window)
    materials.plastic(canvas, place, (look.colour, mix(look.colour, (0, 0, 0), 0.45)))
    badges.badge(canvas, seat, FRect(place.x + 16, place.y + 8, high - 22, high - 22))
    room = FRect(place.x + high + 14, place.y, wide - high - 30, high - 6)
    canvas.write(text, room, style, look.on, "left middle")
    canvas.clip(None)
