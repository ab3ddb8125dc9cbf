"""What is counted of a match of the card game, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.tally import Count, ahead
from game.rules.mousemaze.events import Banked, TurnBegan
from game.rules.mousemaze.state import State


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The wedges that a turn made safe."""
    for event in events:
        match event:
            case TurnBegan(seat):
                yield Count(seat, "turns")
            case Banked(seat, wedges):
                yield Count(seat, "wedges", wedges)


def leaders(state: State) -> tuple[str, ...]:
    """Those with the most wedges safe."""
    return ahead(state.table.seats, state.safe)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By the wedges that are safe."""
    return dict(zip(state.table.seats, map(float, state.safe), strict=True))
