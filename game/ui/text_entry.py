"""How the field that has the focus is written in."""

from __future__ import annotations

from game.core.names import clean
from game.ui.input_events import Device, Pressed, Verb
from game.ui.widget import Widget

CHOSEN, CARET, LEFT = "chosen", "caret", "left"
"""The whole text is chosen, so that the first sign takes its place; it is written at the caret; it was left by Esc."""


class TextEntry:
    """Remembers how and where the focused field is written in; one that is newly focused is chosen whole."""

    def __init__(self) -> None:
        self._name, self._state, self._at = "", CHOSEN, 0

    def state(self, name: str) -> str:
        """How the field of this name is written in."""
        return self._state if name == self._name else CHOSEN

    def caret(self, field: Widget) -> int:
        """Before which sign of the field is written; at its end where it is not yet written in."""
        end = len(field.spoken().value)
        return min(self._at, end) if self.state(field.name) == CARET else end

    def set(self, name: str, state: str, at: int = 0) -> None:
        """It is written in another way from now on, at this sign."""
        self._name, self._state, self._at = name, state, at

    def forget(self) -> None:
        """Another widget has the focus."""
        self._name = ""

    def point(self, field: Widget) -> None:
        """It was pointed at: it is written at its end."""
        self.set(field.name, CARET, len(field.spoken().value))

    def type(self, field: Widget, text: str) -> bool:
        """Put signs at the caret, or in the text's place where it is chosen; tell whether all of them had room."""
        (start, end), before = self.chosen(field), field.spoken().value
        self.set(field.name, CARET, field.splice(start, end, text))
        return field.spoken().value == clean(before[:start] + text + before[end:])

    def press(self, field: Widget, pressed: Pressed, device: Device) -> bool:
        """Let letters write, keys move the caret, Ctrl-A choose all, and Esc end the writing; whether it was used."""
        if pressed.verb is Verb.ERASE or pressed.physical == "delete":
            self._erase(field, back=pressed.verb is Verb.ERASE)
            return True
        if pressed.verb is Verb.ALL:
            self.set(field.name, CHOSEN)
            return True
        if device is not Device.PAD and self.state(field.name) != LEFT:
            if pressed.verb is Verb.BACK:
                self.set(field.name, LEFT)
                return True
            if not pressed.writes and self._move(field, pressed):
                return True
        return pressed.writes or len(pressed.key) == 1 or pressed.key == "space"

    def chosen(self, field: Widget) -> tuple[int, int]:
        """From which sign to which the next one takes the place; the caret is at the second."""
        at = self.caret(field)
        return (at, at) if self.state(field.name) == CARET else (0, at)

    def _erase(self, field: Widget, back: bool) -> None:
        """Take away what is chosen, else the sign before the caret or that behind it."""
        start, end = self.chosen(field)
        if start == end and self.state(field.name) == CARET:
            start, end = (max(0, start - 1), end) if back else (start, end + 1)
        self.set(field.name, CARET, field.splice(start, end, ""))

    def _move(self, field: Widget, pressed: Pressed) -> bool:
        """Move the caret; from a text that is chosen to one of its ends."""
        (start, at), end = self.chosen(field), len(field.spoken().value)
        chosen = self.state(field.name) != CARET
        to = {"home": 0, "end": end}.get(pressed.physical)
        if to is None and pressed.verb in (Verb.LEFT, Verb.RIGHT):
            step = -1 if pressed.verb is Verb.LEFT else 1
            to = (start if step < 0 else end) if chosen else min(max(0, at + step), end)
        if to is not None:
            self.set(field.name, CARET, to)
        return to is not None
