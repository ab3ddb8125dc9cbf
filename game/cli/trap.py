"""`trap`: the Mouse Trap machine, run many times and counted, and why it missed."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

from game.cli import arguments as shared
from game.cli import machine
from game.cli.arguments import Refused, within
from game.cli.runs import MOST_WORKERS, bar, timed, watched
from game.games.mousetrap.nature.causes import KINDS, Cause
from game.games.mousetrap.nature.trials import Trial, TrialCount
from game.games.mousetrap.text.chain import short
from game.games.mousetrap.text.machine import ended, explain
from game.games.mousetrap.trap.layout import STEP
from game.games.mousetrap.trap.machine import MAX_DEG, MAX_GRIP_PCT, MAX_MM, PARTS, part
from game.games.mousetrap.trap.report import LINKS, TrapReport
from game.machine import MachineError
from game.machine.hand import MAX_RPS
from game.nature.chance import stream
from game.nature.statistics import share_between, share_interval
from game.text.language import N_, N_plural, _, decimal, ngettext, percent, row
from game.workshop.proofs.scoring import Hands

# `trap --why` and `trap --skill`: why runs missed, and how much of the result is decided by the building.


BUILDS, MORE, MOST_BUILDS = 160, 80, 480
"""Machines that are built at first, and as many more at a time, up to so many, until the share is known well enough."""
TRIES = 10
HALF_WIDTH = 0.1
"""Half the width of the interval with which a share is known well enough."""
CARELESS = ((1.0, 0.5), (1.5, 1.0), (2.0, 1.5), (3.0, 3.0))
"""The mm and degrees off true at which the skill is measured: careful hands first."""
# Translators: what was to blame for so many misses, as "hand 3, part 5, pair 0, luck 1, none 2".
_KINDS = {
    # Translators: in a list of causes of misses: {number}: how many misses came from the way the crank was turned.
    "hand": N_("hand {number}"),
    # Translators: in a list of causes of misses: {number}: how many misses came from one part that was placed badly.
    "part": N_("part {number}"),
    # Translators: in a list of causes of misses: {number}: how many misses came from two parts together.
    "pair": N_("pair {number}"),
    # Translators: in a list of causes of misses: {number}: how many misses came from bad luck.
    "luck": N_("luck {number}"),
    # Translators: in a list of causes of misses: {number}: how many misses came from none of these.
    "none": N_("none {number}"),
}
_EXPLAINED = N_plural(
    # Translators: {explained}: how many misses have a known cause; {number}: how many there were; {counts}: a list such
    # as “hand 3, part 5”.
    "{explained} of {number} miss explained: {counts}",
    "{explained} of {number} misses explained: {counts}",
)
_SKILL = N_(
    # Translators: {mm}, {deg}: how far off parts are placed; {mean}: share of runs that caught the mouse; {share}:
    # share of the variance (statistics) between machines; {low}, {high}: between what it lies; {builds}, {tries}: how
    # many machines were tried and how often each.
    "{mm} mm, {deg} degrees: {mean} captured; {share} of the variance is due to the build ({low} "
    "to {high}; {builds} builds, {tries} tries each)"
)


def why(trial: Trial, misses: Sequence[tuple[int, TrapReport]], workers: int) -> tuple[dict[str, Any], list[str]]:
    """The causes of these misses, each with its seed, as plain values, and each as a sentence."""
    causes: list[Cause] = []
    if misses:
        seeds = [seed for seed, _report in misses]
        causes = [cause for cause, _seconds in watched(timed(trial.cause, seeds, workers), len(seeds))]
    explained = sum(cause.explained for cause in causes)
    both = [(*miss, cause) for miss, cause in zip(misses, causes, strict=True)]
    lines = [f"  {seed}: {ended(report)} {explain(cause, trial.inputs(seed))}" for seed, report, cause in both]
    kinds = Counter(cause.kind for cause in causes)
    counts = row([_(_KINDS[kind], number=kinds[kind]) for kind in KINDS])
    lines.append(ngettext(*_EXPLAINED, len(misses), explained=explained, counts=counts))
    found = [_as_values(seed, report, cause) for seed, report, cause in both]
    return {"misses": len(misses), "explained": explained, "causes": found}, lines


def skill(trial: Trial, seed: int, workers: int) -> list[dict[str, Any]]:
    """For each of CARELESS: the mean share of captures, and the share of their variance that lies in the build.

    BUILDS machines or more are set down at random, and each is tried TRIES times with every part moved by a hair's
    breadth (0.05 mm, 0.025 degrees, 0.25 % grip). What differs between machines is the building; what differs between
    the tries of one machine is nobody's doing. Both variances are estimated without bias, see `variances`; the 95 %
    interval of the share is a bootstrap over the builds, seeded as they are.
    """
    return [_skill_at(replace(trial, mm=mm, deg=deg), seed, workers) for mm, deg in CARELESS]


def _skill_at(trial: Trial, seed: int, workers: int) -> dict[str, Any]:
    """The same for one pair of CARELESS."""
    hits = _captures(trial, range(seed, seed + BUILDS), workers)
    low, high = share_interval(hits, TRIES, stream(seed, "skill"))
    while high - low > 2 * HALF_WIDTH and len(hits) < MOST_BUILDS:
        hits += _captures(trial, range(seed + len(hits), seed + len(hits) + MORE), workers)
        low, high = share_interval(hits, TRIES, stream(seed, "skill"))
    share = round(share_between(hits, TRIES), 3)
    found = {"mm": trial.mm, "deg": trial.deg, "mean": round(mean(hits) / TRIES, 4), "share": share}
    return {**found, "share_ci95": [round(low, 3), round(high, 3)], "builds": len(hits), "tries": TRIES}


def _captures(trial: Trial, seeds: range, workers: int) -> list[int]:
    capture = partial(trial.captures, number=TRIES)
    return [each for each, _seconds in watched(timed(capture, seeds, workers), len(seeds))]


def skill_lines(found: Sequence[dict[str, Any]]) -> list[str]:
    """The same for a person to read."""
    return [_skill_line(each) for each in found]


def _skill_line(each: dict[str, Any]) -> str:
    values = {"mm": decimal(each["mm"]), "deg": decimal(each["deg"]), "mean": percent(each["mean"], 1)}
    # Without bias a share may be estimated below none at all.
    share, low, high = (percent(max(0.0, value)) for value in (each["share"], *each["share_ci95"]))
    return _(_SKILL, **values, share=share, low=low, high=high, builds=each["builds"], tries=each["tries"])


def _as_values(seed: int, report: TrapReport, cause: Cause) -> dict[str, Any]:
    return {
        "seed": seed,
        "stopped_at": report.stopped_at,
        "cause": cause.kind,
        "parts": list(cause.parts),
        "calm": cause.calm,
        "as_it_stood": cause.as_it_stood,
        "corrected": cause.corrected,
    }


# The command.


EXAMPLES = (
    ("trapworks trap --runs 300 --workers 2", N_("how often do careful builders catch the mouse?")),
    ("trapworks trap --rps 5", N_("and with a fast crank?")),
    ("trapworks trap --without rain_gutter", N_("or with a part left out?")),
    ("trapworks trap --runs 1 --picture run.png", N_("one run as a strip of pictures")),
    ("trapworks trap --runs 1 --film run.gif", N_("one run as a film")),
    ("trapworks trap --runs 1 --hands-picture hands.png", N_("one machine in a hundred hands")),
    ("trapworks trap --runs 50 --why", N_("why did the misses miss?")),
    ("trapworks trap --skill", N_("was it the building, or luck?")),
    ("trapworks trap --machine my.toml", N_("or your own machine, built just as carefully?")),
    ("trapworks trap --runs 300 --json", ""),
)

MOST_RUNS = 1_000_000
_CAPTURED = N_plural(
    # Translators: {captured}: how many runs caught the mouse; {number}: how many there were; {rate}, {low}, {high}:
    # percentages, the rate and between what the real one lies.
    "{captured} of {number} run captured the mouse: {rate} ({low} to {high})",
    "{captured} of {number} runs captured the mouse: {rate} ({low} to {high})",
)
# Translators: {number}: how often the cage fell before the diver reached the tub, which counts as a miss.
_MISFIRES = N_plural("{number} misfire", "{number} misfires")
# Translators: {number}: how many machines fell over before the crank was turned.
_REFUSED = N_plural("{number} would not start", "{number} would not start")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "trap", _("run the Mouse Trap machine many times and count"), *EXAMPLES)
    parser.add_argument("--runs", type=shared.whole, default=100, metavar="N", help=_("how many; run i has seed + i"))
    parser.add_argument("--seed", type=shared.whole, default=1, metavar="N", help=_("the seed of the first run"))
    parser.add_argument(
        "--rps", type=float, default=0.7, metavar="R", help=_("turns per second; negative: counterclockwise")
    )
    parser.add_argument("--hand", choices=("steady", "jerky"), default="steady", help=_("how the crank is turned"))
    parser.add_argument("--placement-mm", type=float, default=1.0, metavar="MM", help=_("how far off parts are placed"))
    parser.add_argument("--placement-deg", type=float, default=0.5, metavar="DEG", help=_("how far they lean"))
    parser.add_argument(
        "--friction-pct", type=float, default=5.0, metavar="PCT", help=_("how much their friction differs")
    )
    parser.add_argument("--without", action="append", default=[], metavar="PART", help=_("number or id; repeatable"))
    parser.add_argument("--machine", metavar="FILE|LINE", help=_("instead: your own machine, as a file or a line"))
    shared.workers(parser)
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help=_("the last run as a strip of pictures"))
    parser.add_argument("--film", type=Path, metavar="FILE.gif", help=_("the last run as a film; .webp with Pillow"))
    parser.add_argument(
        "--hands-picture", type=Path, metavar="FILE.png", help=_("the last machine in a hundred hands, all at once")
    )
    parser.add_argument("--why", action="store_true", help=_("try causes for every miss: a few seconds each"))
    parser.add_argument(
        "--skill", action="store_true", help=_("instead: how much of the result depends on the building")
    )
    shared.json_too(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    trial = _trial(arguments)
    if arguments.machine:
        return _own(arguments)
    within("--runs", arguments.runs, 1, MOST_RUNS)
    within("--workers", arguments.workers, 1, MOST_WORKERS)
    for option in _FILES:
        if path := getattr(arguments, option):
            shared.picture(path, _typed(option))
    if arguments.skill:
        return _skill(arguments, trial)
    seeds = range(arguments.seed, arguments.seed + arguments.runs)
    count, cpu, misses = TrialCount(), 0.0, []
    runs = watched(timed(trial.run, seeds, arguments.workers), len(seeds))
    for seed, (report, seconds) in zip(seeds, runs, strict=True):
        count.add(report)
        cpu += seconds
        if not report.captured:
            misses.append((seed, report))
    simulated = count.steps * STEP
    summary = {**count.summary(), "cpu_s": round(cpu, 2), "x_realtime": round(simulated / cpu, 1) if cpu else 0.0}
    summary["digest"] = summary.pop("digest")
    for option, draw in _FILES.items():
        if path := getattr(arguments, option):
            draw(path, trial, seeds[-1], arguments.workers)
    causes, lines = why(trial, misses, arguments.workers) if arguments.why else ({}, [])
    if arguments.json:
        shared.print_json({**summary, **causes})
    else:
        print("\n".join([told(summary), *lines]))
    return 0


def _own(arguments: argparse.Namespace) -> int:
    """A machine of one's own under these hands; its crank is turned as always, and it has no links to look into."""
    usual = {"rps": 0.7, "hand": "steady", "without": [], "workers": 1}
    wrong = [name for name in ("why", "skill", *_FILES) if getattr(arguments, name)]
    wrong += [name for name, value in usual.items() if getattr(arguments, name) != value]
    if wrong:
        # Translators: {option}, {other}: options as they are typed.
        raise Refused(_("{option} cannot be used with {other}", option=_typed(wrong[0]), other="--machine"))
    hands = Hands(arguments.placement_mm, arguments.placement_deg, arguments.friction_pct)
    return machine.checked(arguments, hands)


