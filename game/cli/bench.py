"""`bench`: the speed bars, each beside its limit and what it was measured against."""

from __future__ import annotations

import argparse
import pkgutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence

from game.cli import arguments as shared
from game.cli import bench_load
from game.cli.arguments import Refused
from game.cli.bench_bars import Bar, Measure, Unmeasurable, unmeasured
from game.host.places import Places
from game.session.errors import MatchError, NotSaved

EXAMPLES = """  trapworks bench
  trapworks bench --only step,trap
  trapworks bench --only frame.crank,start --wait 0
  trapworks bench --only frame,idle --json"""

# What measures a bar is loaded only when it is asked for: every start of the game loads this file.
MEASURES: Mapping[str, str] = {
    "step": "game.cli.bench_physics:step",
    "trap": "game.cli.bench_physics:trap",
    "tray": "game.cli.bench_tray:tray",
    "pull": "game.cli.bench_tray:pull",
    "workshop": "game.cli.bench_workshop:workshop",
    "walk": "game.cli.bench_play:walk",
    "frame.crank": "game.cli.bench_frames:crank",
    "frame.mousetrap": "game.cli.bench_frames:mousetrap",
    "frame.mousemaze": "game.cli.bench_frames:mousemaze",
    "frame.mightymouse": "game.cli.bench_frames:mightymouse",
    "frame.mixing": "game.cli.bench_frames:mixing",
    "frame.pull": "game.cli.bench_frames:pull",
    "idle": "game.cli.bench_window:idle",
    "start": "game.cli.bench_window:start",
    "memory": "game.cli.bench_memory:memory",
    "save": "game.cli.bench_save:save",
}
WAIT_S = 60


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "bench", "measure the game's speed against its bars", EXAMPLES)
    parser.add_argument("--only", metavar="NAME,...", help=f"some of {', '.join(MEASURES)}; frame is all of its kind")
    parser.add_argument(
        "--wait", type=int, default=WAIT_S, metavar="S", help=f"seconds to wait for a quiet computer ({WAIT_S})"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; 1 if a bar is missed."""
    names, places = _chosen(arguments.only), shared.places(arguments)
    bars: list[Bar] = []
    load = bench_load.wait(arguments.wait, _progress)
    for bar in measured(names, places):
        bars.append(bar)
        if not arguments.json:
            print(told(bar), flush=True)
    held = all(bar.held for bar in bars)
    load = max(filter(None, (load, bench_load.others())), default=0.0)
    if arguments.json:
        shared.print_json({"bars": [bar.plain() for bar in bars], "held": held, "others_cores": round(load, 2)})
    else:
        missed = [bar.name for bar in bars if not bar.held]
        print(
            f"{len(bars) - len(missed)} of {len(bars)} bars held" + (f"; missed: {', '.join(missed)}" if missed else "")
        )
    if load > bench_load.QUIET:
        print(bench_load.warning(load), file=sys.stderr)
    return 0 if held else 1


def measured(names: Sequence[str], places: Places) -> Iterator[Bar]:
    """Every bar of these names, one after the other."""
    for number, name in enumerate(names, start=1):
        _progress(f"measuring {name} ({number} of {len(names)}) ...")
        bars = _measure(name, places)
        _progress("")
        yield from bars


def told(bar: Bar) -> str:
    """A bar as a line of a table."""
    if bar.figure is None:
        return f"{bar.name:32} MISSED  {bar.reference}"
    verdict, sense = "held" if bar.held else "MISSED", ">=" if bar.at_least else "<="
    figures = f"{_number(bar.figure):>9} {sense} {_number(bar.bar or 0):7}"
    return f"{bar.name:32} {verdict:6} {figures} {bar.unit:7} {bar.reference}"


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def _chosen(only: str | None) -> list[str]:
    chosen: list[str] = []
    for name in [""] if only is None else only.split(","):
        found = [each for each in MEASURES if only is None or each == name or each.startswith(f"{name}.")]
        if not found:
            raise Refused(f"--only takes names of {', '.join(MEASURES)}, not {name[:40]!r}")
        chosen += found
    return list(dict.fromkeys(chosen))


def _measure(name: str, places: Places) -> list[Bar]:
    try:
        measure: Measure = pkgutil.resolve_name(MEASURES[name])
        return measure(places)
    except (Unmeasurable, MatchError, NotSaved, OSError, subprocess.SubprocessError, ImportError) as error:
        lines = str(error).splitlines()
        return [unmeasured(name, lines[0] if lines else type(error).__name__)]


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
