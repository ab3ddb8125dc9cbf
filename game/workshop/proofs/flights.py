"""Where what moves went in each of the runs that make a score: kept coarsely, so that all can be seen at once."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from game.machine.recording import FLIGHT_STEPS, CopyFlight, packed
from game.machine.specs import Point
from game.workshop.parts.building import is_ball
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import RunReport, WorkshopRun

FOLLOWED = 8
"""Bodies of a machine at the most: a hundred runs of 20 s then take 2 MB."""


def followed(machine: Machine) -> tuple[str, ...]:
    """The bodies that are followed: balls, then cages, then whatever else is loose, then the rest."""

    def rank(part_and_body: tuple[int, str, bool]) -> int:
        return part_and_body[0]

    found = []
    for part in machine.parts:
        for body in part.spec.bodies:
            caging = part.spec.cage is not None and body.name == part.spec.cage.body
            held = part.spec.cage is not None and not caging
            order = 0 if is_ball(part) else 1 if caging else 2 if part.spec.loose else 3
            found.append((order, f"{part.id}.{body.name}", held))
    return tuple(name for _order, name, held in sorted(found, key=rank) if not held)[:FOLLOWED]


@dataclass
class Flights:
    """The runs so far; `scoring.filling` tells it of each while it makes a score, which costs no run more."""

    machine: Machine
    names: tuple[str, ...] = ()
    found: list[CopyFlight] = field(default_factory=list)
    _places: array[int] = field(default_factory=lambda: array("h"))

    def __post_init__(self) -> None:
        self.names = followed(self.machine)

    def begin(self) -> None:
        """Another run begins."""
        self._places = array("h")

    def follow(self, run: WorkshopRun, steps: int) -> None:
        """Step it about so often, and keep where the bodies are, unless the machine is still settling."""
        for _ in range(max(1, steps // FLIGHT_STEPS)):
            if run.done:
                return
            run.steps_at_once(FLIGHT_STEPS)
            if not run.settling:
                self._places.extend(self._seen(run))

    def _seen(self, run: WorkshopRun) -> Iterator[int]:
        for name in self.names:
            yield from packed(run.built.bodies[name].position)

    def end(self, seed: int, report: RunReport, stopped: str, spot: Point | None) -> None:
        """The run has ended; stopped: at which part, if it missed; spot: where that is then, cm."""
        self.found.append(CopyFlight(seed, report.caught, len(self.names), self._places, stopped, spot))

    def blame(self, seed: int, stopped: str, spot: Point | None) -> None:
        """It is known better at which part the run of a seed stopped."""
        self.found = [replace(each, stopped=stopped, spot=spot) if each.seed == seed else each for each in self.found]

    @property
    def rows(self) -> int:
        """Those of the longest run."""
        return max((each.rows for each in self.found), default=0)

    @property
    def bytes(self) -> int:
        """How much memory the places take."""
        return sum(len(each.places) * each.places.itemsize for each in self.found)
