"""How often a piece trips the bar, by the word for how it is held: measured beforehand, not found for the tray at hand.

From `python -m build_scripts.measure_risks`, seeds 8,000,000 on: 84 trays from full to 40 pieces gone, a steady hand.
"""

from __future__ import annotations

TRIPS = {"loose": (1, 344), "snug": (28, 249), "tight": (71, 374), "locked": (82, 273)}
"""Of each word how many pieces tripped, of how many that were taken."""


def trips_in_100(grade: str) -> int:
    """Of 100 pieces that are held so, how many trip; 0 for fewer than one."""
    trips, taken = TRIPS[grade]
    return int(100 * trips / taken + 0.5)
