"""R7, R8 and R5: random acts, random matches to their end, and the same matches in other processes."""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
from functools import cache
from pathlib import Path

from build_scripts.bench.play import random_walk
from game.catalog import CATALOG
from game.core.setup import Seat, Setup
from game.session.match import EndlessMatch, Match
from game.session.match_runner import MOST_ACTS, MatchRunner, play_on
from tests.harness.walk import log_of, setups, walk
from tests.soak.check import Batch, seed_of

ROOT = Path(__file__).resolve().parents[2]
CAREFUL, QUICK, SEEDED = 20, 250, 5
"""Matches in a batch: every promise looked at after every act; rules and codec alone; played by the machines."""
HASH_SEEDS = ("0", "1", "4242")


@cache
def _setups(game: str) -> tuple[Setup, ...]:
    return tuple(setups(CATALOG[game].game))


def careful(game: str, number: int) -> Batch:
    """Random matches, every promise looked at after every act, illegal acts tried at each."""
    acts, faults = 0, []
    for at in range(number * CAREFUL, (number + 1) * CAREFUL):
        seed = seed_of(f"careful {game}", at)
        try:
            acts += len(walk(CATALOG[game].game, _setups(game)[at % len(_setups(game))], seed).played)
        except Exception as wrong:  # whatever it is, the soak goes on and tells it
            faults.append(f"match {at}, seed {seed}: {wrong!r}")
    return Batch(acts, tuple(faults), {"matches": CAREFUL})


def quick(game: str, number: int) -> Batch:
    """Random matches through the rules and the codec to their end."""
    row, faults, acts, longest = CATALOG[game], [], 0, 0
    for at in range(number * QUICK, (number + 1) * QUICK):
        rng = random.Random(seed_of(f"quick {game}", at))
        length, _ = random_walk(row.game, _setups(game)[at % len(_setups(game))], row.chance(rng).pick, rng)
        acts, longest = acts + length, max(longest, length)
        if length >= MOST_ACTS:
            faults.append(f"match {at} did not end within {MOST_ACTS} acts")
    return Batch(QUICK, tuple(faults), {"acts": acts, "most acts": longest})


def alike(game: str, number: int) -> Batch:
    """Matches of the lowest computer players with real machines: the same log under every hash seed."""
    first = number * SEEDED
    told = {hash_seed: _elsewhere(game, first, hash_seed) for hash_seed in HASH_SEEDS}
    faults = [f"matches from {first}: other logs under hash seed {name}" for name in told if told[name] != told["0"]]
    faults += [line for line in told["0"].splitlines() if line.startswith("match ")]
    return Batch(SEEDED, tuple(faults))


def _elsewhere(game: str, first: int, hash_seed: str) -> str:
    command = [sys.executable, "-m", "tests.soak.walks", "--game", game, "--first", str(first)]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def digest(game: str, at: int) -> str:
    """The digest of the log of a match of two of the lowest computer players; or that it did not end."""
    row = CATALOG[game]
    match = Match(row.game, row.game.setup([Seat(name, f"bot:{row.levels[0]}") for name in row.game.seat_names[:2]]))
    bots = row.bots(match.setup)
    try:
        for _ in play_on(MatchRunner(match, row.nature_of(seed_of(f"alike {game}", at), bots), bots)):
            pass
    except EndlessMatch as endless:
        return f"match {at}: {endless}"
    return hashlib.sha256(log_of(match)).hexdigest()


def main() -> None:
    """The other process: print the digests of some matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(CATALOG))
    parser.add_argument("--first", required=True, type=int)
    given = parser.parse_args()
    print(*(digest(given.game, at) for at in range(given.first, given.first + SEEDED)), sep="\n")


if __name__ == "__main__":
    main()
