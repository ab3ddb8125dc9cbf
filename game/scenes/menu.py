"""The menu of a match: who holds which seat, how fast, what else a game lets one choose, and the ways out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import FRect

from game.scenes.picks import COMPUTER, HUMAN, SPEEDS, spoken
from game.scenes.seats import Seats
from game.scenes.sheet import Sheet
from game.ui.buttons import Button, Choice, Pick
from game.ui.canvas import Canvas
from game.ui.lettering import ACT, BODY, SMALL_BOLD, TITLE
from game.ui.panels import BadgeMark, Card, Label
from game.ui.screen import Screen
from game.words.language import say


class Further(NamedTuple):
    """One more thing to choose: its name, its word, what there is, what is chosen, what choosing does."""

    name: str
    text: str
    picks: tuple[Pick, ...]
    value: Callable[[], str]
    choose: Callable[[str], None]


class Menu(Sheet):
    """Laid over the table; the match rests meanwhile. leave: what the way to the shelf does."""

    first = "on"

    def __init__(
        self,
        table: Screen,
        close: Callable[[], None],
        seats: Seats,
        leave: Callable[[], None],
        further: Sequence[Further] = (),
    ) -> None:
        super().__init__(table, close)
        self.seats = seats
        self.leave = leave
        self.further = further

    def compose(self, canvas: Canvas) -> None:
        """A row a seat, the rows of choices, then the ways on."""
        letters = canvas.letters
        names = self.seats.names
        choices = (
            *self.further,
            Further("speed", say("Speed"), spoken(SPEEDS), lambda: self.shell.settings.speed, self._speed),
        )
        high = max(46.0, letters.line(BODY) + 20)
        button = max(52.0, letters.line(ACT) + 20)
        head = letters.line(TITLE)
        content = (len(names) + len(choices)) * (high + 8)
        room = self.room(canvas, 620, head + content + 2 * button + 106)
        self.add(Card("card", room, lift=1.6, corner=16))
        inner = room.inflate(-52, -40)
        self.add(Label("title", FRect(inner.x, inner.y, inner.width, head), text=say("The match rests"), style=TITLE))
        foot = 2 * button + 12
        view = FRect(inner.x - 10, inner.y + head + 8, inner.width + 12, inner.height - head - foot - 24)
        with self.region("rows", view, content + 12):
            top = view.y + 8
            for seat, name in names.items():
                self._seat(canvas, FRect(inner.x, top, inner.width - 14, high), seat, name)
                top += high + 8
            for choice in choices:
                self._row(canvas, FRect(inner.x, top, inner.width - 14, high), choice)
                top += high + 8
        self._ways(canvas, FRect(inner.x, inner.bottom - foot, inner.width, button))

    def _ways(self, canvas: Canvas, row: FRect) -> None:
        shell, game = self.shell, self.seats.sitting.row.game.id
        self.pair(
            canvas,
            row,
            Button("settings", FRect(), text=say("Settings"), icon="gear", on_press=lambda: shell.open("settings")),
            Button("rules", FRect(), text=say("Rules"), icon="book", on_press=lambda: shell.open("rules", game=game)),
        )
        saved, lost = say("The match is saved and waits there."), say("Not saved: the match is lost when you leave.")
        hint = lost if self.seats.sitting.table.save is None else saved
        self.pair(
            canvas,
            row.move(0, row.height + 12),
            Button("shelf", FRect(), text=say("To the shelf"), icon="exit", on_press=self.leave, hint=hint),
            Button(
                "on", FRect(), text=say("Play on"), kind="primary", icon="play", on_press=self.close, shortcut="space"
            ),
        )

    def _seat(self, canvas: Canvas, row: FRect, seat: str, name: str) -> None:
        mark = min(36.0, row.height - 6)
        self.add(BadgeMark(f"badge_{seat}", FRect(row.x, row.centery - mark / 2, mark, mark), seat=seat))
        bots = self.seats.sitting.table.bots

        def choose(who: str) -> None:
            self.seats.give(seat, who == "bot")

        rest = FRect(row.x + mark + 10, row.y, row.width - mark - 10, row.height)
        who = Further(
            f"who_{seat}", name, spoken((HUMAN, COMPUTER)), lambda: "bot" if seat in bots else "human", choose
        )
        self._row(canvas, rest, who)

    def _row(self, canvas: Canvas, row: FRect, choice: Further) -> None:
        picks = choice.picks
        wide = min(Choice.width(canvas, picks, SMALL_BOLD) + 8, row.width * 0.74)
        if wide < Choice.width(canvas, picks, SMALL_BOLD):
            picks = tuple(pick._replace(icon="") for pick in picks)
        words = FRect(row.x, row.y, row.width - wide - 8, row.height)
        style = canvas.letters.fitting(choice.text, BODY, words.width)
        self.add(Label(f"word_{choice.name}", words, text=choice.text, style=style, align="left middle"))

        def choose(value: str) -> None:
            choice.choose(value)
            self.stale()

        place = FRect(row.right - wide, row.y, wide, row.height)
        self.add(Choice(choice.name, place, picks=picks, value=choice.value(), on_choose=choose, style=SMALL_BOLD))

    def _speed(self, value: str) -> None:
        self.shell.adopt(dataclasses.replace(self.shell.settings, speed=value))
        self.under.stale()
