"""What is counted of a match of Mighty Mouse, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.tally import Count, ahead
from game.rules.mightymouse.events import Threw, ThrewForFirst
from game.rules.mightymouse.state import State


def tally(events: tuple[Event, ...]) -> Iterator[Count]:
    """The die, also where it falls for who begins; else each roll is a turn."""
    for event in events:
        if isinstance(event, Threw | ThrewForFirst):
            yield Count(event.seat, f"face_{event.pips}")
        if isinstance(event, Threw):
            yield Count(event.seat, "turns")


def leaders(state: State) -> tuple[str, ...]:
    """Those furthest along."""
    return ahead(state.seats, state.at)


def ranks(state: State, acts: Sequence[tuple[Event, ...]]) -> dict[str, float]:
    """By how far everybody came."""
    return dict(zip(state.seats, map(float, state.at), strict=True))
