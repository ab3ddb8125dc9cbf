"""What becomes of the mouse trap if one of its parts is out by millimetres: found once, so that no day has to try it.

`python -m build_scripts.measure shifted` makes the table and tells whether it still holds.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from game.core.slices import Slices
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import End, WorkshopRun
from game.workshop.proofs.scoring import ran

FEWEST_MM, MOST_MM = 3, 12


class Harm(Enum):
    """What a shift does: nothing (or the machine cannot be started), the mouse is caught late, or not at all."""

    NONE = "."
    LATE = "l"
    MISS = "x"


# From 12 to 3 mm to the left, then from 3 to 12 mm to the right. Parts that may be out by so much are left out.
TABLE = {
    "pegged_gear-1": "x....xx.x..xxxxxxxxx",
    "stop_sign-1": "xxxxxxxxx..x........",
    "shoe-1": "...........xxxxxxxxx",
    "gutter-1": "x...................",
    "helping_hand-1": "..........xxxx.xxxxx",
    "thing-1": ".....xxx.x..........",
    "trap_marble-2": "...........xx.x..xxx",
    "diving_board-1": "xxxxxxx.............",
    "diver-1": "..............xxxxxx",
    "rocking_cage-1": ".xx.................",
}


def harm(part: str, mm: int) -> Harm:
    """What a part does that is so many mm too far right, within `MOST_MM`, or left (negative)."""
    return Harm(TABLE[part][_column(mm)]) if part in TABLE else Harm.NONE


def _column(mm: int) -> int:
    return mm + MOST_MM if mm < 0 else mm - FEWEST_MM + MOST_MM - FEWEST_MM + 1


def shifted(part: Placed, mm: int) -> Placed:
    """A part so many mm further to the right."""
    return replace(part, x=part.x + mm / 10)


def misses(machine: Machine, share: float, longest: int | None = None) -> Slices[bool]:
    """Whether a machine can be started and does not catch, in so many steps or at all."""
    if any(each.refused for each in overlaps(machine)):
        return False
    run = WorkshopRun(machine)
    run.settle()
    yield share
    report = yield from ran(run, share, longest)
    return report.end in (None, End.REST, End.TIME)
