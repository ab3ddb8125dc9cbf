"""How often a piece trips the bar, by how it is held and by its size.

Trays are mixed and partly emptied at random, then every second piece is taken from a copy by a steady hand. Prints the
table of `game.games.boobytrap.tray.risks`; some minutes long, and to be run again when mixing or pulling changes. With
--room it counts by how much room the trays leave instead, half of them emptied by the loosest piece first, and prints
what is told beside it. With --matches whole matches are played: somebody takes the loosest of so many pieces at a time,
and every fifth time some others are taken from a copy; it prints what a tag would have told, in tenths, and what
tripped.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

from build_scripts.measure.figures import add_seed, add_workers
from game.games.boobytrap.nature.packs import FEWEST, Packs
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.packing import BY_NUMBER, MARK, RADII
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.risks import ROOM, trips_in_100
from game.games.boobytrap.tray.settled import GRADES, Tray, grade

PICKS = (0, 4, 8, 16, 24, 32, 40)
"""How many pieces are gone before."""
_GLANCES, _EVERY, _TRIED = (1, 2, 4, 8), 5, 6
"""Of how many pieces the loosest is taken in a match; after how many picks how many others are tried."""


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


def tagged(seed: int) -> list[tuple[int, bool]]:
    """Of pieces taken from copies all through a match what their tags would tell of 100, and whether they tripped."""
    return list(_tagged(seed, random.Random(f"match {seed}")))


def _tagged(seed: int, rng: random.Random) -> Iterator[tuple[int, bool]]:
    _run(mix := MixRun(seed))
    tray, glances, since, taken = mix.tray(), rng.choice(_GLANCES), 0, 0
    while len(tray.left) > FEWEST:
        if taken % _EVERY == 0:
            for number in rng.sample(tray.left, min(_TRIED, len(tray.left))):
                told = trips_in_100(grade(tray.grip(number)), BY_NUMBER[number].size, tray.room, since)
                yield told, _trips(tray.copy(), number)
        number = min(rng.sample(tray.left, min(glances, len(tray.left))), key=tray.grip)
        since, taken = 0 if _trips(tray, number) else since + 1, taken + 1


def _trips(tray: Tray, number: int) -> bool:
    _run(run := PullRun(tray, number))
    return run.report().travel_mm >= MARK


def _run(run: MixRun | PullRun) -> None:
    while not run.done:
        run.step()


def _print_tagged(matches: int, seed: int, workers: int) -> None:
    found: dict[int, list[tuple[int, bool]]] = {}
    with get_context("spawn").Pool(workers) as pool:
        for pieces in pool.imap(tagged, range(seed, seed + matches)):
            for told, tripped in pieces:
                found.setdefault(told // 10, []).append((told, tripped))
    for _, pieces in sorted(found.items()):
        mean, trips = sum(told for told, _ in pieces) / len(pieces), sum(tripped for _, tripped in pieces)
        print(f"told {mean:.0f} in 100, tripped {trips} of {len(pieces)}: {100 * trips / len(pieces):.0f}")
    every = [(told / 100 - tripped) ** 2 for pieces in found.values() for told, tripped in pieces]
    print(f"mean square of what is told beside what came: {sum(every) / len(every):.3f}")


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
    parser.add_argument("--matches", type=int, default=0, help="how many matches to play for what the tags tell")
    add_seed(parser, 8_000_000)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Print the table."""
    if given.matches:
        _print_tagged(given.matches, given.seed, given.workers)
        return 0
    if given.room:
        _print_by_room(by_room(given.packs, given.seed, given.workers))
        return 0
    found = counted(given.packs, given.seed, given.workers)
    for _, word in GRADES:
        print({word: {size: _of(found, word, size) for size in RADII}})
    return 0
