"""What of a match of Booby-Trap is worth remembering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.acts import Event
from game.core.moments import Done, Moment, happened, longest_row, most
from game.rules.boobytrap.events import BarTripped, PieceKept, PiecesThrown

_RISK, _ROW, _THROWN = 0.05, 3, 2


def moments(acts: Sequence[tuple[Event, ...]]) -> Iterator[Moment]:
    """The pull at which the bar went farthest and still held, pieces in a row, the most that jumped out at once."""
    kept = [(act, event) for act, event in happened(acts) if isinstance(event, PieceKept)]
    yield from most("riskiest", (Done(act, event.seat, event.moved_in) for act, event in kept), _RISK)
    yield from longest_row("row", _pulls(acts), _ROW)
    thrown = (Done(act, event.seat, len(event.pieces)) for act, event in happened(acts)
              if isinstance(event, PiecesThrown))  # fmt: skip
    yield from most("thrown", thrown, _THROWN)


def _pulls(acts: Sequence[tuple[Event, ...]]) -> Iterator[Done]:
    for act, event in happened(acts):
        if isinstance(event, PieceKept):
            yield Done(act, event.seat)
        elif isinstance(event, BarTripped):
            yield Done(act, event.seat, 0)
