"""Whether a challenge is what it claims to be: found out by running it, and kept with its engine."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.core.digest import sha256
from game.machine.hand import STEPS_PER_SECOND
from game.nature.chance import stream
from game.workshop.parts.building import EXACT
from game.workshop.parts.challenge import STEADY, Challenge
from game.workshop.parts.fitting import is_refused, overlaps, snapped
from game.workshop.parts.machine import STAGE, Machine, Placed
from game.workshop.parts.run import LOOK_EVERY, RunReport, WorkshopRun, to_end, winds_itself
from game.workshop.proofs.alone import Alone, WithMore, on_board
from game.workshop.proofs.repeating import Repeating
from game.workshop.proofs.scoring import CAREFUL, RUNS, Hands

SEED = 500_001
FEW = 20
TRIES = 300
ONE_IN_TWENTY = 1
LONGEST = 6 * STEPS_PER_SECOND
"""Steps after which what has caught nothing never will: no solution takes 5 s, while a marble may roll on for ever."""
CALM = STEPS_PER_SECOND
"""Steps of rest, but for wheels that have come round, after which what holds no mouse is given up: half of what ends a
run."""
LONGEST_ROUND = 10 * STEPS_PER_SECOND
"""The same of what winds itself up: five seconds of cranking, and two of rest after the last swing."""
FALLEN_CM = 3.0
"""Five times what a part may sink while it settles. What falls through the air is so far after a fifth of a second."""
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
    """Run everything that is claimed of a challenge: some 20 seconds of one core."""
    solution = challenge.solution
    given = [part.id for part in challenge.given]
    return Proof(
        challenge.id,
        sum(to_end(WorkshopRun(solution, CAREFUL.nudges(solution, seed))).caught for seed in range(SEED, SEED + RUNS)),
        _catches(challenge.fixed),
        {name: _catches(solution.without({name})) for name in given},
        sum(_still(solution, seed) for seed in range(SEED, SEED + FEW)),
        _random_tries(challenge, tries),
        (_knocked(challenge, KNOCKS[0]), _knocked(challenge, KNOCKS[1])),
        any(each.depth > 0 for each in overlaps(solution)),
        challenge.optional,
    )


def tried(run: WorkshopRun, alone: Alone | None = None) -> RunReport:
    """What becomes of a run within the time that a solution takes; it ends where it cannot catch within that.

    alone: the same machine without some of its parts, which are seen to make no difference any more.
    """
    winds, longest = winds_itself(run.machine), longest_of(run.machine)
    with_more, repeating = WithMore(alone, run) if alone else None, Repeating(run)
    if not _stands(run, with_more):
        return run.report()
    while not run.done and run.steps < longest and run.may_catch_within(longest - run.steps):
        now = on_board(run)
        if with_more and with_more.nothing_more_comes(now):
            break
        if not (winds or run.holds) and (run.resting >= CALM or repeating.has_come_round(now, CALM)):
            break
        run.steps_at_once(LOOK_EVERY)
    return run.report()


def longest_of(machine: Machine) -> int:
    """After how many steps a machine that has done nothing never will."""
    return LONGEST_ROUND if winds_itself(machine) else LONGEST


def _stands(run: WorkshopRun, with_more: WithMore | None) -> bool:
    """Let a machine settle; whether it may stand. What has fallen far does not come back, and is not waited for."""
    while (
        run.settling and not run.has_left(FALLEN_CM) and not (with_more and with_more.nothing_more_comes(on_board(run)))
    ):
        run.settle(LOOK_EVERY)
    return not run.settling


def _caught(run: WorkshopRun, alone: Alone | None = None) -> bool:
    return tried(run, alone).caught


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


def _random_tries(challenge: Challenge, tries: int) -> int:
    """How many of so many tries catch."""
    if any(each.refused for each in overlaps(challenge.fixed)):
        return 0
    alone = Alone(challenge.fixed, longest_of(challenge.fixed))
    return sum(_caught(WorkshopRun(random_try(challenge, seed)), alone) for seed in range(SEED, SEED + tries))


def random_try(challenge: Challenge, seed: int) -> Machine:
    """The given parts anywhere, as somebody who does not think might place them; some are let come down."""
    rng = stream(seed, "random try", challenge.id)
    machine = challenge.fixed
    for part in challenge.given:
        machine = _somewhere(machine, part, rng)
    return machine


def _somewhere(machine: Machine, part: Placed, rng: random.Random) -> Machine:
    left, right, _ = STAGE
    for _ in range(20):
        deg = 0 if part.spec.loose else rng.randrange(-60, 61)
        placed = Placed(part.kind, rng.uniform(left, right), rng.uniform(0, 30), deg, rng.random() < 0.5)
        added = machine.add(snapped(machine, placed))
        if not is_refused(added, added.parts[-1]):
            return added
    return machine


# What was proven of which challenge with which engine, so that only what has changed since is to be proven again.
#
# `python -m build_scripts.prove_challenges` writes the file.

FILE = Path(__file__).with_name("proofs.toml")
_DIGITS = 16


@dataclass(frozen=True)
class Record:
    """What was counted of a challenge. content: of what; engine: with what. without: the most of any part left out."""

    content: str
    engine: str
    solved: int
    empty: int
    without: int
    still: int
    tries: int
    tolerance: tuple[int, int]


def content_of(challenge: Challenge) -> str:
    """A digest over everything that is proven of a challenge."""
    parts = challenge.fixed, challenge.given, challenge.ties, challenge.optional
    return sha256(repr(parts).encode()).hexdigest()[:_DIGITS]


def engine_of(challenge: Challenge) -> str:
    """A digest of the run of the stored solution: another one if the engine does anything else with it."""
    return to_end(WorkshopRun(challenge.solution)).digest[:_DIGITS]


@cache
def records() -> Mapping[str, Record]:
    """What is known, by the id of the challenge."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Record(**{**row, "tolerance": tuple(row["tolerance"])}) for name, row in found.items()}


def is_proven(challenge: Challenge) -> bool:
    """Whether this very challenge was proven with this very engine."""
    record = records().get(challenge.id)
    return (
        record is not None
        and record.content == content_of(challenge)
        and record.tolerance == challenge.tolerance
        and record.engine == engine_of(challenge)
    )
