"""Dotted ways of balls: of the last run, and beside a miss those of the best run of the careful hands."""

from __future__ import annotations

from collections.abc import Iterator

from game.nature.workshop.hands import CAREFUL
from game.physics.specs import Point
from game.physics.workshop.building import is_ball
from game.physics.workshop.machine import Machine
from game.physics.workshop.run import WorkshopRun

_APART = 1.2
"""cm between two dots."""
_STEPS = 48


class Trail:
    """Where each ball of a machine went."""

    def __init__(self, machine: Machine) -> None:
        self._names = [f"{part.id}.{body.name}" for part in machine.parts if is_ball(part) for body in part.spec.bodies]
        self._last: dict[str, Point] = {}
        self.dots: list[Point] = []

    def note(self, run: WorkshopRun) -> None:
        """A dot for each ball that is far enough from its last one."""
        poses = run.frame()
        for name in self._names:
            x, y, _ = poses[name]
            before = self._last.setdefault(name, (x, y))
            if (x - before[0]) ** 2 + (y - before[1]) ** 2 >= _APART**2:
                self._last[name] = (x, y)
                self.dots.append((x, y))


def ghost(trail: Trail, machine: Machine, seed: int) -> Iterator[None]:
    """The trail of the run of a seed, some milliseconds at a time."""
    run = WorkshopRun(machine, CAREFUL.nudges(machine, seed))
    while not run.done:
        run.steps_at_once(_STEPS)
        trail.note(run)
        yield
