"""The cards on the lower shelf of the shop, a match among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game.shell.pictures.blocks import framed_picture
from game.shell.pictures.shop import titled
from game.shell.pictures.thumbnails import RATIO
from game.shell.waiting import ShelfSeat, Waiting
from game.text import matches as labels
from game.text.days import when
from game.text.language import _, listed, sentences
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, HEAD, SLACK, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import mix
from game.ui.input.bindings import Point
from game.ui.widgets.buttons import Choice
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

NAME = Style("head", 18)
WIDTH = 228.0
_PAD, _LEDGE, _RIM = 8.0, 14.0, 5.0
_LINES, _LARGE = 2, 1.3
"""Lines for how a match stands, and from which scale of text on it takes one more."""


class CardText(NamedTuple):
    """What a card says. playable: whether the match can be gone on with or watched. finished: whether it is over.

    origin: from where a branch goes on; seen where there is room, always told.
    """

    title: str
    when: str
    sitters: tuple[ShelfSeat, ...]
    line: str
    playable: bool
    finished: bool
    origin: str = ""

    @property
    def spoken(self) -> str:
        """All of it in a sentence."""
        names = [_(labels.BY_A_COMPUTER, name=seat.name) if seat.computer else seat.name for seat in self.sitters]
        told = _(
            labels.MATCH_CARD,
            title=self.title,
            when=self.when,
            names=listed(names),
            line=sentences(self.origin, self.line),
        )
        return told.replace(". . ", ". ").strip()


_BLANK = CardText("", "", (), "", True, False)


@dataclass(eq=False, repr=False)
class MatchCard(Widget):
    """Press it twice, or Enter once, to go on; thrown: it fades, and a press brings it back.

    chosen: the buttons are for this one, which has a rim whatever has the focus.
    """

    text: CardText = _BLANK
    picture: pygame.Surface | None = None
    chosen: bool = False
    thrown: bool = False
    on_choose: Callable[[], None] = lambda: None
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True

    @staticmethod
    def height(canvas: Canvas, width: float) -> float:
        """The whole picture, name, day, badges and two lines, or three where letters are large."""
        letters = canvas.letters
        lines = 1 + (_LINES if canvas.text_scale <= _LARGE else _LINES + 1)
        return (width - 2 * _PAD) / RATIO + 2 * _PAD + letters.line(NAME) + 28 + lines * letters.line(SMALL)

    def confirm(self) -> None:
        self.on_open()

    def click(self, at: Point) -> None:
        self.on_choose()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, faded if it is thrown away."""
        theme = canvas.theme
        paper = theme.field if mood.hover or self.chosen else theme.card
        if self.chosen:
            around = self.place.inflate(2 * _RIM, 2 * _RIM)
            materials.framed(canvas, around, materials.Frame(theme.primary, theme.outline, 10 + _RIM, 1.4))
        materials.card(canvas, self.place, 10, 0.8, paper)
        place = self.place.inflate(-2 * _PAD, -2 * _PAD)
        picture = FRect(place.x, place.y, place.width, place.width / RATIO)
        self._picture(canvas, picture)
        rest = FRect(place.x + 2, picture.bottom + 2, place.width - 4, place.bottom - picture.bottom - 2)
        self._words(canvas, rest)
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
        day = letters.line(SMALL)
        _one_line(canvas, text.when, FRect(rest.x, rest.y + line, rest.width, day), SMALL, theme.faint)
        x, y = rest.x, rest.y + line + day + 1
        for sitter in text.sitters:
            if x + 40 > rest.right:
                break
            badges.badge(canvas, sitter.seat, FRect(x, y, 22, 22))
            x += 26
            if sitter.computer:
                icons.icon(canvas, "gear", FRect(x - 3, y + 4, 14, 14), theme.faint)
                x += 14
        low = FRect(rest.x, y + 25, rest.width, rest.bottom - y - 25)
        told = sentences(text.origin, text.line)
        if letters.height(told, letters.shrunk(told, SMALL, low.width, low.height), low.width) > low.height + SLACK:
            told = text.line  # a strap ties it to where it goes on from
        style = letters.shrunk(told, SMALL, low.width, low.height)
        canvas.write(told, low, style, theme.ink if text.playable else theme.faint)

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


