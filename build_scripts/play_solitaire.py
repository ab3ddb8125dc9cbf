"""Booby-Trap alone on the real tray: how often each level of computer player wins, trips, and what a move costs.

python build_scripts/play_solitaire.py [--games 50] [--levels 1,2,3] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

from build_scripts.compare_bots import wilson
from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.session.match import Match
from game.session.playout import play_on
from game.session.table import Table

ROW = CATALOG["boobytrap"]


@dataclass
class Tally:
    """What the games of one level came to; moves: processor seconds of each decision, slices: of each slice of one."""

    wins: int = 0
    trips: int = 0
    picks: int = 0
    left: list[int] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)

    def told(self, level: int) -> str:
        """One line."""
        games, moves = len(self.left), sorted(self.moves)
        low, high = wilson(self.wins, games)
        return (
            f"level {level}: won {self.wins} of {games} ({self.wins / games:.0%}, 95 %: {low:.0%} to {high:.0%}), "
            f"{self.trips} trips in {self.picks} picks ({self.trips / self.picks:.1%}), "
            f"pieces left {sum(self.left) / games:.1f} on average; "
            f"a move {sum(moves) / len(moves) * 1000:.0f} ms, "
            f"95 % within {moves[len(moves) * 19 // 20] * 1000:.0f} ms, "
            f"longest {moves[-1] * 1000:.0f} ms"
        )


def game(level: int, seed: int, tally: Tally) -> None:
    """One game to its end."""
    match = Match(ROW.game, ROW.game.setup([Seat("p1", f"bot:{level}")]))
    bots = ROW.bots(match.setup)
    table = Table(match, ROW.nature_of(seed, bots), bots)
    choose = table.choose

    def timed() -> object:
        began = time.process_time()
        choice = choose()
        tally.moves.append(time.process_time() - began)
        return choice

    table.choose = timed  # type: ignore[method-assign, assignment]
    for _ in play_on(table):
        pass
    assert isinstance(match.waiting, Over)
    tally.wins += bool(match.waiting.winners)
    tally.trips += match.state.trips[0]
    tally.picks += len(match.state.pulls)
    tally.left.append(len(match.state.left))


def main() -> None:
    """Play the games of every level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--levels", default="1,2,3")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for level in map(int, arguments.levels.split(",")):
        tally = Tally()
        for number in range(arguments.games):
            game(level, arguments.seed + number, tally)
        print(tally.told(level), flush=True)


if __name__ == "__main__":
    main()
