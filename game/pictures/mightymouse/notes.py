"""The caption on the board: what just happened in a word, and why in sentences, as a comic tells it."""

from __future__ import annotations

from pygame import FRect

from game.pictures.mightymouse.board import INK, YELLOW, RaceGround
from game.text.mightymouse.board import Story
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL_BOLD, Style
from game.ui.theme import rgb

# Between the spaces 2 and 62.
_TOP, _MIDDLE = 426.0, 459.0
_TITLE = Style("display", 27)
_WIDE, _LEAST = 254.0, 190.0
# A caption larger than this share of the board's height is cut to its headline; the story card says the rest.
_MOST = 0.28


def draw_note(canvas: Canvas, ground: RaceGround, story: Story) -> None:
    """Draw it below the centre, no wider than the board leaves free, taller where letters are large."""
    if not story.title:
        return
    letters, text = canvas.letters, "\n".join(story.lines)
    wide = min(max(_WIDE * ground.scale, _LEAST * min(canvas.text_scale, 1.6)), ground.rect.width - 24)
    title = letters.fitting(story.title, _TITLE, wide - 28)
    head = letters.line(title)
    body = letters.height(text, SMALL_BOLD, wide - 28)
    high = head + body + 18
    if high > ground.rect.height * _MOST:
        text, body, high = "", 0.0, head + 14
    x, y = ground.to_screen((_MIDDLE, _TOP))
    top = min(y, ground.rect.bottom - high - 8)
    place = FRect(x - wide / 2, top, wide, high)
    materials.drop(canvas, place.move(3, 5), 6, 150, 6)
    ground_colour = YELLOW if canvas.theme.grain else canvas.theme.chosen
    materials.framed(canvas, place, materials.Frame(rgb("#fff6dd"), INK, 6, 2.4))
    bar = FRect(place.x + 5, place.y + 5, place.width - 10, head + 4)
    materials.framed(canvas, bar, materials.Frame(ground_colour, INK, 4, 1.6))
    canvas.write(story.title, bar, title, INK, "centre middle")
    if text:
        canvas.write(text, FRect(place.x + 14, bar.bottom + 4, wide - 28, body), SMALL_BOLD, INK, "centre top")
