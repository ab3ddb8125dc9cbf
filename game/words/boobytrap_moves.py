"""The moves of Booby-Trap, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.boobytrap.moves import AskArches, Pass, Take, Touch
from game.words.boobytrap import piece_name
from game.words.language import later, say

_ALONE: dict[type[Move], str] = {
    Take: later("take it"),
    Pass: later("pass"),
    AskArches: later("ask to see the arches"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    if isinstance(move, Touch):
        return say("touch the {piece}", piece=piece_name(move.number))
    return say(_ALONE[type(move)])
