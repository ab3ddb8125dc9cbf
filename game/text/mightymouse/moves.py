"""The moves of Mighty Mouse, as one would say what somebody would do."""

from __future__ import annotations

from game.core.acts import Move
from game.rules.mightymouse.moves import Order
from game.text.language import _
from game.text.mightymouse.log import seats_listed


def move_words(move: Move) -> str:
    """A move, without who makes it."""
    if isinstance(move, Order):
        return _("place {seats} in this order, the nearest first", seats=seats_listed(move.seats))
    return _("roll the die")
