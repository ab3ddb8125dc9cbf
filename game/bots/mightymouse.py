"""Computer players of Mighty Mouse; the only choice there is, is the order of placing (MM-20)."""

from __future__ import annotations

from collections.abc import Callable

from game.core.acts import Move
from game.core.players import Choice, Steadiness
from game.rules.mightymouse.board import FINISH, TRACKS
from game.rules.mightymouse.moves import Order
from game.rules.mightymouse.rules import apply
from game.rules.mightymouse.state import State

LEVELS = (1, 2, 3)
"""1 places as they come, 2 sets the rival who rolls next furthest back, 3 looks one roll ahead for all of them."""


class MightyMouseBot:
    """A computer player of one level."""

    def __init__(self, level: int) -> None:
        if level not in LEVELS:
            raise KeyError(level)
        self._level = level

    @property
    def steadiness(self) -> Steadiness:
        """Hands make no difference in this game."""
        return Steadiness()

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """A legal move and its reason."""
        orders = [move for move in legal if isinstance(move, Order)]
        if len(orders) < 2:
            return Choice(legal[0], "only_move")
        if self._level == 1:
            return Choice(orders[0], "as_they_come")
        weigh, reason = _WEIGHED[self._level]
        return Choice(max(orders, key=lambda order: weigh(seen, order)), reason)


def _wait(seen: State, order: Order) -> tuple[int, ...]:
    """How long each waits for a turn, the nearest placed first: the longest wait stands best."""
    return tuple((seen.seats.index(seat) - seen.turn) % len(seen.seats) for seat in order.seats)


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


_WEIGHED: dict[int, tuple[Callable[[State, Order], float | tuple[int, ...]], str]] = {
    2: (_wait, "next_goes_back"),
    3: (_hindrance, "worst_rolls"),
}
