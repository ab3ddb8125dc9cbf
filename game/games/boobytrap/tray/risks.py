"""How often a piece trips the bar, by the word for how it is held and by its size: measured beforehand, on other trays.

From `python -m build_scripts.measure risks --packs 10`, seeds 8,000,000 on: 70 trays from full to 40 pieces gone, a
steady hand.
"""

from __future__ import annotations

from functools import cache

TRIPS = {
    "loose": {"S": (0, 216), "M": (1, 132), "L": (0, 78)},
    "snug": {"S": (9, 86), "M": (17, 126), "L": (18, 97)},
    "tight": {"S": (22, 124), "M": (42, 153), "L": (52, 164)},
    "locked": {"S": (22, 68), "M": (46, 106), "L": (91, 179)},
}
"""Of each word and size how many pieces tripped, of how many that were taken."""


def trips_in_100(grade: str, size: str = "") -> int:
    """Of 100 pieces that are held so, of one size or of all, how many trip; 0 for fewer than one."""
    return _rising(size)[list(TRIPS).index(grade)]


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
