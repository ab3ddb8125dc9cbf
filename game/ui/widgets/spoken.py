"""What a widget is in words, and one stream of sentences for all that happens."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple


class Role(Enum):
    """What something is to a screen reader. NONE is passed over; in a GROUP lies what is within its rectangle.

    A LABEL is read with the group that it stands in, a TEXT only by whoever goes to it.
    """

    NONE = auto()
    GROUP = auto()
    LABEL = auto()
    TEXT = auto()
    HEADING = auto()
    IMAGE = auto()
    PROGRESS = auto()
    BUTTON = auto()
    CHECK = auto()
    RADIO = auto()
    CHOICE = auto()
    SLIDER = auto()
    FIELD = auto()


class Reach(NamedTuple):
    """A number that can be set: what it is now, from where to where it goes, and in which steps."""

    now: float
    least: float
    top: float
    step: float


class Spoken(NamedTuple):
    """A widget in words.

    name: what it is called. value: what it holds. note: what explains it. on: whether it is on, None where that means
    nothing. reach: of a slider, in this unit. picks: the words of a choice, of which number ``at`` is chosen.
    explains: the widget that these words are the note of.
    """

    role: Role = Role.NONE
    name: str = ""
    value: str = ""
    note: str = ""
    on: bool | None = None
    reach: Reach | None = None
    picks: tuple[str, ...] = ()
    at: int = 0
    unit: str = ""
    explains: str = ""


class ReaderAct(Enum):
    """What a screen reader can ask of a widget."""

    FOCUS = auto()
    PRESS = auto()
    MORE = auto()
    LESS = auto()
    SET = auto()


class Wanted(NamedTuple):
    """What a screen reader asks for: of which widget, what, and perhaps a value."""

    name: str
    act: ReaderAct
    value: str | float = 0.0


NOTHING = Spoken()


# One stream of sentences: what happens, what sounds, and what becomes of it; told, shown and spoken from here.

_KEPT = 24
SIGNS_A_S = 15.0
"""How fast voices speak, about."""


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
    asked: whether it answers a question, so that it is shown as words whatever the captions are set to.
    """

    number: int
    text: str
    important: bool = True
    source: Source = SILENT
    seen: bool = False
    asked: bool = False


class Announcements:
    """The last sentences, and how many there have been. aloud: whether they are spoken.

    owed: how many a screen reader is still to be told, as more came at once than it can take.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._kept: deque[Announcement] = deque(maxlen=_KEPT)
        self._now, self._until = now, 0.0
        self.count, self.aloud, self.owed = 0, False, 0

    def say(self, text: str, important: bool = True, source: Source = SILENT, *, seen: bool = False) -> None:
        """Tell something."""
        if text:
            self.count += 1
            self._kept.append(Announcement(self.count, text, important, source, seen))
            if important:
                self._until = max(self._until, self._now()) + len(text) / SIGNS_A_S

    @property
    def speaking(self) -> bool:
        """Whether what happened is still being spoken, about."""
        return self.aloud and self._now() < self._until

    def answer(self, sentences: Iterable[str]) -> None:
        """Answer a question."""
        for sentence in sentences:
            self.count += 1
            self._kept.append(Announcement(self.count, sentence, asked=True))

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
