"""A match as its table plays it: what can be asked of it, moves carried out, computer players' turns, and undo."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.acts import Ask, IllegalAct, Move, Over, Turn
from game.session.match import NotSaved, Played
from game.session.match_runner import MatchRunner
from game.session.notes import reason_note
from game.session.playback import Playback
from game.shell.matches.open_match import Failed, OpenMatch, offer
from game.shell.pictures.shop import titled
from game.shell.play.advice import Aloud, BotTurn, Hints
from game.shell.play.animation import RESULT, Animator, D
from game.shell.play.log import Line, News, news, told
from game.shell.play.seats import Seats
from game.text import error_messages, why
from game.text import screens as labels
from game.text.language import _, language
from game.ui.motion import Motion
from game.ui.shell import Shell

_IGNORED = 0.4
"""Seconds for which presses do nothing: longer than between impatient clicks, shorter than it takes to react."""


class Handover:
    """Knows which person acted last, and how long the next one cannot act yet. ``seat`` is empty for nobody so far."""

    def __init__(self, seat: str = "") -> None:
        self.seat = seat
        self._left = 0.0

    def update(self, person: str, dt: float) -> None:
        """Let ``dt`` seconds pass; ``person`` is the seat of the person who may act, empty where nobody may."""
        self._left -= dt
        if person and person != self.seat:
            self._left = max(self._left, _IGNORED if self.seat else 0.0)
            self.seat = person

    def wait(self) -> None:
        """Something else is asked of the same person, whose next press may still be meant for what went before."""
        self._left = _IGNORED

    def blocks(self, person: str) -> bool:
        """Whether this person, who may act, cannot do so yet."""
        return bool(self.seat and person) and (person != self.seat or self._left > 0)


# What can be asked of a match that is played: who is to act, what may be done, what is told.

S = TypeVar("S")


class MatchStatus(Generic[S, D]):
    """Changes nothing; `game.shell.play.play.MatchPlay` does. S is the game's state, D what is shown of it.

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
    def seen(self) -> S:
        """The position that has been seen: the one before what is on its way."""
        match = self.table.match
        state: S = match.played[-1].before if self.motion.busy and match.played else match.state
        return state

    @property
    def asker(self) -> str:
        """The seat that a question is answered to: who may act, else whose turn is shown, or a person instead."""
        people, turn = tuple(self.seats.people), self.shown.turn
        return self.person or (turn if not people or (turn in people and len(people) > 1) else people[0])

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
    def undoes(self) -> bool:
        """Whether undo is on offer: where a person's decision can be taken back at some time of this match."""
        return bool(self.seats.people)

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
        lines = self.readable(self.log)
        return news(lines, self.person) if lines else News((), self.called)

    @property
    def called(self) -> str:
        """What the match is called where something with a name is played with, else ""."""
        game, setup = self.table.match.game, self.table.match.setup
        named = game.named(setup)
        return titled(game.id, named) if named else ""

    def readable(self, lines: list[Line]) -> list[Line]:
        """Those that may be read now, by whoever looks."""
        return lines

    def may(self, move: Move) -> bool:
        """Whether a person may make this move now."""
        return self.free and move in self.table.match.legal


# A match as its table plays it: moves carried out, computer players' turns, and undo.

_log = logging.getLogger(__name__)
_DOUBLE = 0.75
"""Seconds for which a press does not skip what a person's own press began: so long a die tumbles and lies."""
_MOST_TOLD = 3000
"""The last acts of a match that was left are told in its log: all of any that people played, in some 20 ms."""
_LATEST = 60
"""The same where one only passes by."""


