"""What is told of a match for each seat: what is counted, what is worth remembering, what a roll would do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from game.core.acts import Event

SUM, MOST, ROW = "sum", "most", "row"
"""How numbers come together: added up; the greatest of them; the longest row of ones that no 0 breaks."""


class Count(NamedTuple):
    """Something that counts for a seat. what: one of `KINDS`."""

    seat: str
    what: str
    number: int = 1


HANDS = ("placed", "astray", "astray_squared", "cranked", "unrest", "unrest_squared", "pulled", "slipped")
KINDS: Mapping[str, str] = {
    **{f"face_{pips}": SUM for pips in range(1, 7)},
    "turns": SUM,
    "runs": SUM,
    "closed": SUM,
    "caught": SUM,
    "haul": MOST,
    "points": SUM,
    "series": ROW,
    "trips": SUM,
    "wedges": MOST,
    **dict.fromkeys(HANDS, SUM),
}
"""What is counted. face_1 to face_6: the faces of the die that a seat rolled. turns: those that it began to play.
runs: of the trap, by its own crank. closed: those that caught. caught: mice caught by them. haul: pieces of cheese
taken with one run.
points: scored, penalties off. series: pieces taken one after the other while the bar stayed. trips: of the bar.
wedges: made safe in one turn.
Of hands of one's own alone: placed: parts set down. astray: how far off true, hundredths of a millimetre. cranked: runs
by a recorded hand. unrest: how much its speed strayed from its mean, per cent of that. pulled: pieces taken.
slipped: those that tripped the bar. The sums of squares tell how much one differs from the other.
"""
FACES = tuple(f"face_{pips}" for pips in range(1, 7))


class TallySheet:
    """The counts of one match, seat by seat."""

    def __init__(self, seats: Iterable[str]) -> None:
        self.counts: dict[str, dict[str, int]] = {seat: dict.fromkeys(KINDS, 0) for seat in seats}
        self._rows: dict[tuple[str, str], int] = {}

    def add(self, counts: Iterable[Count]) -> None:
        """Count what an act came to."""
        for seat, what, number in counts:
            line = self.counts[seat]
            if KINDS[what] == SUM:
                line[what] += number
            elif KINDS[what] == MOST:
                line[what] = max(line[what], number)
            else:
                row = self._rows.get((seat, what), 0) + 1 if number else 0
                self._rows[seat, what], line[what] = row, max(line[what], row)


def ahead(seats: Iterable[str], standing: Iterable[float]) -> tuple[str, ...]:
    """The seats with the greatest number; none where all have the same."""
    found = list(zip(seats, standing, strict=True))
    best = max(number for _, number in found)
    first = tuple(seat for seat, number in found if number == best)
    return first if len(first) < len(found) else ()


# What of a match is worth remembering, whatever the game.


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


# What each number of the die would do: where it leads, and whether that is any good.


class Effect(Enum):
    """What a roll does to the seat that rolls."""

    GAIN = "gain"
    LOSS = "loss"
    MOVE = "move"
    NOTHING = "nothing"


class Reach(NamedTuple):
    """A roll, the space that it leads to, and what happens there.

    track: where a rescuer moves instead, the circle that his track leads to; space is his step on it then.
    """

    pips: int
    space: int
    effect: Effect
    track: int = 0
