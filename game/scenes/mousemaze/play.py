"""A match as its table plays it, told card by card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.core.acts import Event, Move, Turn
from game.pictures.mousemaze.flights import Spots
from game.pictures.mousemaze.shown import Shown
from game.rules.mousemaze.moves import Drawn, Face, Place
from game.rules.mousemaze.state import PLACE, State
from game.scenes.matches import Sitting
from game.scenes.mousemaze.telling import Telling
from game.scenes.playing import Playing
from game.session.match import Played
from game.ui.shell import Shell

_BREATH = 0.12
# Seconds that an act of a computer player may take at normal speed: to begin its turn, then its first card, and each
# further act a share of the one before, so that a turn of many cards is no longer than one can like to watch.
_BEGINNING, _CARD, _SHARE, _LEAST = 0.12, 0.7, 0.74, 0.2
_PREVIEW, _BRIEF = 1.0, 0.45


class Play(Playing[State]):
    """What happens at the table."""

    telling: Telling

    def __init__(self, shell: Shell, sitting: Sitting, spots: Spots, changed: Callable[[], None]) -> None:
        super().__init__(shell, sitting, changed)
        self.telling = Telling(self.motion, spots, shell.sound, self._as_it_is(), changed)
        self._hurried = False
        self._longest = _CARD
        self.carry(self.table.begin)

    # What there is.

    @property
    def shown(self) -> Shown:
        """What is shown of the position so far."""
        return self.telling.shown

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        waiting = self.waiting
        bots = self.table.bots
        return self.shown.turn in bots if self.motion.busy else isinstance(waiting, Turn) and waiting.seat in bots

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

    def play(self, move: Move, notes: tuple[str, ...] = ()) -> None:
        """A person's move ends all hurry."""
        if self.may(move):
            self._hurried = False
        super().play(move, notes)

    def skip(self) -> None:
        """Jump to the end of what is being told, and of all that computer players do before a person is to act."""
        self._hurried = self.computers and bool(self.seats.people)
        super().skip()

    def sync(self) -> None:
        """Show the position as it is."""
        self.telling.forget()
        self.telling.shown = self._as_it_is()
        self.changed()

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions; a computer player's acts are told faster where they would take long."""
        telling = self.telling
        telling.planned = 0.0
        telling.preview = _BRIEF if bot else _PREVIEW
        for one in played:
            telling.play(one, self._noter(one))
        if played:
            if bot:
                self.motion.pause(_BREATH)
            self.motion.call(self.sync)
        beginning = bool(played) and _begins(played[0])
        longest = _BEGINNING if beginning else self._longest
        self._longest = _CARD if beginning or not bot else max(_LEAST, longest * _SHARE)
        self.pace(max(1.0, (telling.planned + _BREATH) / longest) if bot else 1.0, rest=bot and not beginning)

    def _noter(self, played: Played) -> Callable[[Event], None]:
        return lambda event: self.note(replace(played, events=(event,)))

    # Time.

    def update(self, dt: float) -> bool:
        """The hurry is over where no computer player is to act."""
        if not self.motion.busy and (self.halted or not self.computers):
            self._hurried = False
        return super().update(dt)

    def computer(self) -> None:
        """Let a computer player act, and hurry on if that is wished."""
        super().computer()
        if self._hurried:
            self.motion.skip()


def _begins(played: Played) -> bool:
    """Whether a turn begins with this."""
    return isinstance(played.act, Face) or (isinstance(played.act, Place) and played.before.stage == PLACE)
