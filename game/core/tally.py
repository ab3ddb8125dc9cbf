"""What is counted of a match for each seat, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

SUM, MOST, ROW = "sum", "most", "row"
"""How numbers come together: added up; the greatest of them; the longest row of ones that no 0 breaks."""


class Count(NamedTuple):
    """Something that counts for a seat. what: one of `KINDS`."""

    seat: str
    what: str
    number: int = 1


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
}
"""What is counted. face_1 to face_6: the faces of the die that a seat rolled. turns: those that it began to play.
runs: of the trap, by its own crank. closed: those that caught. caught: mice caught by them. haul: pieces of cheese
taken with one run.
points: scored, penalties off. series: pieces taken one after the other while the bar stayed. trips: of the bar.
wedges: made safe in one turn.
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
