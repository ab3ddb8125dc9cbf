"""The moment after a turn has passed to another person, or something costly is asked: presses are still meant for what
went before."""

from __future__ import annotations

_IGNORED = 0.4
"""Seconds for which presses do nothing: longer than between impatient clicks, shorter than it takes to react."""


class Handover:
    """Knows which person acted last, and how long the next one cannot act yet. ``seat`` is empty for nobody so far."""

    def __init__(self, seat: str = "") -> None:
        self.seat = seat
        self._left = 0.0

    def update(self, person: str, dt: float) -> None:
        """Let ``dt`` seconds pass; ``person`` is the seat of the person who may act, empty where nobody may."""
        self._left -= dt
        if person and person != self.seat:
            self._left = max(self._left, _IGNORED if self.seat else 0.0)
            self.seat = person

    def wait(self) -> None:
        """Something else is asked of the same person, whose next press may still be meant for what went before."""
        self._left = _IGNORED

    def blocks(self, person: str) -> bool:
        """Whether this person, who may act, cannot do so yet."""
        return bool(self.seat and person) and (person != self.seat or self._left > 0)
