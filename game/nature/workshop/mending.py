"""Mend it, daily: the mouse trap with a fault made from the date, the same for everyone and without a network."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from game.core.slices import Slices, finish
from game.nature.streams import stream
from game.nature.workshop.scoring import ran
from game.physics.hand import STEPS_PER_SECOND
from game.physics.workshop.machine import Machine, Placed
from game.physics.workshop.overlaps import overlaps
from game.physics.workshop.report import End
from game.physics.workshop.run import WorkshopRun
from game.physics.workshop.samples import sample

FEWEST_MM, MOST_MM = 3, 12
MOST_FAULTS = 3
TRIES = 60
"""Of parts that turn out to do it no harm, or too much, until enough are found: a third of them are faults."""
_LONGEST = 8 * STEPS_PER_SECOND
"""Steps after which one part alone is known to be a fault: the sound machine catches after 4.4 seconds."""


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
    for part in _drawn(sound, rng):
        further = Fault(fault.machine.set(part), tuple(sorted((*fault.parts, part.id))))
        share = len(fault.parts) / wanted
        if part.id in fault.parts or not (yield from _misses(sound.set(part), share, _LONGEST)):
            continue
        if not (yield from _misses(further.machine, share)):
            continue
        fault = further
        if len(fault.parts) == wanted:
            break
    return fault


def fault_of(day: date) -> Fault:
    """The fault of a day, at once: some seconds."""
    return finish(finding(day))


def mending(machine: Machine) -> Slices[bool]:
    """Whether the exact machine catches again, and not with a still hand."""
    caught = yield from ran(WorkshopRun(machine), 0.0)
    if not caught.caught:
        return False
    still = yield from ran(WorkshopRun(machine, still=True), 0.5)
    return not still.caught


def mended(machine: Machine) -> bool:
    """The same at once."""
    return finish(mending(machine))


def touched(fault: Fault, machine: Machine) -> int:
    """How many parts of a fault stand elsewhere now: the fewer, the better mended."""
    before = {part.id: part for part in fault.machine.parts}
    return sum(before.get(part.id) != part for part in machine.parts)


def _itself(part: Placed) -> tuple[str, str, bool, bool]:
    return part.id, part.kind, part.mirrored, part.held


def _drawn(sound: Machine, rng: random.Random) -> Iterator[Placed]:
    """Parts of the machine out of their places, one after the other."""
    parts = [part for part in sound.parts if part.kind != "crank"]
    for _ in range(TRIES):
        part = rng.choice(parts)
        mm = rng.randint(FEWEST_MM, MOST_MM) * rng.choice((-1, 1))
        yield replace(part, x=part.x + mm / 10)


def _misses(machine: Machine, share: float, longest: int | None = None) -> Slices[bool]:
    """Whether a machine can be started and does not catch, in so many steps or at all."""
    if any(each.refused for each in overlaps(machine)):
        return False
    run = WorkshopRun(machine)
    run.settle()
    yield share
    report = yield from ran(run, share, longest)
    return report.end in (None, End.REST, End.TIME)
