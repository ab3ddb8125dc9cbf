"""What colour a seat has at the table, whatever a game's sheet calls it."""

from __future__ import annotations

COLOURS = ("red", "blue", "green", "yellow", "coal", "purple", "orange", "sky", "tan", "white")
"""The colours in the order in which numbered seats have them: `p1` is red, `p10` white."""

_NUMBERED = {f"p{number}": colour for number, colour in enumerate(COLOURS, start=1)}


def colour_of(seat: str) -> str:
    """The colour of a seat by its name; a seat that is named by its colour has that one."""
    return _NUMBERED.get(seat, seat)
