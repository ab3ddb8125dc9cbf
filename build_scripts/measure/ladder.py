"""The ladder of computer players: how often each level beats the one below, two players, seats swapped.

One row a pair of neighbouring levels, with the 95 % interval (Wilson); a shared win counts as half a one. Where levels
differ by an option alone, it is on. For Booby-Trap also how the pieces felt that were touched for each reason.
--alone: the highest level plays solitaires.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from build_scripts.measure.figures import add_seed, add_workers
from game.catalog import CATALOG
from game.core.acts import Over
from game.core.players import Choice, Steadiness
from game.core.setup import Seat
from game.games.boobytrap.bots import BoobyTrapBot, TrayLevel
from game.games.boobytrap.rules.moves import Felt
from game.games.boobytrap.rules.seen import FEELS, feel_word
from game.nature.statistics import wilson
from game.session.match import Match, Played
from game.session.match_runner import MatchRunner, play_on

PERSON = TrayLevel(glances=63, blur_mm=0.0, tries=6, steadiness=Steadiness(mm=0.0))
"""A person with steady hands and good judgement: feels every piece, sees each place, pictures the six loosest pulls."""


class Task(NamedTuple):
    """A match to be played by these levels in turn order, 0 standing for a person."""

    game: str
    levels: tuple[int, ...]
    seed: int


class Outcome(NamedTuple):
    """The levels that won, processor seconds, and how the touched pieces felt by the reason of the touch."""

    won: tuple[int, ...]
    seconds: float
    felt: Counter[tuple[str, str]]


def play(task: Task) -> Outcome:
    """One match to its end."""
    row, began, felt = CATALOG[task.game], time.process_time(), Counter[tuple[str, str]]()
    names = row.game.seat_names[: len(task.levels)]
    leveled = dict([row.levels_by]) if row.levels_by else {}
    match = Match(row.game, row.game.setup((Seat(name) for name in names), leveled))
    players = ((row.bot(level) if level else BoobyTrapBot(PERSON)) for level in task.levels)
    bots = dict(zip(names, players, strict=True))
    for choice, played in play_on(MatchRunner(match, row.nature_of(task.seed, bots), bots)):
        felt.update(_felt(choice, played))
    assert isinstance(match.waiting, Over)
    won = tuple(task.levels[names.index(name)] for name in match.waiting.winners)
    return Outcome(won, time.process_time() - began, felt)


def _felt(choice: Choice | None, played: tuple[Played, ...]) -> Iterator[tuple[str, str]]:
    for one in played:
        if choice and isinstance(one.act, Felt):
            yield choice.reason, feel_word(one.act.grip)


def pair_row(game: str, pair: tuple[int, int], outcomes: list[Outcome]) -> str:
    """A row of the table of pairs: the lower level and the one above it."""
    weak, strong = pair
    points = sum((strong in outcome.won) / len(outcome.won) for outcome in outcomes)
    seconds = sum(outcome.seconds for outcome in outcomes) / len(outcomes)
    return f"| {game} | {strong} beats {weak} | {_share(points, len(outcomes))} | {seconds:.1f} |"


def _share(hits: float, runs: int) -> str:
    low, high = wilson(round(hits), runs)
    return f"{hits / max(1, runs):.0%} ({low:.0%} to {high:.0%}) | {runs}"


def reason_rows(outcomes: list[Outcome]) -> Iterator[str]:
    """How the touched pieces felt, a row for each reason."""
    felt, words = sum((outcome.felt for outcome in outcomes), Counter()), [word for _, word in FEELS]
    for reason in sorted({reason for reason, _ in felt}):
        counts = [felt[reason, word] for word in words]
        yield f"| {reason} | {sum(counts)} | " + " | ".join(f"{count / sum(counts):.0%}" for count in counts) + " |"


def in_pairs(pool: Executor, games: list[str], matches: int, seed: int) -> None:
    """Print the tables of neighbouring levels; both seatings of a pair have the same seeds."""
    print("| game | pair | won by the higher | matches | processor s a match |\n|---|---|---|---|---|", flush=True)
    touched: list[Outcome] = []
    for game in games:
        for pair in pairwise(CATALOG[game].levels):
            tasks = [Task(game, pair[:: -1 if n % 2 else 1], seed + n // 2) for n in range(matches)]
            played = list(pool.map(play, tasks))
            print(pair_row(game, pair, played), flush=True)
            touched += [outcome for outcome in played if outcome.felt]
    if touched:
        print("\n| reason | touches | " + " | ".join(word for _, word in FEELS) + " |\n|" + "---|" * (2 + len(FEELS)))
        print(*reason_rows(touched), sep="\n")


def alone(pool: Executor, matches: int, seed: int) -> None:
    """Print how many solitaires of Booby-Trap the highest level wins, and how many of those that a person wins."""
    level, seeds = max(CATALOG["boobytrap"].levels), range(seed, seed + matches)
    played = [pool.map(play, [Task("boobytrap", (one,), at) for at in seeds]) for one in (level, 0)]
    solved, person = ({at for at, one in zip(seeds, outcomes, strict=True) if one.won} for outcomes in played)
    print("| solitaires | share | of |\n|---|---|---|")
    print(f"| won by level {level} | {_share(len(solved), matches)} |")
    print(f"| won by a person | {_share(len(person), matches)} |")
    print(f"| of these, won by level {level} | {_share(len(solved & person), len(person))} |")


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--games", default=",".join(CATALOG))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--alone", action="store_true", help="solitaires of Booby-Trap")
    add_seed(parser, 1)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Print the tables."""
    with ProcessPoolExecutor(given.workers) as pool:
        if given.alone:
            alone(pool, given.matches, given.seed)
        else:
            in_pairs(pool, given.games.split(","), given.matches, given.seed)
    return 0
