"""The score: a row a seat, with its pieces before their owner."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect

from game.physics.boobytrap.pieces import RADII
from game.pictures.boobytrap.turned import COPY, Turned
from game.rules.boobytrap.pieces import SIZES, numbers_of, size_of
from game.text.boobytrap import aloud
from game.text.boobytrap import screens as labels
from game.text.language import _
from game.ui import badges, materials
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, SMALL_BOLD, Style
from game.ui.materials import Frame
from game.ui.spoken import Role, Spoken
from game.ui.theme import mix
from game.ui.widget import Mood

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

    def spoken(self) -> Spoken:
        """Who, and what is there."""
        told = aloud.row(self.text, len(self.pieces), self.trips, self.score if self.points else None)
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
