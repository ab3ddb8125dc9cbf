"""One stream of sentences: what happens, what sounds, and what becomes of it; told, shown and spoken from here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_KEPT = 24


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

    def tell(self, sentences: Iterable[str]) -> None:
        """Tell what happened."""
        for sentence in sentences:
            self.say(sentence)

    @property
    def recent(self) -> Sequence[Announcement]:
        """The last sentences that tell what happened, the newest last."""
        return tuple(one for one in self._kept if one.important)

    def since(self, number: int) -> Sequence[Announcement]:
        """All that came after the one of this number, as far as they are kept."""
        return tuple(one for one in self._kept if one.number > number)
