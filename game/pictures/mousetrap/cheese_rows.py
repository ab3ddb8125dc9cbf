"""What lies on the cheese's card: a row for each seat, and one for the pile."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.text.language import _
from game.text.mousetrap import aloud
from game.text.mousetrap import screens as labels
from game.ui import badges, icons, materials
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.lettering import BODY, SMALL, Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import mix
from game.ui.widget import Mood, Widget

COUNT = Style("head", 20)
RIM = 3.0
"""Design units between a note and the lower edge of its row, where the frame of whoever is to act lies."""


@dataclass
class MousetrapSeatRow(CachedWidget):
    """One seat's cheese: badge, name, wedges and their number; a note stands in place of the wedges."""

    seat: str = ""
    text: str = ""
    pieces: int = 0
    lit: bool = False
    out: bool = False
    note: str = ""

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def spoken(self) -> Spoken:
        """Who has how much, and the note."""
        return self.called(Role.BUTTON, "")._replace(value=self.note)

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.seat, self.text, self.pieces, self.lit, self.out, self.note

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row, framed while it is this seat's turn."""
        theme, place = canvas.theme, self.place
        if self.lit:
            edge = badges.badge_of(self.seat).colour
            materials.framed(canvas, place, materials.Frame(theme.chosen, mix(edge, (0, 0, 0), 0.25), 8, 1.8))
        high = place.height
        low = canvas.letters.line(SMALL) if self.note else 0.0
        top = high - low - RIM if self.note else high
        whole = self.note and self._narrow(canvas)  # then the note has the row's whole width, below the badge
        side, middle = (min(26.0, top), place.y + top / 2) if whole else (26.0, place.centery)
        badges.badge(canvas, self.seat, FRect(place.x + 5, middle - side / 2, side, side))
        number = FRect(place.right - 8 - self._number(canvas), place.y, self._number(canvas), top)
        ink = theme.ink if not self.out else theme.faint
        canvas.write(str(self.pieces), number, COUNT, ink, "right middle")
        name = FRect(place.x + 37, place.y, number.left - place.x - 43, top)
        if self.out and canvas.letters.width(self.text, BODY) <= name.width - 30:
            icons.icon(canvas, "cage", FRect(number.left - 30, place.centery - 11, 22, 22), ink)
            name.width -= 30
        elif self.out:  # at the badge's corner, so that the name can be read
            icons.icon(canvas, "cage", FRect(place.x + 22, place.centery, 15, 15), ink)
        if self.note:
            left = place.x + 5 if whole else name.x
            below = FRect(left, name.bottom, place.right - 4 - left, low)
            faint, small = theme.faint, canvas.letters.fitting(self.note, SMALL, below.width)
            canvas.write(self.note, below, small, faint, "left middle")
        style = canvas.letters.legible(self.text, BODY, name.width)
        text = canvas.letters.cut(self.text, style, name.width)
        taken = canvas.letters.width(text, style)
        canvas.write(text, name, style, ink, "left middle")
        if not self.out and not self.note:
            wedges(canvas, FRect(name.x + taken + 10, place.y, name.width - taken - 12, high), self.pieces)

    def _narrow(self, canvas: Canvas) -> bool:
        """Whether the longest note has no room beside the badge: then no row's note is there."""
        return canvas.letters.width(_(labels.WHEEL_AND_CRANK, wheel=44, crank=44), SMALL) > self.place.width - 43

    def _number(self, canvas: Canvas) -> float:
        return max(canvas.letters.width(text, COUNT) for text in ("52", str(self.pieces))) + 2

    @property
    def hand(self) -> Point:
        """Where its cheese lies."""
        return self.place.right - 52, self.place.centery + 6


def wedges(canvas: Canvas, room: FRect, pieces: int) -> None:
    """A row of small wedges, as many as there is room for."""
    step = 9.0
    fitting = min(pieces, int((room.width - 10) / step))
    for number in range(fitting):
        at = room.x + 8 + number * step, room.centery + 6
        canvas.stamp("cheese/wedge", at, 0, 0.42)


@dataclass
class PileRow(Widget):
    """What lies on the pile."""

    pieces: int = 0

    def spoken(self) -> Spoken:
        """How many pieces lie there."""
        return self.called(Role.LABEL, aloud.pile(self.pieces))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw a small heap, words and number."""
        place, theme = self.place, canvas.theme
        for at in ((20.0, 8.0), (12.0, 14.0), (27.0, 14.0)) if self.pieces else ():
            canvas.stamp("cheese/wedge", (place.x + at[0] - 2, place.centery + at[1] - 6), 0, 0.5)
        number = max(canvas.letters.width(text, COUNT) for text in ("52", str(self.pieces))) + 2
        name = FRect(place.x + 44, place.y, place.width - 52 - number - 4, place.height)
        words = _(labels.ON_THE_PILE)
        style = canvas.letters.readable(words, BODY, name.width, name.height)
        canvas.write(words, name, style, theme.ink, "left middle")
        name.update(place.right - 8 - number, place.y, number, place.height)
        canvas.write(str(self.pieces), name, COUNT, theme.ink, "right middle")
