"""A match as its table plays it: moves carried out, computer players' turns, undo, and all of it told as motion."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from game.core.acts import Ask, Move, Over, Turn
from game.core.errors import IllegalAct
from game.rules.mightymouse.state import State
from game.scenes.log import Line, told
from game.scenes.matches import Sitting
from game.scenes.mightymouse.motion import LONGEST, Spots, Telling
from game.scenes.mightymouse.shown import Shown
from game.scenes.seats import Seats
from game.session.errors import MatchError, NotSaved
from game.session.match import Played
from game.ui.motion import Motion
from game.ui.shell import Shell

_log = logging.getLogger(__name__)
_BREATH = 0.25
_CUT_REST = 0.5
_GAME = "mightymouse"


class Play:
    """What happens at the table."""

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots) -> None:
        self.shell = shell
        self.table = sitting.table
        self.changed = spots.stale
        self.seats = Seats(sitting)
        self.motion = Motion()
        self.log: list[Line] = self._all_told()
        self.telling = Telling(self.motion, spots, shell.sound, self._as_it_is(), spots.stale, spots.lifted)
        self._rest = 0.0
        self._halted = False
        self._carry(self.table.begin)

    def _all_told(self) -> list[Line]:
        return [line for played in self.table.match.played for line in told(_GAME, played, self.seats.names)]

    def _as_it_is(self) -> Shown:
        return Shown.of(self.state, self.table.match.played[-3:], self.seats.names)

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

    # What is done.

    def play(self, move: Move) -> None:
        """A person's move; a second press on a button that has not gone yet does nothing."""
        if self.motion.busy or self.computers or move not in self.table.match.legal:
            return
        self._halted = False
        self._carry(lambda: self.table.play(move))

    def undo(self) -> None:
        """Take back the last decision."""
        if not self.can_undo:
            return
        try:
            self.table.undo()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        self.log = self._all_told()
        self.sync()

    def skip(self) -> None:
        """Jump to the end of what is being told."""
        self._halted = False
        self.motion.skip()
        self.changed()

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.shown = self._as_it_is()
        self.telling.draws.clear()
        self.changed()

    def _carry(self, act: Callable[[], tuple[Played, ...]]) -> None:
        bot = self.computers
        try:
            played = act()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        self.telling.planned = 0.0
        self.telling.call.invite(self.seats.people, self.shell.settings)
        for one in played:
            self.telling.play(one, self._teller(one))
        if played:
            if bot:
                self.telling.flush()
                self.motion.pause(_BREATH)
            self.telling.then(self.sync)
            self.telling.flush()
        self._pace(bot)
        self.changed()

    def _teller(self, played: Played) -> Callable[[], None]:
        def tell() -> None:
            self.log += told(_GAME, played, self.seats.names)
            self.changed()

        return tell

    def _pace(self, bot: bool) -> None:
        """The speed that was chosen; a computer player's long turn is told faster."""
        settings = self.shell.settings
        self.motion.reduced = settings.reduced_motion
        haste = max(1.0, (self.telling.planned + _BREATH) / LONGEST) if bot else 1.0
        self.motion.speed = settings.pace * haste
        self._rest = _CUT_REST / settings.pace if settings.reduced_motion and settings.pace and bot else 0.0

    def _trouble(self, error: Exception) -> None:
        self._halted = True
        _log.warning("not played: %s", error)
        said = str(error) if isinstance(error, MatchError) else "That cannot be done now"
        self.shell.open("notice", heading="It was not played", text=f"{said}.")

    # Time.

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        if self.motion.busy:
            if self.motion.speed and not self.shell.settings.pace:
                self.motion.speed = 0.0
            return self.motion.update(dt)
        waiting = self.waiting
        if self._halted or not isinstance(waiting, Turn) or waiting.seat not in self.table.bots:
            return False
        self._rest -= dt
        if self._rest <= 0:
            self._computer()
        return True

    def _computer(self) -> None:
        choice = self.table.choose()
        if choice is not None:
            with suppress(IllegalAct):
                self._carry(lambda: self.table.play(choice.move))
