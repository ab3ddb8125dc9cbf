"""Which level of computer player wins how often, with a 95 % interval (Wilson), and what a decision costs.

python -m build_scripts.tournament [--game mousetrap] [--matches 400] [--levels 1,2,3] [--alone] [--made-up] [--seed 1]

Every two levels play matches of two and take turns at beginning; alone: each level by itself, where a game allows it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from game.catalog import CATALOG, CatalogRow
from game.core.acts import Over
from game.core.players import Bot, Choice
from game.core.setup import Seat
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table

Z = 1.96
"""Standard deviations on each side of the mean within which 95 % of a normal distribution lie."""


class TimedTable(Table):
    """A table that notes how long each decision of a computer player takes, processor seconds."""

    seconds: list[float]

    def choose(self, bot: Bot[Any] | None = None) -> Choice | None:
        """As `Table.choose`."""
        began = time.process_time()
        choice = super().choose(bot)
        if choice is not None:
            self.seconds.append(time.process_time() - began)
        return choice


@dataclass
class Tally:
    """What the matches of some levels came to. won: the level that won each, None where nobody or several did."""

    won: list[int | None] = field(default_factory=list)
    acts: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def told(self, level: int) -> str:
        """How often this level won, and what deciding cost, as one line."""
        wins, matches, costs = self.won.count(level), len(self.won), sorted(self.seconds)
        low, high = wilson(wins, matches)
        return (
            f"{wins / matches:.1%} of {matches} matches (95 %: {low:.1%} to {high:.1%}), "
            f"{sum(self.acts) / matches:.0f} acts a match; a decision {sum(costs) / len(costs) * 1000:.1f} ms, "
            f"95 % within {costs[len(costs) * 19 // 20] * 1000:.1f} ms, longest {costs[-1] * 1000:.0f} ms"
        )


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, 95 times in 100."""
    share, spread = wins / matches, Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return middle - half, middle + half


def play(row: CatalogRow, levels: tuple[int, ...], seed: int, made_up: bool, tally: Tally) -> None:
    """One match of these levels in turn order, counted. made_up: no machine is run, it works once in two."""
    names = row.game.seat_names[: len(levels)]
    seats = [Seat(name, f"bot:{level}") for name, level in zip(names, levels, strict=True)]
    match = Match(row.game, row.game.setup(seats))
    bots = row.bots(match.setup)
    table = TimedTable(match, row.chance(random.Random(seed)) if made_up else row.nature_of(seed, bots), bots)
    table.seconds = tally.seconds
    for _ in play_on(table):
        pass
    assert isinstance(match.waiting, Over)
    winners = match.waiting.winners
    tally.won.append(levels[names.index(winners[0])] if len(winners) == 1 else None)
    tally.acts.append(len(match.played))


def groups(levels: list[int], alone: bool) -> Iterator[tuple[int, ...]]:
    """The levels that play together, the one whose wins are counted last."""
    yield from ((level,) for level in levels) if alone else combinations(levels, 2)


def main() -> None:
    """Play all of it, one line for each group of levels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mousetrap", choices=sorted(CATALOG))
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--levels", default="")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--made-up", action="store_true", help="do not run the machine, it works once in two")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    row = CATALOG[arguments.game]
    if arguments.alone and row.game.least > 1:
        parser.error(f"{arguments.game} is not for one player")
    levels = [int(level) for level in arguments.levels.split(",")] if arguments.levels else list(row.levels)
    for group in groups(levels, arguments.alone):
        tally = Tally()
        for number in range(arguments.matches):
            seats = group[number % len(group) :] + group[: number % len(group)]
            play(row, seats, arguments.seed + number, arguments.made_up, tally)
        beaten = f" against level {group[0]}" if len(group) > 1 else ""
        print(f"level {group[-1]}{beaten} won {tally.told(group[-1])}", flush=True)


if __name__ == "__main__":
    main()
