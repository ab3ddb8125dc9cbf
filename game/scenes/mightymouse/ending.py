"""The end of a race: who won, how everybody stands, and another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Over
from game.scenes import matches
from game.scenes.mightymouse.cards import SeatRow
from game.scenes.sheet import Sheet
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, Style
from game.ui.panels import Card, Label, Picture
from game.ui.verbs import Phase, Pointed, Pressed
from game.words.language import say
from game.words.mightymouse_table import to_go, where

if TYPE_CHECKING:
    from game.scenes.mightymouse.table import Table

_WINNER = Style("display", 44)
_PICTURE = 170.0
_UNREAD = 0.4


class Ending(Sheet):
    """Standings, and the ways on."""

    first = "again"

    def __init__(self, table: Table, close: Callable[[], None]) -> None:
        super().__init__(table, close)
        self.table = table
        self._age = 0.0

    def tick(self, dt: float) -> bool:
        """Grow old enough to be answered."""
        self._age += dt
        return False

    def on_key(self, pressed: Pressed) -> bool:
        """A press that was meant for the table begins nothing anew."""
        return self._age < _UNREAD

    def on_point(self, pointed: Pointed) -> bool:
        """Nor does a click."""
        return self._age < _UNREAD and pointed.phase is not Phase.MOVE

    @property
    def winner(self) -> str:
        """The seat that is home."""
        waiting = self.table.play.waiting
        return waiting.winners[0] if isinstance(waiting, Over) and waiting.winners else self.table.play.shown.turn

    def standings(self) -> list[str]:
        """The seats, the one furthest along first."""
        at = self.table.play.shown.at
        return sorted(at, key=lambda seat: -at[seat])

    def compose(self, canvas: Canvas) -> None:
        """The hero, the call, a row a seat, the buttons."""
        letters, names, at = canvas.letters, self.table.play.seats.names, self.table.play.shown.at
        order = self.standings()
        high = SeatRow.height(canvas)
        button = max(56.0, letters.line(ACT) + 22)
        picture = min(_PICTURE, max(90.0, canvas.area.height - len(order) * high - button - 220))
        head = letters.line(_WINNER)
        room = self.room(canvas, 600, picture + head + len(order) * (high + 4) + button + 100)
        self.add(Card("card", room, lift=1.6, corner=18))
        inner = room.inflate(-60, -40)
        stage = FRect(inner.x, inner.y, inner.width, picture)
        self.add(Picture("winner", stage, paint=self._winner))
        call = FRect(inner.x, stage.bottom + 4, inner.width, head)
        text = say("{name} wins!", name=names[self.winner])
        style = letters.fitting(text, _WINNER, inner.width)
        self.add(Label("call", call, text=text, style=style, align="centre middle"))
        view = FRect(inner.x - 10, call.bottom + 8, inner.width + 12, inner.bottom - button - 20 - call.bottom)
        with self.region("rows", view, len(order) * (high + 4) + 8):
            for place, seat in enumerate(order):
                row = FRect(inner.x, view.y + 4 + place * (high + 4), inner.width - 12, high)
                self.add(SeatRow(f"row_{seat}", row, seat=seat, text=f"{place + 1}. {names[seat]}",
                                 where=where(at[seat]), rest=to_go(at[seat]), lit=place == 0))  # fmt: skip
        self.pair(
            canvas,
            FRect(inner.x, inner.bottom - button, inner.width, button),
            Button("shelf", FRect(), text=say("To the shelf"), icon="exit", on_press=self.table.leave),
            Button("again", FRect(), text=say("Play again"), kind="primary", icon="replay", on_press=self.again),
        )

    def _winner(self, canvas: Canvas, rect: FRect) -> None:
        side = rect.height * 1.1
        canvas.sprite("panels/burst", FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))
        size = rect.height * 0.86
        spot = FRect(rect.centerx - size / 2, rect.centery - size / 2, size, size)
        canvas.sprite(f"mice/{self.winner}_figure", spot)

    def again(self) -> None:
        """The same seats, from the start."""
        sitting = self.table.sitting
        matches.leave(sitting)
        setup = sitting.table.match.setup
        fresh = matches.begin(self.shell.places, sitting.row, setup, sitting.names, matches.Luck(sitting.steady))
        self.shell.go_to("table:mightymouse", sitting=fresh)
