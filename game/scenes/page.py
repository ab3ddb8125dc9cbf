"""A page: a screen with the way back, a title and the keys at its head."""

from __future__ import annotations

from pygame import FRect

from game.text import screens as labels
from game.text.language import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Row, control_height
from game.ui.lettering import ACT, TITLE
from game.ui.panels import KeyHints, Label
from game.ui.screen import Screen

MARGIN = 32.0
_TOP, _GAP, _KEYS = 22.0, 22.0, 330.0


class Page(Screen):
    """Derive and compose, the head first."""

    def head(self, canvas: Canvas, title: str) -> FRect:
        """Add the way back and the title; tell what is left of their row, whose foot is that of the head."""
        letters = canvas.letters
        high = control_height(letters, ACT, 48, 16)
        row = Row(FRect(MARGIN, _TOP, canvas.area.width - 2 * MARGIN, high), _GAP)
        back = row.take(Button.width(canvas, _(labels.BACK), "back"))
        self.add(Button("back", back, text=_(labels.BACK), icon="back", on_press=self.shell.close))
        room, ink = row.take(letters.width(title, TITLE) + 6), canvas.theme.on_table
        room = room.inflate(0, letters.line(TITLE) - high)
        self.add(Label("title", room, text=title, style=TITLE, colour=ink, align="left middle", raised=True))
        return row.rest()

    def keys(self, rest: FRect, first: tuple[str, str]) -> None:
        """Add a key and what it does, and the one that leads back, at the right of the head if there is room."""
        if rest.width > _KEYS + 8:
            hints = (first, (self.shell.device.cap("escape", "pad_b"), _(labels.BACK_LOWER)))
            self.add(KeyHints("keys", Row(rest).last(_KEYS), hints=hints, align="right"))
