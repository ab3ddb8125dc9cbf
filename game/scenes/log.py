"""The log in words: the last lines on a card, all of them on a sheet that scrolls and can be copied."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, NamedTuple

import pygame
from pygame import FRect

from game import words
from game.scenes.sheet import Sheet
from game.session.match import Played
from game.session.reasons import noted_reason
from game.ui import badges
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.kept import Kept
from game.ui.layout import Column, Stack, control_height
from game.ui.lettering import ACT, BODY, SMALL, SMALL_BOLD, TITLE
from game.ui.panels import BadgeMark, Card, Label
from game.ui.screen import Screen
from game.ui.verbs import Pressed, Verb
from game.ui.widget import Mood
from game.words.language import say

_MARK = 18.0
_STEP = 90.0


class Line(NamedTuple):
    """A sentence, and the seat whose doing it was."""

    seat: str
    text: str


def told(game: str, played: Played, names: Mapping[str, str]) -> list[Line]:
    """The sentences of one act of a game, the seats called by these names; the reason stands after the first."""
    texts = words.tell(game, played.events, names)
    because = words.why(game, noted_reason(played.notes))
    if texts and because:
        texts[0] = say("{told} ({why})", told=texts[0], why=because)
    return [Line(played.seat, text) for text in texts]


@dataclass
class LogCard(Kept):
    """The newest lines, the last one in bold; pressed, it opens the whole log."""

    lines: Sequence[Line] = ()
    on_open: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def confirm(self) -> None:
        """Open the whole log."""
        self.on_open()

    def says(self, mood: Mood) -> Hashable:
        """The lines that may show."""
        return tuple(self.lines[-40:])

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Write from the foot upwards while there is room."""
        place, letters = self.place, canvas.letters
        bottom = place.bottom
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
        if not self.lines:
            canvas.write(say("Nothing has happened yet."), place, SMALL, canvas.theme.faint)

    @staticmethod
    def _line(canvas: Canvas, line: Line, room: FRect, last: bool) -> None:
        if line.seat:
            badges.badge(canvas, line.seat, FRect(room.x, room.y + 1, _MARK, _MARK), letter=False)
        text = FRect(room.x + _MARK + 8, room.y, room.width - _MARK - 8, room.height)
        canvas.write(line.text, text, SMALL_BOLD if last else SMALL, canvas.theme.ink)


class LogSheet(Sheet):
    """Everything that happened, from the beginning."""

    first = "close"

    def __init__(self, under: Screen, close: Callable[[], None], lines: Sequence[Line]) -> None:
        super().__init__(under, close)
        self.lines = list(lines)
        self.offsets["lines"] = 1e9
        self.copied = False

    def compose(self, canvas: Canvas) -> None:
        """A title, the lines, and two buttons."""
        letters = canvas.letters
        room = self.room(canvas, 760)
        self.add(Card("card", room, lift=1.6, corner=16))
        column = Column(room.inflate(-52, -36))
        self.add(Label("title", column.take(letters.line(TITLE), 8), text=say("What happened"), style=TITLE))
        buttons = column.last(control_height(letters, ACT, 52), 16)
        view, lines = column.rest(), Stack()
        width = view.width - _MARK - 34
        for number, line in enumerate(self.lines):
            lines.add(letters.height(line.text, BODY, width) + 5, partial(self._line, number, line, width))
        lines.scroll(self, "lines", view, below=6)
        word = say("Copied") if self.copied else say("Copy")
        hint = say("Puts the whole log on the clipboard.")
        copy = Button("copy", FRect(), text=word, icon="copy", on_press=self.copy, hint=hint)
        close = Button("close", FRect(), text=say("Close"), kind="primary", on_press=self.close)
        self.pair(canvas, buttons, copy, close)

    def _line(self, number: int, line: Line, width: float, room: FRect) -> None:
        """A line with the badge of whose doing it was, both below each other at the same places."""
        if line.seat:
            mark = FRect(room.x, room.y + 1, _MARK + 2, _MARK + 2)
            self.add(BadgeMark(f"of_{number}", mark, seat=line.seat))
        self.add(Label(f"line_{number}", FRect(room.x + _MARK + 10, room.y, width, room.height), text=line.text))

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
