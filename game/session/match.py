"""A match: the position, and every act that led to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.core.acts import Act, Answer, Ask, Event, IllegalAct, Move, Over, Turn
from game.core.digest import sha256
from game.core.game import Game
from game.core.setup import Setup


class Played(NamedTuple):
    """An act as it was carried out: the position before, its text, what happened, notes for the log."""

    before: Any
    seat: str
    act: Act
    text: str
    events: tuple[Event, ...]
    notes: tuple[str, ...] = ()


class Match:
    """One match of any game. Every act goes through its text, so that the log cannot differ from what was played."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state = game.start(setup)
        self.played: list[Played] = []
        self.answers = 0
        self._noted: list[tuple[int, str]] = []

    @property
    def waiting(self) -> Turn | Ask | Over:
        """Whom the match waits for."""
        return self.game.waiting(self.state)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves of the seat to act."""
        return self.game.legal(self.state)

    @property
    def notes(self) -> tuple[str, ...]:
        """What was noted of this position since it was reached."""
        return tuple(text for count, text in self._noted if count == len(self.played))

    def note(self, text: str) -> None:
        """Note something of this position for the log; it changes nothing."""
        self._noted.append((len(self.played), text))

    def play(self, act: Act, notes: tuple[str, ...] = ()) -> Played:
        """Carry out a move or an answer; raises IllegalAct or BadText and changes nothing otherwise."""
        text = self.game.encode(act)
        return self.play_text(text, notes)

    def play_text(self, text: str, notes: tuple[str, ...] = ()) -> Played:
        """Carry out an act from its text; raises IllegalAct or BadText and changes nothing otherwise."""
        waiting, act = self.waiting, self.game.decode(text)
        step = self.game.apply(self.state, act)
        seat = "" if isinstance(waiting, Over) else waiting.seat
        played = Played(self.state, seat, act, text, step.events, notes)
        self.played.append(played)
        self.answers += isinstance(act, Answer)
        self.state = step.state
        return played

    def can_undo(self, seat: str) -> bool:
        """Whether the last act was this seat's own decision, and nature has not been asked since."""
        if not self.played or isinstance(self.waiting, Ask):
            return False
        return isinstance(self.played[-1].act, Move) and self.played[-1].seat == seat

    def undo(self) -> Played:
        """Take back the last move; raises IllegalAct where an answer or nothing stands last, or nature is asked."""
        if not self.played or not self.can_undo(self.played[-1].seat):
            raise IllegalAct("only a decision can be taken back, before anything answered it")
        last = self.played[-1]
        self.forget(len(self.played) - 1)
        return last

    def forget(self, count: int) -> None:
        """Go back to the position after so many acts, as if the later ones had never been."""
        if count < len(self.played):
            self.state = self.played[count].before
            self.answers -= sum(isinstance(played.act, Answer) for played in self.played[count:])
            self._noted = [noted for noted in self._noted if noted[0] <= count]
            del self.played[count:]

    def follow(self, played: Sequence[Played]) -> None:
        """Go on by acts that were carried out from this position before; only the last of them is worked out again."""
        if played:
            self.state = self.game.apply(played[-1].before, played[-1].act).state
            self.played += played
            self.answers += sum(isinstance(one.act, Answer) for one in played)

    def digest(self) -> str:
        """Six hexadecimal digits of the position."""
        return self.digest_of(self.state)

    def digest_of(self, state: Any) -> str:
        """The same of another position."""
        return sha256(self.game.position(state).encode()).hexdigest()[:6]


# What can go wrong with a match and its file, named for what is wrong.


class MatchError(Exception):
    """Something about a match that a person should be told in one line."""


class DamagedMatch(MatchError):  # noqa: N818
    """The text is not, or no longer, the log of a match."""


class NewerMatch(MatchError):  # noqa: N818
    """The log was written by a newer version of this game."""


class UnknownGame(MatchError):  # noqa: N818
    """The log is of a game that this version does not have."""


class NoTableForIt(MatchError):  # noqa: N818
    """The match is whole, but the window has no table for the trap that it is played with."""


class MatchInUse(MatchError):  # noqa: N818
    """Another window or process has this match open."""


class NotSaved(MatchError):  # noqa: N818
    """The system refused a write; the match stands as it was before, and so does the file."""


class FileGone(NotSaved):
    """The file was deleted, moved, replaced or changed by others; the whole match can be saved in a new one."""


class EndlessMatch(MatchError):  # noqa: N818
    """A match went on beyond the stated number of acts."""
