"""The moves of the Mouse Trap, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.mousetrap.moves import Lure, Roll, Stop, Take, TurnCrank
from game.words.language import later, listed, say
from game.words.seats import seat_name

_ALONE: dict[type[Move], str] = {
    Roll: later("roll the die"),
    TurnCrank: later("turn the crank"),
    Stop: later("end the turn"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Lure(mouse):
            return say("lure {seat}", seat=seat_name(mouse))
        case Take(()):
            return say("take nothing")
        case Take(gifts):
            parts = [say("{pieces} from {seat}", pieces=pieces, seat=seat_name(giver)) for giver, pieces in gifts]
            return say("take {gifts}", gifts=listed(parts))
    return say(_ALONE[type(move)])
