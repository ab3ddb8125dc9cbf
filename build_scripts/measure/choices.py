"""What the saved numbers of Mighty Mouse are worth: how often thinking wins, and how long a match is.

One row a number of players: how often Sharp alone wins against players that choose by chance, before how many of these
it is at the end, how often Sharp wins where every other seat is Sharp, how long such matches are compared with the
sheet's, how long among Sharp players alone, in how many turns of these there is a choice. 1 if Sharp alone is before
less than 60 in 100 of the others (of two players that is to win), or wins less where every other seat is Sharp, or if
matches are shorter or longer than the sheet's by more than a fifth.
"""

from __future__ import annotations

import argparse
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import mean
from typing import NamedTuple

from build_scripts.measure.figures import add_seed, add_workers
from game.catalog import CATALOG
from game.core.acts import Move, Over
from game.core.players import Choice, Steadiness
from game.core.setup import Seat
from game.games.mightymouse.rules.events import SavedPlayed, Threw
from game.games.mightymouse.rules.moves import PLAY_SAVED
from game.games.mightymouse.rules.state import SAVED_NUMBER, State
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on

_SHARP, _CHANCE = 3, 0
_ENOUGH, _FAR = 0.6, 0.2


class ByChance:
    """Any legal move is as good as any other."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    @property
    def steadiness(self) -> Steadiness:
        """Hands make no difference in this game."""
        return Steadiness()

    def choose(self, seen: State, seat: str, legal: tuple[Move, ...]) -> Choice:
        """Any of them."""
        return Choice(self._rng.choice(legal), "only_move")


class Race(NamedTuple):
    """A match: which level won, what share of the players by chance a Sharp one is before at the end, abreast counting
    half, how many turns it took, and in how many of them there was a choice.
    """

    won: int
    before: float
    turns: int
    choices: int


def play(seats: tuple[int, ...], saved: bool, seed: int) -> Race:
    """One match of these levels in turn order, 0 standing for chance."""
    row = CATALOG["mightymouse"]
    names = row.game.seat_names[: len(seats)]
    match = Match(row.game, row.game.setup(map(Seat, names), {SAVED_NUMBER: saved}))
    levels = dict(zip(names, seats, strict=True))
    bots = {name: row.bot(level) if level else ByChance(seed) for name, level in levels.items()}
    for _ in play_on(MatchRunner(match, row.nature_of(seed, bots), bots)):
        pass
    assert isinstance(match.waiting, Over)
    turns = sum(isinstance(event, Threw | SavedPlayed) for one in match.played for event in one.events)
    ends = list(zip(seats, match.state.at, strict=True))
    before = [(at > other) + (at == other) / 2 for sharp, at in ends if sharp for level, other in ends if not level]
    choices = sum(PLAY_SAVED in one.before.moves for one in match.played)
    return Race(levels[match.waiting.winners[0]], mean(before) if before else 0.0, turns, choices)


def _races(pool: Executor, seats: tuple[int, ...], saved: bool, seeds: range) -> list[Race]:
    """So many matches; whoever sits first in one sits last in the next."""
    turned = [seats[seed % len(seats) :] + seats[: seed % len(seats)] for seed in seeds]
    return list(pool.map(play, turned, [saved] * len(seeds), seeds, chunksize=20))


def _row(pool: Executor, count: int, seeds: range) -> bool:
    """Print a row; whether all in it is as it should be."""
    race = partial(_races, pool, seeds=seeds)
    sheet = mean(one.turns for one in race((_SHARP,) * count, False))
    alone = race((_SHARP, *(_CHANCE,) * (count - 1)), True)
    mixed = race(tuple((_SHARP, _CHANCE)[seat % 2] for seat in range(count)), True)
    sharp = race((_SHARP,) * count, True)
    wins = [mean(one.won == _SHARP for one in races) for races in (alone, mixed)]
    longer = [mean(one.turns for one in races) / sheet - 1 for races in (alone, sharp)]
    choice = sum(one.choices for one in sharp) / sum(one.turns for one in sharp)
    before = mean(one.before for one in alone)
    shares = wins[0], before, wins[1]
    cells = (str(count), f"{sheet:.1f}", *map("{:.0%}".format, shares), *map("{:+.0%}".format, longer), f"{choice:.0%}")
    print(f"| {' | '.join(cells)} |", flush=True)
    return before >= _ENOUGH and wins[1] >= _ENOUGH and all(abs(one) <= _FAR for one in longer)


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--matches", type=int, default=1000)
    add_seed(parser, 700001)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Print the table."""
    print("| players | turns by sheet | Sharp alone wins | is before | every other | length so | all Sharp | choices |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(given.workers) as pool:
        held = [_row(pool, count, range(given.seed, given.seed + given.matches)) for count in (2, 3, 4)]
    return 0 if all(held) else 1
