"""Whether a challenge is what it claims to be: found out by running it, on seeds that nobody tuned on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from game.core.slices import finish
from game.nature.streams import stream
from game.nature.workshop.hands import CAREFUL, Hands
from game.nature.workshop.scoring import scoring
from game.physics.hand import STEPS_PER_SECOND
from game.physics.workshop.building import EXACT
from game.physics.workshop.challenge import STEADY, Challenge
from game.physics.workshop.machine import STAGE, Machine, Placed
from game.physics.workshop.overlaps import overlaps
from game.physics.workshop.run import WorkshopRun, to_end
from game.physics.workshop.snapping import snapped

SEED = 500_001
FEW = 20
TRIES = 300
ONE_IN_TWENTY = 1
LONGEST = 6 * STEPS_PER_SECOND
"""Steps after which what has caught nothing never will: no solution takes 5 s, while a marble may roll on for ever."""
KNOCKS = (5.0, 10.0)
"""mm by which every given part is knocked, with 1.5 and 3 degrees."""


@dataclass(frozen=True)
class Proof:
    """What was counted. without: catches of 20 by the part left out. tolerance: of 20, knocked by 5 and by 10 mm."""

    id: str
    solved: int
    empty: int
    without: dict[str, int]
    still: int
    tries: int
    tolerance: tuple[int, int]
    overlapping: bool
    optional: tuple[str, ...]

    @property
    def failures(self) -> tuple[str, ...]:
        """What of it does not hold, a word each; empty for a challenge that is proven."""
        needless = any(n > ONE_IN_TWENTY and name not in self.optional for name, n in self.without.items())
        needed = any(n <= ONE_IN_TWENTY and name in self.optional for name, n in self.without.items())
        found = {
            "solution": self.solved < STEADY,
            "empty": self.empty > 0,
            "needless part": needless,
            "needed part marked optional": needed,
            "still hand": self.still > 0,
            "random tries": self.tries > 0,
            "overlap": self.overlapping,
        }
        return tuple(name for name, wrong in found.items() if wrong)

    def summary(self) -> dict[str, Any]:
        """The counts as plain values."""
        return {**vars(self), "tolerance": list(self.tolerance), "failures": list(self.failures)}


def prove(challenge: Challenge, tries: int = TRIES) -> Proof:
    """Run everything that is claimed of a challenge: some half a minute."""
    solution = challenge.solution
    given = [part.id for part in challenge.given]
    return Proof(
        challenge.id,
        finish(scoring(solution, SEED, 100)).captured,
        _catches(challenge.fixed),
        {name: _catches(solution.without({name})) for name in given},
        sum(_still(solution, seed) for seed in range(SEED, SEED + FEW)),
        sum(_random_try(challenge, seed) for seed in range(SEED, SEED + tries)),
        (_knocked(challenge, KNOCKS[0]), _knocked(challenge, KNOCKS[1])),
        any(each.depth > 0 for each in overlaps(solution)),
        challenge.optional,
    )


def _caught(run: WorkshopRun) -> bool:
    run.settle().steps_at_once(LONGEST)
    return run.report().caught


def _catches(machine: Machine) -> int:
    return sum(_caught(WorkshopRun(machine, CAREFUL.nudges(machine, seed))) for seed in range(SEED, SEED + FEW))


def _still(machine: Machine, seed: int) -> bool:
    return _caught(WorkshopRun(machine, CAREFUL.nudges(machine, seed), still=True))


def _knocked(challenge: Challenge, mm: float) -> int:
    """Of 20 runs in which the given parts were knocked, how many catch; what is fixed stands exactly."""
    machine = challenge.solution
    given = {part.id for part in challenge.given}
    hands = Hands(mm, mm * 0.3, 0.0)
    caught = 0
    for seed in range(SEED, SEED + FEW):
        drawn = zip(machine.parts, hands.nudges(machine, seed), strict=True)
        caught += to_end(WorkshopRun(machine, [nudge if part.id in given else EXACT for part, nudge in drawn])).caught
    return caught


def _random_try(challenge: Challenge, seed: int) -> bool:
    """The given parts anywhere, as somebody who does not think might place them; some are let come down."""
    rng = stream(seed, "random try", challenge.id)
    machine = challenge.fixed
    for part in challenge.given:
        machine = _somewhere(machine, part, rng)
    if any(each.refused for each in overlaps(machine)):
        return False
    return _caught(WorkshopRun(machine))


def _somewhere(machine: Machine, part: Placed, rng: random.Random) -> Machine:
    left, right, _ = STAGE
    for _ in range(20):
        deg = 0 if part.spec.loose else rng.randrange(-60, 61)
        placed = Placed(part.kind, rng.uniform(left, right), rng.uniform(0, 30), deg, rng.random() < 0.5)
        added = machine.add(snapped(machine, placed))
        if not any(each.refused for each in overlaps(added)):
            return added
    return machine
