"""The cards of the table and of the end of a match, and what lies on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.games.mousetrap.pictures.parts import fitted
from game.games.mousetrap.text import table as aloud
from game.games.mousetrap.text import table as labels
from game.shell.pictures.on_board import Where, between
from game.text.language import _
from game.ui.drawing import badges, icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour, mix
from game.ui.input.bindings import Point
from game.ui.motion import hop, smooth
from game.ui.widgets.buttons import Button
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget

RIBBON = Style("head", 25)


@dataclass
class Hanging(Widget):
    """A card that hangs on two strings from the frame, or lies on the table."""

    top: float = 0.0
    hung: bool = True

    def spoken(self) -> Spoken:
        """What lies on it belongs together."""
        return Spoken(Role.GROUP)

    @property
    def reach(self) -> FRect:
        """Its strings too."""
        return super().reach.union(FRect(self.place.x, self.top, self.place.width, 1))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw strings and card."""
        place = self.place
        if self.hung:
            for x in (place.left + 22, place.right - 22):
                self._string(canvas, x)
        if not (self.hung and canvas.theme.grain and canvas.stretch("panels/hanging", place)):
            materials.card(canvas, place, 10)

    def _string(self, canvas: Canvas, x: float) -> None:
        info = canvas.sprites.info("panels/string")
        high = self.place.top + 8 - self.top
        if info is None or high < 2:
            return
        picture = canvas.sprites.get("panels/string", (canvas.px(6), canvas.px(24)))
        if picture is None:
            return
        canvas.clip(FRect(x - 4, self.top, 8, high))
        top = self.place.top + 8 - 24
        while top > self.top - 24:
            canvas.blit(picture, (x - 3, top))
            top -= 23
        canvas.clip(None)


@dataclass
class Ribbon(Widget):
    """Whose turn it is: the seat's colour, badge and name."""

    seat: str = ""
    text: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.HEADING, self.text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the moulded ribbon."""
        look = badges.badge_of(self.seat)
        colours = look.colour, mix(look.colour, (0, 0, 0), 0.45)
        materials.plastic(canvas, FRect(self.place.x, self.place.y, self.place.width, self.place.height + 2), colours)
        size = min(self.place.height - 12, 36.0 * canvas.text_scale)
        badges.badge(canvas, self.seat, FRect(self.place.x + 9, self.place.y + 3, size, size))
        room = FRect(self.place.x + size + 18, self.place.y, self.place.width - size - 28, self.place.height - 4)
        style = canvas.letters.fitting(self.text, RIBBON, room.width)
        if canvas.letters.line(style) > room.height:
            style = canvas.letters.fitting(self.text, Style(style.face, style.size * 0.8), room.width)
        canvas.write(self.text, room, style, look.on, "left middle")


@dataclass
class ChoiceButton(Button):
    """A choice with the badges of the seats it is about."""

    seats: tuple[str, ...] = ()

    @property
    def aside(self) -> float:
        """The badges, or the icon."""
        return 25.0 * len(self.seats) + 6 if self.seats else super().aside

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the button, then the badges at its left."""
        super().draw(canvas, mood)
        for number, seat in enumerate(self.seats):
            place = FRect(self.place.x + 8 + 25 * number, self.place.centery - 15 + (3 if mood.down else 0), 26, 26)
            badges.badge(canvas, seat, place)

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The signs of the seats beside the words."""
        shift = self.aside if self.seats else 0.0
        room = FRect(face.x + shift, face.y, face.width - shift, face.height)
        if self.icon and not self.seats and canvas.letters.width(self.text, self.style) + 60 < face.width:
            super().paint_label(canvas, face, ink)
        else:
            style = fitted(canvas, self.text, self.style, room)
            canvas.write(self.text, room, style, ink, "centre middle")


# What lies on the cheese's card: a row for each seat, and one for the pile.

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
        """Whether the longest note, with two digits each, has no room beside the badge: then no row's note is there."""
        return canvas.letters.width(re.sub(r"\d+", "44", self.note), SMALL) > self.place.width - 43

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


# The rows of the sheet at the end of a match: a seat's place, the mice it caught, its misses and its cheese.

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


# A caught mouse leaves the board: the cage comes down over it and is carried off, the mouse inside.

CAGE = ("parts/24_cage_back", "parts/24_cage")
_CM, _HALF_CM = 9.6, 2.5
"""Units a cm of the cage at the zoom of a mouse, so that a mouse fits into it; half its height, cm."""
_DOWN, _STAYS = 0.22, 0.42
"""Shares of the time by which the cage is down, and at which it is lifted."""
_HIGH, _SWAY = 150.0, 10.0
_CORNER = -90.0
"""Units above the canvas where it has gone."""


def cage_zoom(mouse: float) -> float:
    """The zoom of the cage beside a mouse of this zoom."""
    return _CM * mouse


@dataclass(eq=False)
class CarriedOff:
    """The way of a caught mouse off the board; start: its feet. zoom: that of the mouse."""

    seat: str
    start: Where
    zoom: Callable[[], float]

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw the cage and the mouse in it."""
        zoom, feet = self.zoom(), self.start()
        if share < _DOWN:
            canvas.stamp("mice/shadow", feet, 0, zoom)
            above, mouse = _HIGH * (1 - smooth(share / _DOWN)), feet
        else:
            gone = smooth(max(0.0, share - _STAYS) / (1 - _STAYS))
            mouse = between(feet, (feet[0], _CORNER), gone)
            mouse, above = (mouse[0] + _SWAY * hop(gone * 2 % 1.0) * (1 - gone), mouse[1]), 0.0
        middle = mouse[0], mouse[1] - above - _HALF_CM * cage_zoom(zoom)
        canvas.stamp(CAGE[0], middle, 0, cage_zoom(zoom))
        canvas.stamp(f"mice/{self.seat}_caught", mouse, 0, zoom)
        canvas.stamp(CAGE[1], middle, 0, cage_zoom(zoom))