def told(summary: dict[str, Any]) -> str:
    """The counts for a person to read."""
    runs, links, stopped = summary["runs"], summary["links"], summary["stopped_at"]
    assert isinstance(runs, int) and isinstance(links, dict) and isinstance(stopped, dict)
    low, high = (percent(each, 1) for each in summary["rate_ci95"])
    rate = percent(summary["rate"], 1)
    lines = [ngettext(*_CAPTURED, runs, captured=summary["captured"], rate=rate, low=low, high=high)]
    lines += [
        f"  {short(name):24}{links[name]:6} {bar(links[name] / runs)}{_lost(stopped.get(name, 0))}" for name in LINKS
    ]
    lines.append(row([ngettext(*_MISFIRES, summary["misfires"]), ngettext(*_REFUSED, summary["refused_to_start"])]))
    return "\n".join([*lines, shared.spent(summary)])


def _trial(arguments: argparse.Namespace) -> Trial:
    within("--rps", arguments.rps, -MAX_RPS / 2, MAX_RPS / 2)
    within("--placement-mm", arguments.placement_mm, 0, MAX_MM)
    within("--placement-deg", arguments.placement_deg, 0, MAX_DEG)
    within("--friction-pct", arguments.friction_pct, 0, MAX_GRIP_PCT)
    try:
        missing = tuple(sorted({part(name).number for name in arguments.without}))
    except MachineError as error:
        # Translators: {names}: the names of parts, as they are typed. --without stays.
        told = _("--without takes a number from 1 to 24 or one of {names}", names=", ".join(each.id for each in PARTS))
        raise Refused(told) from error
    given = arguments
    return Trial(given.rps, given.hand, given.placement_mm, given.placement_deg, given.friction_pct, missing)


