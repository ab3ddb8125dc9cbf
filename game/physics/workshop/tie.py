"""What ties two parts together: a belt round two wheels, a rope over points of the wall, a string."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.physics.errors import is_number
from game.physics.specs import Point
from game.physics.workshop.refusals import Unbuildable

KINDS = ("belt", "rope", "string")
"""In an order that only grows, as share lines count in it."""
MOST_OVER = 3


@dataclass(frozen=True)
class End:
    """An end of a tie: a part by its id, and on it an anchor, or for a belt the body of a wheel."""

    part: str
    at: str


@dataclass(frozen=True)
class Tie:
    """A belt, a rope over none to three points of the wall (cm, on the grid), or a string.

    Raises MachineError for another kind, and for points that a tie of its kind does not have.
    """

    kind: str
    a: End
    b: End
    over: tuple[Point, ...] = ()

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Unbuildable("no such tie", {"name": self.kind})
        if self.a.part == self.b.part:
            raise Unbuildable("tied to itself", {"kind": self.kind})
        if len(self.over) > (MOST_OVER if self.kind == "rope" else 0):
            raise Unbuildable("points of a rope", {"most": MOST_OVER})
        for x, y in self.over:
            if not (is_number(x) and is_number(y) and -5.0 <= x <= 93.0 and 0.0 <= y <= 45.0):
                raise Unbuildable("rope off the stage")
        vars(self).update(over=tuple((round(float(x), 1), round(float(y), 1)) for x, y in self.over))

    def shifted(self, by: Point) -> Tie:
        """With the points of the wall moved."""
        return replace(self, over=tuple((x + by[0], y + by[1]) for x, y in self.over))

    def flipped(self, twice: float) -> Tie:
        """With the points of the wall mirrored; twice is where the mirror stands, doubled."""
        return replace(self, over=tuple((twice - x, y) for x, y in self.over))

    def renamed(self, names: Mapping[str, str]) -> Tie:
        """Between the parts of other names; by the names as they are here."""
        return replace(self, a=End(names[self.a.part], self.a.at), b=End(names[self.b.part], self.b.at))

    def pulled(self, pin: int, by: Point) -> Tie:
        """With one of the points of the wall moved."""
        x, y = self.over[pin]
        return replace(self, over=(*self.over[:pin], (x + by[0], y + by[1]), *self.over[pin + 1 :]))
