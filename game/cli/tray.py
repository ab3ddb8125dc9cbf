"""`tray`: the Booby-Trap tray, packed many times, every piece taken once, and counted."""

from __future__ import annotations

import argparse
from typing import Any

from game.cli import arguments as shared
from game.cli.arguments import within
from game.cli.runs import MOST_WORKERS, timed, watched
from game.nature.boobytrap.packs import Packs, summary
from game.physics.boobytrap.lift import STRAY
from game.physics.boobytrap.pieces import PIECES
from game.physics.boobytrap.world import STEP
from game.text.language import _

EXAMPLES = """  trapworks tray                                 how do 20 full trays take it?
  trapworks tray --picks 20 --workers 2          and after 20 pieces are gone?
  trapworks tray --stray-mm 3 --creep-s 0        and with an unsure hand?
  trapworks tray --packs 20 --seed 1 --json"""

MOST_PACKS, MOST_PICKS, MOST_CREEP = 100_000, 55, 3600
CLASSES = ("loose", "safe", "shielded", "tripping")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "tray", _("pack the Booby-Trap tray many times and take every piece"), EXAMPLES)
    parser.add_argument("--packs", type=shared.whole, default=20, metavar="N", help="how many; pack i has seed + i")
    parser.add_argument("--seed", type=shared.whole, default=1, metavar="N", help="the first pack's seed")
    parser.add_argument("--picks", type=shared.whole, default=0, metavar="N", help="random pieces that are gone before")
    parser.add_argument("--every", type=shared.whole, default=1, metavar="N", help="take every Nth piece only")
    parser.add_argument("--stray-mm", type=float, default=0.0, metavar="MM", help="how far the lifting hand strays")
    parser.add_argument("--creep-s", type=float, default=60.0, metavar="S", help="how long each pack is left alone")
    parser.add_argument("--workers", type=shared.whole, default=1, metavar="N", help="processes; same result")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    within("--packs", arguments.packs, 1, MOST_PACKS)
    within("--workers", arguments.workers, 1, MOST_WORKERS)
    within("--picks", arguments.picks, 0, MOST_PICKS)
    within("--every", arguments.every, 1, len(PIECES))
    within("--stray-mm", arguments.stray_mm, 0, STRAY / 10)
    within("--creep-s", arguments.creep_s, 0, MOST_CREEP)
    packs = Packs(arguments.picks, arguments.every, arguments.stray_mm, arguments.creep_s)
    seeds = range(arguments.seed, arguments.seed + arguments.packs)
    results = list(watched(timed(packs.run, seeds, arguments.workers), len(seeds)))
    found, cpu = summary(pack for pack, _ in results), sum(seconds for _, seconds in results)
    simulated = found["steps"] * STEP + arguments.creep_s * len(seeds)
    found |= {"cpu_s": round(cpu, 2), "x_realtime": round(simulated / cpu, 1) if cpu else 0.0}
    found["digest"] = found.pop("digest")
    shared.print_json(found) if arguments.json else print(told(found, arguments.creep_s))
    return 0


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
