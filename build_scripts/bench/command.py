"""`bench`: the speed bars, each beside its limit and what it was measured against."""

from __future__ import annotations

import argparse
import os
import pkgutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from build_scripts.bench.bars import Bar, Measure, Unmeasurable, unmeasured
from game.cli import arguments as shared
from game.cli.arguments import Refused
from game.host.places import Places
from game.session.match import MatchError, NotSaved
from game.text.language import N_, N_context, N_plural, _, decimal, in_digits, ngettext, row

# Whether anything else keeps this computer busy, which would decide about figures of milliseconds.


STAT = Path("/proc/stat")
QUIET = 0.25
"""Cores that others may use without being noticed in a figure."""
_LOOK_S = 1.0
_LOADED = N_(
    # Translators: {number}: processor cores that other programs used; {all}: how many the computer has.
    "This computer was busy: other programs used up to {number} of its {all} cores. Measure again when it is quiet."
)


def others() -> float | None:
    """How many cores other processes use, seen for a second in which this one sleeps; None where nothing tells."""
    if not STAT.exists():
        return None
    before = _busy()
    time.sleep(_LOOK_S)
    return (_busy() - before) / _LOOK_S


def wait(patience: float, tell: Callable[[str], None] = lambda line: None) -> float | None:
    """Wait until nothing else runs, but no longer than so many seconds; how many cores others use after that."""
    until = time.monotonic() + patience
    while (used := others()) is not None and used > QUIET and time.monotonic() < until:
        # Translators: {number}: processor cores that other programs use.
        tell(_("other programs use {number} cores, waiting for a quiet computer…", number=decimal(used, 1)))
    return used


def warning(used: float) -> str:
    """What is to be known about figures measured while others used so many cores."""
    return _(_LOADED, number=decimal(used, 1), all=os.cpu_count())


