"""The settings: sound, reading, motion and the window, each tried out as soon as it is changed."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple

from pygame import FRect

from game.scenes.page import MARGIN, Page
from game.scenes.picks import SPEEDS, spoken
from game.ui.buttons import Choice, Pick, Toggle
from game.ui.canvas import Canvas
from game.ui.fields import Slider
from game.ui.lettering import BOLD, HEAD, SMALL, SMALL_BOLD
from game.ui.panels import Card, Label
from game.ui.widget import Widget
from game.words.language import later, say

_GAP = 20.0


class Row(NamedTuple):
    """One setting: its name in the settings, its word, its explanation and what it may be.

    The words are marked for translation.
    """

    name: str
    word: str
    hint: str
    picks: tuple[Pick, ...] = ()
    reach: tuple[int, int, int] = (0, 0, 0)


CARDS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    (
        later("Sound"),
        (
            Row("volume", "Everything", "How loud all of it is.", reach=(0, 100, 5)),
            Row("effects", "Machine and pieces", "Clicks, rolls, splashes and knocks.", reach=(0, 100, 5)),
            Row("muted", "Mute", "Everything that sounds can be seen as well."),
        ),
    ),
    (
        later("Reading"),
        (
            Row("text_scale", "Text size", "From the designed size to twice as large.", reach=(100, 200, 10)),
            Row(
                "font",
                "Typeface",
                "OpenDyslexic has heavy feet, so that letters are not turned over.",
                (Pick("atkinson", later("Atkinson")), Pick("dyslexic", later("OpenDyslexic"))),
            ),
            Row(
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
            Row("speed", "Speed of play", "How fast mice hop and computers play. The result is the same.", SPEEDS),
            Row("reduced_motion", "Reduced motion", "Cuts instead of moving."),
        ),
    ),
    (later("Window"), (Row("fullscreen", "Full screen", "F11 or Alt+Enter does the same."),)),
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
        columns = 2 if inner.width / 2 > 440 * min(canvas.text_scale, 1.6) else 1
        each = (inner.width - _GAP * (columns - 1)) / columns
        heights = [self._height(canvas, rows, each) for _, rows in CARDS]
        tops = [inner.y] * columns
        places = []
        for high in heights:
            column = tops.index(min(tops))
            places.append(FRect(inner.x + column * (each + _GAP), tops[column], each, high))
            tops[column] += high + _GAP
        with self.region("page", view, max(tops) - view.y):
            for (title, rows), place in zip(CARDS, places, strict=True):
                self._card(canvas, title, rows, place)

    def _height(self, canvas: Canvas, rows: tuple[Row, ...], width: float) -> float:
        return canvas.letters.line(HEAD) + 34 + sum(self._row_height(canvas, row, width) for row in rows)

    def _row_height(self, canvas: Canvas, row: Row, width: float) -> float:
        letters = canvas.letters
        if not row.picks and row.reach == (0, 0, 0):
            return Toggle.height(canvas, say(row.word), say(row.hint), width - 36) + 10
        return (
            letters.line(BOLD)
            + letters.height(say(row.hint), SMALL, width - 40)
            + max(44.0, letters.line(BOLD) + 18)
            + 22
        )

    def _card(self, canvas: Canvas, title: str, rows: tuple[Row, ...], place: FRect) -> None:
        letters = canvas.letters
        self.add(Card(f"card_{title}", place))
        head = FRect(place.x + 20, place.y + 14, place.width - 40, letters.line(HEAD))
        self.add(Label(f"head_{title}", head, text=say(title), style=HEAD))
        top = head.bottom + 10
        for row in rows:
            high = self._row_height(canvas, row, place.width)
            self._row(canvas, row, FRect(place.x + 18, top, place.width - 36, high - 10))
            top += high

    def _row(self, canvas: Canvas, row: Row, room: FRect) -> None:
        letters, theme = canvas.letters, canvas.theme
        value: Any = getattr(self.shell.settings, row.name)
        change = self._changer(row.name)
        if not row.picks and row.reach == (0, 0, 0):
            self.add(Toggle(row.name, room, text=say(row.word), note=say(row.hint), on=value, on_change=change))
            return
        word = FRect(room.x + 2, room.y, room.width - 4, letters.line(BOLD))
        self.add(Label(f"word_{row.name}", word, text=say(row.word), style=BOLD))
        note = FRect(word.x, word.bottom, word.width, letters.height(say(row.hint), SMALL, word.width))
        self.add(Label(f"note_{row.name}", note, text=say(row.hint), style=SMALL, colour=theme.faint))
        control = FRect(room.x, note.bottom + 6, room.width, max(44.0, letters.line(BOLD) + 18))
        self.add(self._control(row, control, value, change))

    @staticmethod
    def _control(row: Row, place: FRect, value: Any, change: Callable[[Any], None]) -> Widget:
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
