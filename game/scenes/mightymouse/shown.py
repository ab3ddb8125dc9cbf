"""What the board shows, which follows what was played as the motions tell it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.core.acts import Event
from game.rules.mightymouse import events as happened
from game.rules.mightymouse.state import State
from game.session.match import Played
from game.words.mightymouse import tell
from game.words.mightymouse_table import headline

MOST_LINES = 3


class Note(NamedTuple):
    """What just happened, in a word and in sentences; ``bump`` is a space that could not be entered, or -1."""

    title: str = ""
    lines: tuple[str, ...] = ()
    bump: int = -1

    def after(self, event: Event) -> Note:
        """The note with one more event: what it says goes on what was said before."""
        if not isinstance(event, _NOTED):
            return self
        space = event.space if isinstance(event, happened.Turned) else self.bump
        lines = (*self.lines, *tell((event,)))[-MOST_LINES:]
        return Note(headline(event) or self.title, lines, space)


_NOTED = (
    *(happened.Tied, happened.Begins, happened.Turned, happened.Backed, happened.Forfeited, happened.Held),
    *(happened.Arrived, happened.Freed, happened.Won),
)


@dataclass
class Shown:
    """Pieces, Mighty Mouse and the die as they are drawn; ``moving`` is what the motions draw just now.

    hero, steps: the circle he is headed for and how far he is; ``flies`` while the motions draw him.
    rolls: what was rolled for who begins. roller: whose roll the die shows.
    """

    turn: str
    at: dict[str, int]
    hero: int = 0
    steps: int = 0
    rolls: dict[str, int] = field(default_factory=dict)
    pips: int = 0
    roller: str = ""
    note: Note = field(default_factory=Note)
    moving: str = ""
    flies: bool = False

    @staticmethod
    def of(state: State, played: list[Played]) -> Shown:
        """All of it as the position has it after what was played."""
        seats = state.seats
        rolled = zip(state.contest, state.rolls, strict=False)
        shown = Shown(state.seat, dict(zip(seats, state.at, strict=True)), state.hero, state.steps)
        shown.rolls = {seats[seat]: pips for seat, pips in rolled}
        for one in played[-3:]:
            for event in one.events:
                shown.heed(event)
        return shown

    def heed(self, event: Event) -> None:
        """Show the die and the note of an event."""
        if isinstance(event, (happened.Threw, happened.ThrewForFirst)):
            self.note, self.pips, self.roller = Note(), event.pips, event.seat
        self.note = self.note.after(event)

    def on(self, space: int) -> list[str]:
        """Whose pieces stand on a space, in turn order, one on its way not counted."""
        return [seat for seat, at in self.at.items() if at == space and seat != self.moving]
