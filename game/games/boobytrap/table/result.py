"""The end of a match: who won, and how everybody stands; the arches can be looked at."""

from __future__ import annotations

from pygame import FRect

from game.games.boobytrap.pictures.panel import SCORE, HandHead, HandRow
from game.games.boobytrap.table.play import TrayPlay
from game.games.boobytrap.text import table as labels
from game.shell.play.result import Result
from game.text.language import _
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, BOLD, SMALL_BOLD, Style
from game.ui.widgets.buttons import Button


class BoobytrapResult(Result):
    """Standings, and the ways on."""

    play: TrayPlay
    pictures = (64.0, 130.0)
    gap = 3.0
    sign = Style("display", 42)

    def call(self) -> str:
        """The result in a line."""
        if self.play.state.table.solitaire:
            return _(labels.YOU_CLEARED_THE_TRAY) if self.winners else _(labels.ONE_TRIP_TOO_MANY)
        return super().call()

    def rank(self, seat: str) -> tuple[float, ...]:
        """By score."""
        state = self.play.state
        return (-state.scores[state.table.seats.index(seat)],)

    def head(self, canvas: Canvas) -> float:
        """The heads of the columns."""
        return 34 + canvas.letters.line(SMALL_BOLD)

    def head_row(self, rect: FRect) -> None:
        """What the columns are, and what a piece is worth."""
        table = self.play.state.table
        values = tuple(table.value(size) for size in ("S", "M", "L"))
        place = FRect(rect.x, rect.y, rect.width, rect.height - 4)
        self.add(HandHead("head", place, values=values, points=not table.solitaire))

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the score."""
        letters = canvas.letters
        return max(34.0, letters.line(BODY) + 8, letters.line(BOLD) + 6, letters.line(SCORE) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> HandRow:
        """The name, the pieces, the trips and the score."""
        state, number = self.play.state, self.play.state.table.seats.index(seat)
        return HandRow(f"row_{seat}", rect, seat=seat, text=self.play.seats.names[seat], pieces=state.hands[number],
                       trips=state.trips[number], score=state.scores[number], lit=seat in self.winners,
                       points=not state.table.solitaire)  # fmt: skip

    def further(self) -> tuple[Button, ...]:
        """Back to the tray."""
        hint = _(labels.SHOWS_WHAT_IS_LEFT_IN)
        return (Button("look", FRect(), text=_(labels.THE_TRAY), icon="eye", on_press=self.close, hint=hint),)

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winners' badges."""
        shown = self.winners or (self.play.shown.turn,)
        size = min(rect.height * 0.7, rect.width / len(shown) - 8)
        left = rect.centerx - (size + 8) * len(shown) / 2 + 4
        for seat in shown:
            badges.badge(canvas, seat, FRect(left, rect.centery - size / 2, size, size))
            left += size + 8
