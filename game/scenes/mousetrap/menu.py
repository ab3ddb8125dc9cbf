"""The menu of a match: who holds which seat, whose hands, how fast, and the ways out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import FRect

from game.scenes.mousetrap.turn_card import SPEEDS
from game.scenes.sheet import Sheet
from game.ui.buttons import Button, Choice, Pick
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BODY, SMALL_BOLD, TITLE
from game.ui.panels import BadgeMark, Card, Label

if TYPE_CHECKING:
    from game.scenes.mousetrap.table import Table

_WHO = (Pick("human", "Human", "person"), Pick("bot", "Computer", "gear"))
_HANDS = (Pick("steady", "Steady"), Pick("own", "Your own"))


class Menu(Sheet):
    """Laid over the table; the match rests meanwhile."""

    first = "on"

    def __init__(self, table: Table, close: Callable[[], None]) -> None:
        super().__init__(table, close)
        self.table = table

    def compose(self, canvas: Canvas) -> None:
        """A row a seat, two rows of choices, then the ways on."""
        letters = canvas.letters
        seats = self.table.play.seats.names
        high = max(46.0, letters.line(BODY) + 20)
        button = max(52.0, letters.line(ACT) + 20)
        head = letters.line(TITLE)
        content = (len(seats) + 2) * (high + 8)
        room = self.room(canvas, 620, head + content + 2 * button + 106)
        self.add(Card("card", room, lift=1.6, corner=16))
        inner = room.inflate(-52, -40)
        self.add(Label("title", FRect(inner.x, inner.y, inner.width, head), text="The match rests", style=TITLE))
        foot = 2 * button + 12
        view = FRect(inner.x - 10, inner.y + head + 8, inner.width + 12, inner.height - head - foot - 24)
        with self.region("rows", view, content + 12):
            top = view.y + 8
            for seat, name in seats.items():
                self._seat(canvas, FRect(inner.x, top, inner.width - 14, high), seat, name)
                top += high + 8
            hands = "steady" if self.table.play.steady else "own"
            speed = self.shell.settings.speed
            self._row(
                canvas, FRect(inner.x, top, inner.width - 14, high), ("hands", "Hands", _HANDS, hands), self._hands
            )
            top += high + 8
            row = FRect(inner.x, top, inner.width - 14, high)
            self._row(canvas, row, ("speed", "Speed", SPEEDS, speed), self._speed)
        self._ways(canvas, FRect(inner.x, inner.bottom - foot, inner.width, button))

    def _ways(self, canvas: Canvas, row: FRect) -> None:
        shell = self.shell
        self.pair(
            canvas,
            row,
            Button("settings", FRect(), text="Settings", icon="gear", on_press=lambda: shell.open("settings")),
            Button("rules", FRect(), text="Rules", icon="book", on_press=lambda: shell.open("rules", game="mousetrap")),
        )
        hint = "The match is saved and waits there."
        self.pair(
            canvas,
            row.move(0, row.height + 12),
            Button("shelf", FRect(), text="To the shelf", icon="exit", on_press=self.table.leave, hint=hint),
            Button("on", FRect(), text="Play on", kind="primary", icon="play", on_press=self.close, shortcut="space"),
        )

    def _seat(self, canvas: Canvas, row: FRect, seat: str, name: str) -> None:
        mark = min(36.0, row.height - 6)
        self.add(BadgeMark(f"badge_{seat}", FRect(row.x, row.centery - mark / 2, mark, mark), seat=seat))
        value = "bot" if seat in self.table.sitting.table.bots else "human"

        def choose(who: str) -> None:
            self.table.play.seats.give(seat, who == "bot")
            self.stale()

        rest = FRect(row.x + mark + 10, row.y, row.width - mark - 10, row.height)
        self._row(canvas, rest, (f"who_{seat}", name, _WHO, value), choose)

    def _row(
        self, canvas: Canvas, row: FRect, said: tuple[str, str, tuple[Pick, ...], str], choose: Callable[[str], None]
    ) -> None:
        name, text, picks, value = said
        wide = min(Choice.width(canvas, picks, SMALL_BOLD) + 8, row.width * 0.74)
        if wide < Choice.width(canvas, picks, SMALL_BOLD):
            picks = tuple(pick._replace(icon="") for pick in picks)
        words = FRect(row.x, row.y, row.width - wide - 8, row.height)
        style = canvas.letters.fitting(text, BODY, words.width)
        self.add(Label(f"word_{name}", words, text=text, style=style, align="left middle"))
        place = FRect(row.right - wide, row.y, wide, row.height)
        self.add(Choice(name, place, picks=picks, value=value, on_choose=choose, style=SMALL_BOLD))

    def _hands(self, value: str) -> None:
        self.table.play.steady = value == "steady"
        self.stale()

    def _speed(self, value: str) -> None:
        self.table.set_speed(value)
        self.stale()
