"""`challenges`: the challenges of the Workshop, listed or proven."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from game.cli import arguments as shared
from game.cli.arguments import Refused, within
from game.cli.runs import MOST_WORKERS, timed, watched
from game.nature.workshop.proving import Proof, prove
from game.physics.workshop.challenge import Challenge, challenges

EXAMPLES = """  trapworks challenges                           which there are, and how exact each must be
  trapworks challenges --check --workers 2       is each what it claims to be? half a minute each
  trapworks challenges --check --only over_the_fence --json"""


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "challenges", "list the challenges of the Workshop, or prove them", EXAMPLES)
    parser.add_argument("--check", action="store_true", help="prove each: solution, ablation, random tries, still hand")
    parser.add_argument("--only", action="append", default=[], metavar="ID", help="only this one; repeatable")
    parser.add_argument("--workers", type=shared.whole, default=1, metavar="N", help="processes; same result")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; 1 if one of them is not proven."""
    within("--workers", arguments.workers, 1, MOST_WORKERS)
    known = [each.id for each in challenges()]
    if unknown := set(arguments.only) - set(known):
        raise Refused(f"--only takes one of {', '.join(known)}, not {min(unknown)[:40]!r}")
    chosen = [place for place, name in enumerate(known) if not arguments.only or name in arguments.only]
    if arguments.check:
        return _checked(chosen, arguments)
    listed = [challenges()[place] for place in chosen]
    if arguments.json:
        shared.print_json({"challenges": len(listed), "listed": [_entry(each) for each in listed]})
    else:
        print("\n".join(map(_line, listed)))
    return 0


def _checked(places: Sequence[int], arguments: argparse.Namespace) -> int:
    proofs = [proof for proof, _ in watched(timed(_prove, places, arguments.workers), len(places))]
    failed = [proof.id for proof in proofs if proof.failures]
    counts = {"challenges": len(proofs), "proven": len(proofs) - len(failed), "failed": failed}
    if arguments.json:
        shared.print_json({**counts, "proofs": [proof.summary() for proof in proofs]})
    else:
        print("\n".join([*map(_told, proofs), f"{counts['proven']} of {len(proofs)} proven"]))
    return 1 if failed else 0


def _prove(place: int) -> Proof:
    return prove(challenges()[place])


def _entry(each: Challenge) -> dict[str, object]:
    given = [part.kind for part in each.given]
    return {"id": each.id, "chapter": each.chapter, "given": given, "tolerance": list(each.tolerance)}


def _line(each: Challenge) -> str:
    five, ten = each.tolerance
    return f"{each.chapter:9} {each.id:20} {len(each.given):2} parts; knocked by 5 mm {five} of 20, by 10 mm {ten}"


def _told(proof: Proof) -> str:
    away = ", ".join(f"{name} {caught}" for name, caught in proof.without.items())
    five, ten = proof.tolerance
    return (
        f"{proof.id}: {', '.join(proof.failures) or 'proven'}\n"
        f"  solution {proof.solved} of 100, empty {proof.empty} of 20, still hand {proof.still} of 20, "
        f"random {proof.tries}\n  of 20 without {away or 'nothing'}; knocked by 5 mm {five}, by 10 mm {ten}"
    )
