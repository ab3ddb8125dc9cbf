"""The moves of the Mouse Trap, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.text.language import N_, _, listed
from game.text.seats import seat_name

# Translators: moves as infinitives, for "Greta would roll the die: there is nothing else to do."
_ALONE: dict[type[Move], str] = {
    Roll: N_("roll the die"),
    TurnCrank: N_("turn the crank"),
    Stop: N_("end the turn"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Lure(mouse):
            return _("lure {seat}", seat=seat_name(mouse))
        case Take(()):
            return _("take nothing")
        case Take(gifts):
            parts = [_("{pieces} from {seat}", pieces=pieces, seat=seat_name(giver)) for giver, pieces in gifts]
            return _("take {gifts}", gifts=listed(parts))
    return _(_ALONE[type(move)])
