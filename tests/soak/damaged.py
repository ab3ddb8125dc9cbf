"""R2 and R3: saves damaged in every way, each golden match in turn.

What is read is the same match, an earlier point or a legal other. A flipped bit, a cut or an edit breaks the seal, so
no other match may ever be read. Edits that are sealed again are what an enemy writes: whatever is read of one must be a
match that can be opened, and each is to be read or refused within 100 ms of CPU time.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from game.catalog import CATALOG, GAMES
from game.core.slices import finish
from game.games.boobytrap.nature import begun_lift
from game.games.mousetrap.nature.cranking import begun_hand, noted_hand
from game.machine.lift import decode_lift
from game.session.match import Match, MatchError
from game.session.notes import read_names, read_seed
from game.session.record import Log, parsing
from game.session.replay import replay
from tests.soak.check import Batch, seed_of
from tests.soak.hostile_edits import hostile

GOLDEN = Path(__file__).resolve().parents[1] / "harness" / "golden"
LONGEST_MS = 100.0
BUNCH = 100
"""Edits in a batch."""
FILES = {game: tuple(sorted(GOLDEN.glob(f"{game}-*.match"))) for game in CATALOG}
EDITS = 10_000 // BUNCH

Tally = tuple[Counter[str], float]
"""How often each outcome was found, and the CPU time of the slowest case, ms."""


def read(data: bytes) -> Match | None:
    """The match that a log tells and that can be opened, None if it is refused with one line."""
    try:
        log = finish(parsing(data))
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


def damaged(way: str, game: str, number: int) -> Batch:
    """Every flip or cut of one golden match of the game, or a bunch of edits of one."""
    files = FILES[game]
    whole = way in ("flips", "truncations")
    at = number if whole else seed_of(f"{way} {game}", number)
    found, slowest = run(way, files, at)
    faults = [f"{count} read as another match" for name, count in found.items() if name == "ANOTHER MATCH"]
    if way == "resealed" and slowest > LONGEST_MS:
        faults.append(f"bunch {number}: one took {slowest:.0f} ms of processor")
    return Batch(sum(found.values()), tuple(faults), {"refused": found["refused"], "most ms": round(slowest, 1)})
