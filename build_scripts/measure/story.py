"""Whether the chances that are told of matches are true: of all moments told as 30 %, 30 % are to be won.

Computer players of mixed levels play whole matches, and the chances of each are found as the game finds them. For each
game the moments fall into ten classes, each with the share that was told, the share that was won, and how many matches
gave moments to it; the Brier score of all stands beside that of always saying 1/n. A class is off where the share won,
with the interval of as many matches, does not hold the share told, and lies more than 5 points from it.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean

from build_scripts.measure.figures import add_seed
from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.core.slices import finish
from game.nature.statistics import wilson
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.story.playouts import shares
from game.story.story import StoryTeller

CLASSES = 10
NEAR = 0.05


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--games", nargs="+", default=[game for game, row in CATALOG.items() if row.foresight])
    parser.add_argument("--matches", type=int, default=400, metavar="N")
    parser.add_argument("--playouts", type=int, metavar="N", help="for each curve; as the game has it if left out")
    add_seed(parser, 500)


def measured(given: argparse.Namespace) -> int:
    """Measure and print; 1 if a class is off."""
    return max([_game(game, given) for game in given.games])


def _game(game: str, given: argparse.Namespace) -> int:
    classes: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    squares: list[tuple[float, float]] = []
    for number in range(given.matches):
        for chance, won, seats in told(game, given.seed + number, given.playouts):
            classes[min(CLASSES - 1, int(chance * CLASSES))].append((number, chance, won))
            squares.append(((chance - won) ** 2, (1 / seats - won) ** 2))
    ours, even = (fmean(column) for column in zip(*squares, strict=True))
    print(f"{game}: {given.matches} matches, {len(squares)} chances, Brier {ours:.4f}, of 1/n {even:.4f}")
    return max([_line(number, classes[number]) for number in sorted(classes)])


def _line(number: int, found: list[tuple[int, float, float]]) -> int:
    matches = len({match for match, _chance, _won in found})
    said, won = fmean(each[1] for each in found), fmean(each[2] for each in found)
    low, high = wilson(round(won * matches), matches)
    off = not low <= said <= high and abs(said - won) > NEAR
    sign = "  off" if off else ""
    print(f"  {10 * number:3} %: told {said:.3f}, won {won:.3f} ({low:.2f} to {high:.2f}), "
          f"{len(found)} chances of {matches} matches{sign}")  # fmt: skip
    return int(off)


def told(game: str, seed: int, playouts: int | None = None) -> Iterator[tuple[float, float, int]]:
    """Of one match each chance before its end that was told of a seat, what came of it, and how many seats it has."""
    match = _played(game, seed)
    over = match.waiting
    assert isinstance(over, Over)
    story = finish(StoryTeller(match, seed, playouts).telling())
    won = shares(match.setup, over)
    for point in story.points[:-1]:
        yield from ((chance, won[number], len(won)) for number, chance in enumerate(point.chances))


def _played(game: str, seed: int) -> Match:
    row, rng = CATALOG[game], random.Random(f"story {seed}")
    most = min(row.game.most, 4)
    seats = rng.sample(row.game.seat_names[:most], rng.randint(max(2, row.game.least), most))
    setup = row.game.setup([Seat(seat, f"bot:{rng.choice(row.levels)}") for seat in seats])
    bots, match = row.bots(setup), Match(row.game, setup)
    for _each in play_on(MatchRunner(match, row.nature_of(seed, bots), bots)):
        pass
    return match
