"""Every sentence that a person reads about a game.

A maker is `module:callable`, imported when first wanted, because whoever plays one game needs none of the others.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from game.text.language import _, capital
from game.text.seats import called

if TYPE_CHECKING:
    from game.core.acts import Event, Move

TELL: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.text.log:tell",
    "mousemaze": "game.games.mousemaze.text.log:tell",
    "mightymouse": "game.games.mightymouse.text.log:tell",
    "boobytrap": "game.games.boobytrap.text.log:tell",
}
"""Per game: the sentences that tell what happened, in order."""

REASON: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.text.log:reason",
    "mousemaze": "game.games.mousemaze.text.log:reason",
    "mightymouse": "game.games.mightymouse.text.log:reason",
    "boobytrap": "game.games.boobytrap.text.log:reason",
}
"""Per game: why a computer player chose what it did, by the name of the reason."""

MOVES: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.text.log:move_words",
    "mousemaze": "game.games.mousemaze.text.log:move_words",
    "mightymouse": "game.games.mightymouse.text.log:move_words",
    "boobytrap": "game.games.boobytrap.text.log:move_words",
}
"""Per game: a move, as one would say what somebody would do."""

STANDS: Mapping[str, str] = {
    "mousetrap": "game.games.mousetrap.text.log:stands",
    "mightymouse": "game.games.mightymouse.text.table:stands",
    "boobytrap": "game.games.boobytrap.text.table:stands",
}
"""Per game, where there is something to say: how a position stands, in a sentence."""


@cache
def _maker(named: str) -> Callable[[Any], Any]:
    found: Callable[[Any], Any] = pkgutil.resolve_name(named)
    return found


def stands(game_id: str, state: Any) -> str:
    """How a position stands, in a sentence, or nothing."""
    return str(_maker(STANDS[game_id])(state)) if game_id in STANDS else ""


def reason(game_id: str, name: str) -> str:
    """Why a computer player chose what it did."""
    return str(_maker(REASON[game_id])(name))


def why(game_id: str, name: str) -> str:
    """The same as a sentence of its own; nothing for a name that has no words, or where there was no choice."""
    if name in ("", "only_move"):
        return ""
    try:
        told = reason(game_id, name)
    except KeyError:  # noted by another version
        return ""
    return _("{reason}.", reason=capital(told))


def move_words(game_id: str, move: Move) -> str:
    """A move, as one would say what somebody would do."""
    return str(_maker(MOVES[game_id])(move))


def tell(game_id: str, events: Iterable[Event], names: Mapping[str, str] | None = None) -> list[str]:
    """The sentences that tell what happened, the seats called by their names where these are given."""
    with called(names or {}):
        return list(_maker(TELL[game_id])(tuple(events)))
