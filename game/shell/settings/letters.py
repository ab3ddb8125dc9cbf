"""Letters on the screen, for whoever writes a name without a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.shell.pages import MARGIN, Page
from game.text import settings as words
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD
from game.ui.input.bindings import Pressed, Verb
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import Column, control_height, grid, split
from game.ui.widgets.panels import Card, Label

_LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßéèêçñåøæ"
_SIGNS = "0123456789-'.&"
_GAP = 8.0
_ACROSS = 13


class Letters(Page):
    """The name so far, a key for each letter, and the keys that change it; whatever is pressed is written at once."""

    first = "letter_a"

    def __init__(self, shell: Shell, field: Field) -> None:
        super().__init__(shell)
        self.field, self.text = field, field.text
        self.capital = not self.text

    def compose(self, canvas: Canvas) -> None:
        """Head, the name, the letters in rows, the other keys."""
        rest, letters = self.head(canvas, _(words.WRITE_A_NAME)), canvas.letters
        room = FRect(MARGIN, rest.bottom + 12, canvas.area.width - 2 * MARGIN, 0)
        room.height = canvas.area.height - room.y - 24
        column = Column(room, 12)
        high = control_height(letters, HEAD, 48, 16)
        name = column.take(high)
        self.add(Card("name_card", name))
        self.add(Label("name", name.inflate(-30, 0), text=self.text or "…", style=HEAD, align="left middle"))
        signs = [*(_LETTERS.upper().replace("SS", "ß") if self.capital else _LETTERS), *_SIGNS]
        rows = -(-len(signs) // _ACROSS)
        tall = min(high, (column.rest().height - high - 12 + _GAP) / rows - _GAP)
        for sign, low, place in zip(signs, _LETTERS + _SIGNS, grid(column.rest(), _ACROSS, tall, _GAP), strict=False):
            style = letters.fitting("W", ACT, place.width - 12)
            self.add(Button(f"letter_{low}", place, text=sign, style=style, on_press=partial(self.write, sign)))
        column.skip(rows * (tall + _GAP) + 12)
        foot = column.take(high)
        ways: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("capitals", _(words.CAPITALS), self.turn_capitals),
            ("space", _(words.BLANK), partial(self.write, " ")),
            ("erase", _(words.ERASE), self.erase),
            ("clear", _(words.CLEAR), self.clear),
            ("done", _(words.DONE), self.shell.close),
        )
        for (word, text, act), place in zip(ways, split(foot, len(ways), _GAP), strict=True):
            kind = "primary" if word == "done" else "plain"
            style = letters.fitting(text, ACT, place.width - 26)
            self.add(Button(word, place, text=text, style=style, kind=kind, on_press=act))

    def write(self, sign: str) -> None:
        """Put a sign at the end; after it come small letters, but a capital after a blank."""
        self._set((self.text + sign)[: self.field.longest])
        self.capital = sign in " -"

    def erase(self) -> None:
        """Take the last sign off."""
        self._set(self.text[:-1])

    def clear(self) -> None:
        """Begin anew."""
        self._set("")
        self.capital = True

    def turn_capitals(self) -> None:
        """Small letters instead of capitals, or the other way round."""
        self.capital = not self.capital
        self.stale()

    def _set(self, text: str) -> None:
        self.text = text
        self.field.on_text(text)
        self.stale()

    def on_key(self, pressed: Pressed) -> bool:
        """A keyboard writes here too."""
        if pressed.verb is Verb.ERASE:
            self.erase()
        return pressed.verb is Verb.ERASE or (pressed.writes and pressed.key != "space")

    def take_text(self, text: str) -> None:
        """Put what a keyboard writes at the end."""
        if text.strip():
            self.write(text)

    def on_help(self) -> None:
        """There is nothing to look up here."""
