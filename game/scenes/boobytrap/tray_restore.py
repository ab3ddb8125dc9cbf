"""The tray of a match that was left, laid again a slice a frame: the pieces go where they went."""

from __future__ import annotations

from time import perf_counter

from game.nature.boobytrap import laying
from game.physics.boobytrap.settled import TrayFrame
from game.rules.boobytrap.state import State

SLICE = 0.02
"""Seconds of work between two frames."""
_MANY = 8
"""Fewer pulls take less than half a second; nobody needs to be told of them."""


class Laying:
    """Pulls the pieces of a position again.

    pulled: how many have been so far. whole: of how many. told: whether it takes long enough to be shown and told.
    seconds: how long it works between two frames; at least one step is done.
    """

    def __init__(self, state: State) -> None:
        self.state, self.seconds = state, SLICE
        self.again = laying(state)
        self.whole = len(state.pulls)
        self.told = self.whole - self.again.pulled >= _MANY

    @property
    def pulled(self) -> int:
        """How many pieces have been pulled again."""
        return self.again.pulled

    @property
    def frame(self) -> TrayFrame | None:
        """How the tray stands so far, where that is to be shown."""
        return self.again.frame() if self.told else None

    def go_on(self) -> bool:
        """Go on for a moment; tell whether the tray is there."""
        end = perf_counter() + self.seconds
        while not self.again.done:
            self.again.step()
            if perf_counter() >= end:
                break
        return self.again.done

    def gone(self, since: int) -> list[tuple[int, str]]:
        """The pieces that have left the tray since so many pulls, and to whom they went; "" if discarded."""
        owners = {piece: seat for seat, hand in zip(self.state.table.seats, self.state.hands, strict=True)
                  for piece in hand}  # fmt: skip
        pulls = self.state.pulls[since : self.pulled]
        return [(piece, owners.get(piece, "")) for pull in pulls for piece in (pull.number, *pull.thrown)]