@dataclass(eq=False, repr=False)
class GameChoice(Choice):
    """All games, or one of them by its box."""

    radius: ClassVar[float] = 10

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A word for all, and the boxes side by side."""
        theme, place = canvas.theme, self.place
        materials.well(canvas, place, 10, theme.tray)
        wide = place.width / len(self.picks)
        self.cells = [FRect(place.x + number * wide, place.y, wide, place.height) for number in range(len(self.picks))]
        for number, (pick, cell) in enumerate(zip(self.picks, self.cells, strict=True)):
            inner, chosen = cell.inflate(-6, -6), number == self.at
            if chosen:
                materials.framed(canvas, inner, materials.Frame(theme.ink, theme.outline, 8, 1))
            if pick.icon:
                side = min(inner.width, inner.height) - 6
                canvas.sprite(pick.icon, FRect(inner.centerx - side / 2, inner.centery - side / 2, side, side))
            else:
                style = canvas.letters.fitting(pick.text, self.style, inner.width - 6)
                canvas.write(pick.text, inner, style, theme.card if chosen else theme.ink, "centre middle")


@dataclass(eq=False, repr=False)
class Ledge(Widget):
    """The board on which a row of cards stands."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        place = FRect(self.place.x, self.place.y, self.place.width, _LEDGE)
        materials.drop(canvas, place.move(0, 4), 6, 120, 2)
        materials.wood(canvas, place)


@dataclass(eq=False, repr=False)
class Strap(Widget):
    """Ties a match to the one from which it goes on. depth: how far from the first, told by up to three arrows."""

    depth: int = 1

    @property
    def arrows(self) -> int:
        """How many arrows it has."""
        return min(3, self.depth)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place = canvas.theme, self.place
        materials.drop(canvas, place.move(0, 3), 6, 110, 2)
        materials.framed(canvas, place, materials.Frame(theme.primary, theme.outline, place.height / 2, 1.4))
        step, size = place.height * 0.4, place.height - 8
        left = place.centerx - (size + step * (self.arrows - 1)) / 2
        for number in range(self.arrows):
            spot = FRect(left + number * step, place.centery - size / 2, size, size)
            icons.icon(canvas, "next" if self.arrows > 1 else "right", spot, theme.on_primary)


def _one_line(canvas: Canvas, text: str, place: FRect, style: Style, colour: tuple[int, int, int]) -> None:
    """A text in one line, smaller where that is needed; as much of it as fits where it could not be read then."""
    style = canvas.letters.legible(text, style, place.width)
    room = FRect(place.x, place.y, place.width + 6, place.height)
    canvas.write(canvas.letters.cut(text, style, place.width + 1), room, style, colour, "left middle")


# The cards on the lower shelf of the shop.

Act = Callable[[], None]
# The pegboard in its own units, and how much of it the gears at its right take.
_BOARD, _GEARS = (300.0, 158.0), 182.0
_STILL_LIFE = 1.5
_VIEW, _LEAST_WORDS, _LEAST_VIEW = 1.34, 250.0, 54.0
"""How much wider than high the picture of a match is beside words, the room it leaves to them, its least height."""


def _nothing() -> None:
    """A card without an action."""


