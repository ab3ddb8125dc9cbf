"""The end of a match: the last free mouse, and the others by when they were caught."""

from __future__ import annotations

from pygame import FRect

from game.rules.mousetrap.events import Captured
from game.scenes.mousetrap.play import MousetrapPlay
from game.scenes.mousetrap.sidebar_widgets import COUNT, MousetrapSeatRow
from game.scenes.result import Result
from game.ui import badges
from game.ui.canvas import Canvas
from game.ui.lettering import BODY


class MousetrapResult(Result):
    """Standings, and the ways on."""

    play: MousetrapPlay

    def rank(self, seat: str) -> tuple[float, ...]:
        """Those who were caught later come first, the winner before them all; one run may catch several."""
        for number, played in enumerate(self.play.table.match.played):
            if any(isinstance(event, Captured) and event.mouse == seat for event in played.events):
                return (1.0, -number)
        return (float(seat not in self.winners), float("-inf"))

    def row_height(self, canvas: Canvas) -> float:
        """A line, or the count of cheese."""
        return max(40.0, canvas.letters.line(BODY) + 12, canvas.letters.line(COUNT) + 4)

    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> MousetrapSeatRow:
        """The name, and the cheese."""
        name, pieces = self.play.seats.names[seat], self.play.shown.hands[seat]
        return MousetrapSeatRow(f"row_{seat}", rect, seat=seat, text=f"{place}. {name}", pieces=pieces,
                       lit=place == 1, out=place > 1)  # fmt: skip

    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """The winner's mouse."""
        size, winner = rect.height * 0.86, (self.winners or (self.play.shown.turn,))[0]
        mouse = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        if not canvas.sprite(f"mice/{winner}_figure", mouse):
            badges.badge(canvas, winner, mouse)
