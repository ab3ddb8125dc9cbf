"""A race as its table plays it, told as motion."""

from __future__ import annotations

from functools import partial

from game.pictures.mightymouse.shown import Shown
from game.rules.mightymouse.state import State
from game.scenes.matches import Sitting
from game.scenes.mightymouse.motion import LONGEST, Spots, Telling
from game.scenes.playing import Playing
from game.session.match import Played
from game.ui.shell import Shell

_BREATH = 0.25


class Play(Playing[State]):
    """What happens at the table."""

    telling: Telling

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots) -> None:
        super().__init__(shell, sitting, spots.stale)
        self.telling = Telling(self.motion, spots, shell.sound, self._as_it_is(), spots.stale, spots.lifted)
        self.carry(self.table.begin)

    def _as_it_is(self) -> Shown:
        events = [event for one in self.table.match.played[-3:] for event in one.events]
        return Shown.of(self.state, events, self.seats.names)

    @property
    def shown(self) -> Shown:
        """What is shown of the position so far."""
        return self.telling.shown

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.shown = self._as_it_is()
        self.telling.draws.clear()
        self.changed()

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions; a computer player's long turn is told faster."""
        telling = self.telling
        telling.planned = 0.0
        for one in played:
            telling.play(one, partial(self.note, one))
        if played:
            if bot:
                telling.flush()
                self.motion.pause(_BREATH)
            telling.then(self.sync)
            telling.flush()
        self.pace(max(1.0, (telling.planned + _BREATH) / LONGEST) if bot else 1.0, rest=bot)