class MatchPlay(MatchStatus[S, D], ABC):
    """What happens at the table; S is the game's state, D what is shown of it.

    Derive, make an ``animation``, and carry out ``table.begin``. changed: called when something is to be drawn anew.
    halted: whether something could not be played, until a person wants it tried again. passing: the computer player
    whose turn is skipped to its end.
    """

    animation: Animator[D, Any]

    def __init__(self, shell: Shell, opened: OpenMatch, changed: Callable[[], None]) -> None:
        self.shell = shell
        self.opened = opened
        self.table = opened.runner
        self.changed = changed
        self.seats = Seats(opened)
        self.motion = Motion()
        self.log, self._language = self._lines(), language()
        self.halted = False
        self.passing = ""
        self.failed: Failed | None = None
        self.handover = Handover()
        self._acted = 0.0
        self.thinking = BotTurn(self.table.ponder)
        self.hints = Hints(self)
        self.aloud = Aloud()

    # What a game adds.

    @abstractmethod
    def as_it_is(self) -> D:
        """The position as it is to be shown once nothing moves."""

    def _lines(self, most: int = _MOST_TOLD) -> list[Line]:
        return [line for played in self.table.match.played[-most:] for line in self.lines(played)]

    def lines(self, played: Played) -> list[Line]:
        """What the log tells of an act."""
        return told(self.opened.row.game.id, played, self.seats.names)

    # What is done.

    def play(self, move: Move, notes: tuple[str, ...] = ()) -> None:
        """A person's move; a second press on a button that has not gone yet does nothing, nor does a hasty one."""
        if self.may(move) and not self.hasty:
            self._acted = time.monotonic()
            self.halted, self.aloud = False, Aloud()
            self.carry(lambda: self.table.play(move, notes))

    def undo(self) -> None:
        """Take back the last decision."""
        if not self.can_undo:
            return
        try:
            self.table.undo()
        except (IllegalAct, NotSaved) as error:
            self.trouble(Failed(error, self.undo))
            return
        self._moved_on()
        self.handover = Handover(self.person)
        self.log = self._lines()
        self.sync()

    def skip(self) -> None:
        """Jump to the end of what is being told."""
        self.halted = False
        self.motion.skip()
        self.changed()

    def _passed(self, seat: str) -> bool:
        """Whether the turn of a seat ends with what was played last."""
        return self.animation.passed or getattr(self.waiting, "seat", "") != seat

    def hurry(self) -> None:
        """Skip, a computer player's turn to its end, unless a person's own press has only just begun what moves.

        What ends the match is seen whole.
        """
        if not isinstance(self.waiting, Over) and time.monotonic() - self._acted > _DOUBLE:
            if self.computers:
                seat = self.shown.turn
                self.passing = "" if self.motion.busy and self._passed(seat) else seat
                self.handover = Handover(seat)  # a press too many does not act for the person who is next
            self.skip()

    def carry(self, act: Callable[[], tuple[Played, ...]]) -> None:
        """Carry out an act and tell what came of it, or say that it could not be played."""
        bot = self.computers
        try:
            played = act()
        except (IllegalAct, NotSaved) as error:
            self.trouble(Failed(error, lambda: self.carry(act)))
            return
        self.halted = False
        self._moved_on()
        self.animation.call.invite(self.seats.people, self.shell.settings)
        self.tell(played, bot)
        self._pass_on()
        self.changed()

    def _pass_on(self) -> None:
        """Jump over what was just begun, if its turn is skipped."""
        if self.passing:
            if self._passed(self.passing):
                self.passing = ""
            if not isinstance(self.waiting, Over):
                self.motion.skip()

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions of what was played; what a computer player's act came to is left to be read."""
        animation = self.animation
        animation.begin(RESULT if bot and not isinstance(self.waiting, Ask) else 0.0)
        afters = [*(one.before for one in played[1:]), self.state]
        for one, after in zip(played, afters, strict=False):
            animation.play(one, after, self.note)
        if played:
            animation.end()
            self.motion.call(self.settle)
        self.pace()

    def settle(self) -> None:
        """What was played has been seen: show what it came to."""
        self.sync()

    def jump(self, count: int) -> None:
        """Stand where the match that is watched was after so many acts, nothing being on its way."""
        assert isinstance(self.table, Playback)
        self.table.go(count)
        self.halted, self.passing = False, ""
        self.motion.clear()
        self.animation.call.end()
        self._moved_on()
        self.log = self._lines(_LATEST)
        self.sync()

    def sync(self) -> None:
        """Show the position as it is."""
        self.animation.show(self.as_it_is())

    def _moved_on(self) -> None:
        """The position is another one."""
        self.thinking.forget()
        self.hints.forget()

    def note(self, played: Played) -> None:
        """Put what was played into the log, when it is to be read."""
        if lines := self.lines(played):
            self.log += lines
            self.shell.announcements.tell(line.text for line in self.readable(lines))
            self.changed()

    def translate(self) -> None:
        """Tell what happened in the language that is spoken now, if another one was chosen since."""
        if self._language != language() and not self.motion.busy:
            self._language, self.log = language(), self._lines()
            self.changed()

    def pace(self) -> None:
        """Tell at the speed that is chosen now."""
        settings = self.shell.settings
        self.motion.speed, self.motion.reduced = settings.pace, settings.reduced_motion

    def trouble(self, failed: Failed) -> None:
        """Wait, as something was not played; it is said by ``report``."""
        self.halted = True
        _log.warning("not played: %s", failed.error)
        self.failed = failed

    def report(self) -> None:
        """Say what was not played; called at the table, as what lies over it may play too, and so may a new table."""
        failed, self.failed = self.failed, None
        if failed is None:
            return
        if isinstance(failed.error, NotSaved):
            offer(self.shell, self.opened, failed, self.trouble, self.give_up)
        else:
            self.give_up()
            words = error_messages.trouble(failed.error)
            self.shell.open("notice", heading=_(labels.THAT_MOVE_DID_NOT_COUNT), text=words)

    def give_up(self) -> None:
        """Take back what was shown of an act that was not played."""

    # Time.

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        if self.motion.busy:
            self.pace()
            return self.motion.update(dt)
        waiting = self.waiting
        if self.halted or not isinstance(waiting, Turn) or waiting.seat not in self.table.bots:
            self.rest()
            return False
        self.computer()
        return True

    def rest(self) -> None:
        """No computer player is to act."""
        self.thinking.forget()
        self.passing = ""

    def computer(self) -> None:
        """Let a computer player think for a moment, and play when it knows what.

        It waits while a screen reader is still to be told what happened: computers are quicker.
        """
        if self.shell.announcements.owed:
            return
        if (choice := self.thinking.go_on()) is not None:
            self.aloud.say(self.shown.turn, why(self.opened.row.game.id, choice.reason))
            self.carry(lambda: self.table.play(choice.move, reason_note(choice)))


AnyPlaying = MatchPlay[Any, Any]
"""A match of any game."""
