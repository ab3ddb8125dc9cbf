"""What is counted of a match of Booby-Trap, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.tally import Count, ahead
from game.rules.boobytrap.events import BarTripped, PieceKept, TurnBegan
from game.rules.boobytrap.state import State


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """Points, trips, and how many pieces in a row left the bar where it was."""
    for event in events:
        match event:
            case TurnBegan(seat):
                yield Count(seat, "turns")
            case PieceKept(seat, _, points):
                yield Count(seat, "points", points)
                yield Count(seat, "series")
            case BarTripped(seat, _, penalty):
                yield Count(seat, "points", -penalty)
                yield Count(seat, "series", 0)
                yield Count(seat, "trips")


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most points; nobody is ahead in solitaire."""
    return () if state.table.solitaire else ahead(state.table.seats, state.scores)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By points."""
    return dict(zip(state.table.seats, map(float, state.scores), strict=True))
