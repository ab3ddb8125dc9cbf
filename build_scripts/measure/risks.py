"""How often a piece trips the bar, by how it is held and by its size.

Trays are mixed and partly emptied at random, then every second piece is taken from a copy by a steady hand. Prints the
table of `game.games.boobytrap.tray.risks`; some minutes long, and to be run again when mixing or pulling changes. With
--room it counts by how much room the trays leave instead, half of them emptied by the loosest piece first, and prints
what is told beside it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from multiprocessing import get_context

from build_scripts.measure.figures import add_seed, add_workers
from game.games.boobytrap.nature.packs import Packs
from game.games.boobytrap.tray.packing import BY_NUMBER, RADII
from game.games.boobytrap.tray.risks import ROOM, trips_in_100
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


def by_room(packs: int, seed: int, workers: int) -> Counter[tuple[str, str, int, bool]]:
    """The same by the class of the room, too."""
    found: Counter[tuple[str, str, int, bool]] = Counter()
    with get_context("spawn").Pool(workers) as pool:
        for loosest in (False, True):
            for picks in PICKS:
                measured = Packs(picks=picks, every=4, creep_s=0, loosest=loosest)
                for pack in pool.imap(measured.run, range(seed, seed + packs)):
                    room = next(at for at, (most, _more) in enumerate(ROOM) if pack.room <= most)
                    found.update((grade(one.grip), BY_NUMBER[one.number].size, room, one.tripped) for one in pack.taken)
    return found


def _print_by_room(found: Counter[tuple[str, str, int, bool]]) -> None:
    for _, word in GRADES:
        for size in RADII:
            trips = [found[word, size, room, True] for room in range(len(ROOM))]
            taken = [trips[room] + found[word, size, room, False] for room in range(len(ROOM))]
            told = [trips_in_100(word, size, most) for most, _more in ROOM]
            print(word, size, [*zip(trips, taken, strict=True)], f"told, in 100: {told}")


def _of(found: Counter[tuple[str, str, bool]], word: str, size: str) -> tuple[int, int]:
    trips = found[word, size, True]
    return trips, trips + found[word, size, False]


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--packs", type=int, default=12, help="trays at each of seven stages")
    parser.add_argument("--room", action="store_true", help="count by the room that the trays leave")
    add_seed(parser, 8_000_000)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Print the table."""
    if given.room:
        _print_by_room(by_room(given.packs, given.seed, given.workers))
        return 0
    found = counted(given.packs, given.seed, given.workers)
    for _, word in GRADES:
        print({word: {size: _of(found, word, size) for size in RADII}})
    return 0
