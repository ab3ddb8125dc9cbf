"""Small pictures of one ink, and key caps."""

from __future__ import annotations

from pygame import FRect

from game.ui.drawing import materials, pad_glyphs
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.caps import PAD_PREFIX
from game.ui.drawing.lettering import SLACK, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.pad_glyphs import CAP
from game.ui.drawing.theme import Colour

_ARROWS = {"←": "left", "→": "right", "↑": "up", "↓": "down"}
_BESIDE, _NEARLY = 8.0, 0.85
"""The gap between words and a cap beside them; the share of their size down to which words give way to it."""


def icon(canvas: Canvas, name: str, rect: FRect, ink: Colour) -> None:
    """Draw an icon of ``assets/ui`` in the given ink; without it nothing is drawn, words say the same."""
    canvas.sprite(f"ui/{name}", rect, ink)


def cap_width(canvas: Canvas, key: str) -> float:
    """How wide the cap of a key or the sign of a pad's button is, by the name of the default one."""
    pressed = canvas.caps.bindings.in_force(key)
    if pressed.startswith(PAD_PREFIX):
        return pad_glyphs.width(canvas, pressed)
    word = canvas.caps.sign(pressed)
    return max(28.0, 28.0 if word in _ARROWS else canvas.letters.width(word, CAP) + 14)


def key_cap(canvas: Canvas, key: str, rect: FRect) -> None:
    """Draw the cap of a key or the sign of a pad's button, upright in the middle of ``rect``."""
    theme, pressed = canvas.theme, canvas.caps.bindings.in_force(key)
    if pressed.startswith(PAD_PREFIX):
        pad_glyphs.draw(canvas, pressed, rect)
        return
    height = max(24.0, canvas.letters.line(CAP) + 4)
    place = FRect(rect.left, rect.centery - height / 2, cap_width(canvas, key), height)
    materials.framed(canvas, place.move(0, 1.5), Frame(theme.plain_side, theme.outline, 6, 1.2))
    top = FRect(place.x, place.y, place.width, place.height - 1.5)
    materials.framed(canvas, top, Frame(theme.field, theme.outline, 6, 1.2))
    word = canvas.caps.sign(pressed)
    if word in _ARROWS:
        icon(canvas, _ARROWS[word], place.inflate(-8, -8), theme.ink)
    else:
        canvas.write(word, place.move(0, -0.5), CAP, theme.ink, "centre middle")


def leaves_room(canvas: Canvas, cap: float, face: FRect, aside: float, words: tuple[str, Style]) -> bool:
    """Whether a cap of that width may stand on a button's face: its words stay whole, and of nearly the same size.

    aside: how much of the width is taken by what else stands beside the words.
    """
    letters, (text, style) = canvas.letters, words
    room = face.width - aside - cap - _BESIDE
    if letters.width(text, style) <= room:
        return True
    if letters.width(text, style) <= face.width - aside:
        return False  # words in one line stay so
    without, beside = (letters.shrunk(text, style, wide, face.height) for wide in (room + cap + _BESIDE, room))
    lines = letters.wrap(text, beside, room)
    widest = max(letters.width(line, beside) for line in lines)
    fits = widest <= room and len(lines) * letters.line(beside) <= face.height + SLACK
    return fits and letters.pixels(beside) >= _NEARLY * letters.pixels(without)


def is_pad_sign(canvas: Canvas, key: str) -> bool:
    """Whether this is a pad's button, which is drawn rather than written."""
    return canvas.caps.bindings.in_force(key).startswith(PAD_PREFIX)
