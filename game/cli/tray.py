"""`tray`: the Booby-Trap tray, packed many times, every piece taken once, and counted."""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing import get_context
from typing import Any

from game.cli import arguments as shared
from game.cli.arguments import Refused
from game.nature.packs import Pack, Packs, summary
from game.physics.boobytrap.lift import STRAY
from game.physics.boobytrap.pieces import PIECES
from game.physics.boobytrap.world import STEP

EXAMPLES = """  trapworks tray                                 how do 20 full trays take it?
  trapworks tray --picks 20 --workers 2          and after 20 pieces are gone?
  trapworks tray --stray-mm 3 --creep-s 0        and with an unsure hand?
  trapworks tray --packs 20 --seed 1 --json"""

MOST_PACKS, MOST_WORKERS, MOST_PICKS, MOST_CREEP = 100_000, 64, 55, 3600
CLASSES = ("loose", "safe", "shielded", "tripping")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "tray", "pack the Booby-Trap tray many times and take every piece", EXAMPLES)
    parser.add_argument("--packs", type=int, default=20, metavar="N", help="how many; pack i has seed + i")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first pack's seed")
    parser.add_argument("--picks", type=int, default=0, metavar="N", help="random pieces that are gone before")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take every Nth piece of a pack only")
    parser.add_argument("--stray-mm", type=float, default=0.0, metavar="MM", help="how far the lifting hand strays")
    parser.add_argument("--creep-s", type=float, default=60.0, metavar="S", help="how long each pack is left alone")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; the result is the same")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    _within("--packs", arguments.packs, 1, MOST_PACKS)
    _within("--workers", arguments.workers, 1, MOST_WORKERS)
    _within("--picks", arguments.picks, 0, MOST_PICKS)
    _within("--every", arguments.every, 1, len(PIECES))
    _within("--stray-mm", arguments.stray_mm, 0, STRAY / 10)
    _within("--creep-s", arguments.creep_s, 0, MOST_CREEP)
    packs = Packs(arguments.picks, arguments.every, arguments.stray_mm, arguments.creep_s)
    seeds = range(arguments.seed, arguments.seed + arguments.packs)
    results = list(_progress(measured(packs, seeds, arguments.workers), len(seeds)))
    found, cpu = summary(pack for pack, _ in results), sum(seconds for _, seconds in results)
    simulated = found["steps"] * STEP + arguments.creep_s * len(seeds)
    found |= {"cpu_s": round(cpu, 2), "x_realtime": round(simulated / cpu, 1) if cpu else 0.0}
    found["digest"] = found.pop("digest")
    shared.print_json(found) if arguments.json else print(told(found, arguments.creep_s))
    return 0


def measured(packs: Packs, seeds: range, workers: int) -> Iterator[tuple[Pack, float]]:
    """Every pack and its CPU seconds, in order of seed whatever the number of processes."""
    if workers == 1:
        yield from map(partial(_timed, packs), seeds)
        return
    with get_context("spawn").Pool(min(workers, len(seeds))) as pool:
        yield from pool.imap(partial(_timed, packs), seeds)


def told(found: dict[str, Any], creep_s: float) -> str:
    """The figures for a person to read."""
    lines = [f"{found['pieces']} pieces taken, each from one of {found['packs']} packs"]
    lines += [f"  {name:9}" + "".join(_size(found, size, name) for size in ("all", "S", "M", "L")) for name in CLASSES]
    lines.insert(1, f"  {'':9}{'all':>25}{'small':>9}{'medium':>9}{'large':>9}")
    trip, moved, least = found["auc_trip"], found["auc_moved_1mm"], found["least_gripped_fifth"]
    lines.append(f"grip foretells a trip {_number(trip)}, the bar going in over 1 mm {_number(moved)} (1: always)")
    lines.append(f"of the least gripped fifth {_share(least)} trip")
    lines.append(
        f"pieces fly in {_share(found['thrown_in_trips'])} of trips, {_share(found['thrown_in_safe'])} of others"
    )
    lines.append(f"95 % are at rest within {_number(found['rest_s_p95'])} s; {found['unsettled']} never were")
    if creep_s:
        creep = f"bar {found['creep_bar_mm']} mm, pieces {found['creep_disc_mm']} mm"
        lines.append(f"left alone for {creep_s:g} s they creep at the most: {creep}")
    lines.append(f"{found['cpu_s']} s of CPU, {found['x_realtime']} times real time; digest {found['digest']}")
    return "\n".join(lines)


def _size(found: dict[str, Any], size: str, name: str) -> str:
    counted = found["shares"][size][name]
    if size == "all":
        return f"{_share(counted):>25}"
    return f"{'-':>9}" if counted["share"] is None else f"{counted['share']:9.1%}"


def _share(counted: dict[str, Any]) -> str:
    low, high = counted["ci95"]
    return "-" if counted["share"] is None else f"{counted['share']:.1%} ({low:.1%} to {high:.1%})"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _timed(packs: Packs, seed: int) -> tuple[Pack, float]:
    began = time.process_time()
    return packs.run(seed), time.process_time() - began


def _within(name: str, value: float, low: float, high: float) -> None:
    if not math.isfinite(value) or not low <= value <= high:
        raise Refused(f"{name} must be {low:g} to {high:g}, not {value:g}")


def _progress(results: Iterator[tuple[Pack, float]], whole: int) -> Iterator[tuple[Pack, float]]:
    shown = sys.stderr.isatty()
    for number, result in enumerate(results, start=1):
        yield result
        if shown:
            done = round(30 * number / whole)
            end = "\n" if number == whole else ""
            print(f"\r{'#' * done}{'.' * (30 - done)} {number}/{whole}", end=end, file=sys.stderr, flush=True)
