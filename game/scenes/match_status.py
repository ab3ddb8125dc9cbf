"""What can be asked of a match that is played: who is to act, what may be done, what is told."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from game.core.acts import Ask, Move, Over, Turn
from game.scenes.aloud import Aloud
from game.scenes.animation import Animator, D
from game.scenes.handover import Handover
from game.scenes.log import Line, News, news
from game.scenes.seats import Seats
from game.session.match_runner import MatchRunner
from game.ui.motion import Motion

S = TypeVar("S")


class MatchStatus(Generic[S, D]):
    """Changes nothing; `game.scenes.match_play.MatchPlay` does. S is the game's state, D what is shown of it.

    staged: the table is only looked at, as a match is watched again. opening: what the position needs besides the rules
    is still being laid out.
    """

    staged = opening = False
    table: MatchRunner
    seats: Seats
    motion: Motion
    animation: Animator[D, Any]
    log: list[Line]
    handover: Handover
    aloud: Aloud

    @property
    def shown(self) -> D:
        """What is shown of the position so far."""
        return self.animation.shown

    @property
    def state(self) -> S:
        """The position."""
        state: S = self.table.match.state
        return state

    @property
    def waiting(self) -> Turn | Ask | Over:
        """Whom the match waits for."""
        return self.table.match.waiting

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        return self.staged or not {self.shown.turn, getattr(self.waiting, "seat", "")}.isdisjoint(self.table.bots)

    @property
    def free(self) -> bool:
        """Whether a person may act now."""
        return isinstance(self.waiting, Turn) and not self.motion.busy and not self.computers

    @property
    def person(self) -> str:
        """The seat of the person who may act now; empty if nobody may."""
        return self.waiting.seat if self.free and isinstance(self.waiting, Turn) else ""

    @property
    def hasty(self) -> bool:
        """Whether a press now would still be meant for the turn before."""
        return self.handover.blocks(self.person)

    @property
    def rests(self) -> bool:
        """Whether nothing is on its way, and nothing of the position is still to be laid out."""
        return not self.motion.busy and not self.opening

    @property
    def over(self) -> bool:
        """Whether the match is over and all of it told."""
        return isinstance(self.waiting, Over) and not self.motion.busy

    @property
    def can_undo(self) -> bool:
        """Whether the last act was a person's decision that nothing has answered."""
        match = self.table.match
        if not match.played or self.motion.busy:
            return False
        return (seat := match.played[-1].seat) not in self.table.bots and match.can_undo(seat)

    @property
    def why(self) -> str:
        """Why the computer player whose turn is shown did what it did last."""
        return "" if self.over else self.aloud.of(self.shown.turn)

    @property
    def steady(self) -> bool:
        """Whether the hands of the seat to act are steady, if a person's."""
        waiting = self.waiting
        return isinstance(waiting, Over) or self.seats.steady(waiting.seat)

    @property
    def news(self) -> News:
        """What is to be read of the log now."""
        return news(self.readable(self.log), self.person)

    def readable(self, lines: list[Line]) -> list[Line]:
        """Those that may be read now, by whoever looks."""
        return lines

    def may(self, move: Move) -> bool:
        """Whether a person may make this move now."""
        return self.free and move in self.table.match.legal
