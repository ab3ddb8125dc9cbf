"""Proves the challenges that have changed, or under which the engine has: python -m build_scripts.prove_challenges

Writes what was counted into game/workshop/proofs/proofs.toml, and the tolerances into the files of the challenges; the
exit code is 1 if one of them is not proven. With ids only these, with --again those too that are proven.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping

from game.workshop.parts.challenge import FOLDER, Challenge, challenges
from game.workshop.proofs.proofs import FILE, Proof, Record, content_of, engine_of, is_proven, prove, records

_HEAD = "# Written by python -m build_scripts.prove_challenges: what was counted, of what and with which engine.\n"


def main() -> int:
    """Prove, write and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--again", action="store_true")
    given = parser.parse_args()
    listed = {each.id for each in challenges()}
    known = {name: record for name, record in records().items() if name in listed}
    failed = False
    for challenge in challenges():
        if (given.ids and challenge.id not in given.ids) or (not given.again and is_proven(challenge)):
            continue
        proof = prove(challenge)
        print(challenge.id, ", ".join(proof.failures) or "proven", flush=True)
        if proof.failures:
            failed = True
            continue
        known[challenge.id] = recorded(challenge, proof)
        path = FOLDER / f"{challenge.id}.toml"
        line = f"tolerance = {list(proof.tolerance)}"
        text = re.sub(r"^tolerance = .*$", line, path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")
        FILE.write_text(written(known), encoding="utf-8")
    return failed


def recorded(challenge: Challenge, proof: Proof) -> Record:
    """The record of a proof that has no failures."""
    without = max((n for name, n in proof.without.items() if name not in proof.optional), default=0)
    counts = proof.solved, proof.empty, without, proof.still, proof.tries, proof.tolerance
    return Record(content_of(challenge), engine_of(challenge), *counts)


def written(found: Mapping[str, Record]) -> str:
    """The text of the file."""
    return _HEAD + "".join(f"\n[{name}]\n{_lines(record)}" for name, record in sorted(found.items()))


def _lines(record: Record) -> str:
    rows = {name: list(value) if isinstance(value, tuple) else value for name, value in vars(record).items()}
    return "".join(f'{name} = "{v}"\n' if isinstance(v, str) else f"{name} = {v}\n" for name, v in rows.items())


if __name__ == "__main__":
    sys.exit(main())
