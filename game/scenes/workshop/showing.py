"""A run of a machine as it is watched: stepped as fast as it is shown, and heard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from game.physics.hand import STEPS_PER_SECOND
from game.physics.specs import Pose
from game.physics.workshop.machine import Machine
from game.physics.workshop.report import RunReport
from game.physics.workshop.run import WorkshopRun
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.marks import trail
from game.scenes.workshop.contact_sounds import Contacts
from game.scenes.workshop.trails import Trail, ghost
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item
from game.ui.sound import Sound

_LONGEST = 0.1
"""Seconds of a frame that are shown at the most; what was longer is left out."""


class Showing:
    """Begins with the machine settled; `over` when the run has ended."""

    def __init__(self, machine: Machine, sound: Sound) -> None:
        self.run = WorkshopRun(machine).settle()
        self.contacts = Contacts(machine, sound)
        self.trail, self.best = Trail(machine), Trail(machine)
        self._ghost: Iterator[None] = iter(())
        self._rest = 0.0

    @property
    def over(self) -> bool:
        """Whether there is nothing more to see."""
        return self.run.done

    @cached_property
    def _report(self) -> RunReport:
        return self.run.report()

    @property
    def report(self) -> RunReport | None:
        """What became of it, once it is over."""
        return self._report if self.over else None

    @property
    def caught(self) -> bool:
        """Whether it is over and the mouse is in the cage."""
        return self.over and self._report.caught

    @property
    def poses(self) -> Mapping[str, Pose]:
        """Where every body is."""
        return self.run.frame()

    def advance(self, dt: float, speed: float) -> None:
        """Let `dt` seconds pass, watched at a speed."""
        self._rest += min(dt, _LONGEST) * speed * STEPS_PER_SECOND
        steps = int(self._rest)
        self._rest -= steps
        before = self.run.steps
        self.run.steps_at_once(steps)
        self.trail.note(self.run)
        self.contacts.hear(self.poses, (self.run.steps - before) / STEPS_PER_SECOND)

    def follow(self, machine: Machine, seed: int) -> None:
        """Work out the ways of the balls in the run of a seed, a little in each frame."""
        self._ghost = ghost(self.best, machine, seed)

    def go_on(self) -> bool:
        """Work on those ways; tell whether there is more to be done."""
        return next(self._ghost, self) is None

    def trails(self, canvas: Canvas, view: MachineView) -> Iterator[Item]:
        """The ways of the balls once it is over, and beside a miss those of the best run."""
        if self.over:
            yield from trail(canvas, view, self.best.dots, best=True)
            yield from trail(canvas, view, self.trail.dots, best=False)

    def skip(self) -> None:
        """Show the end at once."""
        while not self.run.done:
            self.run.step()
