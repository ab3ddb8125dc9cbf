"""A race as its table plays it, told as motion."""

from __future__ import annotations

from game.pictures.mightymouse.shown import RaceDisplay
from game.rules.mightymouse.state import State
from game.scenes.match_play import MatchPlay
from game.scenes.mightymouse.animation import RaceAnimation, RaceSpots
from game.scenes.open_match import OpenMatch
from game.ui.shell import Shell


class RacePlay(MatchPlay[State, RaceDisplay]):
    """What happens at the table."""

    animation: RaceAnimation

    def __init__(self, shell: Shell, opened: OpenMatch, spots: RaceSpots) -> None:
        super().__init__(shell, opened, spots.stale)
        self.animation = RaceAnimation(self.motion, shell.sound, self.as_it_is(), spots)
        self.carry(self.table.begin)

    def as_it_is(self) -> RaceDisplay:
        """The position, with the last roll and what came of it."""
        events = [event for one in self.table.match.played[-3:] for event in one.events]
        return RaceDisplay.of(self.state, events, self.seats.names)
