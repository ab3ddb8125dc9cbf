"""Challenges, and the machines that come with the game."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core.digest import sha256
from game.machine import MachineError
from game.workshop.parts.files import Stored, known, parsed, parts_in, read_machine, ties_in
from game.workshop.parts.line import encode
from game.workshop.parts.machine import Machine, Placed, Tie
from game.workshop.parts.refusals import Unbuildable
from game.workshop.parts.run import winds_itself

SAMPLES = Path(__file__).parents[1] / "machines"
NAMES = ("first_slope", "knock_on", "catapult", "mouse_trap")


@cache
def sample(name: str) -> Stored:
    """A machine of `NAMES`."""
    return read_machine((SAMPLES / f"{name}.toml").read_bytes())


# Challenges: some parts stand already, some are given, and the mouse is to be caught with them. Each is a file.
#
# A file stores a solution; what is given is what the solution takes. Nothing is listed that is not proven, see
# `game/workshop/proofs/proofs.py`.

VERSION = 1
FOLDER = Path(__file__).parents[1] / "challenges"
CHAPTERS = ("rolling", "toppling", "turning", "latched", "grand", "winding")
THERE_CM, THERE_DEG = 1.0, 6
"""How near to its place in the solution a part stands there."""
SENT, _DIGITS = "sent-", 12
"""What ids of machines that somebody sent begin with, and how much of a digest follows."""
STEADY = 80
"""Catches of 100 careful hands that a steady machine has."""


@dataclass(frozen=True)
class Challenge:
    """fixed: what stands and stays. given: the parts of the stored solution, as it places them, and its ties.

    optional: ids of given parts without which it can be done as well. tolerance: of 20 runs in which every given part
    was knocked by 5 mm, and by 10, how many still catch.
    """

    id: str
    chapter: str
    fixed: Machine
    given: tuple[Placed, ...]
    ties: tuple[Tie, ...]
    optional: tuple[str, ...]
    tolerance: tuple[int, int]

    @property
    def solution(self) -> Machine:
        """The machine that is known to catch."""
        return Machine((*self.fixed.parts, *self.given), (*self.fixed.ties, *self.ties), self.fixed.standing)

    @property
    def winds(self) -> bool:
        """Whether a bell is to be rung and everything to be back then, instead of a mouse to be caught."""
        return winds_itself(self.solution)

    @property
    def needed(self) -> int:
        """How many of the given parts a sparing solution takes."""
        return len(self.given) - len(self.optional)

    def own(self, machine: Machine) -> tuple[Placed, ...]:
        """The parts of a machine that somebody added."""
        names = {part.id for part in self.fixed.parts}
        return tuple(part for part in machine.parts if part.id not in names)

    def given_away(self, machine: Machine) -> bool:
        """Whether all that is given stands in a machine where the stored solution has it."""
        stands = {replace(part, id="") for part in machine.parts}
        return all(replace(part, id="") in stands for part in self.given)

    def left(self, machine: Machine) -> Counter[str]:
        """How many parts and ties of each kind are still to be had."""
        parts = Counter(part.kind for part in self.given) - Counter(part.kind for part in self.own(machine))
        ties = Counter(tie.kind for tie in self.solution.ties) - Counter(tie.kind for tie in machine.ties)
        return parts + ties

    def refuse_unfair(self, machine: Machine) -> None:
        """Raise MachineError unless what is fixed stands as it did, and no more stands beside it than is given."""
        stands = {part.id: part for part in machine.parts}
        cut = any(tie not in machine.ties for tie in self.fixed.ties)
        if cut or any(stands.get(part.id) != part for part in self.fixed.parts):
            raise Unbuildable("stays as it was")
        used, given = (Counter(part.kind for part in parts) for parts in (self.own(machine), self.given))
        ties, given_ties = (Counter(tie.kind for tie in each) for each in (machine.ties, self.solution.ties))
        if used - given or ties - given_ties or any(part.held for part in self.own(machine)):
            raise Unbuildable("not given")


def challenge_of(machine: Machine) -> Challenge | None:
    """A machine as a challenge: what starts it and what it is for stands, the rest is given; None where that is little.

    Its id is the same for the same machine, whatever its parts are called and wherever it comes from.
    """
    aims = [part for part in machine.parts if part.spec.cage or (winds_itself(machine) and part.kind == "bell")]
    starts = [part for part in machine.parts if part.held or part.spec.hand or part.spec.dial]
    stands = {part.id for part in (*aims, *starts)}
    given = tuple(part for part in machine.parts if part.id not in stands)
    if not (aims and starts and given):
        return None
    fixed = replace(machine.without({part.id for part in given}), standing=frozenset(stands))
    ties = tuple(tie for tie in machine.ties if tie not in fixed.ties)
    digest = sha256(encode(machine).encode()).hexdigest()[:_DIGITS]
    return Challenge(f"{SENT}{digest}", "", fixed, given, ties, (), (0, 0))


class PointedOut(NamedTuple):
    """What a hint points at: parts of the solution of which only the place is marked, parts that are shown, ties."""

    marked: tuple[Placed, ...] = ()
    shown: tuple[Placed, ...] = ()
    ties: tuple[Tie, ...] = ()
    solution: Machine = Machine()


def pointed_at(challenge: Challenge, machine: Machine, hint: int) -> PointedOut:
    """By the first hint (0) the place of one part, by the second half of the parts, by the third everything.

    What stands there already, and what can be done without, is left out.
    """
    own = challenge.own(machine)
    missing = [
        part
        for part in challenge.given
        if part.id not in challenge.optional and not any(_stands_there(each, part) for each in own)
    ]
    if hint == 0:
        return PointedOut(marked=tuple(missing[:1]), solution=challenge.solution)
    if hint == 1:
        half = -(-len(missing) // 2)
        return PointedOut(tuple(missing[half:]), tuple(missing[:half]), solution=challenge.solution)
    ties = () if len(machine.ties) == len(challenge.solution.ties) else challenge.ties
    return PointedOut((), tuple(missing), ties, challenge.solution)


def _stands_there(one: Placed, other: Placed) -> bool:
    """Whether a part stands about where another one belongs."""
    near = (
        math.dist((one.x, one.y), (other.x, other.y)) <= THERE_CM
        and abs((one.deg - other.deg + 180) % 360 - 180) <= THERE_DEG
    )
    return (one.kind, one.mirrored) == (other.kind, other.mirrored) and near


def read_challenge(name: str, data: bytes) -> Challenge:
    """The challenge in a file's bytes; raises MachineError with one sentence for anything else."""
    top = parsed(data)
    known(top, {"trapworks_challenge", "chapter", "optional", "tolerance", "fixed", "given", "tie"}, "challenge")
    if top.get("trapworks_challenge") != VERSION or top.get("chapter") not in CHAPTERS:
        raise MachineError(f"{name} is no challenge of version {VERSION} in one of the chapters")
    fixed = parts_in(top, "fixed")
    whole = Machine((*fixed, *parts_in(top, "given")), ties_in(top))
    given = whole.parts[len(fixed) :]
    start = whole.without({part.id for part in given})
    ties = tuple(tie for tie in whole.ties if tie not in start.ties)
    five, ten = top.get("tolerance", [0, 0])
    optional = tuple(map(str, top.get("optional", [])))
    start = replace(start, standing=frozenset(part.id for part in start.parts))
    return Challenge(name, top["chapter"], start, given, ties, optional, (int(five), int(ten)))


@cache
def challenges() -> tuple[Challenge, ...]:
    """Every challenge, chapter by chapter, the more forgiving ones of a chapter first.

    Among those that are as forgiving, as far as forty runs tell, the one with the fewest parts comes first.
    """
    found = [read_challenge(path.stem, path.read_bytes()) for path in sorted(FOLDER.glob("*.toml"))]

    def place(each: Challenge) -> tuple[int, int, int, str]:
        return CHAPTERS.index(each.chapter), -round(sum(each.tolerance) / 4), len(each.given), each.id

    return tuple(sorted(found, key=place))
