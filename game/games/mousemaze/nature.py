"""The nature of the card game: how the maze is laid out, and which Action card is drawn."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from game.core.acts import Answer, Ask
from game.core.players import Answered, Steadiness
from game.core.setup import LOT, Lot
from game.games.mousemaze.rules.moves import Laid, drawn
from game.games.mousemaze.rules.state import ACTIONS, MAZE, State, code_of
from game.nature.chance import stream


def shuffled_maze(rng: random.Random) -> Laid:
    """The cards in any order, each on either side, each turned any way (MC-05)."""
    numbers = rng.sample(range(1, len(MAZE) + 1), len(MAZE))
    return Laid(tuple(code_of(number, rng.randrange(2), rng.randrange(4)) for number in numbers))


class MouseMazeNature:
    """Answers from a seed. Answer number n depends on the seed, n and what is left, so a match goes on as it began."""

    def __init__(self, seed: int, hands: Mapping[str, Steadiness] | None = None) -> None:
        self._seed = seed

    def instant(self, ask: Ask) -> bool:
        """Cards take no time."""
        return True

    def answer(self, state: State, ask: Ask, number: int) -> Answered:
        """The lot, the layout, or one of the cards that are left."""
        rng = stream(self._seed, "answer", number)
        if ask.kind == LOT:
            return Answered(Lot(rng.choice(state.table.seats)))
        if ask.kind == "layout":
            return Answered(shuffled_maze(rng))
        left = [action.name for action, copies in zip(ACTIONS, state.deck, strict=True) for _ in range(copies)]
        return Answered(drawn(rng.choice(left)))


MADE_UP: dict[str, Callable[[State, random.Random], Answer]] = {"layout": lambda _, rng: shuffled_maze(rng)}
"""The layout, which cannot be listed."""
