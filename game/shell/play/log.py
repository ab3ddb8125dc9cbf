"""The log in words: the last lines on a card, all of them on a sheet that scrolls and can be copied."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game import text
from game.session.match import Played
from game.session.notes import noted_reason
from game.shell.pages import ButtonRow, Sheet
from game.text import screens as labels
from game.text.language import _, sentences
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import HEAD, SMALL, SMALL_BOLD, TITLE
from game.ui.input.bindings import Pressed, Verb
from game.ui.layout import BoxTree, Grow, HBox, Pad, Scroll, Sized, Space, VBox
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import BadgeMark, Label
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood

_MARK = 18.0
_STEP, _WIDEST = 90.0, 760.0


class Line(NamedTuple):
    """A sentence, and the seat whose doing it was. own: whether it is for that seat alone while the match goes on."""

    seat: str
    text: str
    own: bool = False


def told(game: str, played: Played, names: Mapping[str, str]) -> list[Line]:
    """The sentences of one act of a game, the seats called by these names; the reason stands after the first."""
    texts = text.tell(game, played.events, names)
    because = text.why(game, noted_reason(played.notes))
    if texts and because:
        texts[0] = _(labels.TOLD_WHY, told=texts[0], why=because)
    lines = [Line(played.seat, words) for words in texts]
    if lines and (seat := text.about(game, played.events)):
        lines[-1] = lines[-1]._replace(seat=seat)
    return lines


_MANY = 3
"""So many turns of others since one's own are told in a line each."""


class News(NamedTuple):
    """What a log card shows: lines, and what stands over them, if anything."""

    lines: Sequence[Line]
    head: str = ""


def since(lines: Sequence[Line], person: str) -> int:
    """Where in a log what others did since this person's turn begins; its length where nobody else did anything."""
    own = (number for number in range(len(lines), 0, -1) if lines[number - 1].seat == person)
    return next(own, 0)


def news(lines: Sequence[Line], person: str) -> News:
    """The log; where many turns have passed since this person's, the end of each of them."""
    later = [line for line in lines[since(lines, person) :] if line.seat] if person else []
    ends = [line for line, after in zip_longest(later, later[1:]) if after is None or after.seat != line.seat]
    return News(ends, _(labels.SINCE_YOUR_TURN)) if len(ends) >= _MANY else News(lines)


