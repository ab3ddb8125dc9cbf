"""R1: matches of computer players killed at random moments, and gone on with each time."""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from game.catalog import CATALOG, GAMES, CatalogRow
from game.core.acts import Over
from game.core.setup import Seat
from game.session.match import Match, MatchError
from game.session.match_runner import MatchRunner, play_on
from game.session.replay import replay
from game.session.saves import Save, read
from tests.soak.check import Batch, seed_of

ROOT = Path(__file__).resolve().parents[2]
ALIVE = (0.1, 0.8)
"""Seconds that a match is played before it is killed: from before its file is there to some hundred acts."""
KILLS = 10
"""In a batch."""


def play(row: CatalogRow, path: Path, seed: int) -> None:
    """Begin a match or go on with it; after each step print how many acts have been shown."""
    if path.exists():
        save, match, _ = Save.resume(path, GAMES)
    else:
        match = Match(row.game, row.game.setup([Seat(name, "bot:2") for name in row.game.seat_names]))
        save = Save.create(path, match)
    bots = row.bots(match.setup)
    for _ in play_on(MatchRunner(match, row.nature_of(seed, bots), bots, save)):
        print(len(match.played), flush=True)


def play_and_kill(row: CatalogRow, path: Path, seed: int, seconds: float | None) -> tuple[int, bool]:
    """Play in another process and kill it after so long; how many acts were shown, and whether it was killed."""
    given = ["--game", row.game.id, "--play", str(path), "--seed", str(seed)]
    command = [sys.executable, "-m", "tests.soak.killed", *given]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as running:
        try:
            shown, _ = running.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGKILL)
            shown, _ = running.communicate()
        assert running.returncode in (0, -signal.SIGKILL), "the match failed by itself"
        return int((shown.rpartition("\n")[0].split() or ["0"])[-1]), running.returncode != 0


def ended(row: CatalogRow, path: Path, shown: int) -> bool:
    """Whether the match in the file is over; raises if the file is torn or lacks what was shown."""
    if not path.exists():
        assert not shown, "a match was shown and not begun"
        return False
    match = replay(row.game, read(path))
    assert len(match.played) >= shown, f"{shown} acts were shown, {len(match.played)} are in the file"
    return isinstance(match.waiting, Over)


def without_window(game: str, number: int) -> Batch:
    """Kill a match and go on with it, until there were enough kills; what ends is compared with one never killed."""
    seed = seed_of(f"kills {game}", number)
    row, rng, faults, done, ends = CATALOG[game], random.Random(seed), list[str](), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        path, whole = Path(folder) / "killed.match", Path(folder) / "whole.match"
        while done < KILLS:
            try:
                shown, killed = play_and_kill(row, path, seed + ends, rng.uniform(*ALIVE))
                done += killed
                if not ended(row, path, shown):
                    continue
                play_and_kill(row, whole, seed + ends, None)
                assert path.read_bytes() == whole.read_bytes(), "the killed match became another one"
            except (AssertionError, MatchError) as wrong:
                faults.append(f"seed {seed}: {wrong}")
            ends += 1
            path.unlink(missing_ok=True)
            whole.unlink(missing_ok=True)
    return Batch(done, tuple(faults), {"matches that ended the same": ends - len(faults)})


def main() -> None:
    """The process that is killed: play on in a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(CATALOG))
    parser.add_argument("--play", required=True, type=Path)
    parser.add_argument("--seed", required=True, type=int)
    given = parser.parse_args()
    play(CATALOG[given.game], given.play, given.seed)


if __name__ == "__main__":
    main()
