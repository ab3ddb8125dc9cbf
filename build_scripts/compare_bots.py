"""Which level of computer player wins how often: matches of two, seats swapped, with a 95 % interval (Wilson).

python build_scripts/compare_bots.py [--game mousetrap] [--matches 400] [--levels 1,2,3] [--seed 1] [--made-up]
"""

from __future__ import annotations

import argparse
import random
from itertools import combinations
from math import sqrt

from game.catalog import CATALOG, Row
from game.core.acts import Over
from game.core.setup import Seat
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table

Z = 1.96


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, 95 times in 100."""
    share, spread = wins / matches, Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return middle - half, middle + half


def winner(row: Row, levels: tuple[int, int], seed: int, made_up: bool) -> int | None:
    """The level that wins a match of two, the first one beginning; None when it is shared."""
    names = row.game.seat_names[:2]
    seats = [Seat(name, f"bot:{level}") for name, level in zip(names, levels, strict=True)]
    match = Match(row.game, row.game.setup(seats))
    bots = row.bots(match.setup)
    nature = row.chance(random.Random(seed)) if made_up else row.nature_of(seed, bots)
    for _ in play_on(Table(match, nature, bots)):
        pass
    assert isinstance(match.waiting, Over)
    winners = match.waiting.winners
    return levels[names.index(winners[0])] if len(winners) == 1 else None


def main() -> None:
    """Compare every pair of levels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mousetrap", choices=sorted(CATALOG))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--levels", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--made-up", action="store_true", help="do not run the machine, it works once in two")
    arguments = parser.parse_args()
    row = CATALOG[arguments.game]
    levels = [int(level) for level in arguments.levels.split(",")] if arguments.levels else row.levels
    for weak, strong in combinations(levels, 2):
        pairs = [(weak, strong), (strong, weak)]
        won = [
            winner(row, pairs[number % 2], arguments.seed + number, arguments.made_up)
            for number in range(arguments.matches)
        ]
        low, high = wilson(won.count(strong), len(won))
        share = won.count(strong) / len(won)
        print(
            f"level {strong} beats level {weak} in {share:.1%} of {len(won)} matches (95 %: {low:.1%} to {high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
