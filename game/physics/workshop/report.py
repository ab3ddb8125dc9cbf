"""What a run of a machine of one's own showed, as plain facts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.physics.specs import Point


class End(Enum):
    """Why a run ended."""

    CAUGHT = "caught"
    REST = "rest"
    TIME = "time"
    FELL = "fell"
    """Something fell or walked off before the start."""
    AT_ONCE = "at_once"
    """The mouse was in the cage before anything was done."""
    APART = "apart"
    """Something was faster than the engine can follow."""


@dataclass(frozen=True)
class RunReport:
    """The facts of one run.

    fallen: the parts that kept it from starting. woken: the parts that moved, in order, each with its step. spot:
    where the part that woke last is. gone: the parts of which something left the stage. end is None until it is done.
    """

    end: End | None
    fallen: tuple[str, ...]
    woken: tuple[tuple[str, int], ...]
    spot: Point | None
    gone: tuple[str, ...]
    steps: int
    digest: str

    @property
    def caught(self) -> bool:
        """Whether the mouse is in the cage."""
        return self.end is End.CAUGHT
