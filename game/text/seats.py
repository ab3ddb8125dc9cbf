"""What the seats are called: by the names that people gave, else by their colours, in every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from game.core.setup import colour_of
from game.text.language import N_, N_context, _

# Translators: the colours of the seats, as names of the players: "Red rolls a 3."
SEAT_NAMES = {
    # Translators: a seat’s color, used as the name of its player: “Red rolls a 3.”
    "red": N_("Red"),
    # Translators: a seat’s color, used as the name of its player: “Blue rolls a 3.”
    "blue": N_("Blue"),
    # Translators: a seat’s color, used as the name of its player: “Green rolls a 3.”
    "green": N_("Green"),
    # Translators: a seat’s color, used as the name of its player: “Yellow rolls a 3.”
    "yellow": N_("Yellow"),
    # Translators: a seat’s color, used as the name of its player: “Coal rolls a 3.”
    "coal": N_("Coal"),
    # Translators: a seat’s color, used as the name of its player: “Purple rolls a 3.”
    "purple": N_("Purple"),
    # Translators: a seat’s color, used as the name of its player: “Orange rolls a 3.”
    "orange": N_("Orange"),
    # Translators: a seat’s color, used as the name of its player: “Sky rolls a 3.”
    "sky": N_("Sky"),
    # Translators: a seat’s color, used as the name of its player: “Tan rolls a 3.”
    "tan": N_("Tan"),
    # Translators: a seat’s color, used as the name of its player: “White rolls a 3.”
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


# The pictures by which people of one name are told apart.

# Translators: the picture that a player chose as a badge, in “Ben’s picture: star”.
FACES = {
    # Translators: no picture was chosen as a badge, in “Ben’s picture: none”.
    "": N_("none"),
    # Translators: noun, a piece of cheese: the picture that a player chose, in “Ben’s picture: cheese”.
    "cheese": N_("cheese"),
    # Translators: noun: the picture that a player chose, in “Ben’s picture: star”.
    "star": N_("star"),
    # Translators: noun, a dog’s bone: the picture that a player chose, in “Ben’s picture: bone”.
    "bone": N_("bone"),
    # Translators: noun, with which one rolls: the picture that a player chose, in “Ben’s picture: die”.
    "die": N_("die"),
    # Translators: noun, the animal: the picture that a player chose, in “Ben’s picture: mouse”.
    "rodent": N_("mouse"),
    # Translators: noun: the picture that a player chose, in “Ben’s picture: cage”.
    "cage": N_("cage"),
    # Translators: noun, the tool: the picture that a player chose, in “Ben’s picture: wrench”.
    "wrench": N_("wrench"),
    # Translators: noun, a magnifying glass: the picture that a player chose, in “Ben’s picture: magnifier”.
    "lens": N_("magnifier"),
    # Translators: noun: the picture that a player chose, in “Ben’s picture: book”.
    "book": N_("book"),
}
# Translators: {name}: a player’s name; {picture}: one of the pictures, “star” or “none”.
PICTURE_OF = N_("{name}’s picture: {picture}")
TELLS_APART = N_("Changes the picture, so players with the same name can be told apart.")
# Translators: read aloud: a player and their picture. {name}: a player’s name; {picture}: such as “star”.
NAME_AND_PICTURE = N_("{name}, {picture}")


def with_face(name: str, face: str) -> str:
    """A person read aloud, with the picture of who has one."""
    return _(NAME_AND_PICTURE, name=name, picture=_(FACES[face])) if face else name
