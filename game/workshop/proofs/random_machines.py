"""Machines that nobody thought about: parts from the box anywhere, to see what the engine makes of them."""

from __future__ import annotations

import random

from game.machine import MachineError
from game.workshop.parts.box import BOX
from game.workshop.parts.machine import STAGE, Machine, Placed


def random_machine(rng: random.Random, parts: int) -> Machine:
    """So many parts, without ties, in each other too: harsher than anything that the Workshop lets start."""
    machine = Machine()
    while len(machine.parts) < parts:
        try:
            machine = machine.add(_part(rng))
        except MachineError:  # a second crank, a gear too many
            continue
    return machine


def _part(rng: random.Random) -> Placed:
    left, right, top = STAGE
    kind = rng.choice(BOX).id
    return Placed(kind, rng.uniform(left, right), rng.uniform(0, top), rng.randrange(360), rng.random() < 0.5)
