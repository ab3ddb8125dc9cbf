"""What happens in a match, and whom a match is waiting for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar

S = TypeVar("S")


class Act:
    """Something that changes a position: a seat's move or nature's answer."""

    __slots__ = ()


class Move(Act):
    """A decision of the seat to act."""

    __slots__ = ()


class Answer(Act):
    """What nature answered: a die, a card, what a machine did."""

    __slots__ = ()


class Event:
    """A fact that followed from an act, named in the past tense, for telling and showing."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """The match waits for a move of this seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class Ask:
    """The match waits for nature: what kind of answer, on whose behalf, and about which thing by the game's number."""

    kind: str
    seat: str
    about: int = 0


@dataclass(frozen=True, slots=True)
class Over:
    """The match has ended; no winner is possible, and several share."""

    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The position after an act, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


@cache
def turn_of(seat: str) -> Turn:
    """The one Turn object of a seat."""
    return Turn(seat)


@cache
def ask(kind: str, seat: str, about: int = 0) -> Ask:
    """The one Ask object of its kind."""
    return Ask(kind, seat, about)
