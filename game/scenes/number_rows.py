"""Rising whole numbers that are chosen one by one, as the values of pieces: a slider each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

from game.core.setup import LIMITS
from game.scenes.sidebar import Block
from game.text.language import _
from game.ui.canvas import Canvas
from game.ui.fields import Slider
from game.ui.layout import Column, Row, control_height
from game.ui.lettering import BOLD, SMALL
from game.ui.panels import Label
from game.ui.screen import Screen


class Numbers(NamedTuple):
    """An option of several numbers: its name, a word for each, and what is said above. All marked for translation."""

    option: str
    words: tuple[str, ...]
    note: str


def changed(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The numbers with one of them changed; those before it do not stay above it, those after it not below."""
    lower, upper = values[:at], values[at + 1 :]
    return (*(min(value, number) for number in lower), value, *(max(value, number) for number in upper))


@dataclass(frozen=True)
class NumberRows(Block):
    """A line that says what they are, and a slider each. text: the numbers as the option writes them."""

    numbers: Numbers
    text: str
    change: Callable[[str], None]

    def height(self, canvas: Canvas, width: float) -> float:
        """The note and a row each."""
        return canvas.letters.height(self._note, SMALL, width) + 4 + len(self._values) * self._row(canvas)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add the note and the sliders."""
        column, letters = Column(place), canvas.letters
        note = column.take(letters.height(self._note, SMALL, place.width), 4)
        screen.add(Label(f"note_{self.numbers.option}", note, text=self._note, style=SMALL))
        words = [_(word) for word in self.numbers.words]
        widest = max(letters.width(word, BOLD) for word in words) + 4
        for at, word in enumerate(words):
            row, name = Row(column.take(self._row(canvas)), 12), f"{self.numbers.option}_{at}"
            screen.add(Label(f"word_{name}", row.take(widest), text=word, style=BOLD, align="left middle"))
            self._slider(screen, (name, word), at, row.rest())

    def _slider(self, screen: Screen, named: tuple[str, str], at: int, place: FRect) -> None:
        def slide(value: int) -> None:
            self.change("/".join(map(str, changed(self._values, at, value))))
            screen.stale()

        low, high = LIMITS
        value = self._values[at]
        name, label = named
        screen.add(
            Slider(
                name, place, label=label, value=value, least=low, top=high, step=1, tell=str, unit="", on_slide=slide
            )
        )

    @property
    def _values(self) -> tuple[int, ...]:
        return tuple(map(int, self.text.split("/")))

    @property
    def _note(self) -> str:
        return _(self.numbers.note, most=max(self._values))

    @staticmethod
    def _row(canvas: Canvas) -> float:
        return control_height(canvas.letters, BOLD, 44, 8)
