"""Flip every bit of a whole saved match, cut it at every byte, edit it at random: what is read is never another match.

python build_scripts/hurt_saves.py [--game mousetrap] [--edits 10000] [FILE ...]

The golden matches by default, of one game or of all.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from game.catalog import GAMES
from game.session.errors import DamagedMatch
from game.session.record import parse
from game.session.replay import replay

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "harness" / "golden"


def read(data: bytes) -> tuple[str, ...] | None:
    """The acts that a log tells, None if it is refused with the one error."""
    try:
        log = parse(data)
        if log.game_id not in GAMES:
            return None
        match = replay(GAMES[log.game_id], log)
    except DamagedMatch:
        return None
    return (log.head, *(played.text for played in match.played))


def flips(data: bytes) -> Iterator[bytes]:
    """The file with each bit flipped."""
    for index in range(len(data) * 8):
        flipped = bytearray(data)
        flipped[index // 8] ^= 1 << index % 8
        yield bytes(flipped)


def edits(data: bytes, count: int, rng: random.Random) -> Iterator[bytes]:
    """The file with lines dropped, doubled, swapped or bytes overwritten."""
    lines = data.splitlines(keepends=True)
    for _ in range(count):
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
        yield b"".join(edited)


def main() -> None:
    """Hurt each file in every way and count what becomes of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=10_000)
    parser.add_argument("--game", choices=sorted(GAMES))
    parser.add_argument("files", nargs="*", type=Path)
    arguments = parser.parse_args()
    for file in arguments.files or sorted(GOLDEN.glob(f"{arguments.game or '*'}-*.match")):
        data = file.read_bytes()
        whole = read(data)
        assert whole, f"{file} is damaged already"
        ways = {
            "bit flips": flips(data),
            "truncations": (data[:length] for length in range(len(data))),
            "edits": edits(data, arguments.edits, random.Random(1)),
        }
        for way, hurt in ways.items():
            found: Counter[str] = Counter()
            slowest = 0.0
            for content in hurt:
                began = time.perf_counter()
                acts = read(content)
                slowest = max(slowest, time.perf_counter() - began)
                prefix = acts is not None and whole[: len(acts)] == acts
                found["refused" if acts is None else "earlier or same" if prefix else "ANOTHER MATCH"] += 1
            print(f"{file.name}: {way}: {dict(found)}, slowest {slowest * 1000:.0f} ms", flush=True)
            assert not found["ANOTHER MATCH"]


if __name__ == "__main__":
    main()
