"""The figures of the Booby-Trap tray over seeds it was not tuned on, a line each; before a release."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any, TypeAlias

from build_scripts.measure.figures import Figure, add_seed, add_workers, told
from game.games.boobytrap.nature.packs import Pack, Packs, summary
from game.games.boobytrap.tray.history import mixed, tray_after
from game.games.boobytrap.tray.packing import MARK, Packing
from game.games.boobytrap.tray.pulling import PullReport, PullRun
from game.games.boobytrap.tray.settled import Tray
from game.games.boobytrap.tray.world import STEP
from game.machine.lift import STEADY

LATER = (15, 20, 25, 30)
HISTORY = 6
ALIKE_PACKS = 2
Found: TypeAlias = dict[str, Any]


def measure(packs: int, seed: int, workers: int) -> Iterator[Figure]:
    """Every figure in turn."""
    with get_context("spawn").Pool(workers) as pool:
        seeds = range(seed, seed + packs)
        full = summary(pool.imap(Packs().run, seeds))
        yield from _rest(full)
        yield from _shares(full)
        yield from _feeling(full)
        later = summary(pool.imap(_later, seeds))
        trips = later["shares"]["all"]["tripping"]
        yield Figure("T2", "after 15-30 picks: tripping 0.2 to 0.35", _share(trips), 0.2 <= trips["share"] <= 0.35)
        yield from _thrown([full, later])
        yield from _time([full, later], seed)
        yield from _alike(pool, seed)


def _later(seed: int) -> Pack:
    """A pack after 15 to 30 random picks."""
    return Packs(LATER[seed % len(LATER)], creep_s=0).run(seed)


def _rest(full: Found) -> Iterator[Figure]:
    bar, disc = full["creep_bar_mm"], full["creep_disc_mm"]
    yield Figure("T1", "60 s more: the bar creeps at most 0.02 mm", f"{bar:.5f}", bar <= 0.02)
    yield Figure("T1", "60 s more: any piece at most 0.1 mm", f"{disc:.5f}", disc <= 0.1)


def _shares(full: Found) -> Iterator[Figure]:
    for name, low, high in (("loose", 0.15, 0.30), ("shielded", 0.12, 1.0), ("tripping", 0.04, 0.15)):
        found = full["shares"]["all"][name]
        yield Figure("T2", f"full: {name} {low} to {high}", _share(found), low <= found["share"] <= high)
    small, large = (full["shares"][size]["tripping"]["share"] for size in "SL")
    yield Figure("T2", "large trip at least twice as often", f"{large} and {small}", large >= 2 * small and large > 0)


def _feeling(full: Found) -> Iterator[Figure]:
    for what, least in (("trip", 0.7), ("moved_1mm", 0.8)):
        area = full[f"auc_{what}"]
        yield Figure("T3", f"grip foretells {what}: at least {least}", f"{area:.3f}", area >= least)
    found = full["least_gripped_fifth"]
    yield Figure("T3", "least gripped fifth: trips at most 0.02", _share(found), found["share"] <= 0.02)


def _alike(pool: Pool, seed: int) -> Iterator[Figure]:
    digests = {_told_elsewhere(seed, hash_seed) for hash_seed in ("1", "77", "random")}
    yield Figure("T4", "one digest in three processes", " ".join(d[:12] for d in digests), len(digests) == 1)
    pairs = [pair for found in pool.imap(_restored, range(seed, seed + ALIKE_PACKS)) for pair in found]
    apart = max(abs(a - b) for a, b in pairs)
    same = sum((a >= MARK) == (b >= MARK) for a, b in pairs) / len(pairs)
    yield Figure("T4", f"restored, {len(pairs)} pulls: bar within 0.01 mm", f"{apart:.6f}", apart <= 0.01)
    yield Figure("T4", "restored: same class for 0.99", f"{same:.4f}", same >= 0.99)


def _told_elsewhere(seed: int, hash_seed: str) -> str:
    """The digest that another process finds for the same packs."""
    quick = ("--packs", "1", "--every", "4", "--creep-s", "1", "--json")
    command = (sys.executable, "-m", "game", "tray", "--seed", str(seed), *quick)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    return str(json.loads(done.stdout)["digest"])


def _restored(seed: int) -> list[tuple[float, float]]:
    """The travel of every piece of a tray after some picks: as it was played on, and from its saved numbers."""
    rng, tray, pulls = random.Random(f"saved {seed}"), mixed(seed), []
    for _ in range(HISTORY):
        number = rng.choice(tray.left)
        pulls.append((number, STEADY.encode(), _pulled(tray, number).thrown))
    discs, bar = json.loads(json.dumps([tray.packing.discs, tray.packing.bar]))
    saved = Tray(Packing(tuple((number, tuple(pose)) for number, pose in discs), tuple(bar)))
    again = tray_after(seed, tuple(pulls))
    found = [(_pulled(tray.copy(), n).travel_mm, _pulled(saved.copy(), n).travel_mm) for n in tray.left]
    return [*found, (tray.packing.bar[1], again.packing.bar[1])]


def _pulled(tray: Tray, number: int) -> PullReport:
    run = PullRun(tray, number)
    while not run.done:
        run.step()
    return run.report()


def _thrown(all_: list[Found]) -> Iterator[Figure]:
    for name, low, high in (("trips", 0.15, 0.40), ("safe", 0.0, 0.02)):
        hits, whole = _sum(all_, f"thrown_in_{name}")
        yield Figure("T5", f"thrown in {name}: {low} to {high}", f"{hits} of {whole}", low <= hits / whole <= high)


def _sum(all_: list[Found], name: str) -> tuple[int, int]:
    hits = sum(found[name]["pieces"] for found in all_)
    return hits, sum(found[name]["of"] for found in all_)


def _time(all_: list[Found], seed: int) -> Iterator[Figure]:
    for found in all_:
        rest, stopped = found["rest_s_p95"], found["unsettled"]
        what = f"{found['pieces']} pulls: 95 % at rest in 1.5 s"
        yield Figure("T6", what, f"{rest} s, {stopped} stopped", rest <= 1.5)
    start, began, steps = mixed(seed), time.process_time(), 0
    for number in start.left[::3]:
        steps += _pulled(start.copy(), number).steps
    speed = steps * STEP / (time.process_time() - began)
    yield Figure("T6", "pulls at least 4 x real time", f"{speed:.1f} x", speed >= 4)


def _share(found: Found) -> str:
    return f"{found['share']:.3f} {found['ci95']}"


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--packs", type=int, default=20)
    add_seed(parser, 5_000_000)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Measure and print; 1 if something is missed."""
    return told(measure(given.packs, given.seed, given.workers))
