"""The score pad: a row a seat, with the wedges that are safe and at risk."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.scenes.mousemaze.play import MazePlay
from game.scenes.mousemaze.sidebar_widgets import COUNT, NAME, PadRow
from game.scenes.sidebar import Block
from game.text.language import _, ngettext, sentences
from game.text.mousemaze import screens as labels
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL
from game.ui.panels import Card, Label
from game.ui.screen import Screen


@dataclass(frozen=True)
class ScorePadRow:
    """How one seat stands."""

    seat: str
    name: str
    safe: int
    risk: int
    hint: str
    lit: bool


def pad_rows(play: MazePlay) -> tuple[ScorePadRow, ...]:
    """How every seat stands."""
    return tuple(_row(play, seat, name) for seat, name in play.seats.names.items())


def _row(play: MazePlay, seat: str, name: str) -> ScorePadRow:
    shown, goal = play.shown, play.state.table.goal
    safe, lit = shown.safe[seat], seat == shown.turn
    risk = shown.risk if lit else 0
    if seat in play.table.bots:
        hint = _(labels.IS_A_COMPUTER_PLAYER_AND, name=name, safe=safe, goal=goal)
    else:
        hint = _(labels.IS_A_PERSON_AND_HAS, name=name, safe=safe, goal=goal)
    at_risk = _(labels.AT_RISK_NOW, wedges=risk) if risk else ""
    return ScorePadRow(seat, name, safe, risk, sentences(hint, at_risk), lit)


_SMALLEST, _NUMBERS = 0.82, 0.5
"""How small the heads of the columns may become, and how much of the pad the columns may take."""


@dataclass(frozen=True)
class ScorePad(Block):
    """A head, and a row a seat; ``goal``: so many safe wedges win."""

    rows: tuple[ScorePadRow, ...]
    goal: int

    def height(self, canvas: Canvas, width: float) -> float:
        """The head and all rows."""
        return canvas.letters.line(SMALL) + 18 + len(self.rows) * (self._row(canvas) + 1)

    def _row(self, canvas: Canvas) -> float:
        letters = canvas.letters
        return max(36.0 if len(self.rows) < 5 else 34.0, letters.line(NAME) + 6, letters.line(COUNT) + 2)

    def add(self, screen: Screen, canvas: Canvas, place: FRect) -> None:
        """Add card, head and rows."""
        letters = canvas.letters
        screen.add(Card("pad", place, corner=10))
        inner = FRect(place.x + 6, place.y + 8, place.width - 12, letters.line(SMALL))
        word = max(letters.width(_(head), SMALL) for head in (labels.SAFE_LOWER, labels.AT_RISK_LOWER))
        numbers = letters.width("00", COUNT) + letters.width("+00", COUNT) + 22
        numbers = max(numbers, min(2 * (_SMALLEST * word + 8), _NUMBERS * inner.width))
        self._head(screen, canvas, inner, numbers)
        names = PadRow.widest(canvas, [row.name for row in self.rows], inner.width)
        spot = FRect(inner.x, inner.bottom + 4, inner.width, self._row(canvas))
        for number, row in enumerate(self.rows):
            screen.add(PadRow(f"seat_{row.seat}", spot, hint=row.hint, seat=row.seat, text=row.name, safe=row.safe,
                              risk=row.risk, goal=self.goal, lit=row.lit, ruled=number < len(self.rows) - 1,
                              numbers=numbers, name_width=names))  # fmt: skip
            spot = spot.move(0, spot.height + 1)

    def _head(self, screen: Screen, canvas: Canvas, inner: FRect, numbers: float) -> None:
        letters, faint, half = canvas.letters, canvas.theme.faint, numbers / 2
        left = FRect(inner.x + 10, inner.y, inner.width - numbers - 10, inner.height)
        text = ngettext(*labels.SAFE_WEDGE_WINS_COUNT, self.goal)
        style = letters.fitting(text, SMALL, left.width)
        screen.add(Label("goal", left, text=text, style=style, colour=faint, align="left middle"))
        for name, back, word in (("safe", numbers, _(labels.SAFE_LOWER)), ("risk", half, _(labels.AT_RISK_LOWER))):
            place = FRect(inner.right - back, inner.y, half - 6, inner.height)
            style = letters.fitting(word, SMALL, place.width)
            screen.add(Label(f"pad_{name}", place, text=word, style=style, colour=faint, align="right middle"))
