"""How often a piece trips the bar, by how it is held and by its size.

Trays are mixed and partly emptied at random, then every second piece is taken from a copy by a steady hand. Prints the
table of `game.games.boobytrap.tray.risks`; some minutes long, and to be run again when mixing or pulling changes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import get_context

from build_scripts.measure.figures import add_seed, add_workers
from game.games.boobytrap.nature.packs import Packs
from game.games.boobytrap.tray.packing import BY_NUMBER, RADII
from game.games.boobytrap.tray.settled import GRADES, grade

PICKS = (0, 4, 8, 16, 24, 32, 40)
"""How many pieces are gone before."""


def counted(packs: int, seed: int, workers: int) -> Counter[tuple[str, str, bool]]:
    """How many pieces were taken, by word and by whether they tripped."""
    found: Counter[tuple[str, str, bool]] = Counter()
    with get_context("spawn").Pool(workers) as pool:
        for at, picks in enumerate(PICKS):
            measured = Packs(picks=picks, every=2, creep_s=0)
            seeds = range(seed + at * packs, seed + (at + 1) * packs)
            for pack in pool.imap(measured.run, seeds):
                found.update((grade(one.grip), BY_NUMBER[one.number].size, one.tripped) for one in pack.taken)
    return found


def _of(found: Counter[tuple[str, str, bool]], word: str, size: str) -> tuple[int, int]:
    trips = found[word, size, True]
    return trips, trips + found[word, size, False]


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--packs", type=int, default=12, help="trays at each of seven stages")
    add_seed(parser, 8_000_000)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Print the table."""
    found = counted(given.packs, given.seed, given.workers)
    for _, word in GRADES:
        print({word: {size: _of(found, word, size) for size in RADII}})
    return 0
