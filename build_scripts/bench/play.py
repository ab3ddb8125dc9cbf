"""Acts a second of random matches through rules, events and codec, beside OpenSpiel's backgammon."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from operator import truediv
from statistics import median

from build_scripts.bench.bars import Bar, Unmeasurable
from build_scripts.bench.random_walk import random_walk
from game.catalog import CATALOG, CatalogRow
from game.core.setup import Seat
from game.host.places import Places
from game.text.said import Said

REPEATS, MATCHES = 5, 100
_MISSING = Said("the program to compare with is missing: pip install 'trapworks[bench]' installs OpenSpiel")

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


def walk(_: Places) -> list[Bar]:
    """Every game of the catalog; the repeats take turns with the peer's, so that noise meets all alike."""
    if not find_spec("pyspiel"):
        raise Unmeasurable(_MISSING)
    found: dict[str, list[float]] = {}
    peer = []
    for _again in range(REPEATS):
        for name, row in CATALOG.items():
            found.setdefault(name, []).append(walked(row, MATCHES))
        peer.append(spiel(sys.executable))
    return [_bar(name, acts, peer) for name, acts in found.items()]


def _bar(name: str, acts: Sequence[float], peer: Sequence[float]) -> Bar:
    told = Said("OpenSpiel’s backgammon {peer:,.0f} acts/s, this {ours:,.0f}", peer=median(peer), ours=median(acts))
    return Bar(f"walk.{name}", median(map(truediv, acts, peer)), "x", 1.3, told, at_least=True)


def walked(row: CatalogRow, matches: int) -> float:
    """Acts a second of processor time, four seats or as many as there are."""
    rng = random.Random(1)
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[: min(4, row.game.most)]])
    pick, acts, began = row.chance(rng).pick, 0, time.process_time()
    for _ in range(matches):
        acts += random_walk(row.game, setup, pick, rng)[0]
    return acts / (time.process_time() - began)


def spiel(python: str) -> float:
    """The same of OpenSpiel's backgammon."""
    done = subprocess.run([python, "-c", SPIEL], capture_output=True, text=True, check=True, timeout=60)
    return float(json.loads(done.stdout))
