"""python -m build_scripts.shelf_start [--matches 10000]: how long title and Matches page take with so many matches.

Copies golden matches, every fifth of them cut off half-way, into folders of their own. A start is processor time from
the start of a process to its first frame, the least of some; the page is the time until it is drawn. 1 if a start with
all of them costs more than the bar allows, compared with one with a single one.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app import Program
from game.host.places import Places
from game.scenes.matches import Matches
from game.scenes.saved_matches import latest

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "harness" / "golden"
BAR, STARTS = 1.1, 5
HIDDEN = {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy"}
MINUTE = 60


def fill(folder: Path, count: int) -> None:
    """So many matches, a minute between one and the next, the newest one waiting."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = [path.read_bytes() for path in sorted(GOLDEN.glob("*.match"))]
    now = time.time()
    for number in range(count):
        path, content = folder / f"{number:05}.match", whole[number % len(whole)]
        path.write_bytes(_half(content) if number % 5 == 0 else content)
        os.utime(path, (now - number * MINUTE,) * 2)


def _half(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    seals = [number for number, line in enumerate(lines) if line.startswith(b"#")]
    return b"".join(lines[: seals[len(seals) // 2] + 1])


def start(folder: Path) -> float:
    """Processor seconds from the start of a process to the first frame."""
    command = [sys.executable, "-m", "game.cli.bench_child", str(folder), "start"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **HIDDEN}, check=True)
    return float(json.loads(done.stdout.splitlines()[-1])["cpu"])


def forget(places: Places, *names: str) -> None:
    """As if these files beside the matches had never been written."""
    for name in names:
        for path in places.data.glob(f"{name}*"):
            path.unlink()


def page(places: Places) -> tuple[float, float, float]:
    """Seconds until the page of all matches is drawn for the first time, of its longest frame, until it has listed."""
    program = Program(places)
    surface = pygame.Surface((1280, 720))
    program.go_to("title")
    program.paint(surface)
    began = time.perf_counter()
    program.open("matches")
    program.paint(surface)
    first, longest = time.perf_counter() - began, 0.0
    shown = program.scenes[-1]
    assert isinstance(shown, Matches)
    while not shown.listed:
        frame = time.perf_counter()
        program.step(0.016, lambda: program.paint(surface))
        longest = max(longest, time.perf_counter() - frame)
    listed = time.perf_counter() - began
    shown.index.close()
    return first, longest, listed


def measured(count: int) -> Iterator[tuple[str, float]]:
    """What was measured, in words, and its milliseconds."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as all_of_them:
        short, full = Places(Path(one)), Places(Path(all_of_them))
        fill(short.matches, 1)
        fill(full.matches, count)
        ways = {
            "a start with one match": (short, ()),
            f"with {count:,}, no index yet": (full, ("shelf", "waiting")),
            f"with {count:,}, the index there": (full, ("waiting",)),
            f"with {count:,}, as it was left": (full, ()),
        }
        found: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(STARTS):
            for name, (places, lost) in ways.items():
                latest(places)  # as in the time after the first frame
                forget(places, *lost)
                found[name].append(start(places.data))
        yield from ((name, 1000 * min(seconds)) for name, seconds in found.items())
        for name, lost in (("no index yet", ("shelf",)), ("the index there", ())):
            forget(full, *lost)
            first, longest, listed = page(full)
            yield f"the page, {name}, first drawn", 1000 * first
            yield f"the page, {name}, its longest frame", 1000 * longest
            yield f"the page, {name}, all listed", 1000 * listed


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    os.environ.update(HIDDEN)
    pygame.display.init()
    pygame.font.init()
    rows = list(measured(parser.parse_args().matches))
    for name, value in rows:
        print(f"{name:45} {value:8.1f} ms")
    one, *starts = (value for _, value in rows[:4])
    slow = max(starts) / one
    print(f"the slowest start with them is {slow:.2f} times the one with one (bar {BAR})")
    return int(slow > BAR)


if __name__ == "__main__":
    sys.exit(main())
