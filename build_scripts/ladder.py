"""The ladder of computer players: how often each level beats the one below, two players, seats swapped.

python -m build_scripts.ladder [--games boobytrap,mousemaze] [--matches 200] [--seed 1] [--jobs 2] [--made-up]

One row a pair of neighbouring levels, with the 95 % interval (Wilson); a shared win counts as half a one.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.nature.statistics import wilson
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table


class Pairing(NamedTuple):
    """One match: the lower level against the higher one, which begins or not."""

    game: str
    levels: tuple[int, int]
    strong_first: bool
    seed: int
    made_up: bool


class Outcome(NamedTuple):
    """What a match came to for the higher level: 1, half or nothing; and processor seconds."""

    won: float
    seconds: float


def play(pairing: Pairing) -> Outcome:
    """One match to its end."""
    row, began = CATALOG[pairing.game], time.process_time()
    weak, strong = pairing.levels
    levels = (strong, weak) if pairing.strong_first else (weak, strong)
    names = row.game.seat_names[:2]
    match = Match(row.game, row.game.setup(Seat(n, f"bot:{level}") for n, level in zip(names, levels, strict=True)))
    bots = row.bots(match.setup)
    nature = row.chance(random.Random(pairing.seed)) if pairing.made_up else row.nature_of(pairing.seed, bots)
    for _ in play_on(Table(match, nature, bots)):
        pass
    assert isinstance(match.waiting, Over)
    winners = [levels[names.index(name)] for name in match.waiting.winners]
    return Outcome((strong in winners) / max(1, len(winners)), time.process_time() - began)


def pairings(games: list[str], matches: int, seed: int, made_up: bool) -> Iterator[list[Pairing]]:
    """The matches of each pair of neighbouring levels; both seatings of a pair have the same seed."""
    for game in games:
        for pair in pairwise(CATALOG[game].levels):
            yield [Pairing(game, pair, bool(n % 2), seed + n // 2, made_up) for n in range(matches)]


def told(pairing: Pairing, outcomes: list[Outcome]) -> str:
    """A row of the table."""
    weak, strong = pairing.levels
    points = sum(outcome.won for outcome in outcomes)
    low, high = wilson(round(points), len(outcomes))
    seconds = sum(outcome.seconds for outcome in outcomes) / len(outcomes)
    return (
        f"| {pairing.game} | {strong} beats {weak} | {points / len(outcomes):.0%} ({low:.0%} to {high:.0%}) "
        f"| {len(outcomes)} | {seconds:.1f} |"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(CATALOG))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--made-up", action="store_true", help="run no machine")
    arguments = parser.parse_args()
    print("| game | pair | won by the higher | matches | processor s a match |\n|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for matches in pairings(arguments.games.split(","), arguments.matches, arguments.seed, arguments.made_up):
            print(told(matches[0], list(pool.map(play, matches))), flush=True)


if __name__ == "__main__":
    main()
