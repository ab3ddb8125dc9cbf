"""What of a race is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.moments import Done, Moment, happened, most
from game.rules.mightymouse.events import Backed, Freed, Held

_BACK, _FREED, _HELD = 3, 1, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The farthest way back, the most who were freed at once, and who was held most often."""
    back = (Done(act, event.seat, len(event.path) - 1) for act, event in happened(acts) if isinstance(event, Backed))
    yield from most("back", back, _BACK)
    yield from most("freed", _rescues(acts), _FREED)
    yield from most("held", _holds(acts), _HELD)


def _rescues(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    for number, events in enumerate(acts):
        freed = [event.seat for event in events if isinstance(event, Freed)]
        if freed:
            yield Done(number, freed[0], len(freed))


def _holds(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every time that somebody was held, with how often by then."""
    times: dict[str, int] = {}
    for act, event in happened(acts):
        if isinstance(event, Held):
            times[event.seat] = times.get(event.seat, 0) + 1
            yield Done(act, event.seat, times[event.seat])
