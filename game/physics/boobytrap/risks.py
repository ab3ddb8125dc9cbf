"""How often a piece trips the bar, by the word for how it is held and by its size: measured beforehand, on other trays.

From `python -m build_scripts.measure_risks --packs 10`, seeds 8,000,000 on: 70 trays from full to 40 pieces gone, a
steady hand.
"""

from __future__ import annotations

TRIPS = {
    "loose": {"S": (2, 210), "M": (3, 126), "L": (3, 81)},
    "snug": {"S": (10, 106), "M": (15, 118), "L": (24, 107)},
    "tight": {"S": (32, 120), "M": (40, 164), "L": (55, 189)},
    "locked": {"S": (11, 61), "M": (30, 103), "L": (65, 150)},
}
"""Of each word and size how many pieces tripped, of how many that were taken."""


def trips_in_100(grade: str, size: str = "") -> int:
    """Of 100 pieces that are held so, of one size or of all, how many trip; 0 for fewer than one."""
    counted = [found for of, found in TRIPS[grade].items() if size in (of, "")]
    trips, taken = (sum(column) for column in zip(*counted, strict=True))
    return int(100 * trips / taken + 0.5)
