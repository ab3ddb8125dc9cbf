"""Runs of the trap with parts set elsewhere, at the start or on the way."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import ClassVar

from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import (
    BY_ID,
    BY_NUMBER,
    OWNERS,
    TrapInputs,
    goes_along,
    moves,
)
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.run import TrapRun
from game.machine.branches import Branch, SetAnew, WhatIf
from game.machine.specs import Pose

_FOLLOWED = ("marble_1", "marble_2", "diver", "cage")


class TrapBranch(Branch[TrapInputs]):
    """A run of the trap as it was cranked, with a part set elsewhere."""

    still: ClassVar[Collection[str]] = (BOARD, "mouse")
    run: TrapRun

    def run_of(self, machine: TrapInputs, anew: tuple[SetAnew, ...]) -> TrapRun:
        run = TrapRun(machine, settled=False)
        run.anew = anew
        return run

    def owner(self, body: str) -> str:
        return OWNERS.get(body, "")

    def shift(self, poses: dict[str, Pose]) -> None:
        assert self.parent is not None
        moved = moves(self.parent.after.placements, self.after.placements)
        for number, motion in moved.items():
            for body in BY_NUMBER[number].bodies:
                if number == BY_ID[self.part].number or goes_along(number, motion, poses[body.name]):
                    poses[body.name] = motion.pose(poses[body.name])

    @cached_property
    def report(self) -> TrapReport:
        """What became of the run, once it is done."""
        return self.run.report()

    @property
    def caught(self) -> bool:
        return self.report.captured

    @property
    def followed(self) -> Sequence[str]:
        return [name for name in _FOLLOWED if OWNERS[name] in {BY_NUMBER[n].id for n in self.machine.placements}]

    @property
    def marks(self) -> Sequence[int]:
        return [step for _link, step in self.run.links]


class TrapWhatIf(WhatIf[TrapBranch]):
    """The run of the trap as it was, and its branches."""

    def __init__(self, inputs: TrapInputs, now: float, end: int = 0) -> None:
        super().__init__(TrapBranch(inputs), now, end)
