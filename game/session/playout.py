"""A match played to its end by computer players, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.core.acts import Act, Answer, Ask, Over, Turn
from game.core.game import Game
from game.core.players import Choice
from game.core.setup import Setup
from game.session.errors import EndlessMatch, MatchError
from game.session.match import Played
from game.session.match_runner import MatchRunner

MOST_ACTS = 20_000
"""No match is longer: one in which nothing ends is broken off with EndlessMatch."""


def play_on(
    table: MatchRunner, most_acts: int = MOST_ACTS, ask: Callable[[MatchRunner], None] | None = None
) -> Iterator[tuple[Choice | None, tuple[Played, ...]]]:
    """Play until the match is over; each time the computer player's choice, or None, and what was played.

    ask: called before each choice, with the position as it then is.
    """
    began = table.begin()
    if began:
        yield None, began
    while not isinstance(waiting := table.match.waiting, Over):
        if len(table.match.played) >= most_acts:
            raise EndlessMatch(f"the match did not end within {most_acts} acts")
        if isinstance(waiting, Ask):
            yield None, table.answer(table.run())
            continue
        if ask is not None:
            ask(table)
        choice = table.choose()
        if choice is None:
            raise MatchError(f"{waiting.seat} is no computer player")
        yield choice, table.play(choice.move)


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
