"""A row of a list of parts, or of runs of a machine: a title, what is told of it, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.text.language import sentences
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL
from game.ui.widgets.layout import Column
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

_EDGE = 14.0


@dataclass
class PartRow(Widget):
    """A part: its name and how it stands, what it touches, and what is wrong with it; pressed, it is taken in hand."""

    title: str = ""
    text: str = ""
    wrong: str = ""
    chosen: bool = False
    on_press: Callable[[], None] = lambda: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def spoken(self) -> Spoken:
        """All of it; what is wrong first."""
        return Spoken(Role.BUTTON, self.title, note=sentences(self.wrong, self.text, self.hint))

    def confirm(self) -> None:
        """Take it in hand."""
        if self.enabled:
            self.on_press()

    def height_at(self, canvas: Canvas, width: float) -> float:
        """How tall it is at a width."""
        return sum(high for _style, _text, high in self._lines(canvas, width - 2 * _EDGE)) + 20

    def _lines(self, canvas: Canvas, width: float) -> list[tuple[str, str, float]]:
        told = (("title", self.title), ("text", self.text), ("wrong", self.wrong))
        styles = {"title": BOLD, "text": SMALL, "wrong": BOLD}
        return [(name, text, canvas.letters.height(text, styles[name], width)) for name, text in told if text]

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Lines on a field."""
        theme, place = canvas.theme, self.place
        ground = theme.chosen if self.chosen or (mood.hover and self.enabled) else theme.field
        materials.framed(canvas, place, materials.Frame(ground, theme.card_edge, self.radius, 1.2))
        column = Column(place.inflate(-2 * _EDGE, -20))
        for name, text, high in self._lines(canvas, place.width - 2 * _EDGE):
            style, ink = (
                (SMALL, theme.faint) if name == "text" else (BOLD, theme.warn if name == "wrong" else theme.ink)
            )
            canvas.write(text, column.take(high), style, ink)
