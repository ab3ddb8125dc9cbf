"""All that can be asked of the screen below: each question with its key and its answer."""

from __future__ import annotations

from functools import partial

from game.shell.pages import MARGIN, Page
from game.text import queries as words
from game.text.language import _, sentences, whole
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD
from game.ui.input.bindings import LIST_KEY, QUERY_KEYS, Pressed, Query
from game.ui.layout import BoxTree, Grow, Layers, Pad, Scroll, Sized, VBox
from game.ui.shell import Shell
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import control_height
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

_GAP, _EDGE = 14.0, 18.0


class Questions(Page):
    """A button for each question; below it stands what the screen answers now."""

    first = "ask_where"

    def __init__(self, shell: Shell, asked: Screen) -> None:
        super().__init__(shell)
        self.asked = asked

    def tree(self, canvas: Canvas) -> BoxTree:
        """The head, what the keys are for, a card with the questions and answers."""
        told = Label("told", text=_(words.ASK_AT_ANY_TIME), style=BOLD, colour=canvas.theme.on_table)
        rows = (self._row(canvas, key, query) for key, query in QUERY_KEYS.items())
        card = Layers(Card("card"), Pad(VBox(*rows, gap=_GAP), _EDGE))
        page = Scroll(card, "page", (MARGIN, _EDGE, 16, _EDGE))
        return self.page(canvas, _(words.QUESTIONS), _GAP, Pad(told, MARGIN, 0), _GAP, Grow(Pad(page, 0, 0, 16, 0)))

    def _row(self, canvas: Canvas, key: str, query: Query) -> BoxTree:
        answer = sentences(*map(whole, self.asked.answers(query))) or _(words.NOTHING_TO_TELL)
        name = f"ask_{query.value}"
        button = Button(name, text=_(words.NAMES[query.value]), cap=key, style=BOLD, shortcut=key, hint=answer,
                        on_press=partial(self.answer, query))  # fmt: skip
        high = control_height(canvas.letters, BOLD, 48, 18)
        return VBox(Sized(button, height=high), Label(f"answer_{query.value}", text=answer, explains=name), gap=6)

    def on_key(self, pressed: Pressed) -> bool:
        """The key that opens the list closes it."""
        if pressed.key == LIST_KEY and not pressed.repeat:
            self.shell.close()
            return True
        return super().on_key(pressed)

    def answers(self, query: Query) -> tuple[str, ...]:
        """What the screen below answers."""
        return tuple(self.asked.answers(query)) or (_(words.NOTHING_TO_TELL),)