def _skill(arguments: argparse.Namespace, trial: Trial) -> int:
    found = skill(trial, arguments.seed, arguments.workers)
    if arguments.json:
        shared.print_json({"skill": found})
    else:
        print("\n".join(skill_lines(found)))
    return 0


def _lost(runs: int) -> str:
    return "  " + ngettext(*shared.STOPPED_HERE, runs) if runs else ""


def _draw(path: Path, trial: Trial, seed: int, workers: int) -> None:
    from game.app.program import assets_folder  # noqa: PLC0415 - pygame only when there is something to draw
    from game.games.mousetrap.pictures.films import save_strip  # noqa: PLC0415

    inputs = trial.inputs(seed)
    save_strip(path, inputs, trial.run(seed), assets_folder())
    # Translators: {seed}: the number of the run; {file}: the path of a picture.
    print(_("The run with seed {seed} is drawn in {file}", seed=seed, file=path), file=sys.stderr)


def _film(path: Path, trial: Trial, seed: int, workers: int) -> None:
    from game.app.program import assets_folder  # noqa: PLC0415
    from game.core.slices import finish  # noqa: PLC0415
    from game.games.mousetrap.pictures.films import trap_film  # noqa: PLC0415
    from game.shell.pictures.film import as_webp, without_window  # noqa: PLC0415

    without_window()
    content = finish(trap_film(assets_folder(), trial.inputs(seed), ("blue",)))
    try:
        path.write_bytes(as_webp(content) if path.suffix == ".webp" else content)
    except OSError as error:
        error.filename = str(path)  # a full disk is told without
        raise
    # Translators: {seed}: the number of the run; {file}: the path of a film.
    print(_("The run with seed {seed} is filmed in {file}", seed=seed, file=path), file=sys.stderr)


