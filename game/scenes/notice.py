"""A card with something to be told, and the ways on from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.text import screens as labels
from game.text.language import _
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.layout import Column, centred, control_height, grid
from game.ui.lettering import ACT, BODY, TITLE
from game.ui.panels import Card, Label
from game.ui.screen import Screen
from game.ui.shell import Shell

Way = tuple[str, str, Callable[[], None]]


class Notice(Screen):
    """Words and the ways on, by default one that closes them; back takes the last."""

    first = "way_0"
    space = 24.0
    """Between the words and the buttons."""

    def __init__(self, shell: Shell, heading: str = "", text: str = "", offered: Sequence[Way] = ()) -> None:
        super().__init__(shell)
        self.heading, self.text, self.offered = heading, text, offered

    def ways(self) -> Sequence[Way]:
        """The buttons: word, kind, what it does."""
        return self.offered or ((_(labels.OK), "primary", self.shell.close),)

    def on_back(self) -> None:
        """Esc or B is the last way."""
        self.ways()[-1][2]()

    def compose(self, canvas: Canvas) -> None:
        """One card, its words scrolling if they must, the buttons side by side, or one below the other."""
        letters = canvas.letters
        width = min(canvas.area.width - 80, 720 * min(canvas.text_scale, 1.3))
        inner = width - 64
        head, body = (letters.height(*words, inner) for words in ((self.heading, TITLE), (self.text, BODY)))
        button, ways = control_height(letters, ACT, 60, 26), self.ways()
        each = (inner - 20 * (len(ways) - 1)) / len(ways)
        beside = each >= max(Button.width(canvas, word) for word, *_unused in ways)
        foot = button if beside else len(ways) * (button + 12) - 12
        height = min(canvas.area.height - 40, head + body + foot + 66 + self.space)
        room = centred(canvas.area, width, height)
        self.add(Card("card", room, lift=1.6, corner=16))
        column = Column(room.inflate(-64, 0))
        column.skip(22)
        column.last(26)
        self.add(Label("head", column.take(head, 8), text=self.heading, style=TITLE))
        row, words = column.last(foot, self.space), column.rest()
        with self.region("words", words, body):
            self.add(Label("words", Column(words).take(body), text=self.text))
        places = grid(row, len(ways), button, 20) if beside else grid(row, 1, button, 12)
        for number, ((word, kind, act), place) in enumerate(zip(ways, places, strict=False)):
            self.add(Button(f"way_{number}", place, text=word, kind=kind, on_press=act))
