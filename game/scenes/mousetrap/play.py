"""A match as its table plays it: the machine is built and run by hand or by steady hands, and all is told as motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from game.core.acts import Ask
from game.core.players import Answered, Steadiness
from game.nature.mousetrap import most_off, set_anew, set_down, trap_inputs
from game.physics.hand import Hand
from game.physics.mousetrap.run import TrapRun
from game.pictures.mousetrap.flights import Spots
from game.pictures.mousetrap.shown import Shown
from game.rules.mousetrap.moves import Placed, Rolled, TrapRan
from game.rules.mousetrap.state import State
from game.rules.mousetrap.trap import may_set_anew
from game.scenes.matches import Sitting
from game.scenes.mousetrap.building import ByHand, Holding
from game.scenes.mousetrap.motion import LONGEST, Telling
from game.scenes.playing import Playing
from game.session.match import Played
from game.ui.shell import Shell

_BREATH = 0.25
# What the die shows before anybody has rolled.
_AS_IT_LAY = 1


class Play(Playing[State]):
    """What happens at the table."""

    telling: Telling

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots, changed: Callable[[], None]) -> None:
        super().__init__(shell, sitting, changed)
        self.holding: Holding | None = None
        self.telling = Telling(self.motion, spots, shell.sound, Shown.of(self.state, self._last_roll()), changed)
        self._settled: tuple[tuple[Placed, ...], bool] | None = None
        self.table.nature = ByHand(self.table.nature, self._own_hands)
        self.carry(self.table.begin)

    # What there is.

    @property
    def shown(self) -> Shown:
        """What is shown of the position so far."""
        return self.telling.shown

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

    def _own_hands(self, seat: str) -> bool:
        return not self.steady and seat not in self.table.bots

    def _last_roll(self) -> int:
        acts = (played.act for played in reversed(self.table.match.played))
        return next((act.pips for act in acts if isinstance(act, Rolled)), _AS_IT_LAY)

    # What is done.

    def answer(self, answered: Answered) -> None:
        """What the machine or a hand answered."""
        self.holding = None
        self.carry(lambda: self.table.answer(answered))

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

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.shown = Shown.of(self.state, self._last_roll())
        self.telling.flights.clear()
        self.changed()

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions; a computer player's long turn is told faster."""
        self.telling.planned = 0.0
        for one in played:
            self.telling.play(one, partial(self.note, one))
        if played:
            if bot:
                self.motion.pause(_BREATH)
            self.motion.call(self.sync)
        self.pace(max(1.0, (self.telling.planned + _BREATH) / LONGEST) if bot else 1.0, rest=bot)

    # Time.

    def update(self, dt: float) -> bool:
        """A part that is to be set down waits for a hand."""
        waiting = self.waiting
        if not self.motion.busy and isinstance(waiting, Ask) and waiting.kind == "place":
            return self._hold(waiting)
        return super().update(dt)

    def _hold(self, waiting: Ask) -> bool:
        if self._own_hands(waiting.seat):
            if self.holding is None or self.holding.part != waiting.about:
                self.holding = Holding(waiting.about)
                self.changed()
                return True
            return False
        # The seat was given to a computer player, or the hands made steady, while a part was waiting.
        if not self.halted:
            self.answer(self.table.run())
        return True
