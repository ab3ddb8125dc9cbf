"""A match of random moves, as fast as the rules go."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from game.core.acts import Act, Answer, Ask, Turn
from game.core.game import Game
from game.core.setup import Setup
from game.session.playout import MOST_ACTS


def random_walk(game: Game[Any], setup: Setup, pick: Callable[[Any, Ask], Answer], rng: Random) -> tuple[int, int]:
    """A match of random moves through the rules and the codec alone; how many acts, and how many events."""
    waiting_of, legal_of, apply, encode, decode = game.waiting, game.legal, game.apply, game.encode, game.decode
    state, random = game.start(setup), rng.random
    acts = events = 0
    while acts < MOST_ACTS:
        waiting = waiting_of(state)
        if isinstance(waiting, Turn):
            legal = legal_of(state)
            act: Act = legal[int(random() * len(legal))]
        elif isinstance(waiting, Ask):
            act = pick(state, waiting)
        else:
            break
        state, told = apply(state, decode(encode(act)))
        acts, events = acts + 1, events + len(told)
    return acts, events
