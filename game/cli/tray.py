"""`tray`: the Booby-Trap tray, packed many times, every piece taken once, and counted."""

from __future__ import annotations

import argparse
from typing import Any

from game.cli import arguments as shared
from game.cli.arguments import within
from game.cli.runs import MOST_WORKERS, timed, watched
from game.games.boobytrap.nature.packs import Packs, summary
from game.games.boobytrap.tray.packing import PIECES
from game.games.boobytrap.tray.world import STEP
from game.machine.lift import STRAY
from game.text.language import N_, N_context, N_plural, _, decimal, ngettext, percent

EXAMPLES = (
    ("trapworks tray", N_("how do 20 full trays hold up?")),
    ("trapworks tray --picks 20 --workers 2", N_("and after 20 pieces are gone?")),
    ("trapworks tray --stray-mm 3 --creep-s 0", N_("and with a shaky hand?")),
    ("trapworks tray --packs 20 --seed 1 --json", ""),
)

MOST_PACKS, MOST_PICKS, MOST_CREEP = 100_000, 55, 3600
# Translators: heads of a table of pieces in the tray, at most 13 letters: the rows ...
CLASSES = {
    "loose": N_context("pieces, in a table", "loose"),
    "safe": N_context("pieces, in a table", "safe"),
    "shielded": N_context("pieces, in a table", "shielded"),
    "tripping": N_context("pieces, in a table", "tripping"),
}
# Translators: ... and the columns, at most 8 letters.
SIZES = {
    "all": N_context("pieces, in a table", "all"),
    "S": N_context("pieces, in a table", "small"),
    "M": N_context("pieces, in a table", "medium"),
    "L": N_context("pieces, in a table", "large"),
}
_TAKEN = N_plural(
    # Translators: {pieces}: how many pieces were taken; {number}: how many different fillings of the tray (packs) there
    # were.
    "{pieces} pieces taken, each from one of {number} pack",
    "{pieces} pieces taken, each from one of {number} packs",
)
_AT_REST = N_plural(
    # Translators: {share}: a percentage of the trays; {seconds}: a time; {number}: how many trays never come to rest.
    "{share} come to rest within {seconds} s; {number} never does",
    "{share} come to rest within {seconds} s; {number} never do",
)
# Translators: {trip}, {moved}: numbers from 0 to 1.
_FORETELLS = N_("how well grip predicts a trip: {trip}; the bar moving in over 1 mm: {moved} (1: always)")
# Translators: {trips}, {others}: percentages with their interval.
_FLY = N_("pieces fly out in {trips} of trips and {others} of other pulls")
# Translators: {seconds}: a time; {bar}, {pieces}: how far the bar and the pieces move.
_CREEP = N_("left alone for {seconds} s, they creep at most: bar {bar} mm, pieces {pieces} mm")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "tray", _("pack the Booby-Trap tray many times and take every piece"), *EXAMPLES)
    parser.add_argument("--packs", type=shared.whole, default=20, metavar="N", help=_("how many; pack i has seed + i"))
    parser.add_argument("--seed", type=shared.whole, default=1, metavar="N", help=_("the seed of the first pack"))
    parser.add_argument(
        "--picks", type=shared.whole, default=0, metavar="N", help=_("how many random pieces are removed first")
    )
    parser.add_argument("--every", type=shared.whole, default=1, metavar="N", help=_("take only every Nth piece"))
    parser.add_argument("--stray-mm", type=float, default=0.0, metavar="MM", help=_("how far the lifting hand strays"))
    parser.add_argument("--creep-s", type=float, default=60.0, metavar="S", help=_("how long each pack is left alone"))
    shared.workers(parser)
    shared.json_too(parser)
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
    lines = [ngettext(*_TAKEN, found["packs"], pieces=found["pieces"]), _heads()]
    lines += [f"  {_(said):13}" + "".join(_size(found, size, name) for size in SIZES) for name, said in CLASSES.items()]
    trip, moved = _number(found["auc_trip"]), _number(found["auc_moved_1mm"])
    lines.append(_(_FORETELLS, trip=trip, moved=moved))
    # Translators: {share}: a percentage with its interval.
    lines.append(_("of the fifth that is gripped least, {share} trip", share=_share(found["least_gripped_fifth"])))
    lines.append(_(_FLY, trips=_share(found["thrown_in_trips"]), others=_share(found["thrown_in_safe"])))
    lines.append(ngettext(*_AT_REST, found["unsettled"], share=percent(0.95), seconds=_number(found["rest_s_p95"])))
    if creep_s:
        bar, discs = decimal(found["creep_bar_mm"]), decimal(found["creep_disc_mm"])
        lines.append(_(_CREEP, seconds=decimal(creep_s), bar=bar, pieces=discs))
    return "\n".join([*lines, shared.spent(found)])


def _heads() -> str:
    every, *sizes = map(_, SIZES.values())
    return f"  {'':13}{every:>25}" + "".join(f"{size:>9}" for size in sizes)


def _size(found: dict[str, Any], size: str, name: str) -> str:
    counted = found["shares"][size][name]
    if size == "all":
        return f"{_share(counted):>25}"
    return f"{'-':>9}" if counted["share"] is None else f"{percent(counted['share'], 1):>9}"


def _share(counted: dict[str, Any]) -> str:
    if counted["share"] is None:
        return "-"
    low, high = (percent(each, 1) for each in counted["ci95"])
    # Translators: {share}: a percentage; {low}, {high}: percentages between which the real one lies.
    return _("{share} ({low} to {high})", share=percent(counted["share"], 1), low=low, high=high)


def _number(value: float | None) -> str:
    return "-" if value is None else decimal(value, 2)
