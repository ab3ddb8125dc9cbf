"""The tool that ties: from which part, by what, over how many pins; what it offers, and what a pointer means by it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.machine.specs import Point
from game.workshop.parts.fitting import choices, end_at, same_ends, tie_kinds
from game.workshop.parts.machine import End, Machine, Tie, fastenings
from game.workshop.parts.outlines import bounds_of, poses_as_set
from game.workshop.pictures.marks import part_at

FIRST_KIND = "string"
_NEAR_CM = 1.5


@dataclass
class Tying:
    """part: what is tied, "" until one is chosen. at: where on it. spot: where on the stage the pointer is, if there.

    Whatever it offers it works out anew from the machine, which may be edited meanwhile.
    """

    part: str = ""
    kind: str = FIRST_KIND
    at: str = ""
    pins: int = 2
    spot: Point | None = None

    def choose(self, part: str, machine: Machine) -> None:
        """Begin at a part; raises MachineError for a name that none has."""
        kinds = tie_kinds(machine.part(part))
        self.part = part
        if self.kind not in kinds:
            self.kind = kinds[-1]
        self._at_first(machine)

    def by(self, kind: str, machine: Machine) -> None:
        """By something else."""
        self.kind = kind
        if self.part:
            self._at_first(machine)

    def offers(self, machine: Machine) -> dict[str, Tie]:
        """What can be tied from here, the nearest first, by the names of rows; what is tied already is not in it."""
        if not self.part:
            return {}
        found = choices(machine, self.kind, End(self.part, self.at), self.pins)
        fresh = (tie for tie in found if not any(same_ends(tie, old) for old in machine.ties))
        return {f"to_{tie.b.part}.{tie.b.at}": tie for tie in fresh}

    def starts(self, machine: Machine) -> tuple[str, ...]:
        """The parts that a tie of this kind can begin at, from left to right."""
        parts = sorted(machine.parts, key=lambda part: (part.x, part.y))
        return tuple(part.id for part in parts if fastenings(part, self.kind))

    def tied(self, machine: Machine) -> list[tuple[int, Tie]]:
        """The ties of this part, or of all parts while none is chosen, each with its place in the machine's list."""
        return [
            (n, tie) for n, tie in enumerate(machine.ties) if not self.part or self.part in (tie.a.part, tie.b.part)
        ]

    def under(self, machine: Machine, spot: Point) -> str | None:
        """The part at a place, the one of which an end is near it, or the smallest that reaches round it."""
        if (found := part_at(machine, spot)) is not None:
            return found
        ends = [End(part.id, at) for part in machine.parts for at in fastenings(part, self.kind)]
        if ends and self._far(machine, nearest := self._nearest(machine, ends, spot), spot) <= _NEAR_CM:
            return nearest.part
        boxes = ((bounds_of(part), part.id) for part in machine.parts)
        inside = [(box, part) for box, part in boxes if box[0] <= spot[0] <= box[2] and box[1] <= spot[1] <= box[3]]
        return min(((c - a) * (d - b), part) for (a, b, c, d), part in inside)[1] if inside else None

    def meant(self, machine: Machine, spot: Point) -> Tie | None:
        """The tie that a press at a place makes, to the nearest end of the part there, or that it takes away."""
        part = self.under(machine, spot)
        if not self.part or part in (None, self.part):
            return None
        fresh = {tie.b: tie for tie in self.offers(machine).values() if tie.b.part == part}
        if fresh:
            return fresh[self._nearest(machine, fresh, spot)]
        old = (tie for _, tie in self.tied(machine) if tie.kind == self.kind and part in (tie.a.part, tie.b.part))
        return next(old, None)

    def point_at_own(self, machine: Machine, spot: Point) -> None:
        """Begin at that end of the part that is nearest to a place."""
        ends = (End(self.part, at) for at in fastenings(machine.part(self.part), self.kind))
        self.at = self._nearest(machine, ends, spot).at

    def _nearest(self, machine: Machine, ends: Iterable[End], spot: Point) -> End:
        poses = poses_as_set(machine)
        return min(ends, key=lambda end: math.dist(end_at(machine, self.kind, end, poses), spot))

    def _far(self, machine: Machine, end: End, spot: Point) -> float:
        return math.dist(end_at(machine, self.kind, end, poses_as_set(machine)), spot)

    def _at_first(self, machine: Machine) -> None:
        ends = fastenings(machine.part(self.part), self.kind)
        self.at = self.at if self.at in ends else ends[0]
