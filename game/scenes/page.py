"""A page: a screen with the way back, a title and the keys at its head."""

from __future__ import annotations

from pygame import FRect

from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, TITLE
from game.ui.panels import KeyHints, Label
from game.ui.screen import Screen
from game.words.language import say

MARGIN = 32.0
_TOP, _GAP, _KEYS = 22.0, 22.0, 330.0


class Page(Screen):
    """Derive and compose, the head first."""

    def head(self, canvas: Canvas, title: str) -> FRect:
        """Add the way back and the title; tell what is left of their row, whose foot is that of the head."""
        letters = canvas.letters
        high = max(48.0, letters.line(ACT) + 16)
        back = FRect(MARGIN, _TOP, Button.width(canvas, say("Back"), "back"), high)
        self.add(Button("back", back, text=say("Back"), icon="back", on_press=self.shell.close))
        tall, ink = letters.line(TITLE), canvas.theme.on_table
        room = FRect(back.right + _GAP, _TOP + (high - tall) / 2, letters.width(title, TITLE) + 6, tall)
        self.add(Label("title", room, text=title, style=TITLE, colour=ink, align="left middle", raised=True))
        left = room.right + _GAP
        return FRect(left, _TOP, canvas.area.width - MARGIN - left, high)

    def keys(self, rest: FRect, first: tuple[str, str]) -> None:
        """Add a key and what it does, and the one that leads back, at the right of the head if there is room."""
        if rest.width > _KEYS + 8:
            place = FRect(rest.right - _KEYS, rest.y, _KEYS, rest.height)
            hints = (first, (self.shell.device.cap("Esc", "B"), say("back")))
            self.add(KeyHints("keys", place, hints=hints, align="right"))
