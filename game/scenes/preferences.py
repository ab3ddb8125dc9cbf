"""The settings: sound, reading, motion and the window, each tried out as soon as it is changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pygame import FRect

from game.scenes.offers import LEVELS
from game.scenes.page import MARGIN, Page
from game.scenes.picks import SPEEDS, spoken
from game.ui.buttons import Choice, Pick, Toggle
from game.ui.canvas import Canvas
from game.ui.fields import Slider
from game.ui.layout import Column, Stack, control_height, split
from game.ui.lettering import BOLD, HEAD, SMALL, SMALL_BOLD, Lettering
from game.ui.panels import Card, Label
from game.ui.widget import Widget
from game.words.language import later, say

_GAP = 20.0
OFF = Pick("off", later("Nobody"))


class PreferenceRow(NamedTuple):
    """One setting: its name in the settings, its word, its explanation and what it may be.

    The words are marked for translation.
    """

    name: str
    word: str
    hint: str
    picks: tuple[Pick, ...] = ()
    reach: tuple[int, int, int] = (0, 0, 0)

    @property
    def turns(self) -> bool:
        """Whether it is only on or off."""
        return not self.picks and self.reach == (0, 0, 0)


_SILENT = later("No sound device was found, so you hear nothing. Once there is one, start the game again.")

CARDS: tuple[tuple[str, tuple[PreferenceRow, ...]], ...] = (
    (
        later("Sound"),
        (
            PreferenceRow("volume", "Everything", "How loud all of it is.", reach=(0, 100, 5)),
            PreferenceRow("effects", "Machine and pieces", "Clicks, rolls, splashes and knocks.", reach=(0, 100, 5)),
            PreferenceRow("muted", "Mute", "Everything that sounds can be seen as well."),
        ),
    ),
    (
        later("Reading"),
        (
            PreferenceRow("text_scale", "Text size", "From the designed size to twice as large.", reach=(100, 200, 10)),
            PreferenceRow(
                "font",
                "Typeface",
                "OpenDyslexic has heavy feet, so that letters are not turned over.",
                (Pick("atkinson", later("Atkinson")), Pick("dyslexic", later("OpenDyslexic"))),
            ),
            PreferenceRow(
                "theme",
                "Colours",
                "High contrast: black on white, no paper grain.",
                (Pick("toyshop", later("Toy shop")), Pick("contrast", later("High contrast"))),
            ),
        ),
    ),
    (
        later("Motion"),
        (
            PreferenceRow(
                "speed", "Speed of play", "How fast mice hop and computers play. The result is the same.", SPEEDS
            ),
            PreferenceRow("reduced_motion", "Reduced motion", "Cuts instead of moving."),
        ),
    ),
    (
        later("Help"),
        (PreferenceRow("hints", "Hints", "Who tells what it would do when you ask at the table.", (OFF, *LEVELS)),),
    ),
    (later("Window"), (PreferenceRow("fullscreen", "Full screen", "F11 or Alt+Enter does the same."),)),
)


class Preferences(Page):
    """Cards of settings in two columns, or one where text is large."""

    first = "volume"

    def compose(self, canvas: Canvas) -> None:
        """A head, then the cards in a page that scrolls if it must."""
        rest = self.head(canvas, say("Settings"))
        self.keys(rest, ("← →", say("change")))
        area, top = canvas.area, rest.bottom + 6
        self._page(canvas, FRect(0, top, area.width - 16, area.height - top))

    def _page(self, canvas: Canvas, view: FRect) -> None:
        inner = FRect(MARGIN, view.y + 16, view.width - MARGIN - 16, 0)
        number = 2 if inner.width / 2 > 440 * min(canvas.text_scale, 1.6) else 1
        columns = [Column(place, _GAP) for place in split(inner, number, _GAP)]
        placed = []
        for title, rows in CARDS:
            shortest = min(columns, key=lambda column: column.start)
            stack = self._stack(canvas, rows, shortest.rest().width - 36)
            place = shortest.take(canvas.letters.line(HEAD) + stack.height + 44)
            placed.append((title, place, stack))
        with self.region("page", view, max(column.start for column in columns) - view.y):
            for title, place, stack in placed:
                self._card(canvas, title, place, stack)

    def _stack(self, canvas: Canvas, rows: tuple[PreferenceRow, ...], width: float) -> Stack:
        stack = Stack(10)
        if rows[0].name == "volume" and self.shell.sound.missing:
            high = canvas.letters.height(say(_SILENT), SMALL_BOLD, width - 4)
            stack.add(high, partial(self._silent, canvas))
        for row in rows:
            stack.add(self._height(canvas, row, width), partial(self._row, canvas, row))
        return stack

    def _silent(self, canvas: Canvas, room: FRect) -> None:
        """Why nothing is heard."""
        room = room.inflate(-4, 0)
        self.add(Label("silent", room, text=say(_SILENT), style=SMALL_BOLD, colour=canvas.theme.warn))

    @staticmethod
    def _height(canvas: Canvas, row: PreferenceRow, width: float) -> float:
        letters = canvas.letters
        if row.turns:
            return Toggle.height(canvas, say(row.word), say(row.hint), width)
        return letters.line(BOLD) + letters.height(say(row.hint), SMALL, width - 4) + _control_height(letters) + 12

    def _card(self, canvas: Canvas, title: str, place: FRect, stack: Stack) -> None:
        self.add(Card(f"card_{title}", place))
        column = Column(place.inflate(-36, -28), 10)
        head = column.take(canvas.letters.line(HEAD)).inflate(-4, 0)
        self.add(Label(f"head_{title}", head, text=say(title), style=HEAD))
        stack.place(column.rest())

    def _row(self, canvas: Canvas, row: PreferenceRow, room: FRect) -> None:
        letters, theme = canvas.letters, canvas.theme
        value: Any = getattr(self.shell.settings, row.name)
        change = self._changer(row.name)
        if row.turns:
            self.add(Toggle(row.name, room, text=say(row.word), note=say(row.hint), on=value, on_change=change))
            return
        column = Column(room)
        word = column.take(letters.line(BOLD)).inflate(-4, 0)
        self.add(Label(f"word_{row.name}", word, text=say(row.word), style=BOLD))
        note = column.take(letters.height(say(row.hint), SMALL, word.width), 6).inflate(-4, 0)
        self.add(Label(f"note_{row.name}", note, text=say(row.hint), style=SMALL, colour=theme.faint))
        self.add(self._control(row, column.take(_control_height(letters)), value, change))

    @staticmethod
    def _control(row: PreferenceRow, place: FRect, value: Any, change: Callable[[Any], None]) -> Widget:
        if row.picks:
            return Choice(row.name, place, picks=spoken(row.picks), value=value, on_choose=change, style=SMALL_BOLD)
        least, top, step = row.reach
        return Slider(row.name, place, value=value, least=least, top=top, step=step, on_slide=change)

    def _changer(self, name: str) -> Callable[[Any], None]:
        def change(value: Any) -> None:
            self.shell.adopt(dataclasses.replace(self.shell.settings, **{name: value}))
            if name in ("volume", "effects", "muted"):
                self.shell.sound.play("plastic_click")
            self.stale()

        return change

    def on_help(self) -> None:
        """There is nothing to look up here."""


def _control_height(letters: Lettering) -> float:
    return control_height(letters, BOLD, spare=18)
