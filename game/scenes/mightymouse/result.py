"""The end of a race: who is home, and how far everybody came."""

from __future__ import annotations

from pygame import FRect

from game.pictures.mightymouse.sidebar_widgets import RaceSeatRow
from game.scenes.mightymouse.play import RacePlay
from game.scenes.result import Result
from game.text.mightymouse.board import to_go, where
from game.ui.canvas import Canvas
from game.ui.lettering import Style


class RaceResult(Result):
    """Standings, and the ways on."""

    play: RacePlay
    sign = Style("display", 44)

    def rank(self, seat: str) -> tuple[float, ...]:
        """The one furthest along comes first."""
        return (-self.play.shown.at[seat],)

    def row_height(self, canvas: Canvas) -> float:
        """As at the table."""
        return RaceSeatRow.height(canvas)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> RaceSeatRow:
        """The name, where the piece is, and how far it has to go."""
        name, at = self.play.seats.names[seat], self.play.shown.at[seat]
        return RaceSeatRow(f"row_{seat}", rect, seat=seat, text=f"{place}. {name}", where=where(at),
                       rest=to_go(at, over=True), lit=place == 1)  # fmt: skip

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winner's piece."""
        size, winner = rect.height * 0.86, (self.winners or (self.play.shown.turn,))[0]
        spot = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        canvas.sprite(f"mice/{winner}_figure", spot)
