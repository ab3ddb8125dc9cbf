"""What the board shows, which follows what was played as the motions tell it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from game.core.acts import Event
from game.rules.mightymouse import events as happened
from game.rules.mightymouse.state import State
from game.text.mightymouse.board import Story
from game.text.seats import called

NOWHERE = -1


@dataclass
class RaceDisplay:
    """Pieces, Mighty Mouse and the die as they are drawn; ``moving`` is what the motions draw just now.

    hero, steps: the circle he is headed for and how far he is; ``flies`` while the motions draw him.
    rolls: what was rolled for who begins. roller: whose roll the die shows. story: what that roll came to.
    bump: the space that could not be entered. names: what the seats are called.
    """

    turn: str
    at: dict[str, int]
    hero: int = 0
    steps: int = 0
    rolls: dict[str, int] = field(default_factory=dict)
    pips: int = 0
    roller: str = ""
    story: Story = field(default_factory=Story)
    bump: int = NOWHERE
    names: Mapping[str, str] = field(default_factory=dict)
    moving: str = ""
    flies: bool = False

    @staticmethod
    def of(state: State, events: Iterable[Event], names: Mapping[str, str]) -> RaceDisplay:
        """All of it as the position has it; events: what happened last, the roll and what came of it."""
        seats = state.seats
        rolled = zip(state.contest, state.rolls, strict=False)
        shown = RaceDisplay(state.seat, dict(zip(seats, state.at, strict=True)), state.hero, state.steps)
        shown.names = names
        shown.rolls = {seats[seat]: pips for seat, pips in rolled}
        for event in events:
            shown.heed(event)
        return shown

    def throw(self) -> None:
        """The die is in the air, and what was said before is over."""
        self.pips, self.story, self.bump = 0, Story(), NOWHERE

    def heed(self, event: Event) -> None:
        """Show the die, the story and the bump of an event."""
        if isinstance(event, (happened.Threw, happened.ThrewForFirst)):
            self.throw()
            self.pips, self.roller = event.pips, event.seat
        elif isinstance(event, happened.Turned):
            self.bump = event.space
        with called(self.names):
            self.story.add(event, self.pips)

    def on(self, space: int) -> list[str]:
        """Whose pieces stand on a space, in turn order, one on its way not counted."""
        return [seat for seat, at in self.at.items() if at == space and seat != self.moving]
