"""What of a match of the card game is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.moments import Done, Moment, happened, longest_row, most
from game.rules.mousemaze.events import Banked, Trapped

_WEDGES, _LOST, _ROW = 2, 1, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The most wedges made safe in one turn, the most that a trap took, and how often somebody ran into one."""
    safe = (Done(act, event.seat, event.wedges) for act, event in happened(acts) if isinstance(event, Banked))
    yield from most("safe", safe, _WEDGES)
    lost = (Done(act, event.seat, event.lost) for act, event in happened(acts) if isinstance(event, Trapped))
    yield from most("lost", lost, _LOST)
    yield from longest_row("turns", _turns(acts), _ROW)


def _turns(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every turn that was ended by a trap, in order; one that brought wedges breaks the row."""
    for act, event in happened(acts):
        if isinstance(event, Trapped):
            yield Done(act, event.seat)
        elif isinstance(event, Banked) and event.wedges:
            yield Done(act, event.seat, 0)
