"""Random streams, and a quick nature for any game: chance alone, no machine is run."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from game.core.acts import Answer, Ask
from game.core.game import Game
from game.core.players import Answered


def stream(seed: int, *names: str | int) -> random.Random:
    """The stream of this name: the same on every machine, in every process."""
    return random.Random("/".join(map(str, (seed, *names))))


SOURCE: random.Random = random.SystemRandom()
"""What fresh seeds are drawn from; the tests draw from a stream of their own, so that each run can be repeated."""


def fresh_seed() -> int:
    """A seed nobody can foretell."""
    return SOURCE.getrandbits(32)


# Quick nature for any game: chance alone, no machine is run. For walks, tests and measuring.

MakeUp: TypeAlias = Callable[[Any, random.Random], Answer]
"""A fitting answer to a position, made up from a stream."""


class Chance:
    """Listed answers by their chance; others, like what a machine did, made up for each kind of ask."""

    def __init__(self, game: Game[Any], made_up: Mapping[str, MakeUp], rng: random.Random) -> None:
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
            return self._made_up[ask.kind](state, self._rng)
        left = self._rng.random()
        for answer, chance in listed:
            left -= chance
            if left < 0:
                return answer
        return listed[-1][0]
