"""The moves of Booby-Trap, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.boobytrap.moves import AskArches, Pass, Take, Touch
from game.text.boobytrap.log import piece_name
from game.text.language import N_, _

# Translators: a move as an infinitive, for "Greta would take it: it feels loose."
_ALONE: dict[type[Move], str] = {
    Take: N_("take it"),
    Pass: N_("pass"),
    AskArches: N_("ask to see the arches"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    if isinstance(move, Touch):
        return _("touch {piece}", piece=piece_name(move.number))
    return _(_ALONE[type(move)])
