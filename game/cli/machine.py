"""`machine`: a machine of one's own, set down by careful hands many times and counted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.cli import arguments as shared
from game.cli.arguments import Refused, within
from game.core.game import Game
from game.core.slices import finish
from game.machine import MachineError
from game.text.language import N_, N_plural, _, ngettext, percent
from game.workshop.parts.claim import Claim, Sent, sent_in
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.line import PREFIX
from game.workshop.parts.run import WorkshopRun, to_end
from game.workshop.proofs import in_match
from game.workshop.proofs.flights import Flights
from game.workshop.proofs.in_match import Fitting, as_option, fitting
from game.workshop.proofs.scoring import CAREFUL, Hands, Score, filling
from game.workshop.shelf import opened
from game.workshop.text.bench import all_copies, confirmed, overlapping
from game.workshop.text.in_match import lacking
from game.workshop.text.refusals import refusal

EXAMPLES = (
    ("trapworks machine check my.toml", N_("does it catch the mouse, and how many of 100 careful copies do?")),
    ("trapworks machine check TW1-... --runs 20", N_("the same for a line that somebody sent")),
    ("trapworks machine check my.png", N_("the same for a picture or a film of a machine")),
    ("trapworks machine check my.toml --picture copies.png", N_("all copies at once, and where they miss")),
    ("trapworks machine check my.toml --json", ""),
)
MOST_RUNS = 10_000
_MACHINE = "machine="
_HANDS = N_plural(
    # Translators: careful copies: the machine built again with each part up to 1 mm and half a degree off. {captured}:
    # how many caught the mouse; {number}: how many were tried; {low}, {high}: percentages between which the real rate
    # lies.
    "{captured} of {number} careful copy caught the mouse: {low} to {high}",
    "{captured} of {number} careful copies caught the mouse: {low} to {high}",
)


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "machine", _("try out your own machine"), *EXAMPLES)
    parser.add_argument("act", choices=("check",), help=_("check: run it and count"))
    parser.add_argument(
        # Translators: {prefix}: the letters with which every machine’s line begins.
        "machine",
        metavar="FILE|LINE",
        help=_("a machine’s file, a picture that carries one, or a line ({prefix}...)", prefix=PREFIX),
    )
    parser.add_argument("--runs", type=shared.whole, default=100, metavar="N", help=_("how many careful copies"))
    parser.add_argument("--seed", type=shared.whole, default=1, metavar="N", help=_("the seed of the first copy"))
    parser.add_argument("--picture", type=Path, metavar="FILE.png", help=_("all copies at once, and where they miss"))
    shared.json_too(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; 1 if the exact machine catches nothing."""
    return checked(arguments, CAREFUL)


def checked(arguments: argparse.Namespace, hands: Hands) -> int:
    """Run `arguments.machine` under so careful hands and count; 1 if the exact machine catches nothing."""
    within("--runs", arguments.runs, 1, MOST_RUNS)
    sent, picture = given(arguments.machine), getattr(arguments, "picture", None)
    machine = sent.machine
    if picture:
        shared.picture(picture)
    within_each_other = [each for each in overlaps(machine) if each.refused]
    if within_each_other:
        worst = within_each_other[0]
        raise Refused(overlapping(worst, machine))
    exact = to_end(WorkshopRun(machine))
    still = to_end(WorkshopRun(machine, still=True)).caught
    score = Score(flights=Flights(machine) if picture else None)
    finish(filling(score, machine, arguments.seed, arguments.runs, hands))
    claim = score.claim if arguments.seed == 1 and hands == CAREFUL else None
    if picture:
        _draw(picture, score, replace(sent, claim=claim))
    caught = exact.caught and not still
    if arguments.json:
        shared.print_json(_summary(score, caught, still) | _confirmation(sent.claim, claim))
    else:
        print(_told(score, caught, still))
        if claim is not None and sent.claim is not None:
            print(confirmed(sent.claim, score))
    return 0 if caught else 1


def given(text: str) -> Sent:
    """The machine of a line, of a file or of a picture; raises Refused with one sentence."""
    try:
        return sent_in(text) if text.startswith(PREFIX) else opened(Path(text))
    except MachineError as error:
        raise Refused(refusal(error)) from error


def fitted(game: Game[Any], options: Sequence[str]) -> list[str]:
    """The options of a match, a machine made the trap that they carry; raises Refused with what it lacks."""
    if not any(f"{option.name}=" == _MACHINE for option in game.options):
        return list(options)
    return [_fitted(text) if text.startswith(_MACHINE) and text != f"{_MACHINE}classic" else text for text in options]


def _fitted(text: str) -> str:
    sent = given(text.removeprefix(_MACHINE))
    if lacks := lacking(fitting(sent.machine)):
        raise Refused(lacks)
    return f"{_MACHINE}{as_option(sent.machine, sent.name)}"


def refuse_unfit(chosen: object) -> None:
    """Raise Refused where the log of a match carries no machine that can catch; chosen: its option."""
    if chosen == "classic":
        return
    try:
        machine = in_match.machine_of(str(chosen))
    except MachineError as error:
        raise Refused(refusal(error)) from error
    if missing := lacking(Fitting(in_match.lacks(machine))):
        raise Refused(missing)


def _draw(path: Path, score: Score, sent: Sent) -> None:
    """The runs that made the score, as a picture."""
    from game.app.program import assets_folder  # noqa: PLC0415 - whoever wants no picture need not wait for pygame
    from game.workshop.pictures.photographs import save_copies  # noqa: PLC0415

    assert score.flights is not None
    save_copies(path, score.flights, all_copies(score, sent.machine), assets_folder(), sent)


def _summary(score: Score, caught: bool, still: bool) -> dict[str, object]:
    low, high = score.interval
    return {
        "caught": caught,
        "caught_with_a_still_hand": still,
        "runs": score.runs,
        "captured": score.captured,
        "rate": round(score.captured / score.runs, 4),
        "rate_ci95": [round(low, 4), round(high, 4)],
        "stopped_at": dict(score.stopped_at.most_common()),
        "digest": score.digest,
    }


def _confirmation(sent: Claim | None, here: Claim | None) -> dict[str, object]:
    """What was said of the machine by whoever sent it, and whether it is so; nothing if nothing was said."""
    if sent is None:
        return {}
    return {"sent_with": sent.captured, "confirmed": None if here is None else sent == here}


def _told(score: Score, caught: bool, still: bool) -> str:
    low, high = (percent(each, 1) for each in score.interval)
    lines = [_("It catches the mouse.") if caught else _("It does not catch the mouse.")]
    lines += [_("It does so even if nobody turns the crank, which does not count.")] if still else []
    lines.append(ngettext(*_HANDS, score.runs, captured=score.captured, low=low, high=high))
    lines += [
        f"  {name:20} {ngettext(*shared.STOPPED_HERE, number)}" for name, number in score.stopped_at.most_common()
    ]
    # Translators: {digest}: letters and digits that are the same when the result is.
    return "\n".join([*lines, _("digest {digest}", digest=score.digest)])
