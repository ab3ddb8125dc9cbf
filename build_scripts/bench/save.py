"""What keeping a match costs: a move written and synced, and a long match loaded."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from build_scripts.bench.bars import Bar, Unmeasurable, percentile
from game.catalog import CATALOG, GAMES, CatalogRow
from game.core.acts import Ask, Over, Turn
from game.core.setup import Seat
from game.host.files import write_synced
from game.host.places import Places
from game.session.match import Match
from game.session.saves import Save
from game.text.said import Said

MOVES, WRITES, LOADS, TRIES = 500, 200, 9, 40


def save(places: Places) -> list[Bar]:
    """In a folder where matches are kept, because another disk would be another measurement."""
    places.data.mkdir(parents=True, exist_ok=True)
    row = CATALOG["mousetrap"]
    match = long_match(row)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=places.data) as folder:
        path = Path(folder) / "long.match"
        writes, bare = _writes(path, match, Path(folder) / "bare")
        loads, read = _loads(path)
    acts = len(match.played)
    return [
        Bar(
            "save.move",
            percentile(writes, 0.95),
            "ms p95",
            20,
            # Translators: {bare}: milliseconds that writing to the disk takes by itself; p95: 95 of 100 are faster.
            Said("bare write and sync {bare:.2f} ms p95", bare=percentile(bare, 0.95)),
        ),
        Bar(
            "save.load",
            median(loads),
            "ms",
            50,
            # Translators: {moves}: what players chose; {acts}: moves and what chance answered; {read}: milliseconds.
            Said("{moves} moves, {acts} acts; reading alone {read:.2f} ms", moves=MOVES, acts=acts, read=read),
        ),
    ]


def long_match(row: CatalogRow) -> Match:
    """A match of random moves, as many as are wanted."""
    seats = [Seat(name, f"bot:{row.level}") for name in row.game.seat_names[: min(4, row.game.most)]]
    setup = row.game.setup(seats, {"profile": "original"})
    for seed in range(TRIES):
        rng, match, moves = Random(seed), Match(row.game, setup), 0
        pick = row.chance(rng).pick
        while moves < MOVES and not isinstance(waiting := match.waiting, Over):
            match.play(pick(match.state, waiting) if isinstance(waiting, Ask) else rng.choice(match.legal))
            moves += isinstance(waiting, Turn)
        if moves == MOVES:
            return match
    # Translators: {moves}: a number of moves.
    raise Unmeasurable(Said("no random match has {moves} moves", moves=MOVES))


def _writes(path: Path, match: Match, beside: Path) -> tuple[list[float], list[float]]:
    """Milliseconds of every move that is written, and of a bare write in turn; at the end the file has the match."""
    kept, played = Match(match.game, match.setup), match.played
    file, bare, ours = Save.create(path, kept), [], []
    with open(beside, "wb", buffering=0) as other:
        for number, act in enumerate(played):
            kept.play_text(act.text)
            if number >= WRITES:
                break
            ours.append(_ms(lambda: file.append_played(kept.played[-1:], kept.digest())))
            bare.append(_ms(lambda: write_synced(other.fileno(), os.urandom(40))))
    for act in played[WRITES + 1 :]:
        kept.play_text(act.text)
    file.append_played(kept.played[WRITES:], kept.digest())
    file.close()
    return ours, bare


def _loads(path: Path) -> tuple[list[float], float]:
    """Milliseconds of every loading to play on, and of the median bare reading."""
    loads, reads = [], []
    for _ in range(LOADS):
        loads.append(_ms(lambda: _resume(path)))
        reads.append(_ms(path.read_bytes))
    return loads, median(reads)


def _resume(path: Path) -> None:
    file, _, _ = Save.resume(path, GAMES)
    file.close()


def _ms(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000
