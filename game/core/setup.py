"""How a match is set up: who sits where, and the options of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from game.core.errors import BadSetup

Value: TypeAlias = str | int | bool | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seat:
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
            "{name} must be whole numbers of {low} to {high} that do not fall, as {example}, not {given}",
            name=self.name, low=low, high=high, example=self.text(self.default), given=repr(str(given)[:40]),
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked set-up: seats in turn order, and a value for every option. Made by `Game.setup`."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Value]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in turn order."""
        return tuple(seat.name for seat in self.seats)
