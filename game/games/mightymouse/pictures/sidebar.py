"""What lies beside the board: printed comic cards, whose turn it is, the die, the seats, the caption."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.core.tally import Effect
from game.games.mightymouse.pictures.board import BOARD_INK as INK
from game.games.mightymouse.pictures.board import YELLOW, RaceGround
from game.games.mightymouse.text import table as aloud
from game.games.mightymouse.text.table import Story
from game.shell.pictures.on_board import draw_small_die
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import Colour, rgb
from game.ui.widgets.buttons import BigButton, Button
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget

# Between the spaces 2 and 62.
_TOP, _MIDDLE = 426.0, 459.0
_TITLE = Style("display", 27)
_WIDE, _LEAST = 254.0, 190.0
# A caption larger than this share of the board's height loses its first lines; the story card says them.
_MOST = 0.28
_FREE = FRect(330.0, 426.0, 258.0, 150.0)
"""What is free of spaces below the centre, units of the board."""


class Caption(NamedTuple):
    """What is told on the board: its place, its headline and its words, with how they are written."""

    place: FRect
    title: Style
    text: str
    style: Style


def caption_of(canvas: Canvas, ground: RaceGround, story: Story, clear: bool) -> Caption:
    """Below the centre, taller where letters are large; clear: it hides no space, for somebody is to roll there."""
    letters, (x, y) = canvas.letters, ground.to_screen((_MIDDLE, _TOP))
    wide = min(max(_WIDE * ground.scale, _LEAST * min(canvas.text_scale, 1.6)), ground.rect.width - 24)
    most = ground.rect.height * _MOST
    if clear:
        wide, most = _FREE.width * ground.scale, _FREE.height * ground.scale
    title = letters.fitting(story.title, _TITLE, wide - 28)
    text, style = _fitting(canvas, story.lines, wide - 28, most - letters.line(title) - 18)
    body = letters.height(text, style, wide - 28) if text else -4.0
    high = letters.line(title) + body + 18
    return Caption(FRect(x - wide / 2, min(y, ground.rect.bottom - high - 8), wide, high), title, text, style)


def _fitting(canvas: Canvas, lines: Sequence[str], wide: float, high: float) -> tuple[str, Style]:
    """As many of the last lines as there is room for, the very last one in smaller letters if it must be."""
    letters, told = canvas.letters, ["\n".join(lines[first:]) for first in range(len(lines))]
    for text in told:
        if letters.height(text, SMALL_BOLD, wide) <= high:
            return text, SMALL_BOLD
    style = letters.shrunk(told[-1], SMALL_BOLD, wide, high) if told else SMALL_BOLD
    fits = told and not style.crowded and letters.height(told[-1], style, wide) <= high
    return (told[-1], style) if fits else ("", SMALL_BOLD)


def draw_note(canvas: Canvas, ground: RaceGround, story: Story, clear: bool = False) -> None:
    """Draw the caption, if anything is told."""
    if not story.title:
        return
    place, title, text, style = caption_of(canvas, ground, story, clear)
    materials.drop(canvas, place.move(3, 5), 6, 150, 6)
    ground_colour = YELLOW if canvas.theme.grain else canvas.theme.chosen
    materials.framed(canvas, place, materials.Frame(rgb("#fff6dd"), INK, 6, 2.4))
    bar = FRect(place.x + 5, place.y + 5, place.width - 10, canvas.letters.line(title) + 4)
    materials.framed(canvas, bar, materials.Frame(ground_colour, INK, 4, 1.6))
    canvas.write(story.title, bar, title, INK, "centre middle")
    if text:
        words = FRect(place.x + 14, bar.bottom + 4, place.width - 28, place.bottom - bar.bottom - 9)
        canvas.write(text, words, style, INK, "centre top")


# What lies beside the board: printed comic cards, whose turn it is, the die, the seats, keys with an icon above.

ORANGE, SKY = rgb("#f29a1f"), rgb("#cfe0ff")
CALL = Style("head", 24)
NAME = Style("head", 19)
_PITCH, _SIDEBAR_WIDGETS_LEAST, _SHADOW = 7.0, 13.0, 18.0


@dataclass
class Comic(Widget):
    """A printed card: cream edge, a line of ink, and paper or a screen of dots within."""

    dotted: bool = False

    def spoken(self) -> Spoken:
        """What lies on it belongs together."""
        return Spoken(Role.GROUP)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Copy the card; it is painted once with its shadow."""
        place = self.place.inflate(2 * _SHADOW, 2 * _SHADOW)
        canvas.layer(("comic", self.dotted), place, self._paint)

    def _paint(self, canvas: Canvas) -> None:
        place, theme = canvas.area.inflate(-2 * _SHADOW, -2 * _SHADOW), canvas.theme
        materials.card(canvas, place, 10)
        inner = place.inflate(-10, -10)
        dotted = self.dotted and theme.grain
        materials.framed(canvas, inner, Frame(YELLOW if dotted else theme.card, INK, 4, 2))
        if dotted:
            canvas.layer("race_dots", inner.inflate(-4, -4), _dots)


