"""What the seats are called: by the names that people gave, else by their colours, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from game.core.setup import colour_of
from game.text.language import N_, N_context, _

# Translators: the colours of the seats, as names of the players: "Red rolls a 3."
SEAT_NAMES = {
    "red": N_("Red"),
    "blue": N_("Blue"),
    "green": N_("Green"),
    "yellow": N_("Yellow"),
    "coal": N_("Coal"),
    "purple": N_("Purple"),
    "orange": N_("Orange"),
    "sky": N_("Sky"),
    "tan": N_("Tan"),
    "white": N_("White"),
}

# Translators: the letter on the badge of each seat. No two may be alike: where two colours begin with the same letter,
# as Grün and Gelb do, give one of them another letter of its name, or a digit.
_LETTERS = {
    "red": N_context("letter on a seat's badge", "R"),
    "blue": N_context("letter on a seat's badge", "B"),
    "green": N_context("letter on a seat's badge", "G"),
    "yellow": N_context("letter on a seat's badge", "Y"),
    "coal": N_context("letter on a seat's badge", "C"),
    "purple": N_context("letter on a seat's badge", "P"),
    "orange": N_context("letter on a seat's badge", "O"),
    "sky": N_context("letter on a seat's badge", "S"),
    "tan": N_context("letter on a seat's badge", "T"),
    "white": N_context("letter on a seat's badge", "W"),
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
    return _(SEAT_NAMES.get(colour, colour.title()))


def seat_letters() -> dict[str, str]:
    """The letter of each colour's badge."""
    return {colour: _(letter) for colour, letter in _LETTERS.items()}
