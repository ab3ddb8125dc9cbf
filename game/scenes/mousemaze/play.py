"""A match as its table plays it: moves carried out, computer players' turns, undo, and all of it told as motion."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from game.core.acts import Ask, Event, Move, Over, Turn
from game.core.errors import IllegalAct
from game.rules.mousemaze.moves import Drawn, Face, Place
from game.rules.mousemaze.state import PLACE, State
from game.scenes.log import Line, told
from game.scenes.matches import Sitting
from game.scenes.mousemaze.flights import Spots
from game.scenes.mousemaze.shown import Shown
from game.scenes.mousemaze.telling import Telling
from game.scenes.seats import Seats
from game.session.errors import MatchError, NotSaved
from game.session.match import Played
from game.ui.motion import Motion
from game.ui.shell import Shell

_log = logging.getLogger(__name__)
GAME = "mousemaze"
_BREATH = 0.12
_CUT_REST = 0.5
# Seconds that an act of a computer player may take at normal speed: to begin its turn, and each card.
_BEGINNING, _CARD = 0.15, 0.9
_PREVIEW, _BRIEF = 1.0, 0.45


class Play:
    """What happens at the table. ``changed`` is called when something is to be drawn anew."""

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots, changed: Callable[[], None]) -> None:
        self.shell = shell
        self.sitting = sitting
        self.table = sitting.table
        self.changed = changed
        self.seats = Seats(sitting)
        self.motion = Motion()
        self.log: list[Line] = self._lines()
        self.telling = Telling(self.motion, spots, shell.sound, self._as_it_is(), changed)
        self._rest = 0.0
        self._halted = False
        self._hurried = False
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
        bots = self.table.bots
        return self.shown.turn in bots if self.motion.busy else isinstance(waiting, Turn) and waiting.seat in bots

    @property
    def over(self) -> bool:
        """Whether the match is over and all of it told."""
        return isinstance(self.waiting, Over) and not self.motion.busy

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now."""
        return not self.motion.busy and not self.computers and isinstance(self.waiting, Turn)

    @property
    def can_undo(self) -> bool:
        """Whether the last act was a person's decision that nothing has answered."""
        match = self.table.match
        if not match.played or self.motion.busy:
            return False
        seat = match.played[-1].seat
        return seat not in self.table.bots and match.can_undo(seat)

    def _lines(self) -> list[Line]:
        return [line for played in self.table.match.played for line in told(GAME, played, self.seats.names)]

    def _as_it_is(self) -> Shown:
        """The position, with the Action card that lies open: the last one of this turn."""
        played = self.table.match.played
        card = ""
        for one in reversed(played):
            if one.seat != self.state.seat or isinstance(one.act, Face):
                break
            if isinstance(one.act, Drawn):
                card = one.act.card
                break
        return Shown.of(self.state, card)

    # What is done.

    def play(self, move: Move) -> None:
        """A person's move; a second press on a button that has not gone yet does nothing."""
        if not self.choosing or move not in self.table.match.legal:
            return
        self._halted = self._hurried = False
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
        self.log = self._lines()
        self.sync()

    def skip(self) -> None:
        """Jump to the end of what is being told, and of all that computer players do before a person is to act."""
        self._halted = False
        self._hurried = self.computers and bool(self.seats.people)
        self.motion.skip()
        self.changed()

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.forget()
        self.telling.shown = self._as_it_is()
        self.changed()

    def _carry(self, act: Callable[[], tuple[Played, ...]]) -> None:
        bot = self.computers
        try:
            played = act()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        telling, settings = self.telling, self.shell.settings
        telling.planned = 0.0
        telling.call.invite(self.seats.people, settings)
        telling.preview = _BRIEF if bot else _PREVIEW
        for one in played:
            telling.play(one, self._teller(one))
        if played:
            if bot:
                self.motion.pause(_BREATH)
            self.motion.call(self.sync)
        self._pace(bot, played)
        self.changed()

    def _teller(self, played: Played) -> Callable[[Event], None]:
        def tell(event: Event) -> None:
            lines = told(GAME, replace(played, events=(event,)), self.seats.names)
            if lines:
                self.log += lines
                self.changed()

        return tell

    def _pace(self, bot: bool, played: tuple[Played, ...]) -> None:
        """The speed that was chosen; a computer player's acts are told faster where they would take long."""
        settings = self.shell.settings
        self.motion.reduced = settings.reduced_motion
        beginning = bool(played) and (
            isinstance(played[0].act, Face) or (isinstance(played[0].act, Place) and played[0].before.stage == PLACE)
        )
        haste = max(1.0, (self.telling.planned + _BREATH) / (_BEGINNING if beginning else _CARD)) if bot else 1.0
        self.motion.speed = settings.pace * haste
        cut = settings.reduced_motion and settings.pace and bot and not beginning
        self._rest = _CUT_REST / settings.pace if cut else 0.0

    def _trouble(self, error: Exception) -> None:
        self._halted = True
        _log.warning("not played: %s", error)
        said = str(error) if isinstance(error, MatchError) else "That cannot be done now"
        self.shell.open("notice", heading="It was not played", text=f"{said}.")

    # Time.

    def update(self, dt: float) -> bool:
        """Let motions go on, and computer players play; tell whether anything moved."""
        if self.motion.busy:
            if not self.shell.settings.pace:
                self.motion.speed = 0.0
            return self.motion.update(dt)
        waiting = self.waiting
        if self._halted or not isinstance(waiting, Turn) or waiting.seat not in self.table.bots:
            self._hurried = False
            return False
        self._rest -= dt
        if self._rest <= 0:
            self._computer()
            if self._hurried:
                self.motion.skip()
        return True

    def _computer(self) -> None:
        choice = self.table.choose()
        if choice is not None:
            with suppress(IllegalAct):
                self._carry(lambda: self.table.play(choice.move))
