"""Kill a match of computer players at random moments, again and again, and go on with it each time.

python build_scripts/kill_matches.py [--game mousetrap] [--kills 200] [--seed 1]

Nothing that was shown may be missing from the file, no file may be torn, and a match that was killed many times must
end up the same, byte for byte, as one that was never killed.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from game.catalog import CATALOG, GAMES, Row
from game.core.acts import Over
from game.core.setup import Seat
from game.session.match import Match
from game.session.playout import play_on
from game.session.replay import replay
from game.session.saves import Save, read
from game.session.table import Table


def play(row: Row, path: Path, seed: int) -> None:
    """Begin a match or go on with it; after each step print how many acts have been shown."""
    if path.exists():
        save, match, _ = Save.resume(path, GAMES)
    else:
        match = Match(row.game, row.game.setup([Seat(name, "bot:2") for name in row.game.seat_names]))
        save = Save.create(path, match)
    bots = row.bots(match.setup)
    for _ in play_on(Table(match, row.nature_of(seed, bots), bots, save)):
        print(len(match.played), flush=True)


def run(row: Row, path: Path, seed: int, seconds: float | None) -> tuple[int, bool]:
    """Play in another process and kill it after so long; how many acts were shown, and whether it was killed."""
    command = [sys.executable, __file__, "--game", row.game.id, "--play", str(path), "--seed", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            shown, _ = running.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGKILL)
            shown, _ = running.communicate()
        assert running.returncode in (0, -signal.SIGKILL), "the match failed by itself"
        return int((shown.rpartition("\n")[0].split() or ["0"])[-1]), running.returncode != 0


def ended(row: Row, path: Path, shown: int) -> bool:
    """Whether the match in the file is over; raises if the file is torn or lacks what was shown."""
    if not path.exists():
        assert not shown, "a match was shown and not begun"
        return False
    match = replay(row.game, read(path))
    assert len(match.played) >= shown, f"{shown} acts were shown, {len(match.played)} are in the file"
    return isinstance(match.waiting, Over)


def main() -> None:
    """Kill and go on until there were enough kills."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mousetrap", choices=sorted(CATALOG))
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    row = CATALOG[arguments.game]
    if arguments.play:
        play(row, arguments.play, arguments.seed)
        return
    rng, kills, matches = random.Random(arguments.seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        path, whole = Path(folder) / "killed.match", Path(folder) / "whole.match"
        while kills < arguments.kills:
            shown, killed = run(row, path, arguments.seed + matches, rng.uniform(0.1, 0.8))
            kills += killed
            if ended(row, path, shown):
                run(row, whole, arguments.seed + matches, None)
                assert path.read_bytes() == whole.read_bytes(), "the killed match became another one"
                path.unlink()
                whole.unlink()
                matches += 1
    print(f"{kills} kills, {matches} matches ended the same as without: 0 torn, 0 lost")


if __name__ == "__main__":
    main()
