"""What a game adds to the reader of rule cases, and strict readers of single values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.core.acts import Act, Answer, Ask, Move
from game.core.game import Game
from game.core.setup import Setup

R = TypeVar("R")


class BadCase(AssertionError):  # noqa: N818 - named for what was wrong, as in core
    """The case itself is wrong: an unknown word, a value of the wrong kind, a position that cannot be."""


@dataclass(frozen=True)
class Play:
    """A play of a case: the move, then what chance and physics are said to have answered.

    acts: an act of which only the position can tell which one it is stands as a function of the position.
    seats: whom a play of several seats names, in turn order.
    """

    acts: tuple[Act | Callable[[Any], Act], ...]
    seats: tuple[str, ...] | None = None


def always(state: Any, play: Play) -> None:
    """Whether a play fits is for the rules alone to say."""


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game.

    position: a position from its keys. play: reads a play. names: of the moves, also in `may`.
    plainest: nature's answer where a case says nothing.
    expect: per key what was found and what was wanted.
    fits: raises IllegalAct for a play that the position does not allow, where its acts one by one would not show it.
    """

    game: Game[Any]
    position_keys: Collection[str]
    names: Mapping[type[Move], str]
    position: Callable[[Setup, Mapping[str, Any]], Any]
    play: Callable[[Setup, Any], Play]
    plainest: Callable[[Ask], Answer]
    expect: Mapping[str, Callable[[Vocabulary, Setup, Any, Any], tuple[object, object]]]
    fits: Callable[[Any, Play], None] = always


def of_keys(readers: Mapping[frozenset[str], R], value: Any) -> R:
    """What reads a play that has just these keys."""
    keys = frozenset(value) if isinstance(value, dict) else frozenset()
    if keys not in readers:
        raise BadCase(f"not a play: {value!r}")
    return readers[keys]


def whole(value: Any, low: int, high: int, what: str) -> int:
    """An integer within limits; true and 3.0 are none."""
    if type(value) is not int or not low <= value <= high:
        raise BadCase(f"{what} must be a whole number of {low} to {high}: {value!r}")
    return value


def any_whole(value: Any, what: str) -> int:
    """An integer, however odd: whether it is allowed is for the rules to say."""
    if type(value) is not int:
        raise BadCase(f"{what} must be a whole number: {value!r}")
    return value


def one_of(value: Any, allowed: Collection[str], what: str) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in allowed:
        raise BadCase(f"{what} must be one of {', '.join(allowed)}: {value!r}")
    return value


def list_of(value: Any, what: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list):
        raise BadCase(f"{what} must be a list: {value!r}")
    return value


def table_of(value: Any, allowed: Collection[str], what: str) -> Mapping[str, Any]:
    """A table with no keys but the allowed ones."""
    if not isinstance(value, dict) or not value.keys() <= set(allowed):
        raise BadCase(f"{what} must be a table of {', '.join(allowed)}: {value!r}")
    return value


def names_of(value: Any, allowed: Collection[str], what: str) -> frozenset[str]:
    """A list of different words."""
    names = frozenset(one_of(name, allowed, what) for name in list_of(value, what))
    if len(names) < len(value):
        raise BadCase(f"{what} names one twice: {value!r}")
    return names
