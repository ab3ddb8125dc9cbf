"""One stream of sentences: what happens, what sounds, and what becomes of it; told, shown and spoken from here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

_KEPT = 24


class Source(NamedTuple):
    """Where something sounds.

    pan: the side, -1 left to 1 right. loud: how loud it is, 0 to 1; 0 for what makes no sound. at: its place in the
    measure of the screen that plays it, if that has places.
    """

    pan: float = 0.0
    loud: float = 0.0
    at: tuple[float, float] | None = None


SILENT = Source()


class Announcement(NamedTuple):
    """A sentence, numbered from 1, and where it sounds.

    important: whether it tells what happened, not only what sounds. seen: whether it can be read on the screen anyway.
    """

    number: int
    text: str
    important: bool = True
    source: Source = SILENT
    seen: bool = False


class Announcements:
    """The last sentences, and how many there have been."""

    def __init__(self) -> None:
        self._kept: deque[Announcement] = deque(maxlen=_KEPT)
        self.count = 0

    def say(self, text: str, important: bool = True, source: Source = SILENT, *, seen: bool = False) -> None:
        """Tell something."""
        if text:
            self.count += 1
            self._kept.append(Announcement(self.count, text, important, source, seen))

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
