"""Damage saved matches in every way and read them: what is read is the same match, an earlier point or a legal other.

python build_scripts/fuzz_saves.py [--ways flips,truncations,edits,resealed] [--game mousetrap] [--workers 2]

The golden matches, of one game or of all. A flipped bit, a cut or an edit breaks the seal, so no other match may ever
be read. Edits that are sealed again are what an enemy writes: whatever is read of one must be a match that can be
opened, and each is to be read or refused within 100 ms of CPU time.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from build_scripts.hostile_edits import hostile
from game.catalog import CATALOG, GAMES
from game.cli.runs import timed, watched
from game.games.boobytrap.nature.begun_pull import begun_lift
from game.games.mousetrap.nature.cranking import begun_hand, noted_hand
from game.machine.lift import decode_lift
from game.session.errors import MatchError
from game.session.match import Match
from game.session.notes import read_names, read_seed
from game.session.record import Log, parse
from game.session.replay import replay

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "harness" / "golden"
LONGEST_MS = 100.0
BUNCH = 100
"""Cases between two reports of progress."""

Tally = tuple[Counter[str], float]
"""How often each outcome was found, and the CPU time of the slowest case, ms."""


def read(data: bytes) -> Match | None:
    """The match that a log tells and that can be opened, None if it is refused with one line."""
    try:
        log = parse(data)
        if log.game_id not in GAMES:
            return None
        match = replay(GAMES[log.game_id], log)
    except MatchError as error:
        assert "\n" not in str(error)
        return None
    can_be_opened(log, match)
    return match


def can_be_opened(log: Log, match: Match) -> None:
    """Raise unless everything that a table reads of a match is as it should be."""
    row = CATALOG[log.game_id]
    match.game.check(match.state)
    row.nature_of(read_seed(log.note("seed") or "1"), row.bots(match.setup))
    read_names(log.note("names") or "{}")
    begun_hand(match.notes)
    for played in match.played:
        noted_hand(played.notes)
    begun_lift(match.played[-1].notes if match.played else (), match.notes)
    for pull in getattr(match.state, "pulls", ()):
        decode_lift(pull.lift)


def told(match: Match | None) -> tuple[str, ...] | None:
    """What was played, from the set-up on."""
    return None if match is None else (str(match.setup), *(played.text for played in match.played))


def tallied(cases: Iterator[tuple[bytes, bytes]], may_differ: bool) -> Tally:
    """Read each case, given with the save that it was made from."""
    found: Counter[str] = Counter()
    slowest = 0.0
    whole: dict[bytes, tuple[str, ...]] = {}
    for data, origin in cases:
        began = time.process_time()
        acts = told(read(data))
        slowest = max(slowest, (time.process_time() - began) * 1000)
        if origin not in whole:
            whole[origin] = told(read(origin)) or ()
        earlier = acts is not None and whole[origin][: len(acts)] == acts
        other = "another legal match" if may_differ else "ANOTHER MATCH"
        found["refused" if acts is None else "earlier or same" if earlier else other] += 1
    return found, slowest


def flips(data: bytes, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The file with each bit flipped."""
    for index in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[index // 8] ^= 1 << index % 8
        yield bytes(flipped), data


def truncations(data: bytes, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The file cut at each byte."""
    return ((data[:length], data) for length in range(len(data)))


def edits(data: bytes, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The file with lines dropped, doubled, swapped or bytes overwritten."""
    lines, rng = data.splitlines(keepends=True), random.Random(seed)
    for _ in range(BUNCH):
        edited, first, second = list(lines), rng.randrange(len(lines)), rng.randrange(len(lines))
        change = rng.randrange(4)
        if change == 0:
            del edited[first : first + rng.randrange(1, 4)]
        elif change == 1:
            edited[first], edited[second] = edited[second], edited[first]
        elif change == 2:
            edited.insert(first, edited[second])
        else:
            edited[first] = rng.randbytes(rng.randrange(1, 30))
        yield b"".join(edited), data


def resealed(data: bytes, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The file with what an enemy would write, sealed again."""
    rng = random.Random(seed)
    for _ in range(BUNCH):
        yield hostile(data, rng), data


WAYS: Mapping[str, Callable[[bytes, int], Iterator[tuple[bytes, bytes]]]] = {
    way.__name__: way for way in (flips, truncations, edits, resealed)
}


def run(way: str, files: tuple[Path, ...], seed: int) -> Tally:
    """One bunch of cases: of the file whose turn it is."""
    data = files[seed % len(files)].read_bytes()
    return tallied(WAYS[way](data, seed), may_differ=way == "resealed")


def main() -> int:
    """Carry out the ways that were chosen; 1 if a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ways", default=",".join(WAYS), help="some of these")
    parser.add_argument("--cases", type=int, default=100_000, help="how many edits of each of the last two ways")
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("files", nargs="*", type=Path)
    arguments = parser.parse_args()
    files = tuple(arguments.files or sorted(GOLDEN.glob(f"{arguments.game or '*'}-*.match")))
    broken = False
    for way in arguments.ways.split(","):
        bunches = range(len(files) if way in ("flips", "truncations") else -(-arguments.cases // BUNCH))
        found: Counter[str] = Counter()
        slowest, cpu = 0.0, 0.0
        for (counted, longest), seconds in watched(
            timed(partial(run, way, files), bunches, arguments.workers), len(bunches)
        ):
            found, slowest, cpu = found + counted, max(slowest, longest), cpu + seconds
        print(
            f"{way}: {sum(found.values())} cases {dict(found)}, slowest {slowest:.1f} ms, {cpu:.0f} s of CPU",
            flush=True,
        )
        broken = broken or bool(found["ANOTHER MATCH"]) or (way == "resealed" and slowest > LONGEST_MS)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
