"""The card with the film of a run: four pictures of it, and the way to keep it as a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.pictures.run_pictures import RunPictures, RunStrip
from game.text import filming
from game.text.language import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT
from game.ui.panels import Card
from game.ui.screen import Screen

_PAD, _GAP = 8.0, 10.0
_WORDED, _WIDEST, _LEAST = 150.0, 230.0, 48.0
_ASPECT = 0.6

FILM = ("film_card", "film_strip", "film")
"""What lies over the stage, so that it is drawn after it."""


@dataclass
class FilmCard(Card):
    """The card over the stage."""

    drawn: ClassVar[bool] = False


@dataclass
class FilmButton(Button):
    """The button on it."""

    drawn: ClassVar[bool] = False


def add_film(
    screen: Screen, canvas: Canvas, place: FRect, pictures: RunPictures | None, on_save: Callable[[], None]
) -> None:
    """The pictures at the left, the button at the right; without its words where there is no room for them."""
    aspect = pictures.aspect if pictures is not None else _ASPECT
    high = place.height - 2 * _PAD
    strip = min(RunStrip.width(high, aspect), place.width - 2 * _PAD - _GAP - _LEAST)
    rest = min(_WIDEST, place.width - 2 * _PAD - strip - _GAP)
    room = FRect(place)
    room.width = strip + rest + 2 * _PAD + _GAP
    room.right = place.right
    screen.add(FilmCard("film_card", room, lift=1.2, corner=10))
    film = FRect(room.x + _PAD, room.y + _PAD, strip, high)
    screen.add(RunStrip("film_strip", film, pictures=pictures, aspect=aspect))
    spot = FRect(room.x + _PAD + strip + _GAP, room.y + _PAD, rest, high)
    text, letters = _(filming.SAVE_AS_A_FILM), canvas.letters
    style = letters.shrunk(text, ACT, max(1.0, rest - 66), high - 16)
    if rest < _WORDED or letters.height(text, style, rest - 66) > high - 12:
        text = ""
    screen.add(FilmButton("film", spot, text=text, icon="film", style=style, on_press=on_save,
                      label=_(filming.SAVE_AS_A_FILM), hint=_(filming.SAVE_THIS_RUN_AS_A_FILM)))  # fmt: skip
