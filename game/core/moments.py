"""What of a match is worth remembering, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.core.acts import Event


class Moment(NamedTuple):
    """Something to look at once more. act: how many acts came before it. seat: whose. number: what it came to."""

    act: int
    kind: str
    seat: str
    number: float


class Done(NamedTuple):
    """Something a seat did: before which act it began, what it came to; of a row, each counts as much as it says."""

    act: int
    seat: str
    number: float = 1


def happened(acts: Sequence[tuple[Event, ...]]) -> Iterator[tuple[int, Event]]:
    """Every event with how many acts came before the one that brought it."""
    return ((number, event) for number, events in enumerate(acts) for event in events)


def most(kind: str, done: Iterable[Done], least: float) -> Iterator[Moment]:
    """The first of those that came to most, if that is enough to be told."""
    best = max(done, key=lambda each: (each.number, -each.act), default=None)
    if best is not None and best.number >= least:
        yield Moment(best.act, kind, best.seat, best.number)


def longest_row(kind: str, done: Iterable[Done], least: int) -> Iterator[Moment]:
    """The longest row of one seat that nobody broke; what came to 0 breaks it, whoever did it."""
    rows: list[Done] = []
    going: Done | None = None
    for act, seat, number in done:
        if not number:
            going = None
            continue
        going = (
            Done(going.act, seat, going.number + number) if going and going.seat == seat else Done(act, seat, number)
        )
        rows.append(going)
    return most(kind, rows, least)
