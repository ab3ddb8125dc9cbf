"""Computer players of Mighty Mouse; the only choice there is, is the order of placing (MM-20)."""

from __future__ import annotations

from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.rules.mightymouse.board import FINISH, TRACKS
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.rules import apply
from game.rules.mightymouse.state import State

LEVEL = 2
"""The only one. Which rival is placed behind which decides nothing: one that looked ahead won 25.5 % of 1,200 matches
against three that placed them as they came, and had such a choice once in four matches."""


class MightyMouseBot:
    """The computer player: it looks one roll ahead for all rivals."""

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
        worth = {order: _hindrance(seen, order) for order in orders}
        differ = max(worth.values()) > min(worth.values())
        return Choice(max(orders, key=worth.__getitem__), "worst_rolls" if differ else "as_they_come")


def _hindrance(seen: State, order: Order) -> float:
    after = apply(seen, order).state
    return -sum(expected(after, seat) for seat in range(len(after.seats)) if seat != seen.turn)


def expected(state: State, seat: int) -> float:
    """Where a piece is likely to stand after one roll, were it its turn; a circle costs the wait for Mighty Mouse."""
    return sum(_reached(state, seat, pips) for pips in range(1, 7)) / 6


_HELD = 12.0
"""Spaces that a stay in a circle costs: about three turns."""


def _reached(state: State, seat: int, pips: int) -> float:
    start = state.at[seat]
    for space in (start + pips, start - pips):
        if 0 <= space <= FINISH and not state.occupant(space):
            return space - _HELD if space in TRACKS else space
    return start
