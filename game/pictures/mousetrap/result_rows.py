"""The rows of the sheet at the end of a match: a seat's place, the mice it caught, its misses and its cheese."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.text.language import _
from game.text.mousetrap import aloud
from game.text.mousetrap import screens as labels
from game.ui import badges, icons, materials
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, SMALL_BOLD, Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import mix
from game.ui.widget import Mood

NUMBER = Style("head", 20)
_NAME = 37.0


def columns(canvas: Canvas, row: FRect) -> tuple[FRect, ...]:
    """Where the three numbers of a row stand, from left to right."""
    letters = canvas.letters
    wide = [max(letters.width(_(head), SMALL_BOLD), letters.width("00", NUMBER)) + 18 for head in labels.RESULT_HEADS]
    share = min(1.0, row.width * 0.62 / sum(wide))
    left = row.right - sum(wide) * share
    places = []
    for each in wide:
        places.append(FRect(left, row.y, each * share, row.height))
        left += each * share
    return tuple(places)


@dataclass
class ResultHead(CachedWidget):
    """What the numbers are."""

    def says(self, mood: Mood) -> Hashable:
        """Always the same."""
        return ()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the words."""
        for head, place in zip(labels.RESULT_HEADS, columns(canvas, self.place), strict=True):
            style = canvas.letters.fitting(_(head), SMALL_BOLD, place.width - 4)
            canvas.write(_(head), place, style, canvas.theme.faint, "centre top")


@dataclass
class ResultRow(CachedWidget):
    """One seat: badge, place and name, a cage if it was caught, and its numbers."""

    seat: str = ""
    text: str = ""
    numbers: Sequence[int] = ()
    lit: bool = False
    out: bool = False

    def spoken(self) -> Spoken:
        """Who, and each number with what it counts."""
        return self.called(Role.LABEL, aloud.result(self.text, labels.RESULT_HEADS, self.numbers))

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.seat, self.text, tuple(self.numbers), self.lit, self.out

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row, framed for the winner."""
        theme, place = canvas.theme, self.place
        if self.lit:
            edge = mix(badges.badge_of(self.seat).colour, (0, 0, 0), 0.25)
            materials.framed(canvas, place, materials.Frame(theme.chosen, edge, 8, 1.8))
        badges.badge(canvas, self.seat, FRect(place.x + 5, place.centery - 13, 26, 26))
        places = columns(canvas, place)
        name = FRect(place.x + _NAME, place.y, places[0].left - place.x - _NAME - 30, place.height)
        style = canvas.letters.legible(self.text, BODY, name.width)
        canvas.write(canvas.letters.cut(self.text, style, name.width), name, style, theme.ink, "left middle")
        if self.out:
            icons.icon(canvas, "cage", FRect(name.right + 2, place.centery - 11, 22, 22), theme.ink)
        for number, room in zip(self.numbers, places, strict=True):
            canvas.write(str(number), room, NUMBER, theme.ink, "centre middle")
