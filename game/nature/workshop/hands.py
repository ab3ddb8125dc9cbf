"""Careful hands: how far off each part is set down, drawn from a seed."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from game.nature.streams import stream
from game.physics.workshop.building import Nudge
from game.physics.workshop.kind import hangs
from game.physics.workshop.machine import Machine, Placed


@dataclass(frozen=True)
class Hands:
    """At the most so many mm, degrees and per cent of friction off true; as careful as in the mouse trap."""

    mm: float = 1.0
    deg: float = 0.5
    grip_pct: float = 5.0

    def nudges(self, machine: Machine, seed: int) -> tuple[Nudge, ...]:
        """How far off each part is. What hangs on the wall errs in height too; what is loose stands straight.

        A part's draws go by its kind and its number among those of that kind by where they stand: one machine has one
        score, in whatever order its parts were put down and whatever they are called.
        """
        found: dict[int, Nudge] = {}
        kinds = Counter[str]()
        for place in machine.order():
            part = machine.parts[place]
            rng = stream(seed, "workshop", f"{part.kind} {kinds[part.kind]}")
            kinds[part.kind] += 1
            found[place] = self._nudge(part, rng)
        return tuple(found[place] for place in range(len(machine.parts)))

    def _nudge(self, part: Placed, rng: random.Random) -> Nudge:
        x, y, deg, grip = (rng.uniform(-1.0, 1.0) for _ in range(4))
        up = y * self.mm if hangs(part.spec) else 0.0
        return Nudge(x * self.mm, up, 0.0 if part.spec.loose else deg * self.deg, grip * self.grip_pct)


CAREFUL = Hands()


def knocked(machine: Machine, rng: random.Random, mm: float, deg: float) -> tuple[Nudge, ...]:
    """Every part knocked by so much at the most, to see how exact a machine must be."""
    hands = Hands(mm, deg, 0.0)
    return hands.nudges(machine, rng.getrandbits(32))
