"""A match gets a name of its own."""

from __future__ import annotations

from collections.abc import Callable

from game.session.notes import LONGEST_TITLE
from game.text import matches as labels
from game.text.language import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.fields import Field
from game.ui.input_events import Pressed, Verb
from game.ui.layout import Column, centred, control_height, split
from game.ui.lettering import ACT, HEAD, Style
from game.ui.panels import Card, Label
from game.ui.screen import Screen
from game.ui.shell import Shell

_TYPED = Style("head", 22)


class Rename(Screen):
    """A line to type into; what is said is whatever stands there when it is kept."""

    first = "name"

    def __init__(self, shell: Shell, name: str, keep: Callable[[str], None]) -> None:
        super().__init__(shell)
        self.name, self.keep = name, keep

    def compose(self, canvas: Canvas) -> None:
        """The question, the line, and the two ways on."""
        letters = canvas.letters
        wide = min(canvas.area.width - 80, 560 * min(canvas.text_scale, 1.5))
        head = letters.height(_(labels.NAME_OF_THE_MATCH), HEAD, wide - 64)
        field, button = control_height(letters, _TYPED, 52), control_height(letters, ACT, 56)
        room = centred(canvas.area, wide, head + field + button + 92)
        self.add(Card("card", room, lift=1.6, corner=16))
        column = Column(room.inflate(-64, -48), 16)
        self.add(Label("head", column.take(head), text=_(labels.NAME_OF_THE_MATCH), style=HEAD))
        place = column.take(field)
        self.add(Field("name", place, text=self.name, on_text=self._type, longest=LONGEST_TITLE, style=_TYPED,
                       hint=_(labels.NAME_OF_THE_MATCH)))  # fmt: skip
        save, cancel = split(column.take(button), 2, 16)
        self.add(Button("save", save, text=_(labels.SAVE), kind="primary", on_press=self.save))
        self.add(Button("cancel", cancel, text=_(labels.CANCEL), on_press=self.shell.close))

    def _type(self, text: str) -> None:
        self.name = text

    def save(self) -> None:
        """Keep the name."""
        self.shell.close()
        self.keep(self.name.strip())

    def on_key(self, pressed: Pressed) -> bool:
        """Enter in the line keeps it."""
        if self.focused == "name" and pressed.verb is Verb.CONFIRM and pressed.key != "space":
            self.save()
            return True
        return False
