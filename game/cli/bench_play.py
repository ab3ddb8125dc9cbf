"""Acts a second of random matches through rules, events and codec, beside OpenSpiel's backgammon where it is there."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from importlib.util import find_spec
from statistics import median

from game.catalog import CATALOG, CatalogRow
from game.cli.bench_bars import Bar
from game.core.setup import Seat
from game.host.places import Places
from game.session.playout import random_walk
from game.text.language import N_
from game.text.said import Said

REPEATS, MATCHES = 5, 100

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
    """Every game of the catalog."""
    found = figures(MATCHES, sys.executable if find_spec("pyspiel") else None)
    spiel = found.pop(None, None)
    peer = Said("OpenSpiel is not installed")
    if spiel:
        peer = Said("OpenSpiel backgammon {acts:,.0f}", acts=median(spiel))
    unit = N_("acts/s")
    return [Bar(f"walk.{name}", median(acts), unit, 200_000, peer, at_least=True) for name, acts in found.items()]


def figures(matches: int, spiel_python: str | None = None) -> dict[str | None, list[float]]:
    """Acts a second by game, OpenSpiel's under None; the repeats take turns, so that noise meets all alike."""
    found: dict[str | None, list[float]] = {}
    for _ in range(REPEATS):
        for name, row in CATALOG.items():
            found.setdefault(name, []).append(walked(row, matches))
        if spiel_python:
            found.setdefault(None, []).append(spiel(spiel_python))
    return found


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
