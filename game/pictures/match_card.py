"""A match as a card on its shelf: a small picture, who plays, and how it stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.pictures.framed_picture import framed_picture
from game.pictures.shelf import ShelfSeat
from game.text import matches as labels
from game.text.language import _, listed
from game.ui import badges, icons, materials, shapes
from game.ui.canvas import Canvas
from game.ui.input_events import Point
from game.ui.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.theme import mix
from game.ui.widget import Mood, Widget

NAME = Style("head", 18)
WIDTH, PICTURE = 228.0, 84.0
_PAD, _LEDGE = 8.0, 14.0


class CardText(NamedTuple):
    """What a card says. playable: whether the match can be gone on with or watched. finished: whether it is over."""

    title: str
    when: str
    sitters: tuple[ShelfSeat, ...]
    line: str
    playable: bool
    finished: bool

    @property
    def spoken(self) -> str:
        """All of it in a sentence."""
        names = [_(labels.BY_A_COMPUTER, name=seat.name) if seat.computer else seat.name for seat in self.sitters]
        told = _(labels.MATCH_CARD, title=self.title, when=self.when, names=listed(names), line=self.line)
        return told.replace(". . ", ". ").strip()


_BLANK = CardText("", "", (), "", True, False)


@dataclass
class MatchCard(Widget):
    """Press it twice, or Enter once, to go on; thrown: it fades, and a press brings it back."""

    text: CardText = _BLANK
    picture: pygame.Surface | None = None
    chosen: bool = False
    thrown: bool = False
    on_choose: Callable[[], None] = lambda: None
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Picture, name, badges and two lines."""
        letters = canvas.letters
        return PICTURE + 2 * _PAD + letters.line(NAME) + 28 + 2 * letters.line(SMALL)

    def confirm(self) -> None:
        """Go on with the match."""
        self.on_open()

    def click(self, at: Point) -> None:
        """Choose it."""
        self.on_choose()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, faded if it is thrown away."""
        theme = canvas.theme
        paper = theme.field if mood.hover or self.chosen else theme.card
        materials.card(canvas, self.place, 10, 0.8, paper)
        place = self.place.inflate(-2 * _PAD, -2 * _PAD)
        picture = FRect(place.x, place.y, place.width, PICTURE)
        self._picture(canvas, picture)
        rest = FRect(place.x + 2, picture.bottom + 2, place.width - 4, place.bottom - picture.bottom - 2)
        self._words(canvas, rest)
        if not self._beside(canvas, rest.width):
            self._day(canvas, picture)
        if self.text.finished and not self.thrown:
            self._tag(canvas, picture, _(labels.FINISHED))
        if self.thrown:
            self._veil(canvas)

    def _picture(self, canvas: Canvas, place: FRect) -> None:
        if self.picture is None:
            materials.well(canvas, place, 6, canvas.theme.tray)
            icons.icon(canvas, "shelf", place.inflate(0, -30), canvas.theme.faint)
            return
        framed_picture(canvas, self.picture, place, 6)

    def _words(self, canvas: Canvas, rest: FRect) -> None:
        theme, letters, text = canvas.theme, canvas.letters, self.text
        line = letters.line(NAME)
        _one_line(canvas, text.title, FRect(rest.x, rest.y, rest.width, line), NAME, theme.ink)
        if self._beside(canvas, rest.width):
            canvas.write(text.when, FRect(rest.x, rest.y, rest.width, line), SMALL, theme.faint, "right middle")
        x, y = rest.x, rest.y + line + 1
        for sitter in text.sitters:
            if x + 40 > rest.right:
                break
            badges.badge(canvas, sitter.seat, FRect(x, y, 22, 22))
            x += 26
            if sitter.computer:
                icons.icon(canvas, "gear", FRect(x - 3, y + 4, 14, 14), theme.faint)
                x += 14
        low = FRect(rest.x, y + 25, rest.width, 2 * letters.line(SMALL))
        for number, words in enumerate(letters.wrap(text.line, SMALL, low.width)[:2]):
            step = letters.line(SMALL)
            ink = theme.ink if text.playable else theme.faint
            _one_line(canvas, words, FRect(low.x, low.y + number * step, low.width, step), SMALL, ink)

    def _beside(self, canvas: Canvas, width: float) -> bool:
        """Whether name and day have room in one line."""
        letters = canvas.letters
        return letters.width(self.text.title, NAME) + 8 + letters.width(self.text.when, SMALL) <= width

    def _day(self, canvas: Canvas, place: FRect) -> None:
        """When it was played, at the foot of the picture."""
        theme, letters, word = canvas.theme, canvas.letters, self.text.when
        wide, high = letters.width(word, SMALL) + 12, letters.line(SMALL) + 2
        tag = FRect(place.right - wide - 5, place.bottom - high - 5, wide, high)
        materials.framed(canvas, tag, materials.Frame(theme.field, theme.outline, 5, 1.0))
        canvas.write(word, tag, SMALL, theme.ink, "centre middle")

    def _tag(self, canvas: Canvas, place: FRect, word: str) -> None:
        wide, high = canvas.letters.width(word, SMALL_BOLD) + 16, canvas.letters.line(SMALL_BOLD) + 4
        tag = FRect(place.right - wide - 6, place.y + 6, wide, high)
        tone = mix(canvas.theme.good, (0, 0, 0), 0.25)
        materials.framed(canvas, tag, materials.Frame(tone, canvas.theme.outline, 5, 1.2))
        canvas.write(word, tag, SMALL_BOLD, (255, 255, 255), "centre middle")

    def _veil(self, canvas: Canvas) -> None:
        veil = shapes.rounded(canvas.box(self.place).size, canvas.px(10), (*canvas.theme.table, 190))
        canvas.surface.blit(veil, canvas.box(self.place))
        room = self.place.inflate(-20, -20)
        style = canvas.letters.fitting(_(labels.UNDO), BOLD, room.width)
        canvas.emboss(_(labels.UNDO), room, style, canvas.theme.on_table, "centre middle")


@dataclass
class Ledge(Widget):
    """The board on which a row of cards stands."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it, with the shadow that it throws."""
        place = FRect(self.place.x, self.place.y, self.place.width, _LEDGE)
        materials.drop(canvas, place.move(0, 4), 6, 120, 2)
        materials.wood(canvas, place)


def _one_line(canvas: Canvas, text: str, place: FRect, style: Style, colour: tuple[int, int, int]) -> None:
    """As much of a text as fits into one line."""
    shown = text
    while shown and canvas.letters.width(shown + "…" * (shown != text), style) > place.width + 1:
        shown = shown[:-1].rstrip()
    room = FRect(place.x, place.y, place.width + 6, place.height)
    canvas.write(shown + "…" * (shown != text), room, style, colour, "left middle")
