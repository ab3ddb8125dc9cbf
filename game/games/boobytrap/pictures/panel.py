"""What is pressed and read on the panel: the header, the big button, a row a seat with its pieces."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame
from pygame import FRect

from game.games.boobytrap.pictures.tray import COPY, Turned
from game.games.boobytrap.rules.pieces import SIZES, numbers_of, size_of
from game.games.boobytrap.text import table as aloud
from game.games.boobytrap.text import table as labels
from game.games.boobytrap.tray.packing import RADII
from game.text.language import _
from game.ui.drawing import badges, icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.materials import Frame
from game.ui.drawing.theme import mix, rgb
from game.ui.input.caps import USUAL, Caps
from game.ui.widgets.buttons import Button
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget

CALL = Style("head", 27)
_GREEN, _OFF = rgb("#177a4c"), rgb("#6d5b45")


@dataclass
class TrayHeader(CachedWidget):
    """Whose turn it is and how it goes, on the seat's colour."""

    seat: str = ""
    call: str = ""
    line: str = ""

    def spoken(self) -> Spoken:
        """Its words."""
        return Spoken(Role.HEADING, f"{self.call}. {self.line}")

    def says(self, mood: Mood) -> Hashable:
        """Seat and words."""
        return self.seat, self.call, self.line

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """A moulded field with the badge on a white ground, the call and the line."""
        place, look = self.place, badges.badge_of(self.seat)
        materials.plastic(canvas, place, (look.colour, mix(look.colour, (0, 0, 0), 0.45)), radius=10)
        size = min(place.height - 18, 62.0)
        ground = FRect(place.x + 10, place.centery - size / 2 - 2, size, size)
        materials.framed(canvas, ground, Frame(rgb("#fffaf0"), canvas.theme.outline, size / 2))
        badges.badge(canvas, self.seat, ground.inflate(-size * 0.26, -size * 0.26))
        left = ground.right + 10
        room = FRect(left, place.y + 4, place.right - left - 14, place.height - 12)
        style = canvas.letters.fitting(self.call, CALL, room.width)
        low = canvas.letters.height(self.line, SMALL_BOLD, room.width)
        upper = FRect(room.x, room.y, room.width, room.height - low)
        if canvas.letters.line(style) > upper.height:
            style = Style(style.face, style.size * upper.height / canvas.letters.line(style))
        canvas.write(self.call, upper, style, look.on, "left middle")
        canvas.write(self.line, FRect(room.x, upper.bottom, room.width, low), SMALL_BOLD, look.on)

    @staticmethod
    def height(canvas: Canvas, line: str, width: float) -> float:
        """How tall one must be for its words."""
        letters = canvas.letters
        return max(76.0, letters.line(CALL) + letters.height(line, SMALL_BOLD, width - 90) + 20)


@dataclass
class TakeButton(Button):
    """Takes the touched piece; what it is worth stands in a white field."""

    worth: str = ""

    def paint_label(self, canvas: Canvas, face: FRect, ink: tuple[int, int, int]) -> None:
        """The words, and what it is worth on a pill."""
        pill = canvas.letters.width(self.worth, BOLD) + 20 if self.worth else 0.0
        style = canvas.letters.fitting(self.text, self.style, face.width - pill - (10 if pill else 0))
        wide = canvas.letters.width(self.text, style)
        left = face.centerx - (wide + pill + (10 if pill else 0)) / 2
        canvas.write(self.text, FRect(left, face.y, wide + 4, face.height), style, ink, "left middle")
        if pill:
            high = canvas.letters.line(BOLD) + 4
            place = FRect(left + wide + 10, face.centery - high / 2, pill, high)
            materials.framed(canvas, place, Frame(rgb("#fffaf0"), rgb("#fffaf0"), high / 2, 1))
            canvas.write(self.worth, place, BOLD, canvas.theme.ink, "centre middle")