@dataclass
class LogCard(CachedWidget):
    """The newest lines below their heading, the last one in bold; pressed, it opens the whole log."""

    lines: Sequence[Line] = ()
    head: str = ""
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def spoken(self) -> Spoken:
        last = [line.text for line in self.lines[-1:]]
        return Spoken(Role.BUTTON, _(labels.LOG), note=sentences(*last, self.hint))

    def confirm(self) -> None:
        self.on_open()

    def says(self, mood: Mood) -> Hashable:
        return self.head, tuple(self.lines[-40:])

    def written(self, canvas: Canvas) -> FRect:
        """The part of the card on which lines stand."""
        letters, place, high = canvas.letters, self.visible, self._head_room(canvas)
        for back, line in enumerate(reversed(self.lines)):
            if high >= place.height:
                break
            high += letters.height(line.text, SMALL if back else SMALL_BOLD, place.width - _MARK - 8) + 4
        return FRect(place.x, place.y, place.width, min(high, place.height))

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Write from the foot upwards while there is room below the heading."""
        letters = canvas.letters
        place, bottom, head_room = FRect(self.place), self.place.bottom, self._head_room(canvas)
        place.height -= head_room
        place.bottom = bottom
        shown: list[tuple[Line, FRect, bool]] = []
        for back, line in enumerate(reversed(self.lines)):
            style = SMALL_BOLD if back == 0 else SMALL
            high = letters.height(line.text, style, place.width - _MARK - 8)
            if bottom - high < place.top - 1:
                break
            shown.append((line, FRect(place.x, bottom - high, place.width, high), back == 0))
            bottom -= high + 4
        rise = bottom + 4 - place.top
        for line, room, last in shown:
            self._line(canvas, line, room.move(0, -rise), last)
        if head_room:
            head = FRect(self.place.x, self.place.y, self.place.width, head_room)
            canvas.write(self._heading(len(shown)), head, SMALL_BOLD, canvas.theme.ink)
        if not self.lines:
            canvas.write(_(labels.NOTHING_HAS_HAPPENED_YET), place, SMALL, canvas.theme.faint)

    def _head_room(self, canvas: Canvas) -> float:
        """How high the heading is; 0 where the newest line would have no room below it."""
        letters, place = canvas.letters, self.place
        high = letters.height(self._heading(0), SMALL_BOLD, place.width) + 4 if self.head else 0.0
        last = [letters.height(line.text, SMALL_BOLD, place.width - _MARK - 8) for line in self.lines[-1:]]
        return 0.0 if last and high + last[0] > place.height + 1 >= last[0] else high

    def _heading(self, shown: int) -> str:
        """What stands above so many lines: how many there are, if that is not all."""
        if shown == len(self.lines):
            return self.head
        return _(labels.PRESS_FOR_ALL, head=self.head, number=len(self.lines))

    @staticmethod
    def _line(canvas: Canvas, line: Line, room: FRect, last: bool) -> None:
        if line.seat:
            badges.badge(canvas, line.seat, FRect(room.x, room.y + 1, _MARK, _MARK), letter=False)
        text = FRect(room.x + _MARK + 8, room.y, room.width - _MARK - 8, room.height)
        canvas.write(line.text, text, SMALL_BOLD if last else SMALL, canvas.theme.ink)


class LogSheet(Sheet):
    """Everything that happened, from the beginning; opened at the end, or where much happened since a person's turn."""

    first = "close"

    def __init__(self, under: Screen, close: Callable[[], None], lines: Sequence[Line], person: str = "") -> None:
        super().__init__(under, close)
        self.lines = list(lines)
        self.since = since(lines, person) if news(lines, person).head else len(self.lines)
        self._opened = False
        self.copied = False

    def tree(self, canvas: Canvas) -> BoxTree:
        lines = [self._line(number, line) for number, line in enumerate(self.lines)]
        since = Label("since", text=_(labels.SINCE_YOUR_TURN), style=HEAD, align="left middle")
        above, below = VBox(*lines[: self.since]), lines[self.since :]
        if not self._opened:
            self._opened = True
            self.offsets["lines"] = above.height_at(canvas, self.room(canvas, _WIDEST).width - 52) if below else 1e9
        heading = Sized(since, height=canvas.letters.line(HEAD) + 12) if below else None
        read: BoxTree = Scroll(VBox(above, heading, *below), "lines", (0, 0, 0, 6))
        if not lines:
            read = Label("nothing", text=_(labels.NOTHING_HAS_HAPPENED_YET))
        title = Label("title", text=_(labels.WHAT_HAPPENED), style=TITLE)
        high = canvas.letters.line(TITLE)
        told = VBox(18, Sized(title, height=high), 8, Grow(read), 16, ButtonRow(self._ways()), 18)
        return self.sheet(canvas, _WIDEST, told)

    def _ways(self) -> tuple[Button, ...]:
        word, hint = _(labels.COPIED) if self.copied else _(labels.COPY), _(labels.COPIES_THE_WHOLE_LOG)
        return (
            Button("copy", text=word, icon="copy", on_press=self.copy, hint=hint, enabled=bool(self.lines)),
            Button("close", text=_(labels.CLOSE), kind="primary", on_press=self.close),
        )

    @staticmethod
    def _line(number: int, line: Line) -> BoxTree:
        """A line with the badge of whose doing it was, both below each other at the same places."""
        size = _MARK + 2
        mark = Sized(BadgeMark(f"of_{number}", seat=line.seat), size, size) if line.seat else Space()
        words = Pad(Label(f"line_{number}", text=line.text), 0, 0, 0, 5)
        return HBox(Sized(Pad(mark, 0, 1, 0, 0), size, size + 1, "left top"), 8, Grow(words), 24)

    def copy(self) -> None:
        """Put the log on the clipboard, where there is one."""
        with contextlib.suppress(pygame.error):
            pygame.scrap.put_text("\n".join(line.text for line in self.lines))
            self.copied = True

    def on_key(self, pressed: Pressed) -> bool:
        """Up and down scroll."""
        step = {Verb.UP: -_STEP, Verb.DOWN: _STEP}.get(pressed.verb, 0.0)
        if step:
            self.scroll_by("lines", step)
        return step != 0.0
