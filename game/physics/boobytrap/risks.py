"""How often a piece trips the bar, by the word for how it is held and by its size: measured beforehand, on other trays.

From `python -m build_scripts.measure_risks --packs 6`, seeds 8,000,000 on: 42 trays from full to 40 pieces gone, a
steady hand.
"""

from __future__ import annotations

TRIPS = {
    "loose": {"S": (0, 135), "M": (0, 85), "L": (0, 50)},
    "snug": {"S": (3, 48), "M": (11, 59), "L": (20, 72)},
    "tight": {"S": (11, 80), "M": (18, 106), "L": (29, 110)},
    "locked": {"S": (12, 35), "M": (21, 73), "L": (40, 90)},
}
"""Of each word and size how many pieces tripped, of how many that were taken."""


def trips_in_100(grade: str, size: str = "") -> int:
    """Of 100 pieces that are held so, of one size or of all, how many trip; 0 for fewer than one."""
    counted = [found for of, found in TRIPS[grade].items() if size in (of, "")]
    trips, taken = (sum(column) for column in zip(*counted, strict=True))
    return int(100 * trips / taken + 0.5)
