"""What lies on the cards of the table: the ribbon, the die, the cheese, the next part, the beads."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.physics.mousetrap.parts import BY_NUMBER
from game.rules.mousetrap.parts import PARTS
from game.text.language import _
from game.text.mousetrap import aloud
from game.text.mousetrap import screens as labels
from game.ui import badges, icons, materials, shapes
from game.ui.buttons import Button
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.lettering import BODY, HEAD, SMALL, SMALL_BOLD, Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Mood, Widget

RIBBON = Style("head", 25)
COUNT = Style("head", 20)
_TINIEST = 2.5
NEXT = rgb("#c2241a")


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

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the button, then the badges at its left."""
        super().draw(canvas, mood)
        for number, seat in enumerate(self.seats):
            place = FRect(self.place.x + 8 + 25 * number, self.place.centery - 15 + (3 if mood.down else 0), 26, 26)
            badges.badge(canvas, seat, place)

    def _label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        shift = 25.0 * len(self.seats)
        room = FRect(face.x + shift, face.y, face.width - shift, face.height)
        if self.icon and not self.seats and canvas.letters.width(self.text, self.style) + 60 < face.width:
            super()._label(canvas, face, ink)
        else:
            style = fitted(canvas, self.text, self.style, room)
            canvas.write(self.text, room, style, ink, "centre middle")


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
            left = place.x + 8 if whole else name.x
            below = FRect(left, name.bottom, place.right - 6 - left, low)
            faint, small = theme.faint, canvas.letters.fitting(self.note, SMALL, below.width)
            canvas.write(self.note, below, small, faint, "left middle")
        style = canvas.letters.fitting(self.text, BODY, name.width)
        taken = canvas.letters.width(self.text, style)
        canvas.write(self.text, name, style, ink, "left middle")
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
        letters, words = canvas.letters, _(labels.ON_THE_PILE)
        style = letters.fitting(words, BODY, name.width)  # better two lines of readable letters than one of small ones
        style = letters.shrunk(words, BODY, name.width, name.height) if style.crowded else style
        canvas.write(words, name, style, theme.ink, "left middle")
        name.update(place.right - 8 - number, place.y, number, place.height)
        canvas.write(str(self.pieces), name, COUNT, theme.ink, "right middle")


@dataclass
class NextPart(CachedWidget):
    """The part that is built next: its number, its name and its picture."""

    part: int = 0
    text: str = ""

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.part, self.text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw words to the left and the part to the right."""
        place, theme, letters = self.place, canvas.theme, canvas.letters
        picture = self.picture_place
        words = FRect(place.x + 4, place.y, picture.left - place.x - 8, place.height)
        if not self.part:
            text, room = _(labels.THE_TRAP_IS_COMPLETE), FRect(place.x + 4, place.y, place.width - 52, place.height)
            canvas.write(text, room, fitted(canvas, text, HEAD, room), theme.ink, "left middle")
            icons.icon(canvas, "star", FRect(place.right - 40, place.centery - 16, 32, 32), theme.good)
            return
        head = letters.line(SMALL)
        canvas.sprite(f"parts/{self.part:02}_{PARTS[self.part - 1]}", picture)
        rest = FRect(words.x, words.y + head + 5, words.width, words.height - head - 5)
        style = fitted(canvas, self.text, Style("head", 18), rest)
        if letters.height(self.text, style, rest.width) > rest.height + 1:  # the name alone, over the whole card
            style = fitted(canvas, self.text, Style("bold", 15), words)
            canvas.write(self.text, words, style, theme.ink, "left middle")
            return
        following = _(labels.NEXT_PART)
        canvas.write(following, FRect(words.x, words.y + 2, words.width, head), SMALL, theme.faint)
        tag = FRect(words.x + letters.width(following, SMALL) + 8, words.y, head + 5, head + 5)
        _tag(canvas, tag, self.part)
        canvas.write(self.text, rest, style, theme.ink, "left middle")

    def point_at(self, canvas: Canvas) -> None:
        """Light the card up, for the part is to be taken from it, and point at that."""
        place, picture = self.visible, self.picture_place
        if place.height > picture.height / 2:
            canvas.stretch("cells/glow", place.inflate(10, 8))
            canvas.stamp("marks/hand", (picture.centerx + 4, picture.centery + 6), 0, 0.62)

    @property
    def picture_place(self) -> FRect:
        """Where the part is shown."""
        wide = min(self.place.width * 0.36, 100.0)
        return FRect(self.place.right - wide, self.place.y, wide, self.place.height)


def _tag(canvas: Canvas, place: FRect, number: int) -> None:
    size = canvas.box(place).width
    canvas.centre(shapes.ellipse((size, size), (*NEXT, 255)), place)
    style = canvas.letters.fitting(str(number), SMALL_BOLD, place.width - 4)
    canvas.write(str(number), place.move(0, -0.5), style, (255, 255, 255), "centre middle")


def fitted(canvas: Canvas, text: str, style: Style, room: FRect) -> Style:
    """The style made small enough for words wrapped into a room."""
    style = canvas.letters.fitting("m", style, 1000)
    while style.size > _TINIEST:
        tall = canvas.letters.height(text, style, room.width)
        widest = max(canvas.letters.width(line, style) for line in canvas.letters.wrap(text, style, room.width))
        if tall <= room.height + 1 and widest <= room.width:
            break
        style = Style(style.face, style.size * 0.94)
    return style


def foot_of(part: int) -> Point:
    """Where the anchor of a part's picture belongs, cm."""
    spec = BY_NUMBER[part]
    return spec.bodies[0].centre if spec.bodies else spec.foot
