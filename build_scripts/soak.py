"""Long checks that find what a short test does not.

python -m build_scripts.soak kills [--game mousetrap] [--kills 200] [--seed 1]
    Kills a match of computer players at random moments and goes on with it each time. Nothing that was shown may be
    missing from the file, no file may be torn, and the match must end up the same, byte for byte, as one never killed.
python -m build_scripts.soak walks [--game mousetrap] [--matches 10000] [--seed 1] [--quick]
    Random matches of one game or of all, every promise looked at after every act. quick: rules and codec alone.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from statistics import median

from game.catalog import CATALOG, GAMES, CatalogRow
from game.core.acts import Over
from game.core.setup import Seat
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.session.playout import MOST_ACTS, play_on, random_walk
from game.session.replay import replay
from game.session.saves import Save, read

ROOT = Path(__file__).resolve().parents[1]
ALIVE = (0.1, 0.8)
"""Seconds that a match is played before it is killed: from before its file is there to some hundred acts."""


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
    given = ["kills", "--game", row.game.id, "--play", str(path), "--seed", str(seed)]
    command = [sys.executable, "-m", "build_scripts.soak", *given]
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


def kills(row: CatalogRow, wanted: int, seed: int) -> None:
    """Kill and go on until there were enough kills."""
    rng, done, matches = random.Random(seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        path, whole = Path(folder) / "killed.match", Path(folder) / "whole.match"
        while done < wanted:
            shown, killed = play_and_kill(row, path, seed + matches, rng.uniform(*ALIVE))
            done += killed
            if ended(row, path, shown):
                play_and_kill(row, whole, seed + matches, None)
                assert path.read_bytes() == whole.read_bytes(), "the killed match became another one"
                path.unlink()
                whole.unlink()
                matches += 1
    print(f"{done} kills, {matches} matches ended the same as without: 0 torn, 0 lost")


def walks(row: CatalogRow, matches: int, seed: int, quick: bool) -> None:
    """Walk through every set-up in turn."""
    from tests.harness.walk import setups, walk  # noqa: PLC0415 - the tests' own walk, and not wanted to kill matches

    began, lengths = time.process_time(), []
    for number, setup in enumerate(islice(cycle(setups(row.game)), matches)):
        if quick:
            rng = random.Random(seed + number)
            lengths.append(random_walk(row.game, setup, row.chance(rng).pick, rng)[0])
        else:
            lengths.append(len(walk(row.game, setup, seed + number).played))
        assert lengths[-1] < MOST_ACTS
    acts = f"{sum(lengths)} acts, median {median(lengths)}, longest {max(lengths)}"
    print(f"{row.game.id}: {len(lengths)} matches, {acts}, {time.process_time() - began:.0f} s", flush=True)


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    checks = parser.add_subparsers(dest="check", required=True)
    killing, walking = checks.add_parser("kills"), checks.add_parser("walks")
    killing.add_argument("--game", default="mousetrap", choices=sorted(CATALOG))
    killing.add_argument("--kills", type=int, default=200)
    killing.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    walking.add_argument("--game", choices=sorted(CATALOG))
    walking.add_argument("--matches", type=int, default=10_000)
    walking.add_argument("--quick", action="store_true")
    for each in (killing, walking):
        each.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.check == "walks":
        for name in [given.game] if given.game else CATALOG:
            walks(CATALOG[name], given.matches, given.seed, given.quick)
    elif given.play:
        play(CATALOG[given.game], given.play, given.seed)
    else:
        kills(CATALOG[given.game], given.kills, given.seed)


if __name__ == "__main__":
    main()
