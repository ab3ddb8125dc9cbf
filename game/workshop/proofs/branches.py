"""Runs of a machine of one's own with parts set elsewhere, at the start or on the way."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import ClassVar

from game.games.mousetrap.trap.layout import BOARD
from game.machine.branches import Branch, SetAnew, WhatIf
from game.machine.specs import Pose, RigidMove
from game.workshop.parts.building import frame_of
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import RunReport, WorkshopRun
from game.workshop.proofs.flights import followed


class MachineBranch(Branch[Machine]):
    """A run of a machine of one's own."""

    still: ClassVar[Collection[str]] = (BOARD,)
    run: WorkshopRun

    def run_of(self, machine: Machine, anew: tuple[SetAnew, ...]) -> WorkshopRun:
        run = WorkshopRun(machine)
        run.anew = anew
        return run

    def owner(self, body: str) -> str:
        return body.rpartition(".")[0]

    def shift(self, poses: dict[str, Pose]) -> None:
        assert self.parent is not None
        motion = RigidMove(frame_of(self.parent.after.part(self.part)), frame_of(self.place))
        for body in self.place.spec.bodies:
            name = f"{self.part}.{body.name}"
            poses[name] = motion.pose(poses[name])

    @cached_property
    def report(self) -> RunReport:
        """What became of the run, once it is done."""
        return self.run.report()

    @property
    def caught(self) -> bool:
        return self.report.caught

    @property
    def followed(self) -> Sequence[str]:
        return followed(self.machine)

    @property
    def marks(self) -> Sequence[int]:
        return sorted({*self.run.woken.values(), *self.run.acts.values()})


class MachineWhatIf(WhatIf[MachineBranch]):
    """The run of a machine of one's own as it was, and its branches."""

    def __init__(self, machine: Machine, now: float) -> None:
        super().__init__(MachineBranch(machine), now)
