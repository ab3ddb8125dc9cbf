"""Letters on the screen, for whoever writes a name without a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.shell.pages import MARGIN, Page
from game.text import settings as words
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import ACT, HEAD
from game.ui.input.bindings import Pressed, Verb
from game.ui.layout import BoxTree, Layers, Pad, Sized, VBox, even, grid
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Field
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label

_LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßéèêçñåøæ"
_SIGNS = "0123456789-'.&"
_GAP = 8.0
_ACROSS = 13
_EVEN = 0.55
"""The share of the size of the other keys' letters, below which a word needs more room."""


class Letters(Page):
    """The name so far, a key for each letter, and the keys that change it; whatever is pressed is written at once."""

    first = "letter_a"

    def __init__(self, shell: Shell, field: Field) -> None:
        super().__init__(shell)
        self.field, self.text = field, field.text
        self.capital = not self.text

    def tree(self, canvas: Canvas) -> BoxTree:
        """Head, the name, the letters in rows, the other keys; the letters are lower where there is little room."""
        area, high = canvas.area, control_height(canvas.letters, HEAD, 48, 16)
        name = Label("name", text=self.text or "…", style=HEAD, align="left middle")
        foot = self._foot(canvas, high)
        signs = [*(_LETTERS.upper().replace("SS", "ß") if self.capital else _LETTERS), *_SIGNS]
        rows = -(-len(signs) // _ACROSS)

        def lettering(tall: float) -> BoxTree:
            keys = zip(signs, _LETTERS + _SIGNS, strict=True)
            board = grid(_ACROSS, *(Sized(self._key(canvas, *key), height=tall) for key in keys), gap=_GAP)
            written = Sized(Layers(Card("name_card"), Pad(name, 15, 0)), height=high)
            below = VBox(written, 12, board, _GAP + 12, foot)
            return self.page(canvas, _(words.WRITE_A_NAME), 12, Pad(below, MARGIN, 0))

        spare = area.height - 24 - lettering(0.0).height_at(canvas, area.width)
        return lettering(min(high, spare / rows))

    def _key(self, canvas: Canvas, sign: str, low: str) -> BoxTree:
        wide = (canvas.area.width - 2 * MARGIN + _GAP) / _ACROSS - _GAP
        style = canvas.letters.fitting("W", ACT, wide - 12)
        return Button(f"letter_{low}", text=sign, style=style, on_press=partial(self.write, sign))

    def _foot(self, canvas: Canvas, high: float) -> BoxTree:
        """The other keys in a row, or in two where a word would be hard to read in that."""
        ways, room = self._ways(), (canvas.area.width - 2 * MARGIN + _GAP) / 5 - _GAP - 26
        letters = canvas.letters
        least = min(letters.pixels(letters.fitting(way.text, ACT, room)) for way in ways)
        if least < letters.pixels(ACT) * _EVEN:
            first, others = even(*ways[:2], gap=_GAP), even(*ways[2:], gap=_GAP)
            return VBox(Sized(first, height=high), Sized(others, height=high), gap=_GAP)
        return Sized(even(*ways, gap=_GAP), height=high)

    def _ways(self) -> tuple[Button, ...]:
        ways: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("capitals", words.CAPITALS, self.turn_capitals),
            ("space", words.BLANK, partial(self.write, " ")),
            ("erase", words.ERASE, self.erase),
            ("clear", words.CLEAR, self.clear),
        )
        done = Button("done", text=_(words.DONE), kind="primary", aside_words=26, on_press=self.shell.close)
        return (*(Button(name, text=_(text), aside_words=26, on_press=act) for name, text, act in ways), done)

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
