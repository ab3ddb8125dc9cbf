"""The machine on the workbench: which parts stand and how; true, nudged, or taken out."""

from __future__ import annotations

import dataclasses

from game.physics.mousetrap.inputs import MAX_DEG, MAX_MM, Placement
from game.physics.mousetrap.parts import BY_NUMBER, PARTS, standing


class Workbench:
    """All 24 parts. What stands on a part that is taken out goes with it, and comes back with it."""

    def __init__(self) -> None:
        self.set: dict[int, Placement] = {}
        self.out: set[int] = set()
        self.make_true()

    @property
    def placements(self) -> dict[int, Placement]:
        """The parts that stand."""
        return {number: self.set[number] for number in standing(self.out)}

    @property
    def true(self) -> bool:
        """Whether every part stands where it belongs."""
        return not self.out and all(placement == Placement() for placement in self.set.values())

    def nudge(self, number: int, mm: float = 0.0, deg: float = 0.0) -> bool:
        """Shift and lean a part a little, within its limits; tell whether that changed anything."""
        old = self.set[number]
        new = dataclasses.replace(old, mm=_within(old.mm + mm, MAX_MM), deg=_within(old.deg + deg, MAX_DEG))
        self.set[number] = new
        return new != old

    def toggle(self, number: int) -> None:
        """Take a part out, or put it back with all that it needs."""
        if number in self.placements:
            self.out.add(number)
        else:
            self._put(number)

    def make_true(self) -> None:
        """Put every part back where it belongs."""
        self.set = {spec.number: Placement() for spec in PARTS}
        self.out = set()

    def _put(self, number: int) -> None:
        self.out.discard(number)
        for support in BY_NUMBER[number].stands_on:
            self._put(support)


def _within(value: float, limit: float) -> float:
    return round(min(limit, max(-limit, value)), 2) + 0.0
