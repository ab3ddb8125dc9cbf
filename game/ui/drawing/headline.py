"""Headlines printed on pictures: letters with one rim and a shadow, in whatever language is spoken."""

from __future__ import annotations

from math import ceil, cos, log, pi, sin

import pygame
from pygame import FRect

from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import GROWS_TO, Style
from game.ui.drawing.theme import Colour, rgb

LINE, PALE, DEEP = rgb("#1d2238"), rgb("#fff8e4"), rgb("#6e1510")
_RIM, _FALL, _SHADE = 0.045, 0.05, 120
_LEAST, _SMALL, _STEP = 6.0, 30.0, 0.96


def printed(canvas: Canvas, size: float) -> Style:
    """Lettering of that size in design units, which does not follow the text scale, as part of a picture."""
    return Style("display", size if size >= GROWS_TO else size / canvas.text_scale, printed=True)


def fitted(canvas: Canvas, text: str, size: float, width: float) -> float:
    """The size, or the largest below in which the text is no wider than that."""
    found = canvas.letters.width(text, printed(canvas, size))
    if found > width:  # the step before the one that should fit: each size that is tried is a font that is opened
        size *= _STEP ** max(0, ceil(log(width / found, _STEP)) - 1)
    while size > _LEAST and canvas.letters.width(text, printed(canvas, size)) > width:
        size *= _STEP
    return size


def headline(canvas: Canvas, text: str, room: FRect, colour: Colour, angle: float = 0.0) -> None:
    """Print one line as large as the room is high, smaller where it is too long; angle: degrees anticlockwise."""
    size = fitted(canvas, text, room.height, room.width)
    style, unit = printed(canvas, size), size * canvas.scale
    face = canvas.letters.render(text, style, colour)
    rim, fall = (max(1, round(share * unit)) for share in (_RIM, _FALL))
    pad = rim + fall
    whole, shade = (shapes.blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad)) for _ in range(2))
    light = sum(colour[:3]) > 3 * 0.6 * 255
    if light or size > _SMALL:
        _ring(shade, canvas.letters.render(text, style, LINE), (pad + 0.7 * fall, pad + fall), rim)
        shade.set_alpha(_SHADE)
        whole.blit(shade, (0, 0))
    _ring(whole, canvas.letters.render(text, style, DEEP if light else PALE), (pad, pad), rim)
    whole.blit(face, (pad, pad))
    lit = ((255, 255, 255, 90), (255, 255, 255, 90), (0, 0, 0, 50), (0, 0, 0, 50))
    whole.blit(shapes.cut(shapes.fade(face.get_size(), lit), face), (pad, pad))
    canvas.centre(pygame.transform.rotozoom(whole, angle, 1.0) if angle else whole, room)


def _ring(whole: pygame.Surface, picture: pygame.Surface, at: tuple[float, float], far: int) -> None:
    """Blit a picture all round a place, so that it grows by so many pixels."""
    many = max(8, 3 * far)
    for number in range(many):
        turn = 2 * pi * number / many
        whole.blit(picture, (round(at[0] + far * cos(turn)), round(at[1] + far * sin(turn))))
