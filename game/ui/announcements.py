"""One stream of sentences: what happens, what sounds, and what becomes of it; told, shown and spoken from here."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

_KEPT = 12


class Announcement(NamedTuple):
    """A sentence, numbered from 1.

    pan: where it comes from, -1 left to 1 right. important: whether it tells what happened, not only what sounds.
    """

    number: int
    text: str
    important: bool = True
    pan: float = 0.0


class Announcements:
    """The last sentences, and how many there have been."""

    def __init__(self) -> None:
        self._kept: deque[Announcement] = deque(maxlen=_KEPT)
        self.count = 0

    def say(self, text: str, important: bool = True, pan: float = 0.0) -> None:
        """Tell something."""
        if text:
            self.count += 1
            self._kept.append(Announcement(self.count, text, important, pan))

    @property
    def recent(self) -> Sequence[Announcement]:
        """The last sentences, the newest last."""
        return tuple(self._kept)
