"""A match as its table plays it: moves carried out, computer players' turns, undo, and all of it told as motion."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator
from contextlib import suppress

from game.bots.boobytrap import BoobyTrapBot
from game.core.acts import Ask, Move, Over, Turn
from game.core.errors import IllegalAct
from game.core.players import Answered, Choice
from game.nature.boobytrap import Pulling, tray_of
from game.physics.boobytrap.lift import STEADY, Lift, decode_lift
from game.physics.boobytrap.pulling import PullRun
from game.rules.boobytrap.moves import Pulled, Take
from game.rules.boobytrap.state import State
from game.scenes.boobytrap.shown import Shown
from game.scenes.boobytrap.telling import Telling
from game.scenes.boobytrap.toy import Toy
from game.scenes.log import Line, told
from game.scenes.matches import Sitting
from game.scenes.seats import Seats
from game.session.errors import MatchError, NotSaved
from game.session.match import Played
from game.ui.motion import Motion
from game.ui.shell import Shell
from game.ui.verbs import Point

_log = logging.getLogger(__name__)
_LONGEST, _HASTE = 1.3, 1.7
"""How long a computer player's turn may be watched, s, and how much faster it is shown to that end."""
_SLICE = 0.025


class Play:
    """What happens at the table. ``changed`` is called when something is to be drawn anew."""

    def __init__(
        self, shell: Shell, sitting: Sitting, home: Callable[[str], Point], away: Callable[[], Point],
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self.shell = shell
        self.sitting = sitting
        self.table = sitting.table
        self.changed = changed
        self.steady = sitting.steady
        self.seats = Seats(sitting)
        self.motion = Motion()
        self.toy = Toy(shell.sound, away)
        self.log: list[Line] = [
            line for played in self.table.match.played for line in told("boobytrap", played, self.seats.names)
        ]
        self.telling = Telling(self.motion, self.toy, shell.sound, Shown.of(self.state), changed, home, away)
        self.thinking: Generator[None, None, Choice] | None = None
        self._spent = 0.0
        self._turn = (0, 0)
        self._halted = False
        self._fetch = bool(self.table.match.played)
        if not self._fetch:
            self._carry(self.table.begin)

    # What there is.

    @property
    def state(self) -> State:
        """The position."""
        state: State = self.table.match.state
        return state

    @property
    def waiting(self) -> Turn | Ask | Over:
        """Whom the match waits for."""
        return self.table.match.waiting

    @property
    def shown(self) -> Shown:
        """What is shown of it so far."""
        return self.telling.shown

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        waiting = self.waiting
        return self.shown.turn in self.table.bots or (not isinstance(waiting, Over) and waiting.seat in self.table.bots)

    @property
    def free(self) -> bool:
        """Whether a person may act now."""
        return isinstance(self.waiting, Turn) and not self.motion.busy and not self.computers and not self._fetch

    @property
    def halted(self) -> bool:
        """Whether something could not be played, so that it waits until a person wants it tried again."""
        return self._halted

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
        seat = match.played[-1].seat
        return seat not in self.table.bots and match.can_undo(seat)

    def may(self, move: Move) -> bool:
        """Whether a person may make this move now."""
        return self.free and move in self.table.match.legal

    # What is done.

    def play(self, move: Move) -> None:
        """A person's move; a second press on a button that has not gone yet does nothing."""
        if self.may(move):
            self._halted = False
            self._carry(lambda: self.table.play(move))

    def take(self, lift: Lift = STEADY) -> None:
        """A person takes the touched piece with this lift."""
        if self.may(Take()):
            self._halted = False
            self._carry(lambda: self.table.play(Take()))
            self._pull(lift)

    def _pull(self, lift: Lift) -> None:
        """Let the tray answer a person's pull, and watch it."""
        waiting = self.waiting
        if not isinstance(waiting, Ask) or waiting.kind != "pull":
            return
        pulling = Pulling(self.state, lift)

        def end() -> None:
            self._carry(lambda: self.table.answer(pulling.answered()))

        self._watch(pulling.run, pulling, waiting.about, end)

    def _watch(self, run: PullRun, pulling: Pulling | None, number: int, end: Callable[[], None]) -> None:
        tray = pulling.tray if pulling is not None else self._own
        self.motion.play(self.toy.pull(run, tray, number, end, slow=pulling is not None))
        self._pace()
        self.changed()

    def _computer_pull(self) -> None:
        """A computer player's pull is nature's answer, watched again from its lift."""
        waiting = self.waiting
        assert isinstance(waiting, Ask)
        before = self.state
        try:
            answered = self.table.run()
        except (IllegalAct, MatchError) as error:
            self._trouble(error)
            return
        pulled = answered.answer
        assert isinstance(pulled, Pulled)
        self._own = tray_of(before)
        run = PullRun(self._own, waiting.about, decode_lift(pulled.lift), frozenset(pulled.thrown))
        self._watch(run, None, waiting.about, lambda: self._answer(answered))

    def _answer(self, answered: Answered) -> None:
        self._carry(lambda: self.table.answer(answered))

    def undo(self) -> None:
        """Take back the last decision."""
        if not self.can_undo:
            return
        try:
            self.table.undo()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        self.log = [line for played in self.table.match.played for line in told("boobytrap", played, self.seats.names)]
        self.telling.shown = Shown.of(self.state)
        self.changed()

    def skip(self) -> None:
        """Jump to the end of what is being told."""
        self._halted = False
        self.motion.skip()
        self.toy.flights.clear()
        self.changed()

    def _carry(self, act: Callable[[], tuple[Played, ...]]) -> None:
        try:
            played = act()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        self.telling.call.invite(self.seats.people, self.shell.settings)
        afters = [*(one.before for one in played[1:]), self.state][: len(played)]
        for one, after in zip(played, afters, strict=True):
            self.telling.play(one, after, self._teller(one))
        if played:
            self.motion.call(self._sync)
        self._pace()
        self.changed()

    def _sync(self) -> None:
        """Show the position as it is; what a pull came to stays to be read until the next touch."""
        tag = self.shown.tag
        keeps = tag is not None and tag.tone != "plain" and not self.state.touched
        self.telling.shown = Shown.of(self.state, tag if keeps else None)
        if self.toy.hand is not None and not isinstance(self.waiting, Ask):
            self.toy.hand = None
        self.changed()

    def _teller(self, played: Played) -> Callable[[], None]:
        def tell() -> None:
            self.log += told("boobytrap", played, self.seats.names)
            self.changed()

        return tell

    def _trouble(self, error: Exception) -> None:
        self._halted = True
        if self.toy.tray is not None:
            self.toy.put_back(tray_of(self.state))
        _log.warning("not played: %s", error)
        said = str(error) if isinstance(error, MatchError) else "That cannot be done now"
        self.shell.open("notice", heading="It was not played", text=f"{said}.")

    # Time.

    def _pace(self) -> None:
        """The speed that was chosen; a computer player's long turn is told faster and faster."""
        settings = self.shell.settings
        self.motion.reduced = settings.reduced_motion
        haste = 1.0
        if self.computers and settings.pace:
            haste = max(_HASTE, _HASTE / max(0.25, _LONGEST - self._spent))
        self.motion.speed = settings.pace * haste

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        moved = self.toy.update(dt * max(1.0, self.shell.settings.pace))
        if self._fetch:
            self._fetch = False
            self._lay_out()
            return True
        if self.motion.busy:
            self._spent += dt * self.shell.settings.pace
            self._pace()
            return self.motion.update(dt) or moved
        waiting = self.waiting
        if self._halted or isinstance(waiting, Over):
            return moved
        if isinstance(waiting, Ask):
            return self._asked(waiting)
        if waiting.seat not in self.table.bots:
            self.thinking = None
            return moved
        self._computer(waiting, dt)
        return True

    def _lay_out(self) -> None:
        """The tray of a match that was left, from its history; and whatever it still waits for."""
        if self.state.seed or self.state.pulls:
            self.toy.set(tray_of(self.state))
        self._carry(self.table.begin)

    def _asked(self, waiting: Ask) -> bool:
        """Somebody lifts, or did when the match was left."""
        if self.toy.tray is None:
            return False
        if waiting.seat in self.table.bots:
            self._computer_pull()
        else:
            self._pull(STEADY)
        return True

    def _computer(self, waiting: Turn, dt: float) -> None:
        """Let a computer player think in short slices, and then play."""
        turn = len(self.state.pulls), self.state.passes
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        self._spent += dt * self.shell.settings.pace
        bot = self.table.bots[waiting.seat]
        if not isinstance(bot, BoobyTrapBot):  # a match that is watched again
            recorded = self.table.choose()
            if recorded is not None:
                self._carry(lambda: self.table.play(recorded.move))
            return
        if self.thinking is None:
            self.thinking = bot.ponder(self.state, waiting.seat, self.table.match.legal)
        end = time.perf_counter() + _SLICE
        try:
            while time.perf_counter() < end:
                next(self.thinking)
        except StopIteration as done:
            self.thinking = None
            choice: Choice = done.value
            with suppress(IllegalAct):
                self._carry(lambda: self.table.play(choice.move))
