"""How long a match of Mouse Trap is when parts stand at the start: rolls until the trap is whole, is run, and in all.

python -m build_scripts.measure_length [--matches 40] [--players 2,4] [--built 0,6,12,18] [--on-start] [--seed 0]

Computer players of level 2 play with the real machine. on-start: the mice begin on Start, however much is built.
"""

from __future__ import annotations

import argparse
from statistics import mean, median
from typing import NamedTuple

from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.mousetrap.rules.events import TrapCompleted
from game.games.mousetrap.rules.moves import Roll, TurnCrank
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.session.playout import play_on

_ROW = CATALOG["mousetrap"]


class Length(NamedTuple):
    """Rolls until the trap was whole and until it was first run, 0 for never, and in all; how often it was run."""

    whole: int
    first: int
    rolls: int
    runs: int


def played(players: int, built: int, ahead: bool, seed: int) -> Length:
    """One match to its end."""
    seats = [Seat(name, "bot:2") for name in _ROW.game.seat_names[:players]]
    match = Match(_ROW.game, _ROW.game.setup(seats, {"start_built": built, "mice_ahead": ahead}))
    bots = _ROW.bots(match.setup)
    for _ in play_on(MatchRunner(match, _ROW.nature_of(seed, bots), bots)):
        pass
    rolls = whole = first = runs = 0
    for one in match.played:
        rolls += isinstance(one.act, Roll)
        whole = whole or rolls * any(isinstance(event, TrapCompleted) for event in one.events)
        runs += isinstance(one.act, TurnCrank)
        first = first or rolls * runs
    return Length(whole, first, rolls, runs)


def main() -> None:
    """One line for each number of players and of parts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--built", default="0,6,12,18")
    parser.add_argument("--on-start", action="store_true")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for players in map(int, given.players.split(",")):
        for built in map(int, given.built.split(",")):
            seeds = range(given.seed, given.seed + given.matches)
            found = [played(players, built, not given.on_start, seed) for seed in seeds]
            whole, first, rolls, runs = (f"{mean(of):.1f} (median {median(of):g})" for of in zip(*found, strict=True))
            print(f"{players} players, {built} parts: whole {whole}, first run {first}, rolls {rolls}, runs {runs}")


if __name__ == "__main__":
    main()
