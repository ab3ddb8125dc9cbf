"""How often a piece trips the bar, by the word for how it is held and by its size: measured beforehand, on other trays.

From `python -m build_scripts.measure risks --packs 10`, seeds 8,000,000 on: 70 trays from full to 40 pieces gone, a
steady hand.

How much room a tray leaves counts as much as the grip: of large locked pieces, told as 51 of 100 on average, there
tripped 79 of 349 where little was free, 166 of 331, and 357 of 438 where much was (27 other trays, seeds 9,617,000 and
9,717,000 on, after 0 to 30 pieces were taken at random or the loosest first; `measure risks --room` counts so).
"""

from __future__ import annotations

from functools import cache
from math import exp, log, log1p

TRIPS = {
    "loose": {"S": (0, 216), "M": (1, 132), "L": (0, 78)},
    "snug": {"S": (9, 86), "M": (17, 126), "L": (18, 97)},
    "tight": {"S": (22, 124), "M": (42, 153), "L": (52, 164)},
    "locked": {"S": (22, 68), "M": (46, 106), "L": (91, 179)},
}
"""Of each word and size how many pieces tripped, of how many that were taken."""


ROOM = ((0.29, -1.0), (0.33, 0.0), (1.0, 1.6))
"""The greatest share of the floor before the bar that is free, and what that adds to the log odds of a trip.

Fitted by greatest likelihood to all words and sizes of those trays; by trays drawn again from them, 95 of 100 times
between -1.6 and -0.5, -0.2 and 0.5, 1.4 and 1.9.
"""


LATELY = 12
"""Picks since the last trip from which on more of them add nothing."""
_AS_IT_LIES = (-3.7, 0.9, 8.9)
"""What a match adds to the log odds of a trip of a piece that is held: always, by the log of one more than the picks
since the last trip, and by the share of the floor before the bar that is free.

A trip lets the bar come in and jams what is left; each pick loosens it again. Where much was free, there tripped 41 of
181 pieces right after a trip, which the room alone told as 69 of 100, and 178 of 240 from ten picks on. Fitted by
greatest likelihood to 3,744 pieces of 88 matches (seeds 9,901,000 and 9,902,000 on, as `measure risks --matches` plays
them).
"""
_LOOSE = {"S": 0, "M": 1, "L": 2}
"""Loose pieces of these matches and of the trays above: 4 of 750 small ones, 4 of 681 and 10 of 567 tripped."""


def trips_in_100(grade: str, size: str = "", room: float | None = None, picks: int | None = None) -> int:
    """Of 100 pieces that are held so, of one size or of all, how many trip; 0 for fewer than one.

    room: the share of the floor before the bar that is free; on average over all trays if left out. picks: those since
    the last trip or the beginning, where they are known.
    """
    trips = _rising(size)[list(TRIPS).index(grade)]
    if room is None:
        return trips
    if picks is not None and grade == "loose":
        return _LOOSE.get(size, trips)
    if not 0 < trips < 100:
        return trips
    return _share(log(trips / (100 - trips)) + (_by_room(room) if picks is None else _as_it_lies(room, picks)))


def _share(odds: float) -> int:
    """In hundredths; whatever may happen is neither told to be sure nor to be out of the question."""
    return min(99, max(1, int(100 / (1 + exp(-odds)) + 0.5)))


def _by_room(room: float) -> float:
    return next(more for most, more in ROOM if room <= most)


def _as_it_lies(room: float, picks: int) -> float:
    always, by_picks, by_room = _AS_IT_LIES
    return always + by_picks * log1p(min(picks, LATELY)) + by_room * room


@cache
def _rising(size: str) -> list[int]:
    """The same of every word in turn. Words whose counts fall where they should rise are counted together.

    A firmer grip is never told to be safer because few such pieces were met (isotonic regression).
    """
    groups: list[tuple[int, int, int]] = []
    for sizes in TRIPS.values():
        counted = [found for of, found in sizes.items() if size in (of, "")]
        group = (sum(trips for trips, _ in counted), sum(taken for _, taken in counted), 1)
        while groups and groups[-1][0] * group[1] > group[0] * groups[-1][1]:
            trips, taken, words = groups.pop()
            group = (trips + group[0], taken + group[1], words + group[2])
        groups.append(group)
    return [int(100 * trips / taken + 0.5) for trips, taken, words in groups for _ in range(words)]
