"""What a player does at the machine, whatever the device: a few verbs and a pointer."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

Point = tuple[float, float]


class Device(Enum):
    """Where the last input came from; hints name its keys."""

    MOUSE = "mouse"
    KEYBOARD = "keyboard"
    PAD = "pad"

    def cap(self, key: str, button: str = "") -> str:
        """Which cap is shown: that of a key, or on a pad that of a button, by their default names."""
        return button if self is Device.PAD else key


class Verb(Enum):
    """The few things a player can mean on every screen."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    BACK = "back"
    HELP = "help"
    SETTINGS = "settings"
    UNDO = "undo"
    ERASE = "erase"
    ALL = "all"
    FULLSCREEN = "fullscreen"
    OTHER = "other"


class Pressed(NamedTuple):
    """A key or pad button; ``key`` is the plain name of the default one (``r``, ``space``, ``f1``, ``pad_x``).

    physical: the one that was really pressed. writes: whether it puts a sign into a text.
    """

    verb: Verb
    key: str = ""
    repeat: bool = False
    physical: str = ""
    writes: bool = False


class Released(NamedTuple):
    """The same key or pad button let go."""

    verb: Verb
    key: str = ""


class Phase(Enum):
    """What the pointer did."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"


class Pointed(NamedTuple):
    """The pointer at a place in design units; ``button`` 1 is the main one."""

    phase: Phase
    at: Point
    button: int = 1


class Scrolled(NamedTuple):
    """The wheel or a stick, in notches; positive is up and to the right."""

    up: float
    at: Point
    right: float = 0.0


class Typed(NamedTuple):
    """Text from the keyboard or an input method."""

    text: str


class Tilted(NamedTuple):
    """A pad's stick, each axis -1 to 1, right and down positive."""

    stick: str
    right: float
    down: float


Input = Pressed | Released | Pointed | Scrolled | Typed | Tilted
