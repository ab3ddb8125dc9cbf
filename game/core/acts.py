"""What happens in a match, and whom a match is waiting for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Generic, NamedTuple, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")


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


class Step(NamedTuple, Generic[S]):
    """The position after an act, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


def one_of(kind: Callable[P, S]) -> Callable[P, S]:
    """A kind of words of which a match makes few but often: equal ones are made once, and are the same object.

    Only for those whose values are few, for they are kept.
    """
    return cache(kind)  # type: ignore[return-value]  # it forgets what the kind is made of


turn_of, ask = one_of(Turn), one_of(Ask)
"""The one Turn of a seat, and the one Ask of its kind, seat and number."""


def asks(waiting: Turn | Ask | Over, kind: str) -> bool:
    """Whether nature is waited for, for this kind of answer."""
    return isinstance(waiting, Ask) and waiting.kind == kind
