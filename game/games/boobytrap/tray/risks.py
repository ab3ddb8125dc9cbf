"""How often a piece trips the bar, by the word for how it is held and by its size: measured beforehand, on other trays.

From `python -m build_scripts.measure risks --packs 10`, seeds 8,000,000 on: 70 trays from full to 40 pieces gone, a
steady hand.

How much room a tray leaves counts as much as the grip: of large locked pieces, told as 51 of 100 on average, there
tripped 79 of 349 where little was free, 166 of 331, and 357 of 438 where much was (27 other trays, seeds 9,617,000 and
9,717,000 on, after 0 to 30 pieces were taken at random or the loosest first; `measure risks --room` counts so).
"""

from __future__ import annotations

from functools import cache
from math import exp, log

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


def trips_in_100(grade: str, size: str = "", room: float | None = None) -> int:
    """Of 100 pieces that are held so, of one size or of all, how many trip; 0 for fewer than one.

    room: the share of the floor before the bar that is free; on average over all trays if left out.
    """
    trips = _rising(size)[list(TRIPS).index(grade)]
    if room is None or not 0 < trips < 100:
        return trips
    more = next(more for most, more in ROOM if room <= most)
    return int(100 / (1 + exp(-log(trips / (100 - trips)) - more)) + 0.5)


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