def _dots(canvas: Canvas) -> None:
    """A screen at 45 degrees whose dots grow towards the lower right."""
    wide, high = canvas.area.size
    pitch, scale, colour = _PITCH / 2, canvas.scale, (*ORANGE, 255)
    dots, drawn = [], dict[int, pygame.Surface]()
    for row in range(int(high / pitch) + 1):
        for column in range(row % 2, int(wide / pitch) + 1, 2):
            x, y = column * pitch, row * pitch
            size = canvas.px(5.2 * (0.34 + 0.4 * (x / wide + y / high) / 2))
            if size not in drawn:
                drawn[size] = shapes.ellipse((size, size), colour)
            dots.append((drawn[size], (round((x - 2) * scale), round((y - 2) * scale))))
    canvas.surface.blits(dots, False)


@dataclass
class Plate(CachedWidget):
    """Whose turn it is: badge and call on white."""

    seat: str = ""
    text: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.HEADING, self.text)

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.seat, self.text

    @staticmethod
    def height(canvas: Canvas, text: str, width: float) -> float:
        """How tall it must be for its words."""
        return max(56.0, canvas.letters.height(text, CALL, width - Plate._side(canvas) - 26) + 14)

    @staticmethod
    def _side(canvas: Canvas) -> float:
        return 40.0 * min(canvas.text_scale, 1.4)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw plate, badge and words."""
        materials.framed(canvas, self.place, Frame(canvas.theme.field, INK, 5, 2))
        side = self._side(canvas)
        badges.badge(canvas, self.seat, FRect(self.place.x + 8, self.place.centery - side / 2, side, side))
        room = FRect(self.place.x + side + 16, self.place.y, self.place.width - side - 24, self.place.height)
        style = canvas.letters.fitting(max(self.text.split(), key=len, default=""), CALL, room.width)
        canvas.write(self.text, room, style, canvas.theme.ink, "left middle")


@dataclass
class OrderButton(Button):
    """An order of placing: the badges, the nearest first, and the names."""

    seats: tuple[str, ...] = ()

    def paint_cap(self, canvas: Canvas, face: FRect) -> FRect:
        """Paint the cap of its key, unless the words would go for it, or the signs become small."""
        wide = icons.cap_width(canvas, self.cap)
        rest = FRect(face.x, face.y, face.width - wide - _BESIDE, face.height)
        small = self._signs(rest)[0] < min(_SIGN, self._signs(face)[0])
        if small or self._worded(canvas, face)[1] != self._worded(canvas, rest)[1]:
            return face
        icons.key_cap(canvas, self.cap, FRect(face.right - wide, face.y, wide, face.height))
        return rest

    def _signs(self, face: FRect) -> tuple[float, float]:
        """How large a sign of a seat is, and how wide all of them are."""
        side = min(28.0, face.height - 8, (face.width - 4) / max(1, len(self.seats)) - 3)
        return side, len(self.seats) * (side + 3) + 4

    def _worded(self, canvas: Canvas, face: FRect) -> tuple[Style, bool]:
        """In which letters the words have room beside the signs, and whether those can be read."""
        style = canvas.letters.fitting(self.text, self.style, max(1.0, face.width - self._signs(face)[1]))
        style = Style(style.face, style.size * min(1.0, face.height / canvas.letters.line(style)))
        return style, style.size * canvas.text_scale >= _SIDEBAR_WIDGETS_LEAST

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """The signs of the seats, then the words."""
        (side, taken), (style, worded) = self._signs(face), self._worded(canvas, face)
        left = face.x if worded else face.centerx - taken / 2
        for number, seat in enumerate(self.seats):
            badges.badge(canvas, seat, FRect(left + number * (side + 3), face.centery - side / 2, side, side))
        if worded:
            room = FRect(left + taken, face.y, face.right - left - taken, face.height)
            canvas.write(self.text, room, style, ink, "left middle")


@dataclass(eq=False, repr=False)
class SavedButton(BigButton):
    """Plays the saved number: its die, dark where it would cost one, and a word below it if there is room."""

    word: str = ""
    pips: int = 0
    effect: Effect = Effect.MOVE

    def paint_label(self, canvas: Canvas, face: FRect, ink: Colour) -> None:
        """Draw die and word."""
        low = max(canvas.letters.line(SMALL_BOLD), _CAP if self.key else 0.0)
        low = low if face.height - low - 10 >= _DIE[0] else 0.0
        side = min(face.width - 8, face.height - low - 10, _DIE[1])
        top = face.y + (face.height - low - side) / 2
        draw_small_die(canvas, FRect(face.centerx - side / 2, top, side, side), self.pips, self.effect)
        if low:
            self._paint_word(canvas, FRect(self.place.x + 4, face.bottom - low - 3, self.place.width - 8, low), ink)

    def _paint_word(self, canvas: Canvas, row: FRect, ink: Colour) -> None:
        """The word, and the cap of its key beside it where both have room: written out, a key 1 looks like a number."""
        taken = icons.cap_width(canvas, self.key) + 6 if self.key else 0.0
        wide = canvas.letters.width(self.word, SMALL_BOLD)
        if not self.key or wide + taken > row.width:
            style = canvas.letters.fitting(self.word, SMALL_BOLD, row.width)
            canvas.write(self.word, row, style, ink, "centre middle")
            return
        left = row.centerx - (wide + taken) / 2
        canvas.write(self.word, FRect(left, row.y, wide + 1, row.height), SMALL_BOLD, ink, "left middle")
        icons.key_cap(canvas, self.key, FRect(left + wide + 6, row.y, taken - 6, row.height))


_SIGN = 25.0
"""So large the signs of the seats are at the least beside the cap of a key."""
_BESIDE = 2.0
"""Between signs or words and the cap of a key."""
_CAP = 26.0
"""How high the row of a word with the cap of a key is."""
_DIE = 28.0, 48.0
"""How large the die on the button is at the least beside a word, and at the most."""
_SAVED = 22.0
"""How large the die of a saved number is in a row."""
_NAME_SHARE = 0.34
"""How much of a line the name may have."""
_WITH_PLACE = 0.8
"""In letters smaller than this share of theirs no row says where its piece is, as the board shows that."""
_TALL = 1.2, 1.5
"""Text larger than the first takes two lines a row, larger than the second one line with less in it."""


@dataclass
class RaceSeatRow(CachedWidget):
    """One seat: badge, name, where its piece is, how far it has to go, and its saved number. names: of all seats."""

    seat: str = ""
    text: str = ""
    names: tuple[str, ...] = ()
    where: str = ""
    rest: str = ""
    lit: bool = False
    saved: int = 0

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 4
    bubbles: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """Who is where."""
        return self.called(Role.BUTTON, aloud.seat(self.text, self.where, self.rest, self.saved))

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.seat, self.text, self.names, self.where, self.rest, self.lit, self.saved

    @staticmethod
    def height(canvas: Canvas) -> float:
        """How tall a row is: one line, or two where letters are large; one again where four would not be in sight."""
        one = max(canvas.letters.line(NAME), canvas.letters.line(BOLD)) + (12 if canvas.text_scale <= _TALL[1] else 4)
        return max(44.0, one + canvas.letters.line(BOLD) if RaceSeatRow._in_two(canvas) else one)

    @staticmethod
    def _in_two(canvas: Canvas) -> bool:
        return _TALL[0] < canvas.text_scale <= _TALL[1]

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row, blue while it is this seat's turn."""
        theme, place, letters = canvas.theme, self.place, canvas.letters
        if self.lit:
            materials.framed(canvas, place, Frame(SKY if theme.grain else theme.chosen, INK, 4, 1.6))
        side = min(32.0, place.height - 8)
        badges.badge(canvas, self.seat, FRect(place.x + 8, place.centery - side / 2, side, side))
        room = FRect(place.x + side + 16, place.y, place.width - side - 24, place.height)
        if self.saved:
            die = FRect(room.right - _SAVED, place.centery - _SAVED / 2, _SAVED, _SAVED)
            draw_small_die(canvas, die, self.saved, Effect.MOVE)
            room.width -= _SAVED + 8
        upper, lower = self._rooms(canvas, room)
        where = "" if self.rest and canvas.text_scale > _TALL[1] else self.where
        style = letters.legible(self.text, NAME, upper.width)
        canvas.write(letters.cut(self.text, style, upper.width), upper, style, theme.ink, "left middle")
        if self.rest:
            small = SMALL_BOLD if self.lit else SMALL
            style = letters.fitting(f"{where}   {self.rest}", small, lower.width)
            if where and style.size < small.size * _WITH_PLACE:
                where, style = "", letters.fitting(self.rest, small, lower.width)
        else:
            style = letters.readable(where, SMALL_BOLD, lower.width, lower.height)
        canvas.write(where, lower, style, theme.ink, "left middle")
        canvas.write(self.rest, lower, style, theme.ink, "right middle")

    def _long_names(self, canvas: Canvas, room: FRect) -> bool:
        """Whether a name has no room beside where its piece is, but above it."""
        letters, tall = canvas.letters, canvas.letters.line(NAME) + canvas.letters.line(BOLD) + 4
        widest = max((letters.width(name, NAME) for name in self.names), default=0.0)
        return canvas.text_scale <= _TALL[1] and widest > room.width * _NAME_SHARE and tall <= room.height

    def _rooms(self, canvas: Canvas, room: FRect) -> tuple[FRect, FRect]:
        """Where the name stands, and where the piece is told to be: below it, or beside it."""
        letters, line = canvas.letters, canvas.letters.line(NAME)
        # A line below the name is too short for some; beside it there are two.
        long = not self.rest and letters.fitting(self.where, SMALL_BOLD, room.width).crowded
        two = self._in_two(canvas) or self._long_names(canvas, room)
        if two and not long:
            upper = FRect(room.x, room.y + 4, room.width, line)
            return upper, FRect(room.x, upper.bottom, room.width, room.height - line - 6)
        if canvas.text_scale > _TALL[1]:
            upper = FRect(room.x, room.y, min(letters.width(self.text, NAME) + 4, room.width * 0.5), room.height)
            return upper, FRect(upper.right + 8, room.y, room.right - upper.right - 8, room.height)
        share = min(letters.width(self.text, NAME), room.width * _NAME_SHARE)
        left = room.x + max(share + 10, room.width * 0.3)
        upper = FRect(room.x, room.y, room.width * _NAME_SHARE, room.height)
        return upper, FRect(left, room.y, room.right - left, room.height)


@dataclass
class Heading(Widget):
    """A dark bar with a title."""

    text: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.HEADING, self.text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw bar and words."""
        pygame.draw.rect(canvas.surface, INK, canvas.box(self.place))
        room = self.place.inflate(-20, 0)
        style = canvas.letters.fitting(self.text, Style("head", 18), room.width)
        canvas.write(self.text, room, style, rgb("#ffd84a"), "left middle")
