"""A run of the machine as far as it is built: to test the crank, and to show what a new part does."""

from __future__ import annotations

from game.physics.mousetrap.inputs import TrapInputs
from game.physics.mousetrap.layout import STEP
from game.physics.mousetrap.report import LINKS, reach
from game.physics.mousetrap.run import TrapRun

# After the last link that the standing parts can reach: a marble has then left the gutter, the sign stands still again.
LINGER_STEPS = round(1.0 / STEP)
SHOWN_STEPS = round(1.1 / STEP)  # Of a new part's link: from what sets it off until it is seen to have worked.
AFTER_STEPS = round(0.8 / STEP)  # Of these after the link.
FIRST_TO_MOVE = 3
"""The first part that can move: before there is a crank, the hand turns gear 3 itself."""


class PartialRun(TrapRun):
    """A trap run that ends soon after the last link for which the parts stand; inputs and errors as of a trap run.

    Until then it is a trap run, step by step; its first steps let the parts sag into their seats. The hand may kick
    again and again until the bucket tips, as that has no marble yet to help it.
    """

    free_at = LINKS.index("bucket_tipped") + 1

    def __init__(self, inputs: TrapInputs, live: bool = False) -> None:
        self._whole = reach(inputs.placements)
        super().__init__(inputs, live, settled=False)
        if self.machine.motor is None:
            self.machine.grasp("gear_3")

    @property
    def shown(self) -> tuple[int, int]:
        """The first and the last step of a finished run in which the last link that was reached is seen to work."""
        last = self.links[-1][1] if self.links else 0
        end = min(self.steps, last + AFTER_STEPS)
        return max(0, end - SHOWN_STEPS), end

    def _look(self) -> None:
        super()._look()
        last = self.links[-1][1] if self.links else 0
        if len(self.links) == self._whole and self.steps - last >= LINGER_STEPS:
            self.done = True
