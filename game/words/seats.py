"""What the seats are called: by the names that people gave, else by their colours, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from game.core.colours import colour_of
from game.core.setup import Setup
from game.rules.beginning import beginner
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


_NAMES: ContextVar[Mapping[str, str]] = ContextVar("names")


@contextmanager
def called(names: Mapping[str, str]) -> Iterator[None]:
    """Let seats be called by these names inside the block; those without one go by their colours."""
    token = _NAMES.set(names)
    try:
        yield
    finally:
        _NAMES.reset(token)


def seat_name(seat: str) -> str:
    """A seat as a person calls it."""
    if given := _NAMES.get({}).get(seat):
        return given
    colour = colour_of(seat)
    return say(SEAT_NAMES.get(colour, colour.title()))


def who_begins(setup: Setup) -> str:
    """Who begins a match, and how the turns go on."""
    first = beginner(setup)
    if first is None:
        return say("The lot says who begins. Then it goes round in the order of the seats.")
    seat = seat_name(setup.names[first])
    return say("{seat} begins. Then it goes round in the order of the seats.", seat=seat)


def lot_fell(seat: str) -> str:
    """Whom the lot chose to begin."""
    return say("The lot falls on {seat}, who begins.", seat=seat_name(seat))
