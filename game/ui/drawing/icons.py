"""Small pictures of one ink, key caps, and the signs on a pad's buttons as they look on the pad in use."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SLACK, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.caps import PAD_PREFIX

CAP = Style("bold", 14)
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
        return _sign_width(canvas, pressed)
    word = canvas.caps.sign(pressed)
    return max(28.0, 28.0 if word in _ARROWS else canvas.letters.width(word, CAP) + 14)


def cap_height(canvas: Canvas) -> float:
    """How high the cap of a key is, or the sign of a pad's button."""
    return max(24.0, canvas.letters.line(CAP) + 4)


def key_cap(canvas: Canvas, key: str, rect: FRect) -> None:
    """Draw the cap of a key or the sign of a pad's button, upright in the middle of ``rect``."""
    theme, pressed = canvas.theme, canvas.caps.bindings.in_force(key)
    if pressed.startswith(PAD_PREFIX):
        _draw_sign(canvas, pressed, rect)
        return
    height = cap_height(canvas)
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


# The signs on a pad's buttons.

_BODY, _INK = rgb("#26242b"), rgb("#f4f1ea")
_ROUND = ("pad_a", "pad_b", "pad_x", "pad_y", "pad_ls", "pad_rs")
_ARMS = {"pad_left": (-1, 0), "pad_right": (1, 0), "pad_up": (0, -1), "pad_down": (0, 1), "pad_dpad": (0, 0)}
_INKS = {
    ("xbox", "pad_a"): rgb("#8fdc5a"),
    ("xbox", "pad_b"): rgb("#ff8073"),
    ("xbox", "pad_x"): rgb("#78bdff"),
    ("xbox", "pad_y"): rgb("#ffd64a"),
    ("playstation", "pad_a"): rgb("#9cc4ff"),
    ("playstation", "pad_b"): rgb("#ff9a9a"),
    ("playstation", "pad_x"): rgb("#f2b0e0"),
    ("playstation", "pad_y"): rgb("#7fe0c0"),
}
# Signs of strokes, in shares of half the button; a stroke goes round from corner to corner.
_STROKES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "Cross": (((-0.42, -0.42), (0.42, 0.42)), ((-0.42, 0.42), (0.42, -0.42))),
    "Square": (((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4), (-0.4, -0.4)),),
    "Triangle": (((0.0, -0.5), (0.5, 0.36), (-0.5, 0.36), (0.0, -0.5)),),
    "View": (((-0.5, -0.35), (0.2, -0.35), (0.2, 0.15), (-0.5, 0.15), (-0.5, -0.35)),
             ((0.2, -0.1), (0.5, -0.1), (0.5, 0.4), (-0.2, 0.4), (-0.2, 0.15))),
    "Menu": (((-0.45, -0.32), (0.45, -0.32)), ((-0.45, 0.0), (0.45, 0.0)), ((-0.45, 0.32), (0.45, 0.32))),
}  # fmt: skip
_FINE = 4
"""So many times larger it is drawn before it is shrunk."""


def _sign_width(canvas: Canvas, button: str) -> float:
    """How wide the sign of a button is."""
    high, word = cap_height(canvas), canvas.caps.sign(button)
    if button in _ROUND or button in _ARMS or word in _STROKES:
        return high
    return max(high, canvas.letters.width(word, CAP) + 16)


def _draw_sign(canvas: Canvas, button: str, rect: FRect) -> None:
    """Draw the sign of a button at the left of ``rect``, upright in its middle."""
    high, word, family = cap_height(canvas), canvas.caps.sign(button), canvas.caps.family
    place = FRect(rect.left, rect.centery - high / 2, _sign_width(canvas, button), high)
    ink = _INKS.get((family, button), _INK)
    if button in _ARMS or word in _STROKES or word == "Circle":
        size = canvas.px(high)
        picture = canvas.store.get(("pad", word, button, family, size), lambda: _drawn(size, button, word, ink))
        canvas.centre(picture, place)
        return
    radius = high / 2 if button in _ROUND else high * 0.32
    materials.framed(canvas, place, Frame(_BODY, canvas.theme.outline, radius, 1.2))
    canvas.write(word, place.inflate(6, 0).move(0, -0.5), CAP, ink, "centre middle")


def _drawn(size: int, button: str, word: str, ink: Colour) -> pygame.Surface:
    """A round button with a sign of strokes, or the cross with one arm lit."""
    large = shapes.blank((size * _FINE, size * _FINE))
    half = size * _FINE / 2
    if button in _ARMS:
        _cross(large, half, _ARMS[button])
    else:
        pygame.draw.circle(large, _BODY, (half, half), half)
        wide = max(2, round(half * 0.2))
        if word == "Circle":
            pygame.draw.circle(large, ink, (half, half), half * 0.56, wide)
        for stroke in _STROKES.get(word, ()):
            points = [(half + half * x, half + half * y) for x, y in stroke]
            pygame.draw.lines(large, ink, False, points, wide)
            for point in points:
                pygame.draw.circle(large, ink, point, wide / 2)
    return pygame.transform.smoothscale(large, (size, size))


def _cross(large: pygame.Surface, half: float, lit: tuple[int, int]) -> None:
    arm, far = half * 0.34, half * 0.96
    for box in ((half - arm, half - far, 2 * arm, 2 * far), (half - far, half - arm, 2 * far, 2 * arm)):
        pygame.draw.rect(large, _BODY, FRect(box), border_radius=round(half * 0.16))
    if lit != (0, 0):
        side = 2 * arm - half * 0.16
        middle = half + lit[0] * half * 0.62, half + lit[1] * half * 0.62
        spot = FRect(0, 0, side, side)
        spot.center = middle
        pygame.draw.rect(large, _INK, spot, border_radius=round(half * 0.1))
