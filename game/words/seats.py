"""What the seats are called: by their colours, in every game."""

from __future__ import annotations

from game.core.colours import colour_of
from game.words.language import later, say

SEAT_NAMES = {
    "red": later("Red"),
    "blue": later("Blue"),
    "green": later("Green"),
    "yellow": later("Yellow"),
    "coal": later("Coal"),
    "purple": later("Purple"),
    "orange": later("Orange"),
    "sky": later("Sky"),
    "tan": later("Tan"),
    "white": later("White"),
}


def seat_name(seat: str) -> str:
    """A seat as a person calls it."""
    colour = colour_of(seat)
    return say(SEAT_NAMES.get(colour, colour.title()))
