"""The moves of the card game, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.mousemaze.moves import Draw, End, Face, Flip, Go, Place, TurnCard
from game.text.language import N_, _
from game.text.mousemaze.cards import heading_name, place_name

# Translators: moves as infinitives, for "Greta would draw a card: nothing is at risk yet."
_ALONE: dict[type[Move], str] = {Draw: N_("draw a card"), End: N_("end the turn")}
_TURNS = {
    1: N_("turn the card in {place} a quarter to the right"),
    2: N_("turn the card in {place} half round"),
    3: N_("turn the card in {place} a quarter to the left"),
}


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    match move:
        case Face(heading):
            return _("point the mouse {way}", way=heading_name(heading))
        case Go(heading):
            return _("go {way}", way=heading_name(heading))
        case Place(cell):
            return _("place a wedge in {place}", place=place_name(cell))
        case Flip(cell):
            return _("flip the card in {place}", place=place_name(cell))
        case TurnCard(cell, quarters):
            return _(_TURNS[quarters], place=place_name(cell))
    return _(_ALONE[type(move)])