@dataclass(eq=False, repr=False)
class Tile(Widget):
    """A card on the lower shelf that can be pressed."""

    heading: str = ""
    waiting: Waiting | None = None
    note: str = ""
    picture: pygame.Surface | None = None
    on_press: Act = _nothing

    focusable: ClassVar[bool] = True

    def spoken(self) -> Spoken:
        waiting = self.waiting
        note = self.note
        if waiting is not None:
            note = sentences(f"{titled(waiting.game, waiting.named)}, {when(waiting.time)}.", waiting.line)
        return Spoken(Role.BUTTON, self.heading, note=note)

    def confirm(self) -> None:
        if self.enabled:
            self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, a picture on the left if there is room, and as many lines as fit."""
        theme = canvas.theme
        colour = theme.field if mood.hover else theme.card
        materials.card(canvas, self.place, 12, 1.0, colour)
        room = self.place.inflate(-32, -22)
        if self.waiting is not None:
            room = self._aside(canvas, room, self.waiting)
        fits = canvas.letters.width(self.heading, HEAD) <= room.width
        style = HEAD if fits else canvas.letters.fitting(self.heading, HEAD, room.width)
        taken = canvas.write(self.heading, room, style, theme.ink)
        rest = FRect(room.x, room.y + taken + 4, room.width, room.height - taken - 4)
        if self.waiting is not None:
            below = self._match(canvas, rest, self.waiting)
            if self.picture is not None and below.height > _LEAST_VIEW and room.x < self.place.x + 20:
                framed_picture(canvas, self.picture, self._view(self.picture, below), 8)
        else:
            _lines(canvas, rest, [(self.note, SMALL)])

    def _aside(self, canvas: Canvas, room: FRect, waiting: Waiting) -> FRect:
        """The picture of the state, or those who play where there is none yet; what is left of the room."""
        wide = min(self.place.height * _VIEW, room.width - _LEAST_WORDS * canvas.text_scale)
        if self.picture is not None and wide > self.place.height * 0.7:
            place = FRect(self.place.x + 12, self.place.y + 12, wide, self.place.height - 24)
            framed_picture(canvas, self.picture, self._view(self.picture, place), 8)
            return FRect(place.right + 16, room.y, room.right - place.right - 16, room.height)
        if self.picture is None and room.width > 460 * canvas.text_scale:
            room.width -= self._players(canvas, room, waiting) + 12
        return room

    def _view(self, picture: pygame.Surface, room: FRect) -> FRect:
        """Where in a room the picture is seen: in all of it, or where that would cut a machine, as large as it fits."""
        if self.waiting is None or not self.waiting.panorama:
            return room
        share = min(room.width / picture.get_width(), room.height / picture.get_height())
        seen = FRect(0, 0, picture.get_width() * share, picture.get_height() * share)
        seen.center = room.center
        return seen

    @staticmethod
    def _players(canvas: Canvas, room: FRect, waiting: Waiting) -> float:
        """The mice that wait at the right edge; returns the width they take."""
        high = min(room.height * 0.72, 112.0)
        step = high * 0.56
        left = room.right - step * len(waiting.sitters)
        for number, sitter in enumerate(waiting.sitters):
            place = FRect(left + number * step - high * 0.2, room.bottom - high + 6, high, high)
            canvas.sprite(f"mice/{sitter.seat}_figure", place)
        return step * len(waiting.sitters)

    def _match(self, canvas: Canvas, rest: FRect, waiting: Waiting) -> FRect:
        """Which game since when, who plays, and how it stands; what is left below."""
        step = canvas.letters.line(SMALL)
        taken = _lines(canvas, rest, [(f"{titled(waiting.game, waiting.named)}, {when(waiting.time)}", SMALL_BOLD)])
        rows = (len(waiting.sitters) + 1) // 2
        high = max(step, 24) + 4
        last = canvas.letters.height(waiting.line, SMALL, rest.width)
        if taken + rows * high + last <= rest.height + 2:
            for number, sitter in enumerate(waiting.sitters):
                x = rest.x + (number % 2) * rest.width / 2
                y = rest.y + taken + (number // 2) * high
                badges.badge(canvas, sitter.seat, FRect(x, y + high / 2 - 12, 24, 24))
                name = canvas.letters.width(sitter.name, SMALL)
                words = FRect(x + 32, y, min(name + 2, rest.width / 2 - 60), high)
                canvas.write(sitter.name, words, SMALL, canvas.theme.ink, "left middle")
                if sitter.computer:
                    icons.icon(canvas, "gear", FRect(words.right + 6, y + high / 2 - 9, 18, 18), canvas.theme.faint)
            taken += rows * high
        rest = FRect(rest.x, rest.y + taken, rest.width, rest.height - taken)
        taken = _lines(canvas, rest, [(waiting.line, SMALL)]) + 8
        return FRect(rest.x, rest.y + taken, rest.width, rest.height - taken)


@dataclass(eq=False, repr=False)
class Welcome(Widget):
    """A card that tells how to begin, where no match waits yet."""

    heading: str = ""
    note: str = ""

    def spoken(self) -> Spoken:
        return Spoken(Role.LABEL, sentences(self.heading, self.note))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the card, some parts at its right or below if there is room, and as many lines as fit."""
        theme = canvas.theme
        materials.card(canvas, self.place, 12, 1.0)
        room = self.place.inflate(-32, -22)
        wide = room.height * _STILL_LIFE
        beside = room.width - wide > 240 * canvas.text_scale
        if beside:
            room.width -= wide + 12
        style = canvas.letters.fitting(self.heading, HEAD, room.width)
        taken = canvas.write(self.heading, room, style, theme.ink) + 4
        taken += _lines(canvas, FRect(room.x, room.y + taken, room.width, room.height - taken), [(self.note, BODY)])
        high = room.height if beside else min(room.height - taken - 4, room.width / _STILL_LIFE)
        if high > _LEAST_VIEW:
            right = self.place.right - 16
            place = FRect(right - high * _STILL_LIFE, room.bottom - high, high * _STILL_LIFE, high)
            canvas.sprite("title/still_life", place)


