"""The words printed on the board of Mighty Mouse, in the language that is spoken."""

from __future__ import annotations

import math

import pygame
from pygame import FRect

from game.pictures.mightymouse.course import CENTRE, SPOTS
from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.text.language import _
from game.text.mightymouse import screens as labels
from game.text.mightymouse.things import caption
from game.ui.canvas import Canvas
from game.ui.headline import fitted, headline, printed
from game.ui.input_events import Point
from game.ui.theme import Colour, rgb

CREAM, INK, _GOLD = rgb("#fbf5e4"), rgb("#1d2238"), rgb("#ffc62e")
CAPTION_FAR, _LETTERS, _APART = 47.4, 13.2, 0.7
_WIDEST = math.radians(225)
"""How much of a ring its caption may take; its number stands below."""
_WORD = 17.5, 60.0
"""How large a word on a disc is, and how wide it may be."""
_TITLE = FRect(310, 436, 284, 122)
_SLANT = 3.5


def words(canvas: Canvas, rect: FRect, scale: float) -> None:
    """All that is printed once on a board that fills ``rect``; scale: design units for a unit of the board."""

    def on(at: Point) -> Point:
        return rect.x + at[0] * scale, rect.y + at[1] * scale

    _word(canvas, _(labels.PRINT_START), on(SPOTS[START]), scale, CREAM)
    _word(canvas, _(labels.PRINT_FINISH), on(SPOTS[FINISH]), scale, INK)
    _word(canvas, _(labels.PRINT_HOME), on((CENTRE[0], CENTRE[1] + 28)), scale, CREAM)
    for hazard in TRACKS:
        _round(canvas, caption(hazard).upper(), on(SPOTS[hazard]), scale)


def _word(canvas: Canvas, text: str, at: Point, scale: float, colour: Colour) -> None:
    size, width = _WORD[0] * scale, _WORD[1] * scale
    picture = canvas.letters.render(text, printed(canvas, fitted(canvas, text, size, width)), colour)
    canvas.centre(picture, FRect(at[0] - width / 2, at[1] - size / 2, width, size))


def _round(canvas: Canvas, text: str, at: Point, scale: float) -> None:
    """Letters along the upper arc of a ring, smaller where they would go too far round."""
    far, size = CAPTION_FAR * scale, _LETTERS * scale
    whole = canvas.letters.width(text, printed(canvas, size)) + _APART * scale * len(text)
    size *= min(1.0, _WIDEST * far / whole)
    style = printed(canvas, size)
    widths = [canvas.letters.width(letter, style) + _APART * scale for letter in text]
    turn = -sum(widths) / 2 / far
    for letter, width in zip(text, widths, strict=True):
        turn += width / 2 / far
        picture = pygame.transform.rotozoom(canvas.letters.render(letter, style, CREAM), -math.degrees(turn), 1.0)
        x, y = at[0] + far * math.sin(turn), at[1] - far * math.cos(turn)
        canvas.centre(picture, FRect(x - size, y - size, 2 * size, 2 * size))
        turn += width / 2 / far


def title(canvas: Canvas, rect: FRect, scale: float) -> None:
    """What is lettered below the centre, while there is no news to be read there."""
    place = FRect(rect.x + _TITLE.x * scale, rect.y + _TITLE.y * scale, _TITLE.width * scale, _TITLE.height * scale)

    def paint(under: Canvas) -> None:
        lines = _(labels.TO_THE_RESCUE).split("\n")
        top, rest = 0.0, under.area.height
        for number, line in enumerate(lines):
            high = rest * (0.4 if number == 0 and len(lines) == 2 else 1 / (len(lines) - number))
            headline(under, line, FRect(8, top, under.area.width - 16, high * 0.88), _GOLD, _SLANT)
            top, rest = top + high, rest - high

    canvas.layer("race title", place, paint)
