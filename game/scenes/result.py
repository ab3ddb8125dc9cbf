"""The end of a match: who won, how everybody stands, and another one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from pygame import FRect

from game.core.acts import Over
from game.scenes import open_match
from game.scenes.match_play import AnyPlaying
from game.scenes.sheet import Sheet
from game.scenes.watched_match import again
from game.text import screens as labels
from game.text import theatre as told
from game.text.language import _, listed, ngettext
from game.ui.buttons import Button
from game.ui.canvas import Canvas
from game.ui.input_events import Phase, Pointed, Pressed
from game.ui.layout import Column, Stack, control_height
from game.ui.lettering import ACT, Style
from game.ui.panels import Card, Label, Picture
from game.ui.screen import Screen
from game.ui.widget import Widget

_UNREAD = 0.4


class Result(Sheet):
    """Standings, and the ways on. Derive, and say how a row of a seat looks.

    leave: what the way to the shelf does. wide: of the sheet. pictures: the least and the greatest height of the
    picture on top. gap: between the rows.
    """

    first = "again"
    wide: ClassVar[float] = 600.0
    pictures: ClassVar[tuple[float, float]] = (90.0, 170.0)
    gap: ClassVar[float] = 4.0
    sign: ClassVar[Style] = Style("display", 46)

    def __init__(self, table: Screen, close: Callable[[], None], play: AnyPlaying, leave: Callable[[], None]) -> None:
        super().__init__(table, close)
        self.play = play
        self.leave = leave
        self._age = 0.0

    # What a game says.

    @abstractmethod
    def rank(self, seat: str) -> tuple[float, ...]:
        """The less, the better; those of one rank share a place."""

    @abstractmethod
    def row_height(self, canvas: Canvas) -> float:
        """The height of a row."""

    @abstractmethod
    def row(self, canvas: Canvas, rect: FRect, seat: str, place: int) -> Widget:
        """The row of a seat; the first place is 1."""

    @abstractmethod
    def portrait(self, canvas: Canvas, rect: FRect) -> None:
        """Draw who won."""

    def head(self, canvas: Canvas) -> float:
        """The height of what stands over the rows."""
        return 0.0

    def head_row(self, rect: FRect) -> None:
        """Add what stands over the rows, if there is room for it."""

    def further(self) -> tuple[Button, ...]:
        """More ways on."""
        return ()

    # Who won.

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats that won; there may be none."""
        waiting = self.play.waiting
        return waiting.winners if isinstance(waiting, Over) else ()

    def standings(self) -> list[str]:
        """The seats, the best first."""
        return sorted(self.play.seats.names, key=self.rank)

    def place(self, seat: str) -> int:
        """The place of a seat, counted from 1."""
        return 1 + sum(self.rank(other) < self.rank(seat) for other in self.play.seats.names)

    def call(self) -> str:
        """The result in a line."""
        names = [self.play.seats.names[seat] for seat in self.winners]
        if not names:
            return _(labels.NOBODY_WINS)
        return ngettext(*labels.WINS_COUNT, len(names), names=listed(names))

    # What is seen.

    def compose(self, canvas: Canvas) -> None:
        """The picture, the call, a row a seat, the buttons."""
        letters, seats = canvas.letters, len(self.play.seats.names)
        high, head, line = self.row_height(canvas), self.head(canvas), letters.line(self.sign)
        rows = head + seats * (high + self.gap)
        button = control_height(letters, ACT, 56, 22)
        least, most = self.pictures
        picture = min(most, max(least, canvas.area.height - head - seats * high - button - 220))
        room = self.room(canvas, self.wide, picture + line + rows + button + 100)
        self.add(Card("card", room, lift=1.6, corner=18))
        column = Column(room.inflate(-60, -40))
        self.add(Picture("winner", column.take(picture, 4), paint=self.picture))
        call, text = column.take(line, 8), self.call()
        style = letters.fitting(text, self.sign, call.width)
        self.add(Label("call", call, text=text, style=style, align="centre middle"))
        ways, rest = column.last(button, 12), column.rest()
        with self.region("rows", FRect(rest.x - 10, rest.y, rest.width + 12, rest.height), rows + 8):
            self._rows(canvas, FRect(rest.x, rest.y + 4, rest.width - 12, high), head)
        self._ways(canvas, ways)

    def _rows(self, canvas: Canvas, first: FRect, head: float) -> None:
        if head:
            self.head_row(FRect(first.x, first.y, first.width, head))
        rows = Stack(self.gap)
        for seat in self.standings():
            rows.add(first.height, partial(self._seat, canvas, seat))
        rows.place(first.move(0, head))

    def _seat(self, canvas: Canvas, seat: str, place: FRect) -> None:
        self.add(self.row(canvas, place, seat, self.place(seat)))

    def _ways(self, canvas: Canvas, row: FRect) -> None:
        shelf = Button("shelf", FRect(), text=_(labels.TO_THE_SHELF), icon="exit", on_press=self.leave)
        anew = Button("again", FRect(), text=_(labels.PLAY_AGAIN), kind="primary", icon="replay", on_press=self.again)
        hint = _(told.THE_WHOLE_MATCH_ON_A_STAGE)
        replay = Button("replay", FRect(), text=_(told.WATCH_IT_AGAIN), icon="film", on_press=self.replay, hint=hint)
        self.pair(canvas, row, shelf, replay, *self.further(), anew)

    def picture(self, canvas: Canvas, rect: FRect) -> None:
        """Draw what stands on top: who won, before a sunburst."""
        side = rect.height * 1.1
        canvas.sprite("panels/burst", FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side))
        self.portrait(canvas, rect)

    # What is done.

    def replay(self) -> None:
        """Watch the whole match; the way back leads here again."""
        self.shell.open("watch", opened=again(self.play.opened), back="")

    def again(self) -> None:
        """The same rules from the start, the seats held as they are now."""
        opened = self.play.opened
        open_match.leave(opened)
        luck = open_match.Luck(frozenset(self.play.seats.own))
        fresh = open_match.begin(self.shell.places, opened.row, self.play.seats.setup, opened.names, luck)
        self.shell.go_to(fresh.route, opened=fresh)

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
