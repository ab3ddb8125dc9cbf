"""Mend it, daily: the mouse trap with a fault made from the date, the same for everyone and without a network."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from datetime import date

from game.nature.streams import stream
from game.physics.workshop.machine import Machine, Placed
from game.physics.workshop.run import WorkshopRun, to_end
from game.physics.workshop.samples import sample

FEWEST_MM, MOST_MM = 3, 12
MOST_FAULTS = 3
TRIES = 40
"""Of faults that turn out to be none, until one is found: seven in ten are faults."""


@dataclass(frozen=True)
class Fault:
    """A machine that does not catch, and the ids of the parts that are out of their places."""

    machine: Machine
    parts: tuple[str, ...]


def fault_of(day: date) -> Fault:
    """The fault of a day: one to three parts of the mouse trap out by millimetres, so that the exact machine misses."""
    sound = sample("mouse_trap").machine
    for number in range(TRIES):
        fault = _drawn(sound, stream(day.toordinal(), "mend", number))
        if not to_end(WorkshopRun(fault.machine)).caught:
            return fault
    return Fault(sound, ())


def mended(machine: Machine) -> bool:
    """Whether the exact machine catches again, and not with a still hand."""
    return to_end(WorkshopRun(machine)).caught and not to_end(WorkshopRun(machine, still=True)).caught


def touched(fault: Fault, machine: Machine) -> int:
    """How many parts of a fault stand elsewhere now: the fewer, the better mended."""
    before = {part.id: part for part in fault.machine.parts}
    return sum(before.get(part.id) != part for part in machine.parts)


def _drawn(sound: Machine, rng: random.Random) -> Fault:
    chosen = rng.sample([part for part in sound.parts if part.kind != "crank"], rng.randint(1, MOST_FAULTS))
    machine = sound
    for part in chosen:
        machine = machine.set(_out(part, rng))
    return Fault(machine, tuple(sorted(part.id for part in chosen)))


def _out(part: Placed, rng: random.Random) -> Placed:
    mm = rng.randint(FEWEST_MM, MOST_MM) * rng.choice((-1, 1))
    return replace(part, x=part.x + mm / 10)
