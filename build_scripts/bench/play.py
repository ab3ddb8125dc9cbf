"""Acts a second of random matches through rules, events and codec, beside OpenSpiel's backgammon."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from operator import truediv
from random import Random
from statistics import median
from typing import Any

from build_scripts.bench.bars import Bar, Unmeasurable
from game.catalog import CATALOG, CatalogRow
from game.core.acts import Act, Answer, Ask, Turn
from game.core.game import Game
from game.core.setup import Seat, Setup
from game.host.places import Places
from game.session.match_runner import MOST_ACTS
from game.text.said import Said

# A match of random moves, as fast as the rules go.


def random_walk(game: Game[Any], setup: Setup, pick: Callable[[Any, Ask], Answer], rng: Random) -> tuple[int, int]:
    """A match of random moves through the rules and the codec alone; how many acts, and how many events."""
    waiting_of, legal_of, apply, encode, decode = game.waiting, game.legal, game.apply, game.encode, game.decode
    state, random = game.start(setup), rng.random
    acts = events = 0
    while acts < MOST_ACTS:
        waiting = waiting_of(state)
        if isinstance(waiting, Turn):
            legal = legal_of(state)
            act: Act = legal[int(random() * len(legal))]
        elif isinstance(waiting, Ask):
            act = pick(state, waiting)
        else:
            break
        state, told = apply(state, decode(encode(act)))
        acts, events = acts + 1, events + len(told)
    return acts, events


# How many acts a second.


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
    # Translators: {peer}, {ours}: how many acts a second. OpenSpiel is a program, backgammon one of its games.
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
