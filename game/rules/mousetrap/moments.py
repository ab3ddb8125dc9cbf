"""What of a match of the Mouse Trap is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.moments import Done, Moment, happened, longest_row, most
from game.rules.mousetrap.events import Captured, Escaped, LostCheese

_ROW, _HAUL, _LOST = 2, 5, 3


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The greatest haul, captures in a row, escapes in a row, and the most cheese that was lost at once."""
    hauls = [
        Done(number, caught[0].seat, sum(each.pieces for each in caught))
        for number, events in enumerate(acts)
        if (caught := [event for event in events if isinstance(event, Captured)])
    ]
    yield from longest_row("captures", [Done(act, seat) for act, seat, _ in hauls], _ROW)
    yield from most("haul", hauls, _HAUL)
    yield from longest_row("escapes", _cranked(acts), _ROW)
    lost = (Done(act, event.seat, event.pieces) for act, event in happened(acts) if isinstance(event, LostCheese))
    yield from most("lost", lost, _LOST)


def _cranked(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    """Every escape from the trap by whose mouse it was; being caught breaks a row."""
    for act, event in happened(acts):
        if isinstance(event, Escaped):
            yield Done(act, event.mouse)
        elif isinstance(event, Captured):
            yield Done(act, event.mouse, 0)
