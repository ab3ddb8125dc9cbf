"""What the mouse trap does with any one part out by millimetres, tried anew.

Prints the table of `game/workshop/proofs/mending.py`; fails if that says otherwise. Takes two minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from game.core.slices import finish
from game.machine.hand import STEPS_PER_SECOND
from game.workshop.parts.challenge import sample
from game.workshop.parts.machine import Machine, Placed
from game.workshop.proofs.mending import FEWEST_MM, MOST_MM, Harm, harm, misses, shifted

_LONGEST = 8 * STEPS_PER_SECOND
"""Steps after which a part is known to do harm: the sound machine catches after 4.4 seconds."""


def add(parser: argparse.ArgumentParser) -> None:
    """Nothing can be told."""


def measured(given: argparse.Namespace) -> int:
    """Try every part and every shift."""
    sound, wrong = sample("mouse_trap").machine, 0
    for part in (part for part in sound.parts if part.kind != "crank"):
        found = [tried(sound, part, mm) for mm in shifts()]
        wrong += found != [harm(part.id, mm) for mm in shifts()]
        if any(each is not Harm.NONE for each in found):
            print(f'"{part.id}": "{"".join(each.value for each in found)}",', flush=True)
    return 1 if wrong else 0


def tried(sound: Machine, part: Placed, mm: int) -> Harm:
    """The same as `harm` by trying it, up to a second."""
    machine = sound.set(shifted(part, mm))
    if not finish(misses(machine, 0.0, _LONGEST)):
        return Harm.NONE
    return Harm.MISS if finish(misses(machine, 0.0)) else Harm.LATE


def shifts() -> Iterator[int]:
    """The mm of a row of the table."""
    yield from range(-MOST_MM, -FEWEST_MM + 1)
    yield from range(FEWEST_MM, MOST_MM + 1)
