"""Every sentence that a person reads about a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from game.text.game_words import WORDS
from game.text.language import _, capital
from game.text.seats import called

if TYPE_CHECKING:
    from game.core.acts import Event, Move
    from game.text.queries import SeatAnswers


ONLY_MOVE = "only_move"
"""The reason of whoever had no choice."""


def stands(game_id: str, state: Any) -> str:
    """How a position stands, in a sentence, or nothing."""
    return WORDS[game_id].stands(state)


def answers(game_id: str, state: Any, seat: str, names: Mapping[str, str]) -> SeatAnswers:
    """What a position answers to a seat that asks, the seats called by their names."""
    with called(names):
        return WORDS[game_id].answers(state, seat)


def reason(game_id: str, name: str) -> str:
    """Why a computer player chose what it did."""
    return WORDS[game_id].reason(name)


def why(game_id: str, name: str) -> str:
    """The same as a sentence of its own; nothing for a name that has no words, or where there was no choice."""
    if name in ("", ONLY_MOVE):
        return ""
    try:
        told = reason(game_id, name)
    except KeyError:  # noted by another version
        return ""
    # Translators: {reason}: a sentence without its full stop; only the stop is added.
    return _("{reason}.", reason=capital(told))


def move_words(game_id: str, move: Move) -> str:
    """A move, as one would say what somebody would do."""
    return WORDS[game_id].move(move)


def tell(game_id: str, events: Iterable[Event], names: Mapping[str, str] | None = None) -> list[str]:
    """The sentences that tell what happened, the seats called by their names where these are given."""
    with called(names or {}):
        return list(WORDS[game_id].tell(tuple(events)))


def about(game_id: str, events: Iterable[Event]) -> str:
    """The seat that the last sentence of an act is about, if that need not be who acted; else empty."""
    return WORDS[game_id].about(tuple(events))
