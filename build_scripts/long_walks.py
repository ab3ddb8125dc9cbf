"""Random matches of every game with every promise looked at after every act, for as many as wanted.

python build_scripts/long_walks.py [--game mousetrap] [--matches 10000] [--seed 1] [--quick]

All games without --game; quick: rules and codec alone.
"""

from __future__ import annotations

import argparse
import random
import time
from itertools import cycle, islice
from statistics import median

from game.catalog import CATALOG
from game.session.playout import MOST_ACTS, random_walk
from tests.harness.walk import setups, walk


def main() -> None:
    """Walk through every set-up in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(CATALOG))
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    for name, row in CATALOG.items():
        if arguments.game not in (None, name):
            continue
        began, lengths = time.process_time(), []
        for number, setup in enumerate(islice(cycle(setups(row.game)), arguments.matches)):
            seed = arguments.seed + number
            if arguments.quick:
                rng = random.Random(seed)
                lengths.append(random_walk(row.game, setup, row.chance(rng).pick, rng)[0])
            else:
                lengths.append(len(walk(row.game, setup, seed).played))
            assert lengths[-1] < MOST_ACTS
        seconds = time.process_time() - began
        acts = f"{sum(lengths)} acts, median {median(lengths)}, longest {max(lengths)}"
        print(f"{name}: {len(lengths)} matches, {acts}, {seconds:.0f} s")


if __name__ == "__main__":
    main()
