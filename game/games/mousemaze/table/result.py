"""The end of a match: who got the cheese out, and how much everybody has."""

from __future__ import annotations

from pygame import FRect

from game.core.setup import colour_of
from game.games.mousemaze.table.play import MazePlay
from game.games.mousemaze.table.sidebar_widgets import COUNT, PadRow
from game.games.mousemaze.text import table as labels
from game.shell.play.result import Result
from game.text.language import ngettext
from game.ui.drawing import badges
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY


class MazeResult(Result):
    """Standings, and the ways on."""

    play: MazePlay

    def rank(self, seat: str) -> tuple[float, ...]:
        """The winners come first, then the others by their safe wedges."""
        return float(seat not in self.winners), -self.play.shown.safe[seat]

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the count of wedges."""
        return max(40.0, canvas.letters.line(BODY) + 12, canvas.letters.line(COUNT) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> PadRow:
        """The row of the pad."""
        names, safe = self.play.seats.names, self.play.shown.safe[seat]
        one, many = labels.GOT_WEDGE_OUT_OF_COUNT
        hint = ngettext(one, many, safe, name=names[seat])
        numbers = canvas.letters.width("00", COUNT) * 2 + 20
        wide = PadRow.widest(canvas, [f"5. {name}" for name in names.values()], rect.width + 12)
        return PadRow(f"row_{seat}", rect, hint=hint, seat=seat, text=f"{place}. {names[seat]}", safe=safe,
                      goal=self.play.state.table.goal, lit=seat in self.winners, numbers=numbers,
                      name_width=wide)  # fmt: skip

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winners' mice."""
        size = rect.height * 0.86
        seats = self.winners or (self.play.shown.turn,)
        for number, seat in enumerate(seats):
            at = rect.centerx + (number - (len(seats) - 1) / 2) * size * 0.7
            mouse = FRect(at - size / 2, rect.centery - size / 2, size, size)
            if not canvas.sprite(f"mice/{colour_of(seat)}_figure", mouse):
                badges.badge(canvas, seat, mouse)