@dataclass(eq=False, repr=False)
class BenchTile(Tile):
    """The workshop's pegboard, its words on a small card; where these need more room, a card alone or the heading."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the board with its card, else a card alone if it holds all words, else no more than the heading."""
        letters, room = canvas.letters, self.place.inflate(-32, -22)
        needed = letters.height(self.heading, HEAD, room.width) + 4 + letters.height(self.note, SMALL, room.width)
        for note in (self.note, "") if needed > room.height + 1 else (self.note,):
            card = self._card(canvas, note)
            if card is not None:
                self._on_board(canvas, mood, card, note)
                return
        if needed <= room.height + 1:
            super().draw(canvas, mood)
            return
        materials.card(canvas, self.place, 12, 1.0, canvas.theme.field if mood.hover else canvas.theme.card)
        style = letters.fitting(self.heading, HEAD, room.width)
        canvas.write(self.heading, room, style, canvas.theme.ink, "left middle")

    def _card(self, canvas: Canvas, note: str) -> FRect | None:
        """Where the heading and these words have room on the board; None if they hide it, or have none."""
        share, letters = self.place.height / _BOARD[1], canvas.letters
        wide = max(self.place.width * 0.46, self.place.width - _GEARS * share - 12)
        wide = max(wide, letters.width(self.heading, HEAD) + 26)
        card = FRect(self.place.x + 12, self.place.y + 12, wide, self.place.height - 24)
        room = card.inflate(-22, -16)
        needed = letters.height(self.heading, HEAD, room.width)
        needed += letters.height(note, SMALL, room.width) if note else 0
        return None if needed > room.height or wide > self.place.width - _GEARS * share * 0.6 else card

    def _on_board(self, canvas: Canvas, mood: Mood, card: FRect, note: str) -> None:
        materials.drop(canvas, self.place, 8, 150, 10)
        box, share = canvas.box(self.place), self.place.height / _BOARD[1]
        picture = canvas.sprites.stretched("title/workshop", box.size, canvas.scale * share)
        if picture is not None:
            canvas.surface.blit(picture, box)
        materials.card(canvas, card, 8, 0.6, canvas.theme.field if mood.hover else canvas.theme.card)
        room, ink = card.inflate(-22, -16), canvas.theme.ink
        if not note:
            canvas.write(self.heading, room, HEAD, ink, "left middle")
            return
        heading = canvas.write(self.heading, room, HEAD, ink)
        _lines(canvas, FRect(room.x, room.y + heading + 2, room.width, room.height - heading - 2), [(note, SMALL)])


def _lines(canvas: Canvas, rest: FRect, lines: list[tuple[str, Style]]) -> float:
    """Write paragraphs one below the other, smaller where that is needed; return the height taken.

    What does not fit even then is left out.
    """
    taken, letters = 0.0, canvas.letters
    for text, wished in lines:
        style = letters.shrunk(text, wished, rest.width, rest.height - taken)
        high = letters.height(text, style, rest.width)
        widest = max(letters.width(line, style) for line in letters.wrap(text, style, rest.width) or [""])
        if text and widest <= rest.width + SLACK and taken + high <= rest.height + SLACK:
            place = FRect(rest.x, rest.y + taken, rest.width, high)
            canvas.write(text, place, style, canvas.theme.ink)
            taken += high
    return taken
