"""Proves the challenges that have changed, or under which the engine has: python -m build_scripts.prove_challenges

Writes what was counted into game/workshop/proofs/proofs.toml, and the tolerances into the files of the challenges; the
exit code is 1 if one of them is not proven. With ids only these, with --again those too that are proven.
"""

from __future__ import annotations

import argparse
import re
import sys

from game.workshop.parts.challenge import FOLDER, challenges
from game.workshop.proofs.proofs import FILE, is_proven, prove, recorded, records, written


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


if __name__ == "__main__":
    sys.exit(main())
