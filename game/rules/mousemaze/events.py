"""What happens in the card game, for telling and showing, in the order in which it happens.

Cells are 0 to 15, headings 0 to 3 (maze.py); a card as it lies is a code (cards.LYING). Where an event names no seat it
is about the one mouse that all share.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.acts import Event, one_of


@dataclass(frozen=True, slots=True)
class MazeLaid(Event):
    """The Maze cards lie; by cell."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn to place the mouse."""

    seat: str


@dataclass(frozen=True, slots=True)
class Faced(Event):
    """The mouse was put on Safe, from where it was, and pointed."""

    seat: str
    start: int
    end: int
    heading: int


@dataclass(frozen=True, slots=True)
class WedgePlaced(Event):
    """A wedge came from the pile onto a card, where there are now so many."""

    seat: str
    cell: int
    wedges: int


@dataclass(frozen=True, slots=True)
class NothingToPlace(Event):
    """A placing was skipped. why: pile (it is empty), cards (none may bear cheese)."""

    seat: str
    why: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The draw pile was empty: the discards were shuffled, and are the draw pile now."""


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """An Action card was drawn; so many are left in the pile."""

    seat: str
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class ArrowChosen(Event):
    """Of two arrows the player follows this one."""

    seat: str
    heading: int


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """The mouse walked card by card, start and end included; short: the edge cut the move short."""

    path: tuple[int, ...]
    heading: int
    short: bool


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The mouse stands at the edge and could not take a step."""

    cell: int
    heading: int


@dataclass(frozen=True, slots=True)
class WentTo(Event):
    """A GO TO card sent the mouse to its other half, its facing unchanged."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """The wedges on the card where the mouse stopped are at risk now, face down before the player."""

    seat: str
    cell: int
    wedges: int


@dataclass(frozen=True, slots=True)
class Followed(Event):
    """The mouse stopped on this card, and what the card says comes next."""

    cell: int
    card: int


@dataclass(frozen=True, slots=True)
class Ignored(Event):
    """The mouse stopped on a card that gives no instruction. why: again (it acted before, MC-24), edge (MC-31)."""

    cell: int
    why: str


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A card was flipped; its wedges went back to the pile."""

    cell: int
    before: int
    after: int
    swept: int


@dataclass(frozen=True, slots=True)
class NoCardThere(Event):
    """A card was to be flipped or turned, and the arrows point off the maze."""


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card was turned clockwise. facing: where the mouse on it now faces, -1 when the mouse is elsewhere."""

    cell: int
    before: int
    after: int
    quarters: int
    facing: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A wedge came from the pile to those at risk; none when the pile was empty."""

    seat: str
    wedges: int


@dataclass(frozen=True, slots=True)
class Trapped(Event):
    """The turn is over, and the wedges at risk went back to the pile. cell: the Trapped card, -1 for an Action card."""

    seat: str
    cell: int
    lost: int


@dataclass(frozen=True, slots=True)
class Banked(Event):
    """The turn ended well: the wedges at risk are safe. why: chosen, card (an End Turn card). safe: all of them now."""

    seat: str
    wedges: int
    safe: int
    why: str


@dataclass(frozen=True, slots=True)
class Won(Event):
    """This seat has enough wedges safe."""

    seat: str


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """No more cheese comes out of the maze, and nobody has enough: whoever has most wins."""

    seats: tuple[str, ...]


turn_began, drew, wedge_placed = one_of(TurnBegan), one_of(Drew), one_of(WedgePlaced)
walked, blocked = one_of(Walked), one_of(Blocked)
"""Those of which a match makes many, each made once."""
