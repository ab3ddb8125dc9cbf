"""Why the computer player whose turn it is did what it did last."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Aloud:
    """A reason as a sentence, and the seat that gave it."""

    seat: str = ""
    text: str = ""

    def say(self, seat: str, text: str) -> None:
        """Give a reason; none leaves the one before."""
        if text:
            self.seat, self.text = seat, text

    def of(self, seat: str) -> str:
        """What this seat said last, if nobody has spoken since."""
        return self.text if seat == self.seat else ""
