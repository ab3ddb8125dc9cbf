"""Small pictures of one ink, and key caps."""

from __future__ import annotations

from pygame import FRect

from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.lettering import Style
from game.ui.materials import Frame
from game.ui.theme import Colour

CAP = Style("bold", 14)
_ARROWS = {"←": "left", "→": "right", "↑": "up", "↓": "down"}


def icon(canvas: Canvas, name: str, rect: FRect, ink: Colour) -> None:
    """Draw an icon of ``assets/ui`` in the given ink; without it nothing is drawn, words say the same."""
    canvas.sprite(f"ui/{name}", rect, ink)


def cap_width(canvas: Canvas, key: str) -> float:
    """How wide the cap of a key is."""
    return max(28.0, 28.0 if key in _ARROWS else canvas.letters.width(key, CAP) + 14)


def key_cap(canvas: Canvas, key: str, rect: FRect) -> None:
    """Draw the cap of a key, upright in the middle of ``rect``."""
    theme = canvas.theme
    height = max(24.0, canvas.letters.line(CAP) + 4)
    place = FRect(rect.left, rect.centery - height / 2, cap_width(canvas, key), height)
    materials.framed(canvas, place.move(0, 1.5), Frame(theme.plain_side, theme.outline, 6, 1.2))
    top = FRect(place.x, place.y, place.width, place.height - 1.5)
    materials.framed(canvas, top, Frame(theme.field, theme.outline, 6, 1.2))
    if key in _ARROWS:
        icon(canvas, _ARROWS[key], place.inflate(-8, -8), theme.ink)
    else:
        canvas.write(key, place.move(0, -0.5), CAP, theme.ink, "centre middle")
