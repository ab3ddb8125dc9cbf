"""`challenges`: the challenges of the Workshop, listed or proven."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from game.cli import arguments as shared
from game.cli.arguments import Refused, within
from game.cli.runs import MOST_WORKERS, timed, watched
from game.host.workers import processors
from game.text.language import N_, N_plural, _, ngettext, row
from game.workshop.parts.challenge import Challenge, challenges
from game.workshop.proofs.proofs import Proof, is_proven, prove
from game.workshop.text.challenges import CHAPTERS, challenge_name

EXAMPLES = (
    ("trapworks challenges", N_("list them all, and how exact each must be")),
    ("trapworks challenges --check", N_("does each one work as promised? some minutes for all")),
    ("trapworks challenges --check --changed", N_("do the changed ones still hold?")),
    ("trapworks challenges --check --only over_the_fence --json", ""),
)

_GIVEN = N_plural(
    # Translators: {number}: how many parts the solution of a challenge has; {five}, {ten}: how many of 20 runs still
    # caught the mouse with every part knocked aside by that much.
    "{number} part; knocked by 5 mm {five} of 20, by 10 mm {ten}",
    "{number} parts; knocked by 5 mm {five} of 20, by 10 mm {ten}",
)
# Translators: {proven}: how many challenges passed all tests; {number}: how many were tested.
_PROVEN = N_plural("{proven} of {number} proven", "{proven} of {number} proven")
# Translators: what does not hold of a challenge, in a word or two each.
_FAILURES = {
    # Translators: noun, in a list of failed tests: the stored solution of a challenge did not catch the mouse.
    "solution": N_("solution"),
    # Translators: adjective, in a list of failed tests: the challenge catches the mouse with nothing built.
    "empty": N_("empty"),
    "needless part": N_("needless part"),
    "needed part marked optional": N_("needed part marked optional"),
    "still hand": N_("still hand"),
    "random tries": N_("random tries"),
    # Translators: noun, in a list of failed tests: two parts of the solution are in the same place.
    "overlap": N_("overlap"),
}
# Translators: how often the mouse was caught by the stored solution, with nothing, with a hand that stays still.
_COUNTS = N_("solution {solved} of 100, empty {empty} of 20, still hand {still} of 20, random {random}")
# Translators: of 20 runs, with one part left out each; {parts} are names of parts, each with a number.
_WITHOUT = N_("of 20 without {parts}; knocked by 5 mm {five}, by 10 mm {ten}")


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "challenges", _("list the challenges of the Workshop, or prove them"), *EXAMPLES)
    parser.add_argument(
        "--check", action="store_true", help=_("prove each: solution, one part left out, random tries, still hand")
    )
    parser.add_argument(
        "--changed",
        action="store_true",
        help=_("only those that have changed since they were proven, or run differently now"),
    )
    parser.add_argument("--only", action="append", default=[], metavar="ID", help=_("only this one; repeatable"))
    shared.workers(parser, min(processors(), MOST_WORKERS))
    shared.json_too(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; 1 if one of them is not proven."""
    within("--workers", arguments.workers, 1, MOST_WORKERS)
    known = [each.id for each in challenges()]
    if unknown := set(arguments.only) - set(known):
        # Translators: {option}: an option as it is typed; {names}: the words it takes; {given}: what was typed instead.
        told = _("{option} takes one of {names}, not {given}", option="--only", names=", ".join(known),
                 given=repr(min(unknown)[:40]))  # fmt: skip
        raise Refused(told)
    chosen = [place for place, name in enumerate(known) if not arguments.only or name in arguments.only]
    if arguments.changed:
        chosen = [place for place in chosen if not is_proven(challenges()[place])]
    if arguments.check:
        return _checked(chosen, arguments)
    listed = [challenges()[place] for place in chosen]
    if arguments.json:
        shared.print_json({"challenges": len(listed), "listed": [_entry(each) for each in listed]})
    else:
        print("\n".join(map(_line, listed)))
    return 0


def _checked(places: Sequence[int], arguments: argparse.Namespace) -> int:
    proofs, proven = [], timed(_prove, places, arguments.workers, chunk=1)
    for proof, _seconds in watched(proven, len(places)) if arguments.json else proven:
        proofs.append(proof)
        if not arguments.json:
            print(f"{len(proofs)}/{len(places)} {_told(proof)}", flush=True)
    failed = [proof.id for proof in proofs if proof.failures]
    counts = {"challenges": len(proofs), "proven": len(proofs) - len(failed), "failed": failed}
    if arguments.json:
        shared.print_json({**counts, "proofs": [proof.summary() for proof in proofs]})
    else:
        print(ngettext(*_PROVEN, len(proofs), proven=counts["proven"]))
    return 1 if failed else 0


def _prove(place: int) -> Proof:
    return prove(challenges()[place])


def _entry(each: Challenge) -> dict[str, object]:
    given = [part.kind for part in each.given]
    return {"id": each.id, "chapter": each.chapter, "given": given, "tolerance": list(each.tolerance)}


def _line(each: Challenge) -> str:
    five, ten = each.tolerance
    told = ngettext(*_GIVEN, len(each.given), five=five, ten=ten)
    return f"{_(CHAPTERS[each.chapter]):16} {each.id:20} {challenge_name(each.id):20} {told}"


def _told(proof: Proof) -> str:
    # Translators: verb form, the verdict on a challenge: it passed all tests.
    passed = _("proven")
    verdict = row([_(_FAILURES[each]) for each in proof.failures]) or passed
    away = row([f"{name} {caught}" for name, caught in proof.without.items()]) or _("no part")
    five, ten = proof.tolerance
    counts = _(_COUNTS, solved=proof.solved, empty=proof.empty, still=proof.still, random=proof.tries)
    return f"{proof.id}: {verdict}\n  {counts}\n  {_(_WITHOUT, parts=away, five=five, ten=ten)}"
