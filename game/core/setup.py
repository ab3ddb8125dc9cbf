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
    """One option of a game: its name and every value it may have, the default first named."""

    name: str
    default: Value
    choices: tuple[Value, ...]

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
        raise BadSetup(f"{self.name} must be {self.allowed()}, not {text[:40]!r}")

    def check(self, value: Value) -> Value:
        """The value itself if it is a choice; raises BadSetup otherwise."""
        if any(type(value) is type(choice) and self.text(value) == self.text(choice) for choice in self.choices):
            return value
        raise BadSetup(f"{self.name} must be {self.allowed()}, not {str(value)[:40]!r}")

    def allowed(self) -> str:
        """The choices in words, a long run of numbers as `0 to 24`."""
        words = [self.text(choice) for choice in self.choices]
        return f"{words[0]} to {words[-1]}" if len(words) > 4 else " or ".join(words)


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked set-up: seats in turn order, and a value for every option. Made by `Game.setup`."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Value]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in turn order."""
        return tuple(seat.name for seat in self.seats)
