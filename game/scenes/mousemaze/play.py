"""A match as its table plays it, told card by card."""

from __future__ import annotations

from game.core.acts import Move, Turn
from game.pictures.mousemaze.flights import MazeSpots
from game.pictures.mousemaze.shown import MazeDisplay
from game.rules.mousemaze.moves import Drawn, Face, Place
from game.rules.mousemaze.state import PLACE, State
from game.scenes.matches import Sitting
from game.scenes.mousemaze.animation import MazeAnimation
from game.scenes.playing import Playing
from game.session.match import Played
from game.ui.shell import Shell

_BREATH = 0.12
# Seconds that an act of a computer player may take at normal speed: to begin its turn, then its first card, and each
# further act a share of the one before, so that a turn of many cards is no longer than one can like to watch.
_BEGINNING, _CARD, _SHARE, _LEAST = 0.12, 0.7, 0.74, 0.2
_PREVIEW, _BRIEF = 1.0, 0.45


class MazePlay(Playing[State, MazeDisplay]):
    """What happens at the table."""

    animation: MazeAnimation
    breath = _BREATH

    def __init__(self, shell: Shell, sitting: Sitting, spots: MazeSpots) -> None:
        super().__init__(shell, sitting, spots.stale)
        self.animation = MazeAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self._hurried = False
        self._next = _CARD
        self.carry(self.table.begin)

    # What there is.

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        waiting = self.waiting
        bots = self.table.bots
        return self.shown.turn in bots if self.motion.busy else isinstance(waiting, Turn) and waiting.seat in bots

    def as_it_is(self) -> MazeDisplay:
        """The position, with the Action card that lies open: the last one of this turn."""
        played = self.table.match.played
        card = ""
        for one in reversed(played):
            if one.seat != self.state.seat or isinstance(one.act, Face):
                break
            if isinstance(one.act, Drawn):
                card = one.act.card
                break
        return MazeDisplay.of(self.state, card)

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

    def tell(self, played: tuple[Played, ...], bot: bool) -> None:
        """Queue the motions; each further act of a computer player's turn is faster, and its beginning is not read."""
        self.animation.preview = _BRIEF if bot else _PREVIEW
        beginning = bool(played) and _begins(played[0])
        self.longest = _BEGINNING if beginning else self._next
        self._next = _CARD if beginning or not bot else max(_LEAST, self._next * _SHARE)
        super().tell(played, bot)
        if beginning:
            self._rest = 0.0

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
            self.aloud.unread = 0.0
            self.motion.skip()


def _begins(played: Played) -> bool:
    """Whether a turn begins with this."""
    return isinstance(played.act, Face) or (isinstance(played.act, Place) and played.before.stage == PLACE)