@dataclass
class TrayKeyHints(CachedWidget):
    """What the keys of the device in use do: caps and a word each, as many as there is room for."""

    keys: tuple[tuple[tuple[str, ...], str], ...] = ()

    caps: Caps = USUAL

    def says(self, mood: Mood) -> Hashable:
        """Keys and words."""
        return self.keys, self.caps

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw them from the left edge to the right one, evenly apart."""
        place, keys = self.place, list(self.keys)
        while keys and sum(self._width(canvas, *key) for key in keys) + 10 * (len(keys) - 1) > place.width:
            keys.pop()
        room = place.width - sum(self._width(canvas, *key) for key in keys)
        left, gap = place.x, min(26.0, room / max(1, len(keys) - 1))
        for caps, word in keys:
            for cap in caps:
                icons.key_cap(canvas, cap, FRect(left, place.y, 0, place.height))
                left += icons.cap_width(canvas, cap) + 3
            wide = canvas.letters.width(word, SMALL) + 2
            canvas.write(word, FRect(left + 3, place.y, wide, place.height), SMALL, canvas.theme.ink, "left middle")
            left += wide + 3 + gap

    @staticmethod
    def _width(canvas: Canvas, caps: tuple[str, ...], word: str) -> float:
        return sum(icons.cap_width(canvas, cap) + 3 for cap in caps) + 5 + canvas.letters.width(word, SMALL)


@dataclass
class Pips(Widget):
    """So many of so many, as filled and empty rings."""

    done: int = 0
    most: int = 0
    warn: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the rings, as large as fit."""
        place, theme = self.place, canvas.theme
        side = min(place.height, place.width / max(1, self.most) - 3)
        for number in range(self.most):
            ring = FRect(place.x + number * (side + 3), place.centery - side / 2, side, side)
            full = number < self.done
            fill = (theme.warn if self.warn else theme.ink) if full else theme.field
            materials.framed(canvas, ring, Frame(fill, theme.outline, side / 2, 1.6))


@dataclass
class Switch(Widget):
    """A card with an icon, a word, a line, and a switch that is on or off."""

    text: str = ""
    note: str = ""
    icon: str = ""
    on: bool = False
    cap: str = ""
    on_change: Callable[[bool], None] = lambda on: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def spoken(self) -> Spoken:
        """Its word, its line, and whether it is on."""
        told = self.called(Role.CHECK, self.text)
        return told._replace(note=self.note or told.note, on=self.on)

    def confirm(self) -> None:
        """Turn it over."""
        self.on_change(not self.on)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, its words, and the switch."""
        place, theme = self.place, canvas.theme
        ground = theme.chosen if mood.hover else mix(theme.card, theme.tray, 0.45)
        materials.framed(canvas, place, Frame(ground, theme.card_edge, 8, 1.4))
        word = _(labels.ON) if self.on else _(labels.OFF)
        high = max(26.0, canvas.letters.line(SMALL_BOLD) + 6)
        wide = max(canvas.letters.width(one, SMALL_BOLD) for one in (_(labels.ON), _(labels.OFF))) + high + 16
        body = FRect(place.right - wide - 8, place.centery - high / 2, wide, high)
        materials.framed(canvas, body, Frame(_GREEN if self.on else _OFF, theme.outline, high / 2, 1.6))
        knob = FRect(body.right - high if self.on else body.x, body.y, high, high).inflate(-7, -7)
        materials.framed(canvas, knob, Frame(rgb("#fffaf0"), theme.outline, knob.width / 2, 1.2))
        label = FRect(body.x + 8, body.y, wide - high, high) if self.on else FRect(
            body.x + high - 2, body.y, wide - high - 4, high)  # fmt: skip
        canvas.write(word, label, SMALL_BOLD, rgb("#ffffff"), "centre middle")
        side = min(30.0, place.height - 12)
        if not canvas.sprite(self.icon, FRect(place.x + 9, place.centery - side / 2, side, side), theme.ink):
            icons.icon(canvas, "eye", FRect(place.x + 9, place.centery - side / 2, side, side), theme.ink)
        right = body.x
        if self.cap:
            right -= icons.cap_width(canvas, self.cap) + 8
            icons.key_cap(canvas, self.cap, FRect(right, place.y, 0, place.height))
        room = FRect(place.x + side + 18, place.y + 4, right - place.x - side - 24, place.height - 8)
        style = canvas.letters.fitting(self.text, SMALL_BOLD, room.width)
        line = canvas.letters.line(style)
        if self.note and canvas.letters.height(self.note, SMALL, room.width) + line <= room.height:
            canvas.write(self.text, room, style, theme.ink)
            canvas.write(self.note, FRect(room.x, room.y + line, room.width, room.height - line), SMALL, theme.ink)
        else:
            canvas.write(self.text, room, style, theme.ink, "left middle")


# The score: a row a seat, with its pieces before their owner.

NUMBER = Style("bold", 17)
SCORE = Style("head", 21)
_PILE = 3
_BROAD = 54.0
"""In a narrower column stands a number alone: what it counts is at the column's head."""
_LAID = 20.0
"""How high the strip is at least on which a seat's pieces lie."""


