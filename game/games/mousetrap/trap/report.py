"""What a run of the machine showed, as plain facts."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from game.machine.specs import Point

LINKS = (
    "crank_turned",
    "gear5_turned",
    "sign_drawn",
    "sign_released",
    "shoe_struck",
    "bucket_tipped",
    "marble1_on_stairs",
    "marble1_in_gutter",
    "rod_struck",
    "rod_released",
    "marble2_off_seat",
    "marble2_through_tub",
    "board_struck",
    "diver_airborne",
    "diver_in_washtub",
    "cage_left_post",
    "cage_down",
)
"""The 17 links of the chain, in the order in which they must be reached."""

NEEDED = (
    *((4,), (5,), (6,), (6,), (8,), (10,), (9, 11), (13,)),
    *((15,), (15,), (18,), (17,), (19,), (20,), (22,), (24,), (24,)),
)
"""The parts without which each link cannot be reached, beside what they stand on and what the links before it need."""


SPOTS: tuple[str | Point, ...] = (
    *("crank", "gear_5", "sign", "sign", "shoe", "bucket"),
    *("marble_1", "marble_1", "marble_1", (47.6, 20.6), "marble_2", "marble_2", "marble_2"),
    *("diver", "diver", "cage", "cage"),
)
"""What is looked at where a link was not reached: a body, or a place, cm."""
AT_WORK = (4, 5, 6, 6, 8, 10, 9, 13, 15, 14, 18, 17, 19, 20, 22, 23, 24)
"""The part at work in each link."""
assert len(LINKS) == len(SPOTS) == len(AT_WORK)


def reach(parts: Collection[int]) -> int:
    """How many links, counted from the crank, a machine can reach of which these parts stand."""
    return next((at for at, needed in enumerate(NEEDED) if not set(needed).issubset(parts)), len(LINKS))


@dataclass(frozen=True)
class TrapReport:
    """The facts of one run.

    links: the links reached, in order, each with the step at which it was reached.
    captured: the whole chain ran in order and at rest the cage stands over the wheel, the mouse inside.
    misfired: the cage left its post before the diver was in the washtub.
    refused: something moved while the machine settled, so it was not started.
    steps: fixed steps from the first turn of the crank; digest: SHA-256 over inputs, facts and final poses, empty
        before the run is done.
    """

    links: tuple[tuple[str, int], ...]
    captured: bool
    misfired: bool
    refused: bool
    steps: int
    digest: str

    @property
    def last(self) -> str | None:
        """The last link reached, None when not even the crank turned."""
        return self.links[-1][0] if self.links else None

    @property
    def stopped_at(self) -> str | None:
        """The first link not reached; for a whole chain whose cage missed the mouse the last one; None if captured."""
        if self.captured:
            return None
        return LINKS[min(len(self.links), len(LINKS) - 1)]