def _hands(path: Path, trial: Trial, seed: int, workers: int) -> None:
    """The machine of the last run under a hundred careful hands, whatever its own was."""
    from game.app.program import assets_folder  # noqa: PLC0415
    from game.core.slices import finish  # noqa: PLC0415
    from game.games.mousetrap.nature.hundred import HundredHands, flown_by  # noqa: PLC0415
    from game.games.mousetrap.pictures.flights import flights_picture  # noqa: PLC0415
    from game.games.mousetrap.table.cranking.hundred import machine_at_rest  # noqa: PLC0415
    from game.games.mousetrap.text.hundred import all_hands  # noqa: PLC0415
    from game.shell.pictures.film import without_window  # noqa: PLC0415

    without_window()
    hands = HundredHands(trial.inputs(seed).placements)
    wanted = hands.wanted
    for number, (flight, _seconds) in zip(
        wanted, timed(partial(flown_by, hands.placements), wanted, workers), strict=True
    ):
        hands.learn(number, flight)
    below = partial(machine_at_rest, hands.placements)
    told_in_it = all_hands(hands.caught, len(hands.found), hands.stopped_at)
    content = finish(flights_picture(assets_folder(), hands.found, told_in_it, below))
    try:
        path.write_bytes(content)
    except OSError as error:
        error.filename = str(path)  # a full disk is told without
        raise
    # Translators: {seed}: the number of the run; {file}: the path of a picture.
    print(
        _("The machine with seed {seed} in a hundred hands is drawn in {file}", seed=seed, file=path), file=sys.stderr
    )


_FILES: dict[str, Callable[[Path, Trial, int, int], None]] = {"picture": _draw, "film": _film, "hands_picture": _hands}
"""What draws a file of the last run, by its option."""


def _typed(option: str) -> str:
    return "--" + option.replace("_", "-")
