"""The question whose hands a seat has, asked by small pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.shell.pictures import hands
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD
from game.ui.drawing.materials import Frame
from game.ui.widgets.buttons import Choice, Pick
from game.ui.widgets.widget import Mood

_PICTURE, _GAP, _LEAST_WORD = 46.0, 8.0, 0.85


@dataclass(eq=False, repr=False)
class HandsChoice(Choice):
    """A card with a picture for each kind of hands; where their words are too long only the chosen one has its word."""

    radius: ClassVar[float] = 10

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Pictures, and a line of words."""
        return _PICTURE * min(canvas.text_scale, 1.5) + canvas.letters.line(SMALL_BOLD) + 10

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the cards and their words."""
        place, count, line = self.place, len(self.picks), canvas.letters.line(SMALL_BOLD)
        wide = (place.width - _GAP * (count - 1)) / count
        self.cells = [FRect(place.x + number * (wide + _GAP), place.y, wide, place.height) for number in range(count)]
        worded = all(_fits(canvas, pick.text, wide - 6) for pick in self.picks)
        for number, (pick, cell) in enumerate(zip(self.picks, self.cells, strict=True)):
            card = cell if worded else FRect(cell.x, cell.y, cell.width, cell.height - line - 2)
            self._card(canvas, card, pick, number == self.at, line if worded else 0.0)
        if not worded:
            foot = FRect(place.x, place.bottom - line, place.width, line)
            text = self.picks[self.at].text
            style = canvas.letters.fitting(text, SMALL_BOLD, foot.width)
            canvas.write(text, foot, style, canvas.theme.ink, "centre middle")

    def _card(self, canvas: Canvas, card: FRect, pick: Pick, chosen: bool, line: float) -> None:
        theme = canvas.theme
        ground = theme.chosen if chosen else theme.field
        edge = theme.chosen_edge if chosen else theme.card_edge
        materials.framed(canvas, card, Frame(ground, edge, self.radius, 3 if chosen else 1))
        hands.paint(canvas, FRect(card.x + 4, card.y + 4, card.width - 8, card.height - line - 8), pick.value)
        if line:
            words = FRect(card.x + 3, card.bottom - line - 3, card.width - 6, line)
            style = canvas.letters.fitting(pick.text, SMALL_BOLD, words.width)
            canvas.write(pick.text, words, style, theme.ink, "centre middle")


def _fits(canvas: Canvas, text: str, width: float) -> bool:
    return canvas.letters.fitting(text, SMALL_BOLD, width).size >= SMALL_BOLD.size * _LEAST_WORD
