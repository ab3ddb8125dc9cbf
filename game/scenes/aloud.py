"""Why the computer player whose turn it is did what it did last, shown for as long as it takes to read."""

from __future__ import annotations

from dataclasses import dataclass

_LOOK, _LETTER, _READ = 0.3, 0.02, 1.1
"""Seconds to find a reason, to read a letter of it, and at most: as one who skims, for the log keeps it."""
_SHARE = 0.6
"""Each further reason of a turn has this share of the time of the one before."""


@dataclass
class Aloud:
    """A reason as a sentence, and the seat that gave it. unread: seconds at pace 1 until it was read."""

    seat: str = ""
    text: str = ""
    unread: float = 0.0
    _share: float = 1.0

    def say(self, seat: str, text: str) -> None:
        """Give a reason; one that is shown already, or none, changes nothing."""
        if not text or (seat, text) == (self.seat, self.text):
            return
        self._share = self._share * _SHARE if seat == self.seat else 1.0
        self.seat, self.text = seat, text
        self.unread = min(_READ, _LOOK + _LETTER * len(text)) * self._share

    def of(self, seat: str) -> str:
        """What this seat said last, if nobody has spoken since."""
        return self.text if seat == self.seat else ""
