"""The nature of a Mighty Mouse match: one die."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.acts import Ask
from game.core.players import Answered, Steadiness
from game.nature.chance import MakeUp
from game.nature.streams import stream
from game.rules.beginning import LOT, Lot
from game.rules.mightymouse.moves import Rolled
from game.rules.mightymouse.state import State


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
