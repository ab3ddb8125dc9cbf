"""How the field that has the focus is written in."""

from __future__ import annotations

from game.ui.input_events import Device, Pressed, Verb
from game.ui.widget import Widget

CHOSEN, CARET, LEFT = "chosen", "caret", "left"
"""The whole text is chosen, so that the first sign takes its place; it is written at its end; it was left by Esc."""


class TextEntry:
    """Remembers how far the focused field has been written in; one that is newly focused is chosen whole."""

    def __init__(self) -> None:
        self._name, self._state = "", CHOSEN

    def state(self, name: str) -> str:
        """How the field of this name is written in."""
        return self._state if name == self._name else CHOSEN

    def set(self, name: str, state: str) -> None:
        """It is written in another way from now on."""
        self._name, self._state = name, state

    def forget(self) -> None:
        """Another widget has the focus."""
        self._name = ""

    def point(self, name: str) -> None:
        """It was pointed at: it is written at its end."""
        self.set(name, CARET)

    def type(self, field: Widget, text: str) -> bool:
        """Put signs at the end of the text, or in its place where it is chosen; tell whether all of them had room."""
        if self.state(field.name) != CARET:
            field.clear()
        self.set(field.name, CARET)
        return field.type(text)

    def press(self, field: Widget, pressed: Pressed, device: Device) -> bool:
        """Let letters write, Ctrl-A choose all, and Esc end the writing and nothing else; tell whether it was used."""
        if pressed.verb is Verb.ERASE:
            field.erase() if self.state(field.name) == CARET else field.clear()
            self.set(field.name, CARET)
            return True
        if pressed.verb is Verb.ALL:
            self.set(field.name, CHOSEN)
            return True
        if pressed.verb is Verb.BACK and device is not Device.PAD and self.state(field.name) != LEFT:
            self.set(field.name, LEFT)
            return True
        return pressed.writes or len(pressed.key) == 1 or pressed.key == "space"
