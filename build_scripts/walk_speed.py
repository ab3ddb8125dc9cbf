"""Acts a second of random matches, without a machine, through rules, events and codec; beside OpenSpiel if it is there.

python build_scripts/walk_speed.py [--matches 200] [--spiel PYTHON]   (a Python in which `import pyspiel` works)
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import time
from statistics import median

from game.catalog import CATALOG, Row
from game.core.setup import Seat
from game.session.playout import random_walk

REPEATS = 7

SPIEL = """
import json, random, time, pyspiel
game, rng, acts, began = pyspiel.load_game("backgammon"), random.Random(1), 0, time.process_time()
while time.process_time() - began < 1.5:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = outcomes[int(rng.random() * len(outcomes))][0]
        else:
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
        state.apply_action(action)
        acts += 1
print(json.dumps(acts / (time.process_time() - began)))
"""


def measured(row: Row, matches: int) -> float:
    """Acts a second of processor time, four seats or as many as there are."""
    rng = random.Random(1)
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: min(4, row.game.most)]])
    pick, acts, began = row.chance(rng).pick, 0, time.process_time()
    for _ in range(matches):
        acts += random_walk(row.game, setup, pick, rng)[0]
    return acts / (time.process_time() - began)


def spiel(python: str) -> float:
    """The same of OpenSpiel's backgammon."""
    done = subprocess.run([python, "-c", SPIEL], capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def main() -> None:
    """Interleave the repeats, so that a noisy machine is as noisy for all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--spiel", metavar="PYTHON")
    arguments = parser.parse_args()
    found: dict[str, list[float]] = {}
    for _ in range(REPEATS):
        for name, row in CATALOG.items():
            found.setdefault(name, []).append(measured(row, arguments.matches))
        if arguments.spiel:
            found.setdefault("OpenSpiel backgammon", []).append(spiel(arguments.spiel))
    for name, figures in found.items():
        print(f"{name}: median {median(figures):,.0f} acts/s, from {min(figures):,.0f} to {max(figures):,.0f}")


if __name__ == "__main__":
    main()
