"""Mend it, daily: the mouse trap with a fault made from the date, the same for everyone and without a network."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum

from game.core.slices import Slices
from game.nature.chance import stream
from game.workshop.parts.challenge import sample
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import End, WorkshopRun
from game.workshop.proofs.scoring import ran

# What becomes of the mouse trap if one of its parts is out by millimetres: found once, so that no day has to try it.
#
# `python -m build_scripts.measure shifted` makes the table and tells whether it still holds.


FEWEST_MM, MOST_MM = 3, 12


class Harm(Enum):
    """What a shift does: nothing (or the machine cannot be started), the mouse is caught late, or not at all."""

    NONE = "."
    LATE = "l"
    MISS = "x"


# From 12 to 3 mm to the left, then from 3 to 12 mm to the right. Parts that may be out by so much are left out.
TABLE = {
    "pegged_gear-1": "x....xx.x..xxxxxxxxx",
    "stop_sign-1": "xxxxxxxxx..x........",
    "shoe-1": "...........xxxxxxxxx",
    "gutter-1": "x...................",
    "helping_hand-1": "..........xxxx.xxxxx",
    "thing-1": ".....xxx.x..........",
    "trap_marble-2": "...........xx.x..xxx",
    "diving_board-1": "xxxxxxx.............",
    "diver-1": "..............xxxxxx",
    "rocking_cage-1": ".xx.................",
}


def harm(part: str, mm: int) -> Harm:
    """What a part does that is so many mm too far right, within `MOST_MM`, or left (negative)."""
    return Harm(TABLE[part][_column(mm)]) if part in TABLE else Harm.NONE


def _column(mm: int) -> int:
    return mm + MOST_MM if mm < 0 else mm - FEWEST_MM + MOST_MM - FEWEST_MM + 1


def shifted(part: Placed, mm: int) -> Placed:
    """A part so many mm further to the right."""
    return replace(part, x=part.x + mm / 10)


def misses(machine: Machine, share: float, longest: int | None = None) -> Slices[bool]:
    """Whether a machine can be started and does not catch, in so many steps or at all."""
    if any(each.refused for each in overlaps(machine)):
        return False
    run = WorkshopRun(machine)
    run.settle()
    yield share
    report = yield from ran(run, share, longest)
    return report.end in (None, End.REST, End.TIME)


# The fault of a day.


MOST_FAULTS = 3
TRIES = 60
"""Of parts that turn out to do it no harm, or too much, until enough are found: a third of them are faults."""


@dataclass(frozen=True)
class Fault:
    """A machine that does not catch, and the ids of the parts that are out of their places."""

    machine: Machine
    parts: tuple[str, ...]

    def fair(self, machine: Machine) -> bool:
        """Whether a machine is this one with parts shifted and turned, and nothing else."""
        return machine.ties == self.machine.ties and [_itself(part) for part in machine.parts] == [
            _itself(part) for part in self.machine.parts
        ]


def finding(day: date) -> Slices[Fault]:
    """The fault of a day: one to three parts of the mouse trap out by millimetres.

    The exact machine stands and can be started, and misses; so it does if any one of them alone is out.
    """
    sound = sample("mouse_trap").machine
    rng = stream(day.toordinal(), "mend")
    wanted = rng.randint(1, MOST_FAULTS)
    fault = Fault(sound, ())
    for part, mm in _drawn(sound, rng):
        alone = harm(part.id, mm)
        if part.id in fault.parts or alone is Harm.NONE:
            continue
        further = Fault(fault.machine.set(shifted(part, mm)), tuple(sorted((*fault.parts, part.id))))
        if fault.parts:
            missed = yield from misses(further.machine, len(fault.parts) / wanted)
        else:
            missed = alone is Harm.MISS
        if not missed:
            continue
        fault = further
        if len(fault.parts) == wanted:
            break
    return fault


def mending(machine: Machine) -> Slices[bool]:
    """Whether the exact machine catches again, and not with a still hand."""
    caught = yield from ran(WorkshopRun(machine), 0.0)
    if not caught.caught:
        return False
    still = yield from ran(WorkshopRun(machine, still=True), 0.5)
    return not still.caught


def touched(fault: Fault, machine: Machine) -> int:
    """How many parts of a fault stand elsewhere now: the fewer, the better mended."""
    before = {part.id: part for part in fault.machine.parts}
    return sum(before.get(part.id) != part for part in machine.parts)


def _itself(part: Placed) -> tuple[str, str, bool, bool]:
    return part.id, part.kind, part.mirrored, part.held


def _drawn(sound: Machine, rng: random.Random) -> Iterator[tuple[Placed, int]]:
    """Parts of the machine, and by how many mm to the right they are out of their places, one after the other."""
    parts = [part for part in sound.parts if part.kind != "crank"]
    for _ in range(TRIES):
        part = rng.choice(parts)
        yield part, rng.randint(FEWEST_MM, MOST_MM) * rng.choice((-1, 1))
