"""How often each seat wins from a position, counted over matches that computer players play to their end in thought."""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

from game.catalog import CATALOG, InThought
from game.core.acts import Act, Answer, Ask, Move, Over, Turn
from game.core.game import Game
from game.core.players import Bot
from game.core.setup import Setup
from game.core.slices import finish

_GOLDEN = 0.618033988749895
MOST_ACTS = 4000
"""A match in thought that is not over by then counts for nobody."""


class Wins(NamedTuple):
    """wins: by seat, in the order of the seats, a shared win in equal parts. runs: of how many matches.

    acts: how many were played in them, by which the time they took is told without a clock.
    """

    wins: tuple[float, ...]
    runs: int
    acts: int = 0

    def __add__(self, other: object) -> Wins:
        assert isinstance(other, Wins)
        wins = tuple(one + more for one, more in zip(self.wins, other.wins, strict=True))
        return Wins(wins, self.runs + other.runs, self.acts + other.acts)


def foresight_of(game: str) -> InThought:
    """How matches of a game are played on in thought; only of a game that has it."""
    found = CATALOG[game].foresight
    assert found is not None
    return found


def levels_of(game: str, setup: Setup) -> dict[str, int]:
    """As what level each seat plays on: as its own computer player, a person as the usual one."""
    levels = {seat.name: seat.player.removeprefix("bot:") for seat in setup.seats}
    return {name: int(level) if level.isdigit() else CATALOG[game].level for name, level in levels.items()}


def thinkers(game: str, setup: Setup) -> dict[str, Bot[Any]]:
    """Who plays on for each seat."""
    levels = levels_of(game, setup)
    by_level = {level: foresight_of(game).bot(level) for level in {*levels.values()}}
    return {name: by_level[level] for name, level in levels.items()}


def would_choose(game: Game[Any], state: Any, bots: Mapping[str, Bot[Any]], turn: Turn) -> Move:
    """What is done at a turn in thought."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    return bots[turn.seat].choose(game.observe(state, turn.seat), turn.seat, legal).move


class _Luck:
    """The numbers, 0 to 1, by which nature answers in one match in thought.

    The same answer of a match, by its number, always takes the same one: whatever differs between two positions of a
    match is then not luck in thought. Only the first answer goes evenly through all there are, from run to run.
    """

    def __init__(self, seed: int, run: int) -> None:
        self._rng = random.Random(f"{seed}/{run}")
        self._even = (0.5 + run * _GOLDEN) % 1.0
        self._drawn: list[float] = []

    def number(self, answer: int, first: bool) -> float:
        """That of an answer."""
        if first:
            return self._even
        while len(self._drawn) <= answer:
            self._drawn.append(self._rng.random())
        return self._drawn[answer]


class Origin(NamedTuple):
    """A position from which matches are played on in thought, after so many answers of its match."""

    game: str
    setup: Setup
    state: Any
    answered: int
    seed: int


def counting(start: Origin, runs: range) -> Generator[None, None, Wins]:
    """The wins of these runs from a position; one run a slice, the same for the same seed."""
    yield from foresight_of(start.game).ahead(start.setup, {*levels_of(start.game, start.setup).values()})
    thought, total = _Thought(start.game, start.setup), Wins((0.0,) * len(start.setup.seats), 0)
    for run in runs:
        end, acts = thought.end(start.state, start.answered, _Luck(start.seed, run))
        total += Wins(shares(start.setup, end), 1, acts)
        yield
    return total


def counted(start: Origin, runs: range) -> Wins:
    """The same at once, wherever somebody has time for it."""
    return finish(counting(start, runs))


def shares(setup: Setup, waiting: Turn | Ask | Over) -> tuple[float, ...]:
    """The win by seat, in equal parts where it is shared; nobody's where nobody won."""
    winners = waiting.winners if isinstance(waiting, Over) else ()
    return tuple(1 / len(winners) if name in winners else 0.0 for name in setup.names)


class _Thought:
    """How a match is played to its end."""

    def __init__(self, game: str, setup: Setup) -> None:
        self._rules, self._foresight = CATALOG[game].game, foresight_of(game)
        self._bots, self._levels = thinkers(game, setup), levels_of(game, setup)

    def end(self, state: Any, answered: int, luck: _Luck) -> tuple[Turn | Ask | Over, int]:
        """What its last position waits for, nothing unless it is broken off; and how many acts led there."""
        rules, number = self._rules, answered
        now = rules.waiting(state)
        for acts in range(MOST_ACTS):
            act: Act
            if isinstance(now, Turn):
                act = would_choose(rules, state, self._bots, now)
            elif isinstance(now, Ask):
                act = self._answer(state, now, luck.number(number, number == answered))
                number += 1
            else:
                return now, acts
            state = rules.apply(state, act).state
            now = rules.waiting(state)
        return now, MOST_ACTS

    def _answer(self, state: Any, ask: Ask, left: float) -> Answer:
        """The answer that a number stands for: the listed ones one after the other, as wide as they are likely."""
        foresight = self._foresight
        if ask.kind in foresight.by_level:
            return foresight.by_level[ask.kind](state, self._levels[ask.seat], left)
        if ask.kind in foresight.made_up:
            return foresight.made_up[ask.kind](state, random.Random(left))
        listed = self._rules.answers(state)
        for answer, chance in listed:
            left -= chance
            if left < 0:
                return answer
        return listed[-1][0]
