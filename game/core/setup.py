"""How a match is set up: who sits where under which name and colour, the options, and who begins."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.core.acts import Act, Answer, BadSetup, Event

# Printable for Unicode, but without a picture: they choose a variant of the sign before them, or keep it apart.
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def clean(text: str) -> str:
    """The text composed, without controls, lone surrogates and whatever has no width or turns the reading direction."""
    seen = "".join(char for char in _UNSEEN.sub("", text) if char.isprintable())
    return unicodedata.normalize("NFC", seen)


# What colour a seat has at the table, whatever a game's sheet calls it.

COLOURS = ("red", "blue", "green", "yellow", "coal", "purple", "orange", "sky", "tan", "white")
"""The colours in the order in which numbered seats have them: `p1` is red, `p10` white."""

_NUMBERED = {f"p{number}": colour for number, colour in enumerate(COLOURS, start=1)}


def colour_of(seat: str) -> str:
    """The colour of a seat by its name; a seat that is named by its colour has that one."""
    return _NUMBERED.get(seat, seat)


# How a match is set up: who sits where, and the options of the game.

Value: TypeAlias = str | int | bool | tuple[int, ...]


class Seat(NamedTuple):
    """A place at the table, and who plays there: `human`, or `bot:` and a level."""

    name: str
    player: str = "human"


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its name, the value of a new match where nothing is said, and every value it may have.

    before: of an option that came after the first saves, what a match means that does not name it; the head of a log
    leaves that value out, so that older logs are written as they were.
    """

    name: str
    default: Value
    choices: tuple[Value, ...]
    before: Value | None = None

    def text(self, value: Value) -> str:
        """The value as one word."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return "/".join(map(str, value))
        return str(value)

    def parse(self, text: str) -> Value:
        """Read back what `text` wrote; raises BadSetup for anything that is not a choice."""
        for choice in self.choices:
            if self.text(choice) == text:
                return choice
        raise self.refusing(text)

    def check(self, value: Value) -> Value:
        """The value itself if it is a choice; raises BadSetup otherwise."""
        if any(type(value) is type(choice) and self.text(value) == self.text(choice) for choice in self.choices):
            return value
        raise self.refusing(value)

    def named(self, value: Value) -> str:
        """What people call the thing that a value carries; empty where it is none that has a name."""
        return ""

    def refusing(self, given: object) -> BadSetup:
        """What is said of anything else, with the choices; a long run of numbers as `0 to 24`."""
        words, not_this = tuple(self.text(choice) for choice in self.choices), repr(str(given)[:40])
        if len(words) > 4 and all(type(choice) is int for choice in self.choices):
            run = {"low": words[0], "high": words[-1]}
            return BadSetup("{name} must be {low} to {high}, not {given}", name=self.name, **run, given=not_this)
        return BadSetup("{name} must be {choices}, not {given}", name=self.name, choices=words, given=not_this)


LIMITS = (1, 99)
"""The least and the greatest of several numbers."""


@dataclass(frozen=True, slots=True)
class RisingNumbers(Option):
    """An option of as many whole numbers as its default has, within limits, none less than the one before it.

    choices: those that are suggested; any others may be given.
    """

    limits: tuple[int, int] = LIMITS

    def parse(self, text: str) -> Value:
        """Read back what `text` wrote; raises BadSetup for anything that may not be given."""
        value = tuple(int(word) for word in text[:40].split("/") if word.isdecimal())
        if self.text(value) != text:
            raise self.refusing(text)
        return self.check(value)

    def check(self, value: Value) -> Value:
        """The value itself if it may be given; raises BadSetup otherwise."""
        low, high = self.limits
        if isinstance(value, tuple) and isinstance(self.default, tuple) and len(value) == len(self.default):
            whole = all(type(number) is int and low <= number <= high for number in value)
            if whole and list(value) == sorted(value):
                return value
        raise self.refusing(value)

    def refusing(self, given: object) -> BadSetup:
        """What is said of anything else."""
        low, high = self.limits
        return BadSetup(
            "{name} must be whole numbers from {low} to {high} that never drop, such as {example}, not {given}",
            name=self.name, low=low, high=high, example=self.text(self.default), given=repr(str(given)[:40]),
        )  # fmt: skip


class Setup(NamedTuple):
    """A checked set-up: seats in turn order, and a value for every option. Made by `Game.setup`."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Value]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in turn order."""
        return tuple(seat.name for seat in self.seats)


# Who begins, in every game: whoever the sheet says, a named seat, or by lot.

LOT, FIRST = "lot", "first"
"""Values of the option; the lot is the kind of what nature is asked, too."""


@dataclass(frozen=True, slots=True)
class Lot(Answer):
    """The seat on which the lot fell."""

    seat: str


@dataclass(frozen=True, slots=True)
class LotFell(Event):
    """The lot fell on a seat, which begins."""

    seat: str


def begins_option(usual: str, seats: tuple[str, ...]) -> Option:
    """The option; usual: the word for what the sheet says."""
    return Option("begins", usual, (usual, LOT, *seats), before=usual)


def beginner(setup: Setup) -> int | None:
    """The place of the seat that begins, the first where no seat is named; None where the lot is to say."""
    chosen = str(setup.options["begins"])
    if chosen == LOT:
        return None
    return setup.names.index(chosen) if chosen in setup.names else 0


def turned(setup: Setup) -> Setup:
    """The same for another match, in which the next seat begins; where chance decides it, it decides again."""
    usual = str(setup.options["begins"])
    if usual not in (*setup.names, FIRST):
        return setup
    following = (beginner(setup) or 0) + 1
    return setup._replace(options={**setup.options, "begins": setup.names[following % len(setup.names)]})


def lots(seats: tuple[str, ...]) -> tuple[tuple[Answer, float], ...]:
    """The lots that may fall, with their probabilities."""
    return tuple((Lot(seat), 1 / len(seats)) for seat in seats)


def lot_words(seats: Iterable[str]) -> dict[Act, str]:
    """The lots as lines of a log."""
    return {Lot(seat): f"= begins {seat}" for seat in seats}
