"""How often a turn of the card game ends in a trap, by caution: players who stop with so many wedges at risk.

python build_scripts/measure_caution.py [--matches 500] [--seed 1]     (for each caution and each number of players)
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import NamedTuple

from game.bots.mousemaze import Level, MouseMazeBot
from game.core.acts import Over
from game.core.players import Bot
from game.core.setup import Seat
from game.nature.mousemaze import MouseMazeNature
from game.rules.mousemaze import MOUSEMAZE
from game.rules.mousemaze.events import Banked, Ignored, NothingToPlace, Reshuffled, Trapped
from game.rules.mousemaze.state import State
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table

CAUTIONS = {**{f"stop at {wedges}": Level(wedges, 0, False) for wedges in (1, 2, 3, 4)}, "weighs": Level(99, 1, False)}


class Found(NamedTuple):
    """What the matches had in common. kinds: events by kind, `again` for a chain that was cut (MC-24)."""

    kinds: Counter[str]
    longest: int


def matches(level: Level, players: int, count: int, seed: int) -> Found:
    """Play so many matches of players who all decide alike."""
    kinds: Counter[str] = Counter()
    longest, seats = 0, [Seat(name, "bot:1") for name in MOUSEMAZE.seat_names[:players]]
    for number in range(count):
        match = Match(MOUSEMAZE, MOUSEMAZE.setup(seats))
        bots: dict[str, Bot[State]] = {seat.name: MouseMazeBot(level) for seat in seats}
        for _, played in play_on(Table(match, MouseMazeNature(seed + number), bots)):
            events = [event for act in played for event in act.events]
            kinds.update(type(event).__name__ for event in events)
            kinds["again"] += sum(isinstance(event, Ignored) and event.why == "again" for event in events)
        assert isinstance(match.waiting, Over)
        longest = max(longest, len(match.played))
    return Found(kinds, longest)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name, level in CAUTIONS.items():
        for players in range(MOUSEMAZE.least, MOUSEMAZE.most + 1):
            kinds, longest = matches(level, players, arguments.matches, arguments.seed)
            turns = kinds[Trapped.__name__] + kinds[Banked.__name__]
            print(
                f"{name}, {players} players: {kinds[Trapped.__name__] / turns:.1%} of {turns} turns trapped, "
                f"{turns / arguments.matches / players:.1f} turns a player, cut chains {kinds['again'] / turns:.1%}, "
                f"placings skipped {kinds[NothingToPlace.__name__]}, reshuffles {kinds[Reshuffled.__name__]}, "
                f"longest match {longest} acts",
                flush=True,
            )


if __name__ == "__main__":
    main()