@dataclass(frozen=True)
class Columns:
    """Where the columns of the score begin, from the right edge leftwards, and how words and numbers are written."""

    score: float
    trips: float
    piles: tuple[float, float, float]
    pile: float
    head: Style
    number: Style

    @staticmethod
    def of(canvas: Canvas, row: FRect) -> Columns:
        """The columns of a row, with room for its words at this size of text."""
        letters = canvas.letters
        head = letters.fitting(max(_(labels.SCORE), _(labels.TRIPS), key=len), SMALL_BOLD, row.width * 0.19)
        number = letters.fitting("−200", SCORE, row.width * 0.15)
        score = row.right - 6 - max(letters.width("−200", number), letters.width(_(labels.SCORE), head)) - 2
        trips = score - letters.width(_(labels.TRIPS), head) - 8
        least = letters.width("20", head) + 6
        pile = max(least, min(60.0 * canvas.text_scale, (trips - row.x - max(104.0, row.width * 0.30)) / 3))
        return Columns(score, trips, (trips - 3 * pile, trips - 2 * pile, trips - pile), pile, head, number)


@dataclass
class HandRow(CachedWidget):
    """One seat: badge, name, its pieces in three piles, trips and score."""

    seat: str = ""
    text: str = ""
    pieces: tuple[int, ...] = ()
    trips: int = 0
    score: int = 0
    lit: bool = False
    points: bool = True
    names: tuple[str, ...] = ()
    shaded: bool = False

    bubbles: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """Who, and what is there."""
        told = aloud.standings_row(self.text, len(self.pieces), self.trips, self.score if self.points else None)
        return self.called(Role.LABEL, told)

    def says(self, mood: Mood) -> Hashable:
        """All that is told."""
        told = self.seat, self.text, self.pieces, self.trips, self.score
        return told, self.lit, self.points, self.names, self.shaded

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row from left to right, and where there is room the pieces laid out below it."""
        place, theme = self.place, canvas.theme
        ink = theme.ink
        if self.lit:
            look = badges.badge_of(self.seat).colour
            materials.framed(canvas, place, Frame(mix(theme.card, look, 0.22), theme.outline, 7))
        elif self.shaded:
            ground = mix(theme.card, theme.tray, 0.35)
            materials.framed(canvas, place, Frame(ground, ground, 7))
        least = max(canvas.letters.line(BOLD), canvas.letters.line(SCORE)) + 2
        if self.pieces and place.height >= least + _LAID:
            low = FRect(place.x + 6, place.y + least + 1, place.width - 12, place.height - least - 4)
            self._laid(canvas, low)
            place = FRect(place.x, place.y + 1, place.width, least)
        columns = Columns.of(canvas, place)
        mark = min(30.0, place.height - 3)
        if self.seat:
            badges.badge(canvas, self.seat, FRect(place.x + 5, place.centery - mark / 2, mark, mark))
        room = FRect(place.x + mark + 11, place.y, columns.piles[0] - place.x - mark - 15, place.height)
        widest = max((self.text, *self.names), key=lambda name: canvas.letters.width(name, BOLD))
        style = canvas.letters.legible(widest, BOLD, room.width)
        canvas.write(canvas.letters.cut(self.text, style, room.width), room, style, ink, "left middle")
        for size, left in zip(reversed(SIZES), columns.piles, strict=True):
            mine = [number for number in self.pieces if size_of(number) == size]
            self._pile(canvas, FRect(left, place.y, columns.pile, place.height), mine)
        trips = FRect(columns.trips, place.y, columns.score - columns.trips - 6, place.height)
        canvas.write(str(self.trips or "–"), trips, NUMBER, ink, "centre middle")
        score = FRect(columns.score, place.y, place.right - 6 - columns.score, place.height)
        if self.points:
            canvas.write(str(self.score).replace("-", "−"), score, columns.number, ink, "right middle")

    def _laid(self, canvas: Canvas, room: FRect) -> None:
        """All pieces side by side, the large ones first, closer the more there are."""
        mine = sorted(self.pieces, reverse=True)
        high = min(room.height, 26.0)
        step = min(high + 2, (room.width - high) / max(1, len(mine) - 1))
        for at, number in enumerate(mine):
            side = high * (RADII[size_of(number)] / RADII["L"]) ** 0.6
            small_disc(canvas, number, FRect(room.x + at * step, room.centery - side / 2, side, side))

    @staticmethod
    def _pile(canvas: Canvas, room: FRect, pieces: Sequence[int]) -> None:
        """Some of the pieces, one on the other, and how many they are."""
        if not pieces:
            canvas.write("–", room, NUMBER, canvas.theme.faint, "centre middle")
            return
        told = str(len(pieces))
        if room.width < _BROAD * canvas.text_scale:
            style = canvas.letters.fitting("20", NUMBER, room.width - 4)
            canvas.write(told, room, style, canvas.theme.ink, "centre middle")
            return
        style = canvas.letters.fitting("20", NUMBER, room.width * 0.5)
        wide, step = canvas.letters.width("20", style), 4.0
        most = min(room.height - 4, 28.0, max(8.0, room.width - wide - 5 - 2.5 * step))
        size = most * (RADII[size_of(pieces[0])] / RADII["L"]) ** 0.6
        shown = pieces[-_PILE:]
        whole = size + step * (len(shown) - 1) + 3 + canvas.letters.width(told, style)
        left = max(room.x, room.centerx - whole / 2)
        for number in shown:
            small_disc(canvas, number, FRect(left, room.centery - size / 2, size, size))
            left += step
        text = FRect(left - step + size + 3, room.y, wide + 4, room.height)
        canvas.write(told, text, style, canvas.theme.ink, "left middle")


def small_disc(canvas: Canvas, number: int, place: FRect) -> None:
    """A piece as large as its place."""
    size = size_of(number)
    box = canvas.box(place)

    def paint() -> pygame.Surface:
        info = canvas.sprites.info(f"booby/{size.lower()}_light")
        per = 4.0 if info is None else info.per / 10
        body = Turned(canvas, per / canvas.scale).body(numbers_of(size)[number % 3], 0.6)
        return pygame.transform.smoothscale(body, (box.width, box.width))

    picture = canvas.store.get(("small disc", size, number % 3, box.width), paint)
    canvas.surface.blit(picture, box, special_flags=COPY)


@dataclass
class HandHead(CachedWidget):
    """The head of the score: a piece of each size with its value, and the words."""

    values: tuple[int, ...] = ()
    points: bool = True

    def says(self, mood: Mood) -> Hashable:
        """The values."""
        return self.values, self.points

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw discs and words over their columns."""
        place, theme = self.place, canvas.theme
        columns = Columns.of(canvas, place)
        style = columns.head
        low = canvas.letters.line(style)
        foot = place.bottom - low
        room = FRect(place.x + 6, foot, columns.piles[0] - place.x - 8, low)
        taken = _(labels.TAKEN)
        canvas.write(taken, room, canvas.letters.fitting(taken, style, room.width), theme.ink)
        high = min(place.height - low - 2, columns.pile - 4)
        worth = dict(zip(SIZES, self.values, strict=True))
        for size, left in zip(reversed(SIZES), columns.piles, strict=True):
            side = high * (RADII[size] / RADII["L"]) ** 0.7
            spot = FRect(left + columns.pile / 2 - side / 2, foot - 1 - (high + side) / 2, side, side)
            small_disc(canvas, numbers_of(size)[0], spot)
            told = str(worth[size]) if self.points else _(labels.SIZE_LETTERS[size])
            canvas.write(told, FRect(left, foot, columns.pile, low), style, theme.ink, "centre top")
        trips = FRect(columns.trips - 2, foot, columns.score - columns.trips - 2, low)
        canvas.write(_(labels.TRIPS), trips, style, theme.ink, "centre top")
        if self.points:
            room = FRect(columns.score - 8, foot, place.right - 6 - columns.score + 8, low)
            canvas.write(_(labels.SCORE), room, style, theme.ink, "right top")
