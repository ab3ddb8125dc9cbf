"""Every sentence that a person reads about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.core.acts import Event
from game.words import boobytrap, boobytrap_tags, mightymouse, mightymouse_table, mousemaze, mousetrap
from game.words.seats import called

TELL: dict[str, Callable[[Sequence[Any]], list[str]]] = {
    "mousetrap": mousetrap.tell,
    "mousemaze": mousemaze.tell,
    "mightymouse": mightymouse.tell,
    "boobytrap": boobytrap.tell,
}
"""Per game: the sentences that tell what happened, in order."""

REASON: dict[str, Callable[[str], str]] = {
    "mousetrap": mousetrap.reason,
    "mousemaze": mousemaze.reason,
    "mightymouse": mightymouse.reason,
    "boobytrap": boobytrap.reason,
}
"""Per game: why a computer player chose what it did, by the name of the reason."""

STANDS: dict[str, Callable[[Any], str]] = {
    "mousetrap": mousetrap.stands,
    "mightymouse": mightymouse_table.stands,
    "boobytrap": boobytrap_tags.stands,
}
"""Per game, where there is something to say: how a position stands, in a sentence."""


def stands(game_id: str, state: Any) -> str:
    """How a position stands, in a sentence, or nothing."""
    return STANDS[game_id](state) if game_id in STANDS else ""


def tell(game_id: str, events: Iterable[Event], names: Mapping[str, str] | None = None) -> list[str]:
    """The sentences that tell what happened, the seats called by their names where these are given."""
    with called(names or {}):
        return TELL[game_id](tuple(events))
