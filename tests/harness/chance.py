"""Nature and players for any game in tests: quick, from one random stream, and with no machine."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.core.acts import Act, Answer, Ask
from game.core.game import Game
from game.core.players import Answered
from game.physics.mousetrap.report import LINKS
from game.rules.mousetrap.moves import Placed, Roll, Rolled, Stop, TrapRan

OPEN: dict[str, dict[str, Callable[[random.Random], Answer]]] = {
    "mousetrap": {
        "place": lambda rng: Placed(round(rng.uniform(-1, 1), 3) + 0.0, 0.0, 2.5),
        "trap": lambda rng: rng.choice((TrapRan(True, LINKS[-1]), TrapRan(False, rng.choice(LINKS)))),
    }
}
"""Per game: answers that its rules cannot list."""

STRANGE: dict[str, tuple[Act, ...]] = {
    "mousetrap": (
        *(Placed(mm=3.5), Placed(deg=float("nan")), Placed(grip_pct=float("inf")), Rolled(0), Rolled(7), Rolled(True)),
        *(TrapRan(True, "cage_down", misfired=True), Stop(), Roll(), Act(), Answer()),
    )
}
"""Per game: acts that are never allowed, or hardly ever."""


class Chance:
    """Answers at random; `instant` for every ask."""

    def __init__(self, game: Game[Any], rng: random.Random) -> None:
        self._game, self._rng = game, rng

    def instant(self, ask: Ask) -> bool:
        return True

    def answer(self, state: Any, ask: Ask, number: int) -> Answered:
        return Answered(self.any(state, ask))

    def any(self, state: Any, ask: Ask) -> Answer:
        listed = self._game.answers(state)
        if not listed:
            return OPEN[self._game.id][ask.kind](self._rng)
        return self._rng.choices([answer for answer, _ in listed], [chance for _, chance in listed])[0]
