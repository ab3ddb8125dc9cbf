"""Computer players that think while the window goes on: to play, to advise, and why they did what they did."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.core.acts import Move
from game.core.players import Choice, Thought
from game.shell.matches.open_match import OpenMatch
from game.shell.play.log import Line
from game.shell.play.seats import Seats
from game.text import ONLY_MOVE
from game.text import screens as labels
from game.text.language import _
from game.text.levels import adviser, would
from game.text.seats import called
from game.ui.shell import Shell

_SLICE = 0.004
"""Seconds of thinking between two frames; the last slice of a player's own, some 4 ms, may end after them."""


class BotTurn:
    """What a computer player is about to choose. begin: begins to think about the position as it is."""

    def __init__(self, begin: Callable[[], Thought[Choice | None]]) -> None:
        self._begin = begin
        self._begun: Thought[Choice | None] | None = None
        self._found: Choice | None = None

    def forget(self) -> None:
        """The position is another one, or somebody else is to act."""
        self._begun = self._found = None

    def go_on(self) -> Choice | None:
        """Think for a moment; the choice once it is known, and from then on."""
        if self._found is not None:
            return self._found
        if self._begun is None:
            self._begun = self._begin()
        end = time.perf_counter() + _SLICE
        try:
            while time.perf_counter() < end:
                next(self._begun)
        except StopIteration as done:
            self._begun, self._found = None, done.value
        return self._found


# What would you do? A computer player's advice to the person who is to act, thought out while the window goes on.


class AdvisedMatch(Protocol):
    """The match in which a person asks. free: whether a person may act now. changed: something is to be drawn anew."""

    shell: Shell
    opened: OpenMatch
    seats: Seats
    log: list[Line]
    changed: Callable[[], None]

    @property
    def free(self) -> bool:
        """Whether a person may act now."""


class Hints:
    """The advice for the position as it is. It knows what the seat to act may see, and no more.

    text: what is told, empty if nobody asked. move: what is advised, once it is known. only: there is no other.
    """

    def __init__(self, play: AdvisedMatch) -> None:
        self._play = play
        self.text = ""
        self.move: Move | None = None
        self.only = False
        self._thinking: BotTurn | None = None

    def forget(self) -> None:
        """The position is another one."""
        self.text, self.move, self.only, self._thinking = "", None, False, None

    @property
    def level(self) -> int:
        """Who is asked: the level of the settings, or the only one; 0 for nobody."""
        chosen, levels = self._play.shell.settings.hints, self._play.opened.levels
        if chosen == "off":
            return 0
        return int(chosen) if int(chosen) in levels else max(levels)

    @property
    def may_ask(self) -> bool:
        """Whether a person may ask now."""
        return self._play.free and self.level > 0

    def ask(self) -> None:
        """Begin to think; a second time changes nothing."""
        if self.may_ask and not self.text:
            self._thinking = BotTurn(self._ponder)
            self.text = _(labels.THINKING)
            self._play.changed()

    def _ponder(self) -> Thought[Choice | None]:
        opened = self._play.opened
        return opened.runner.ponder(opened.row.bot(self.level))

    def go_on(self) -> Move | None:
        """Think for a moment; the advised move when it has just been found and told, in the log if it was a choice."""
        choice = self._thinking.go_on() if self._thinking is not None and self.may_ask else None
        if choice is None:
            return None
        play, row = self._play, self._play.opened.row
        with called(play.seats.names):
            self.text = would(row.game.id, adviser(self.level, play.opened.levels), choice.move, choice.reason)
        self.move, self.only, self._thinking = choice.move, choice.reason == ONLY_MOVE, None
        if self.only:  # in the log an order would look like something that has happened
            play.shell.announcements.say(self.text, seen=True)
        else:
            play.log.append(Line(getattr(play.opened.runner.match.waiting, "seat", ""), self.text))
        play.changed()
        return self.move


# Why the computer player whose turn it is did what it did last.


@dataclass
class Aloud:
    """A reason as a sentence, and the seat that gave it."""

    seat: str = ""
    text: str = ""

    def say(self, seat: str, text: str) -> None:
        """Give a reason; none leaves the one before."""
        if text:
            self.seat, self.text = seat, text

    def of(self, seat: str) -> str:
        """What this seat said last, if nobody has spoken since."""
        return self.text if seat == self.seat else ""
