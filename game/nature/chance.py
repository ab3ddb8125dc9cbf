"""Quick nature for any game: chance alone, no machine is run. For walks, tests and measuring."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.acts import Answer, Ask
from game.core.game import Game
from game.core.players import Answered


class Chance:
    """Listed answers by their chance; others, like what a machine did, from a few made up for each kind of ask."""

    def __init__(self, game: Game[Any], made_up: Mapping[str, Sequence[Answer]], rng: random.Random) -> None:
        self._game, self._made_up, self._rng = game, made_up, rng

    def instant(self, ask: Ask) -> bool:
        """No machine is run."""
        return True

    def answer(self, state: Any, ask: Ask, number: int = 0) -> Answered:
        """The next answer of the stream."""
        return Answered(self.pick(state, ask))

    def pick(self, state: Any, ask: Ask) -> Answer:
        """The answer alone."""
        listed = self._game.answers(state)
        if not listed:
            made_up = self._made_up[ask.kind]
            return made_up[int(self._rng.random() * len(made_up))]
        left = self._rng.random()
        for answer, chance in listed:
            left -= chance
            if left < 0:
                return answer
        return listed[-1][0]
