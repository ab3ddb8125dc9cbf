"""A match as its table plays it: moves carried out, computer players' turns, undo, and all of it told as motion."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextlib import suppress

from game.core.acts import Ask, Move, Over, Turn
from game.core.errors import IllegalAct
from game.core.players import Answered, Steadiness
from game.nature.mousetrap import most_off, set_anew, set_down, trap_inputs
from game.physics.hand import Hand
from game.physics.mousetrap.run import TrapRun
from game.rules.mousetrap.moves import Placed, Rolled, TrapRan
from game.rules.mousetrap.state import State
from game.rules.mousetrap.trap import may_set_anew
from game.scenes.log import Line, told
from game.scenes.matches import Sitting
from game.scenes.mousetrap.building import ByHand, Holding
from game.scenes.mousetrap.motion import LONGEST, Spots, Telling
from game.scenes.mousetrap.shown import Shown
from game.scenes.seats import Seats
from game.session.errors import MatchError, NotSaved
from game.session.match import Played
from game.ui.motion import Motion
from game.ui.shell import Shell

_log = logging.getLogger(__name__)
_BREATH = 0.25
_CUT_REST = 0.5


class Play:
    """What happens at the table. ``changed`` is called when something is to be drawn anew."""

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots, changed: Callable[[], None]) -> None:
        self.shell = shell
        self.sitting = sitting
        self.table = sitting.table
        self.changed = changed
        self.steady = sitting.steady
        self.seats = Seats(sitting)
        self.motion = Motion()
        self.holding: Holding | None = None
        self.log: list[Line] = [
            line for played in self.table.match.played for line in told("mousetrap", played, self.seats.names)
        ]
        self.telling = Telling(self.motion, spots, shell.sound, Shown.of(self.state, self._last_roll()), changed)
        self._rest = 0.0
        self._halted = False
        self._settled: tuple[tuple[Placed, ...], bool] | None = None
        self.table.nature = ByHand(self.table.nature, self._own_hands)
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
    def trap_waits(self) -> bool:
        """Whether all has been told and the machine is to run."""
        waiting = self.waiting
        return isinstance(waiting, Ask) and waiting.kind == "trap" and not self.motion.busy

    @property
    def to_set_anew(self) -> tuple[int, ...]:
        """The parts that a person may set anew now, before the crank is turned."""
        return may_set_anew(self.state) if self.trap_waits and not self.computers else ()

    @property
    def refused(self) -> bool:
        """Whether the machine that is to run falls before anybody turns its crank."""
        if not self.trap_waits:
            return False
        parts = self.state.parts
        if self._settled is None or self._settled[0] != parts:
            self._settled = parts, TrapRun(trap_inputs(self.state, Hand(())), live=True).done
        return self._settled[1]

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

    def _own_hands(self, seat: str) -> bool:
        return not self.steady and seat not in self.table.bots

    def _last_roll(self) -> int:
        acts = (played.act for played in reversed(self.table.match.played))
        return next((act.pips for act in acts if isinstance(act, Rolled)), 0)

    # What is done.

    def play(self, move: Move) -> None:
        """A person's move; a second press on a button that has not gone yet does nothing."""
        if self.motion.busy or self.computers or move not in self.table.match.legal:
            return
        self._halted = False
        self._carry(lambda: self.table.play(move))

    def answer(self, answered: Answered) -> None:
        """What the machine or a hand answered."""
        self.holding = None
        self._carry(lambda: self.table.answer(answered))

    def leave_part(self) -> None:
        """The part stays where it was let go."""
        held = self.holding
        if held is not None and held.placed is not None and isinstance(self.waiting, Ask):
            self.telling.stands = held.part
            self.answer(Answered(held.placed))

    def steady_hands(self) -> None:
        """Steady hands set down this part, or all that a reset asks for."""
        queue = self.state.queue
        for _ in queue if self.state.complete else queue[:1]:
            if isinstance(self.waiting, Ask) and self.waiting.kind == "place":
                self.answer(self.table.run())

    def set_anew(self, number: int) -> None:
        """Steady hands set a standing part anew before the crank is turned; shown at once, as a sheet lies over it."""
        if number in self.to_set_anew:
            match = self.table.match
            self.telling.stands = number
            placed = set_down(Steadiness(), random.Random(f"{match.digest()} {number}"))
            self.answer(set_anew(number, placed))
            self.skip()
            self.telling.stands = 0

    def set_until_it_starts(self) -> None:
        """Steady hands set the worst part anew, and the next, until the machine no longer falls by itself."""
        while self.refused and self.to_set_anew:
            left = len(self.to_set_anew)
            self.set_anew(most_off(self.state, self.to_set_anew))
            if len(self.to_set_anew) == left:  # it was not played
                return

    def give_up(self) -> None:
        """A machine that does not start whatever was set anew has missed."""
        if self.refused and not self.to_set_anew:
            self.answer(Answered(TrapRan(False, "nothing")))

    def undo(self) -> None:
        """Take back the last decision."""
        if not self.can_undo:
            return
        try:
            self.table.undo()
        except (IllegalAct, NotSaved) as error:
            self._trouble(error)
            return
        self.log = [line for played in self.table.match.played for line in told("mousetrap", played, self.seats.names)]
        self.sync()

    def skip(self) -> None:
        """Jump to the end of what is being told."""
        self._halted = False
        self.motion.skip()
        self.changed()

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.shown = Shown.of(self.state, self._last_roll())
        self.telling.flights.clear()
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
                self.motion.pause(_BREATH)
            self.motion.call(self.sync)
        self._pace(bot)
        self.changed()

    def _teller(self, played: Played) -> Callable[[], None]:
        def tell() -> None:
            self.log += told("mousetrap", played, self.seats.names)
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
            self._repace()
            return self.motion.update(dt)
        waiting = self.waiting
        if isinstance(waiting, Ask) and waiting.kind == "place":
            return self._hold(waiting)
        if self._halted or not isinstance(waiting, Turn) or waiting.seat not in self.table.bots:
            return False
        self._rest -= dt
        if self._rest <= 0:
            self._computer()
        return True

    def _repace(self) -> None:
        if self.motion.speed and not self.shell.settings.pace:
            self.motion.speed = 0.0

    def _hold(self, waiting: Ask) -> bool:
        if self._own_hands(waiting.seat):
            if self.holding is None or self.holding.part != waiting.about:
                self.holding = Holding(waiting.about)
                self.changed()
                return True
            return False
        # The seat was given to a computer player, or the hands made steady, while a part was waiting.
        if not self._halted:
            self.answer(self.table.run())
        return True

    def _computer(self) -> None:
        choice = self.table.choose()
        if choice is not None:
            with suppress(IllegalAct):
                self._carry(lambda: self.table.play(choice.move))
