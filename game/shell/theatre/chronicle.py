"""A match looked at as a whole, in slices: what happened in it, and how everybody stood from time to time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.core.acts import Event, Move
from game.core.slices import Slices
from game.session.match import Match
from game.shell.desk import DESKS
from game.shell.pictures.score_strip import Chronicle

MOST_LEVELS = 600
"""Moments at which it is noted how everybody stood: no strip is wide enough to show more."""
_AT_ONCE = 1000
"""Acts that are looked at between two frames, some 1 ms."""


class Seen(NamedTuple):
    """Something that happened. act: how many acts came before it. seat: whose act it was."""

    act: int
    seat: str
    event: Event

    @property
    def after(self) -> int:
        """After how many acts it had happened."""
        return self.act + 1


def telling(match: Match) -> Slices[Chronicle]:
    """A match as its game tells it."""
    return DESKS[match.game.id].chronicle(match)


def blank(match: Match) -> Chronicle:
    """What is known of a match before it is looked at."""
    seats = match.setup.names
    return Chronicle(seats, "", ((0, (0.0,) * len(seats)),), (), len(match.played), ())


def seeing(match: Match, *kinds: type[Event]) -> Slices[tuple[Seen, ...]]:
    """Every event of these kinds, in order."""
    acts, found = match.played, list[Seen]()
    for first in range(0, len(acts), _AT_ONCE):
        for number, played in enumerate(acts[first : first + _AT_ONCE], first):
            found += [Seen(number, played.seat, event) for event in played.events if isinstance(event, kinds)]
        yield first / len(acts)
    return tuple(found)


def after(seen: Iterable[Seen], kind: type[Event]) -> tuple[int, ...]:
    """After how many acts each event of a kind had happened."""
    return tuple(each.after for each in seen if isinstance(each.event, kind))


def from_the_start(match: Match, turns: tuple[int, ...]) -> tuple[int, ...]:
    """The turns with the one that no event begins: that of a seat which plays at once."""
    return (0, *turns) if match.played and isinstance(match.played[0].act, Move) else turns


def levels(match: Match, of: Callable[[Any], Sequence[float]]) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """How everybody stood at most `MOST_LEVELS` moments, the end among them."""
    acts = match.played
    step = max(1, len(acts) // MOST_LEVELS)
    found = [(at, tuple(of(acts[at].before))) for at in range(0, len(acts), step)]
    return (*found, (len(acts), tuple(of(match.state))))
