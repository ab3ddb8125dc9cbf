"""The end of a match: who got the cheese out, how everybody stands, and another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Over
from game.core.colours import colour_of
from game.scenes import matches
from game.scenes.mousemaze.panel import COUNT, PadRow
from game.scenes.sheet import Sheet
from game.ui import badges
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BODY, Style
from game.ui.panels import Card, Label, Picture
from game.ui.verbs import Phase, Pointed, Pressed

if TYPE_CHECKING:
    from game.scenes.mousemaze.table import Table

_WINNER = Style("display", 46)
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
    def winners(self) -> tuple[str, ...]:
        """The seats that won."""
        waiting = self.table.play.waiting
        return waiting.winners if isinstance(waiting, Over) else ()

    def standings(self) -> list[str]:
        """The seats by their safe wedges, the winners first."""
        safe = self.table.play.shown.safe
        return sorted(safe, key=lambda seat: (seat not in self.winners, -safe[seat]))

    def compose(self, canvas: Canvas) -> None:
        """The winner's mouse, the call, a row a seat, the buttons."""
        letters, names = canvas.letters, self.table.play.seats.names
        order, safe = self.standings(), self.table.play.shown.safe
        high = max(40.0, letters.line(BODY) + 12, letters.line(COUNT) + 4)
        button = max(56.0, letters.line(ACT) + 22)
        won = [names[seat] for seat in self.winners] or ["Nobody"]
        text = f"{' and '.join(won)} {'win' if len(won) > 1 else 'wins'}!"
        picture = min(_PICTURE, max(90.0, canvas.area.height - len(order) * high - button - 220))
        head = letters.line(_WINNER)
        room = self.room(canvas, 600, picture + head + len(order) * (high + 4) + button + 100)
        self.add(Card("card", room, lift=1.6, corner=18))
        inner = room.inflate(-60, -40)
        stage = FRect(inner.x, inner.y, inner.width, picture)
        self.add(Picture("winner", stage, paint=self._winner))
        call = FRect(inner.x, stage.bottom + 4, inner.width, head)
        style = letters.fitting(text, _WINNER, inner.width)
        self.add(Label("winner_call", call, text=text, style=style, align="centre middle"))
        view = FRect(inner.x - 10, call.bottom + 8, inner.width + 12, inner.bottom - button - 20 - call.bottom)
        numbers = letters.width("00", COUNT) * 2 + 20
        wide = PadRow.widest(canvas, [f"5. {name}" for name in names.values()], inner.width)
        with self.region("rows", view, len(order) * (high + 4) + 8):
            for place, seat in enumerate(order):
                row = FRect(inner.x, view.y + 4 + place * (high + 4), inner.width - 12, high)
                hint = f"{names[seat]} got {safe[seat]} wedges out of the maze."
                self.add(PadRow(f"row_{seat}", row, hint=hint, seat=seat, text=f"{place + 1}. {names[seat]}",
                                safe=safe[seat], goal=self.table.state.table.goal, lit=seat in self.winners,
                                numbers=numbers, name_width=wide))  # fmt: skip
        self.pair(
            canvas,
            FRect(inner.x, inner.bottom - button, inner.width, button),
            Button("shelf", FRect(), text="To the shelf", icon="exit", on_press=self.table.leave),
            Button("again", FRect(), text="Play again", kind="primary", icon="replay", on_press=self.again),
        )

    def _winner(self, canvas: Canvas, rect: FRect) -> None:
        side = rect.height * 1.1
        canvas.sprite("panels/burst", FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))
        size = rect.height * 0.86
        seats = self.winners or (self.table.play.shown.turn,)
        for number, seat in enumerate(seats):
            at = rect.centerx + (number - (len(seats) - 1) / 2) * size * 0.7
            mouse = FRect(at - size / 2, rect.centery - size / 2, size, size)
            if not canvas.sprite(f"mice/{colour_of(seat)}_figure", mouse):
                badges.badge(canvas, seat, mouse)

    def again(self) -> None:
        """The same seats and rules, from the start."""
        sitting = self.table.sitting
        matches.leave(sitting)
        fresh = matches.begin(
            self.shell.places, sitting.row, sitting.table.match.setup, sitting.names, matches.Luck(sitting.steady)
        )
        self.shell.go_to(f"table:{sitting.row.game.id}", sitting=fresh)
