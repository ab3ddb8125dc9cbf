"""python -m build_scripts.shifted_parts: what the mouse trap does with any one part out by millimetres, tried anew.

Prints the table of `game/workshop/proofs/shifted.py`; fails if that says otherwise. Takes two minutes.
"""

from __future__ import annotations

import sys

from game.workshop.parts.challenge import sample
from game.workshop.proofs.shifted import Harm, harm, shifts, tried


def main() -> int:
    """Try every part and every shift."""
    sound, wrong = sample("mouse_trap").machine, 0
    for part in (part for part in sound.parts if part.kind != "crank"):
        found = [tried(sound, part, mm) for mm in shifts()]
        wrong += found != [harm(part.id, mm) for mm in shifts()]
        if any(each is not Harm.NONE for each in found):
            print(f'"{part.id}": "{"".join(each.value for each in found)}",', flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