def _busy() -> float:
    """Seconds that all cores have worked since the start; not those in which they waited or were taken away."""
    user, nice, system, _, _, irq, soft, *_ = map(int, STAT.read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


# The command.


EXAMPLES = (
    ("trapworks bench", ""),
    ("trapworks bench --only step,trap", ""),
    ("trapworks bench --only frame.crank,start --wait 0", ""),
    ("trapworks bench --only frame,idle --json", ""),
)

# What measures a bar is loaded only when it is asked for: every start of the game loads this file.
MEASURES: Mapping[str, str] = {
    "step": "build_scripts.bench.physics:step",
    "trap": "build_scripts.bench.physics:trap",
    "cause": "build_scripts.bench.causes:cause",
    "tray": "build_scripts.bench.tray:tray",
    "pull": "build_scripts.bench.tray:pull",
    "workshop": "build_scripts.bench.physics:workshop",
    "walk": "build_scripts.bench.play:walk",
    "frame.crank": "build_scripts.bench.frames:crank",
    "frame.backwards": "build_scripts.bench.frames:backwards",
    "frame.hundred": "build_scripts.bench.frames:hundred",
    "frame.trap_backwards": "build_scripts.bench.frames:trap_backwards",
    "frame.trap_hundred": "build_scripts.bench.frames:trap_hundred",
    "frame.what_if": "build_scripts.bench.frames:what_if",
    "frame.seek": "build_scripts.bench.frames:seek",
    "film": "build_scripts.bench.memory:film",
    "frame.lit_bench": "build_scripts.bench.frames:lit_bench",
    "frame.lit_race": "build_scripts.bench.frames:lit_race",
    "frame.lit_maze": "build_scripts.bench.frames:lit_maze",
    "frame.mousetrap": "build_scripts.bench.frames:mousetrap",
    "frame.own_table": "build_scripts.bench.frames:own_table",
    "frame.mousemaze": "build_scripts.bench.frames:mousemaze",
    "frame.mightymouse": "build_scripts.bench.frames:mightymouse",
    "frame.mixing": "build_scripts.bench.frames:mixing",
    "frame.pull": "build_scripts.bench.frames:pull",
    "idle": "build_scripts.bench.window:idle",
    "start": "build_scripts.bench.window:start",
    "shelf": "build_scripts.bench.shelf:shelf",
    "memory": "build_scripts.bench.memory:memory",
    "save": "build_scripts.bench.save:save",
}
WAIT_S = 60
# Translators: whether a figure keeps to its limit, in a table; at most 8 letters. The second one should catch the eye.
_KEPT, _BROKEN = N_context("a limit", "met"), N_context("a limit", "MISSED")
# Translators: {held}: how many of the limits (bars) were kept; {number}: how many limits there are.
_HELD = N_plural("{held} of {number} bar met", "{held} of {number} bars met")
# Translators: {held}: how many of the limits (bars) were kept; {number}: how many limits there are; {names}: which ones
# were missed.
_MISSED = N_plural("{held} of {number} bar met; missed: {names}", "{held} of {number} bars met; missed: {names}")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "bench", _("measure the game’s speed against its bars"), *EXAMPLES)
    parser.add_argument(
        "--only",
        metavar="NAME,...",
        # Translators: {names}: a list of measures. frame is a word to type: keep it.
        help=_("some of {names}; frame means all of that kind", names=", ".join(MEASURES)),
    )
    parser.add_argument(
        "--wait",
        type=int,
        default=WAIT_S,
        metavar="S",
        # Translators: {seconds}: the number used if nothing is given.
        help=_("seconds to wait for a quiet computer ({seconds})", seconds=WAIT_S),
    )
    shared.json_too(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; 1 if a bar is missed."""
    names, places = _chosen(arguments.only), shared.places(arguments)
    bars: list[Bar] = []
    load = wait(arguments.wait, _progress)
    for bar in measured(names, places):
        bars.append(bar)
        if not arguments.json:
            print(told(bar), flush=True)
    held = all(bar.held for bar in bars)
    load = max(filter(None, (load, others())), default=0.0)
    if arguments.json:
        shared.print_json({"bars": [bar.plain() for bar in bars], "held": held, "others_cores": round(load, 2)})
    else:
        print(_summed(bars))
    if load > QUIET:
        print(warning(load), file=sys.stderr)
    return 0 if held else 1


def _summed(bars: Sequence[Bar]) -> str:
    missed = [bar.name for bar in bars if not bar.held]
    held = len(bars) - len(missed)
    if missed:
        return ngettext(*_MISSED, len(bars), held=held, names=row(missed))
    return ngettext(*_HELD, len(bars), held=held)


def measured(names: Sequence[str], places: Places) -> Iterator[Bar]:
    """Every bar of these names, one after the other."""
    for number, name in enumerate(names, start=1):
        # Translators: {name}: what is measured; {number}: which one it is; {all}: how many there are.
        _progress(_("measuring {name} ({number} of {all})…", name=name, number=number, all=len(names)))
        bars = _measure(name, places)
        _progress("")
        yield from bars


def told(bar: Bar) -> str:
    """A bar as a line of a table."""
    verdict, reference = _(_KEPT) if bar.held else _(_BROKEN), bar.reference.spoken()
    if bar.figure is None:
        return f"{bar.name:32} {verdict:8} {reference}"
    figures = f"{_number(bar.figure):>9} {'>=' if bar.at_least else '<='} {_number(bar.bar or 0):7}"
    return f"{bar.name:32} {verdict:8} {figures} {_(bar.unit):7} {reference}"


def _number(value: float) -> str:
    return in_digits(f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}")


def _chosen(only: str | None) -> list[str]:
    chosen: list[str] = []
    for name in [""] if only is None else only.split(","):
        found = [each for each in MEASURES if only is None or each == name or each.startswith(f"{name}.")]
        if not found:
            # Translators: {option}: an option as it is typed; {names}: the words it takes; {given}: what was typed
            # instead.
            told = _("{option} takes one of {names}, not {given}", option="--only", names=", ".join(MEASURES),
                     given=repr(name[:40]))  # fmt: skip
            raise Refused(told)
        chosen += found
    return list(dict.fromkeys(chosen))


def _measure(name: str, places: Places) -> list[Bar]:
    try:
        measure: Measure = pkgutil.resolve_name(MEASURES[name])
        return measure(places)
    except (Unmeasurable, MatchError, NotSaved, OSError, subprocess.SubprocessError, ImportError) as error:
        return [unmeasured(name, error)]


def _progress(line: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
