"""The moves of the card game, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.mousemaze.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.words.language import later, say
from game.words.mousemaze_cards import heading_name, place_name

_ALONE: dict[type[Move], str] = {Draw: later("draw a card"), End: later("end the turn")}
_TURNS = {
    1: later("turn the card in {place} a quarter to the right"),
    2: later("turn the card in {place} half round"),
    3: later("turn the card in {place} a quarter to the left"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Face(heading):
            return say("point the mouse {way}", way=heading_name(heading))
        case Go(heading):
            return say("go {way}", way=heading_name(heading))
        case Place(cell):
            return say("place a wedge in {place}", place=place_name(cell))
        case Flip(cell):
            return say("flip the card in {place}", place=place_name(cell))
        case TurnCard(cell, quarters):
            return say(_TURNS[quarters], place=place_name(cell))
    return say(_ALONE[type(move)])
