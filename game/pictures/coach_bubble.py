"""What the coach of a first match says, and the buttons on it; both are drawn above all that moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.pictures.bubble import dots_width, draw_bubble, draw_dots
from game.pictures.coach_figure import Standing, draw_figure
from game.text import coach as labels
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, HEAD
from game.ui.spoken import Role, Spoken
from game.ui.widget import Mood, Widget

MARGIN = 14.0


@dataclass
class Bubble(Widget):
    """A tip, the how many-th of how many, and whoever says it."""

    head: str = ""
    text: str = ""
    number: int = 1
    count: int = 0
    at: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    standing: Standing | None = None

    drawn: ClassVar[bool] = False

    def spoken(self) -> Spoken:
        """Heading and sentences."""
        return Spoken(Role.LABEL, labels.tip_of(self.number, self.count, self.head, self.text))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the bubble, its ring and its words."""
        letters, ink = canvas.letters, canvas.theme.ink
        draw_bubble(canvas, self.place, FRect(*self.at), self.standing.mouth if self.standing else None)
        if self.standing is not None:
            draw_figure(canvas, self.standing)
        inner = self.place.inflate(-2 * MARGIN, -2 * MARGIN)
        wide = inner.width - dots_width(self.count) - 6
        high = letters.height(self.head, HEAD, wide)
        canvas.write(self.head, FRect(inner.x, inner.y, wide, high), HEAD, ink)
        draw_dots(canvas, FRect(inner.x, inner.y, inner.width, letters.line(HEAD)), self.number - 1, self.count)
        canvas.write(self.text, FRect(inner.x, inner.y + high + 4, inner.width, inner.height - high), BODY, ink)


@dataclass
class BubbleButton(Button):
    """A button on the bubble."""

    drawn: ClassVar[bool] = False
