"""A match as its table plays it, told card by card."""

from __future__ import annotations

from game.core.acts import Turn
from game.pictures.mousemaze.flights import MazeSpots
from game.pictures.mousemaze.shown import MazeDisplay
from game.rules.mousemaze.moves import Drawn, Face
from game.rules.mousemaze.state import State
from game.scenes.match_play import MatchPlay
from game.scenes.mousemaze.animation import MazeAnimation
from game.scenes.open_match import OpenMatch
from game.ui.shell import Shell


class MazePlay(MatchPlay[State, MazeDisplay]):
    """What happens at the table."""

    animation: MazeAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: MazeSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.animation = MazeAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.carry(self.table.begin)

    # What there is.

    @property
    def computers(self) -> bool:
        """Whether a computer player is to act or acts just now."""
        waiting = self.waiting
        bots = self.table.bots
        if self.staged:
            return True
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
