"""Whether the chances that are told of matches are true: of all moments told as 30 %, 30 % are to be won.

Computer players of mixed levels play whole matches, and the chances of each are found as the game finds them. For each
game the moments fall into ten classes, each with the share that was told, the share that was won, and how many matches
gave moments to it; the Brier score of all stands beside that of always saying 1/n. A class is off where the share won,
with the interval of as many matches, does not hold the share told, and lies more than 5 points from it. What was
told and won of each level stands below them: were one played on too weakly, it would be seen there first.

A whole curve takes seconds; `--moments` looks at so many positions of each match instead, each by `--runs` in thought.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean

from build_scripts.measure.figures import add_seed
from game.catalog import CATALOG
from game.core.acts import Over
from game.core.setup import Seat
from game.core.slices import finish
from game.nature.statistics import wilson
from game.session.match import Match
from game.session.match_runner import MatchRunner, play_on
from game.story.playouts import counted, shares
from game.story.story import StoryTeller

CLASSES = 10
NEAR = 0.05
RUNS = 64
"""Matches in thought from each of a few moments, about as many as a curve has of each where all is counted."""

Chance = tuple[float, float, int, str]
"""A chance that was told, what was won, of how many seats it is, and the level of this one."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--games", nargs="+", default=[game for game, row in CATALOG.items() if row.foresight])
    parser.add_argument("--matches", type=int, default=400, metavar="N")
    parser.add_argument("--playouts", type=int, metavar="N", help="for each curve; as the game has it if left out")
    parser.add_argument("--moments", type=int, metavar="N", help="so many of each match, and no curves")
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N", help="with --moments: in thought, from each")
    add_seed(parser, 500)


def measured(given: argparse.Namespace) -> int:
    """Measure and print; 1 if a class is off."""
    return max([_game(game, given) for game in given.games])


def _game(game: str, given: argparse.Namespace) -> int:
    found = [
        (number, chance)
        for number in range(given.matches)
        for chance in told(
            _played(game, given.seed + number), given.seed + number, given.playouts, given.moments, given.runs
        )
    ]
    print(f"{game}: {given.matches} matches, ", end="")
    return judged(found)


def judged(found: Sequence[tuple[int, Chance]]) -> int:
    """Print how true the chances of matches, by their numbers, are; 1 if a class is off."""
    classes: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    levels: dict[str, list[tuple[float, float]]] = defaultdict(list)
    squares: list[tuple[float, float]] = []
    for number, (chance, won, seats, level) in found:
        classes[min(CLASSES - 1, int(chance * CLASSES))].append((number, chance, won))
        levels[level].append((chance, won))
        squares.append(((chance - won) ** 2, (1 / seats - won) ** 2))
    ours, even = (fmean(column) for column in zip(*squares, strict=True))
    print(f"{len(squares)} chances, Brier {ours:.4f}, of 1/n {even:.4f}")
    off = max([_line(number, classes[number]) for number in sorted(classes)])
    for level, pairs in sorted(levels.items()):
        said, won = (fmean(column) for column in zip(*pairs, strict=True))
        print(f"  level {level}: told {said:.3f}, won {won:.3f}")
    return off


def _line(number: int, found: list[tuple[int, float, float]]) -> int:
    matches = len({match for match, _chance, _won in found})
    said, won = fmean(each[1] for each in found), fmean(each[2] for each in found)
    low, high = wilson(round(won * matches), matches)
    off = not low <= said <= high and abs(said - won) > NEAR
    sign = "  off" if off else ""
    print(f"  {10 * number:3} %: told {said:.3f}, won {won:.3f} ({low:.2f} to {high:.2f}), "
          f"{len(found)} chances of {matches} matches{sign}")  # fmt: skip
    return int(off)


def told(
    match: Match, seed: int, playouts: int | None = None, moments: int | None = None, runs: int = RUNS
) -> Iterator[Chance]:
    """Each chance before the end of a match that is told of a seat, and what came of it."""
    over, teller = match.waiting, StoryTeller(match, seed, playouts)
    assert isinstance(over, Over)
    won = shares(match.setup, over)
    rows = (
        [point.chances for point in finish(teller.telling()).points[:-1]]
        if moments is None
        else _some(teller, moments, runs)
    )
    levels = [seat.player.removeprefix("bot:") for seat in match.setup.seats]
    for row in rows:
        yield from ((chance, share, len(won), level) for chance, share, level in zip(row, won, levels, strict=True))


def _some(teller: StoryTeller, moments: int, runs: int) -> list[tuple[float, ...]]:
    """The chances at a few moments, each by as many matches in thought."""
    pieces = sorted(teller.wanted)
    chosen = random.Random(f"moments {teller.seed}").sample(pieces, min(moments, len(pieces)))
    counts = [counted(*teller.given((spot, range(runs)))) for spot, _ in chosen]
    return [tuple(wins / count.runs for wins in count.wins) for count in counts]


def _played(game: str, seed: int) -> Match:
    row, rng = CATALOG[game], random.Random(f"story {seed}")
    most = min(row.game.most, 4)
    seats = rng.sample(row.game.seat_names[:most], rng.randint(max(2, row.game.least), most))
    setup = row.game.setup([Seat(seat, f"bot:{rng.choice(row.levels)}") for seat in seats])
    bots, match = row.bots(setup), Match(row.game, setup)
    for _each in play_on(MatchRunner(match, row.nature_of(seed, bots), bots)):
        pass
    return match
