"""The end of a match: who won, how everybody stands, and another one; the arches can be looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.core.acts import Over
from game.scenes import matches
from game.scenes.boobytrap.rows import SCORE, HandHead, HandRow
from game.scenes.sheet import Sheet
from game.ui import badges
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BODY, BOLD, SMALL_BOLD, Style
from game.ui.panels import Card, Label, Picture
from game.ui.verbs import Phase, Pointed, Pressed

if TYPE_CHECKING:
    from game.scenes.boobytrap.table import Table

_WINNER = Style("display", 42)
_PICTURE = 130.0
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
        """The seats that won; none in a solitaire that was lost."""
        waiting = self.table.play.waiting
        return waiting.winners if isinstance(waiting, Over) else ()

    def standings(self) -> list[str]:
        """The seats by their scores, the highest first."""
        state = self.table.play.state
        scores = dict(zip(state.table.seats, state.scores, strict=True))
        return sorted(scores, key=lambda seat: -scores[seat])

    def call(self) -> str:
        """The result in a line."""
        state, names = self.table.play.state, self.table.play.seats.names
        if state.table.solitaire:
            return "You cleared the tray!" if self.winners else "One trip too many"
        told = " and ".join(names[seat] for seat in self.winners)
        return f"{told} win!" if self.winners[1:] else f"{told} wins!"

    def compose(self, canvas: Canvas) -> None:
        """The winner's badge, the call, a row a seat, the buttons."""
        letters = canvas.letters
        state, names = self.table.play.state, self.table.play.seats.names
        order = self.standings()
        high = max(34.0, letters.line(BODY) + 8, letters.line(BOLD) + 6, letters.line(SCORE) + 4)
        button = max(56.0, letters.line(ACT) + 22)
        head = letters.line(_WINNER)
        columns = 30 + letters.line(SMALL_BOLD)
        content = columns + len(order) * (high + 3) + 10
        spare = canvas.area.height - content - button - head - 150
        picture = min(_PICTURE, max(64.0, spare))
        room = self.room(canvas, 620, picture + head + content + button + 92)
        self.add(Card("card", room, lift=1.6, corner=18))
        inner = room.inflate(-60, -40)
        stage = FRect(inner.x, inner.y, inner.width, picture)
        self.add(Picture("winner", stage, paint=self._winner))
        call = FRect(inner.x, stage.bottom + 2, inner.width, head)
        text = self.call()
        style = letters.fitting(text, _WINNER, inner.width)
        self.add(Label("call", call, text=text, style=style, align="centre middle"))
        view = FRect(inner.x - 10, call.bottom + 8, inner.width + 12, inner.bottom - button - 16 - call.bottom)
        points = not state.table.solitaire
        values = tuple(state.table.value(size) for size in ("S", "M", "L"))
        with self.region("rows", view, content):
            row = FRect(inner.x, view.y + 2, inner.width - 12, columns)
            self.add(HandHead("head", row, values=values, points=points))
            for place, seat in enumerate(order):
                number = state.table.seats.index(seat)
                row = FRect(inner.x, view.y + columns + 6 + place * (high + 3), inner.width - 12, high)
                self.add(HandRow(f"row_{seat}", row, seat=seat, text=names[seat], pieces=state.hands[number],
                                 trips=state.trips[number], score=state.scores[number], lit=seat in self.winners,
                                 points=points))  # fmt: skip
        self.pair(
            canvas,
            FRect(inner.x, inner.bottom - button, inner.width, button),
            Button("shelf", FRect(), text="To the shelf", icon="exit", on_press=self.table.leave),
            Button("look", FRect(), text="The tray", icon="eye", on_press=self.close,
                   hint="Shows the tray as it is left, and its arches."),
            Button("again", FRect(), text="Play again", kind="primary", icon="replay", on_press=self.again),
        )  # fmt: skip

    def _winner(self, canvas: Canvas, rect: FRect) -> None:
        side = rect.height * 1.1
        canvas.sprite("panels/burst", FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))
        shown = self.winners or (self.table.play.shown.turn,)
        size = min(rect.height * 0.7, rect.width / len(shown) - 8)
        left = rect.centerx - (size + 8) * len(shown) / 2 + 4
        for seat in shown:
            badges.badge(canvas, seat, FRect(left, rect.centery - size / 2, size, size))
            left += size + 8

    def again(self) -> None:
        """The same seats and rules, from the start."""
        sitting = self.table.sitting
        matches.leave(sitting)
        setup = sitting.table.match.setup
        luck = matches.Luck(self.table.play.steady)
        fresh = matches.begin(self.shell.places, sitting.row, setup, sitting.names, luck)
        self.shell.go_to("table:boobytrap", sitting=fresh)
