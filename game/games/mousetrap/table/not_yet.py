"""A mouse on the crank space before the trap is complete: whose it is may try the machine as it stands."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.games.mousetrap.table.play import MousetrapPlay
from game.games.mousetrap.text import machine as crank_tests
from game.games.mousetrap.text import moments as words
from game.shell.pages import Sheet
from game.text.language import _
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import HEAD, TITLE
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Card, Label
from game.ui.widgets.screen import Screen

_PAD, _GAP = 26.0, 18.0


class NotYet(Sheet):
    """Over the table, which goes on when it is closed; the rules know nothing of it.

    seat: whose mouse is there. try_it: goes to the machine.
    """

    first = "try_it"
    takes_turns = True

    def __init__(
        self, table: Screen, close: Callable[[], None], play: MousetrapPlay, seat: str, try_it: Callable[[], None]
    ) -> None:
        super().__init__(table, close)
        self.told = words.too_soon(play.seats.names[seat], len(play.state.parts))
        self._try_it = try_it
        self.shell.announcements.say(self.told)

    def compose(self, canvas: Canvas) -> None:
        """What is so, and the two ways on."""
        letters, head, told = canvas.letters, _(words.NOT_YET), self.told
        inner = self.room(canvas, 600).width - 2 * _PAD
        tall, low, high = letters.height(head, TITLE, inner), letters.height(told, HEAD, inner), letters.line(HEAD) + 30
        room = self.room(canvas, 600, tall + low + high + 2 * _PAD + 2 * _GAP)
        self.add(Card("card", room, lift=1.6, corner=16))
        top = room.y + _PAD
        self.add(Label("title", FRect(room.x + _PAD, top, inner, tall), text=head, style=TITLE))
        with self.region("words", FRect(room.x + _PAD, top + tall + _GAP, inner, low), low):
            self.add(Label("words", FRect(room.x + _PAD, top + tall + _GAP, inner, low), text=told, style=HEAD))
        row = FRect(room.x + _PAD, room.bottom - _PAD - high, inner, high)
        self.pair(
            canvas,
            row,
            Button("try_it", row, text=_(words.TRY_IT), icon="crank", kind="act", on_press=self._try_it,
                   hint=_(crank_tests.TRY_HINT)),
            Button("play_on", row, text=_(words.PLAY_ON), on_press=self.close, hint=_(words.PLAY_ON_HINT),
                   cap=self.shell.device.cap("escape", "pad_b")),
        )  # fmt: skip
