"""The trap as it stands under a hundred careful hands: where marbles, diver and cage went, and where runs were lost."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from typing import Any

from game.core.players import Steadiness
from game.games.mousetrap.nature.causes import BUNCH
from game.games.mousetrap.nature.cranking import crank_hand, judge
from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import AT_WORK, LINKS, SPOTS
from game.games.mousetrap.trap.run import TrapRun
from game.machine.recording import FLIGHT_STEPS, CopyFlight, packed
from game.machine.specs import Point
from game.nature.runs import Runs

HANDS = 100
FOLLOWED = ("marble_1", "marble_2", "diver", "cage")
_CAREFUL = Steadiness()
_LEFT, _RIGHT, _HIGH = -4.0, 93.0, 40.0
"""cm between which the end of a run is marked: a marble may have rolled off."""


def in_hand(placements: Mapping[int, Placement], number: int) -> TrapInputs:
    """The trap in a careful hand: each turns a little faster or slower."""
    return TrapInputs(placements, crank_hand(_CAREFUL, random.Random(f"hand {number}")))


def flown_by(placements: Mapping[int, Placement], number: int) -> CopyFlight:
    """The run of the trap in a careful hand."""
    return flown(in_hand(placements, number), number)


def flown(inputs: TrapInputs, number: int) -> CopyFlight:
    """The run from these inputs, to its end."""
    work = _flying(inputs, number)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: CopyFlight = done.value
            return found


def _flying(inputs: TrapInputs, number: int) -> Generator[None, None, CopyFlight]:
    """The same, some milliseconds from one item to the next."""
    run, places = TrapRun(inputs, settled=False), array("h")
    while run.settling:
        run.settle(BUNCH)
        yield
    bodies = [run.machine.bodies[name] for name in FOLLOWED]
    while not run.done:
        for _step in range(FLIGHT_STEPS):
            run.step()
        places.extend(each for body in bodies for each in packed(body.position))
        yield
    report = run.report()
    caught = judge(report).captured
    link = LINKS.index("cage_down" if report.misfired else report.stopped_at or "cage_down")
    stopped = "" if caught else LINKS[link]
    return CopyFlight(number, caught, len(FOLLOWED), places, stopped, None if caught else _spot(link, run))


def _spot(link: int, run: TrapRun) -> Point:
    """Where a run that missed at a link ended."""
    found = SPOTS[link]
    x, y = run.frame()[found][:2] if isinstance(found, str) else found
    return min(max(x, _LEFT), _RIGHT), min(max(y, 0.0), _HIGH)


class HundredHands(Runs[CopyFlight]):
    """All of it so far."""

    def __init__(self, placements: Mapping[int, Placement], hands: int = HANDS) -> None:
        self.placements = dict(placements)
        self.hands = hands
        self._found: dict[int, CopyFlight] = {}
        super().__init__()

    @property
    def found(self) -> list[CopyFlight]:
        """The runs so far, in order of their hands."""
        return [self._found[number] for number in sorted(self._found)]

    @property
    def newest(self) -> list[CopyFlight]:
        """The run that was made last, if there is any."""
        return list(self._found.values())[-1:]

    @property
    def over(self) -> bool:
        """Whether there is a run for every hand."""
        return len(self._found) >= self.hands

    @property
    def caught(self) -> int:
        """How many caught."""
        return sum(each.caught for each in self._found.values())

    @property
    def stopped_at(self) -> Counter[int]:
        """At how many parts, by number, misses stopped, most first."""
        return Counter(self.part_of(each) for each in self.found if not each.caught)

    def part_of(self, missed: CopyFlight) -> int:
        """The part at which a run that missed stopped, by number."""
        return AT_WORK[LINKS.index(missed.stopped)]

    @property
    def bytes(self) -> int:
        """How much memory the places take."""
        return sum(len(each.places) * each.places.itemsize for each in self._found.values())

    @property
    def wanted(self) -> list[int]:
        """The hands whose runs are still to be made."""
        return [number for number in range(1, self.hands + 1) if number not in self._found]

    def inputs(self, number: int) -> TrapInputs:
        """What the run of a hand is made of."""
        return in_hand(self.placements, number)

    def call(self, number: int) -> tuple[Callable[[Any, int], CopyFlight], TrapInputs, int]:
        """What makes a run anywhere."""
        return flown, self.inputs(number), number

    def made(self, number: int) -> Generator[None, None, CopyFlight]:
        """The run of a hand made here, in slices."""
        return _flying(self.inputs(number), number)

    def learn(self, number: int, result: CopyFlight) -> None:
        """A run was made."""
        self._found[number] = result

    def finish(self) -> None:
        """Make all of them at once."""
        self.work(float("inf"))
