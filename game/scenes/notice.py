"""A card with something to be told, and the ways on from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BODY, TITLE
from game.ui.panels import Card, Label
from game.ui.screen import Screen
from game.ui.shell import Shell
from game.words.language import say

Way = tuple[str, str, Callable[[], None]]


class Notice(Screen):
    """Words and the ways on, by default one that closes them; back takes the last."""

    first = "way_0"

    def __init__(self, shell: Shell, heading: str = "", text: str = "", offered: Sequence[Way] = ()) -> None:
        super().__init__(shell)
        self.heading, self.text, self.offered = heading, text, offered

    def ways(self) -> Sequence[Way]:
        """The buttons: word, kind, what it does."""
        return self.offered or ((say("All right"), "primary", self.shell.close),)

    def on_back(self) -> None:
        """Esc or B is the last way."""
        self.ways()[-1][2]()

    def compose(self, canvas: Canvas) -> None:
        """One card, its words scrolling if they must, the buttons side by side, or one below the other."""
        letters = canvas.letters
        width = min(canvas.area.width - 80, 720 * min(canvas.text_scale, 1.3))
        inner = width - 64
        head, body = (letters.height(*words, inner) for words in ((self.heading, TITLE), (self.text, BODY)))
        button = max(60.0, letters.line(ACT) + 26)
        ways = self.ways()
        each = (inner - 20 * (len(ways) - 1)) / len(ways)
        beside = each >= max(Button.width(canvas, word) for word, *_ in ways)
        foot = button if beside else len(ways) * (button + 12) - 12
        height = min(canvas.area.height - 40, head + body + foot + 90)
        room = FRect((canvas.area.width - width) / 2, (canvas.area.height - height) / 2, width, height)
        self.add(Card("card", room, lift=1.6, corner=16))
        self.add(Label("head", FRect(room.x + 32, room.y + 22, inner, head), text=self.heading, style=TITLE))
        text = FRect(room.x + 32, room.y + 30 + head, inner, height - head - foot - 80)
        with self.region("words", text, body):
            self.add(Label("words", FRect(text.x, text.y, inner, body), text=self.text))
        place = FRect(room.x + 32, room.bottom - foot - 26, each if beside else inner, button)
        for number, (word, kind, act) in enumerate(ways):
            self.add(Button(f"way_{number}", place, text=word, kind=kind, on_press=act))
            place = place.move(each + 20, 0) if beside else place.move(0, button + 12)
