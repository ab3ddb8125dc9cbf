"""What a widget is in words: told by each widget, read by whoever cannot see it."""

from __future__ import annotations

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
