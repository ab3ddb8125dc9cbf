"""The course of Mighty Mouse: a reconstruction, for the sheet's picture is lost. All of it stands in this table."""

from __future__ import annotations

from collections.abc import Mapping

START, FINISH = 0, 64

TRACKS: Mapping[int, int] = {7: 6, 16: 7, 24: 6, 33: 8, 41: 6, 50: 7, 58: 6}
"""The seven Hazard Circles by their space, and how many steps Mighty Mouse takes from the centre to each."""

AHEAD = tuple(tuple(tuple(range(start, start + pips + 1)) for pips in range(7)) for start in range(START, FINISH + 1))
"""AHEAD[start][pips]: the spaces a piece walks over forward, start and end included; some are past the finish."""
