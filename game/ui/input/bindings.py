"""What a player does at the machine, whatever the device, and which key and which pad button means what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


class Query(Enum):
    """A question, by the name of the act that asks it; it can be asked on every screen."""

    WHERE = "where"
    MINE = "mine"
    OTHERS = "others"
    DUE = "due"
    AGAIN = "again"


QUERY_KEYS = {"i": Query.WHERE, "v": Query.MINE, "x": Query.OTHERS, "d": Query.DUE, "s": Query.AGAIN}
LIST_KEY = "f3"
"""The key that lists all questions."""


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


# Which key and which pad button means what: the game's own names for them, and what a person has put in their place.
#
# Scenes know the names of the default keys and buttons alone (``u``, ``pad_x``); what is really pressed is exchanged
# for these here, and what is printed is exchanged back by `game.ui.input.caps`.


class BoundAct(NamedTuple):
    """Something a player can press for: its name in the settings, its key and its pad button; empty without one."""

    name: str
    key: str
    pad: str = ""


ACTS = (
    BoundAct("confirm", "return", "pad_a"),
    BoundAct("main", "space", "pad_x"),
    BoundAct("back", "escape", "pad_b"),
    BoundAct("next", "tab", "pad_r"),
    BoundAct("previous", "", "pad_l"),
    BoundAct("left", "left", "pad_left"),
    BoundAct("right", "right", "pad_right"),
    BoundAct("up", "up", "pad_up"),
    BoundAct("down", "down", "pad_down"),
    BoundAct("undo", "u", "pad_back"),
    BoundAct("help", "f1", "pad_y"),
    BoundAct("settings", "f2", "pad_start"),
    BoundAct("fullscreen", "f11"),
    BoundAct("magnify", "f6"),
    BoundAct("menu", "m"),
    BoundAct("rules", "r"),
    BoundAct("log", "l"),
    BoundAct("hint", "h"),
    BoundAct("tip", "g", "pad_rs"),
    BoundAct("odds", "o"),
    BoundAct("arches", "a"),
    BoundAct("take", "t"),
    BoundAct("pass", "p"),
    BoundAct("questions", "f3"),
    BoundAct("where", "i"),
    BoundAct("mine", "v"),
    BoundAct("others", "x"),
    BoundAct("due", "d"),
    BoundAct("again", "s"),
    BoundAct("turn_left", "q"),
    BoundAct("turn_right", "e"),
    BoundAct("part_before", "page up"),
    BoundAct("part_after", "page down"),
    BoundAct("paragraph_before", "b"),
    BoundAct("paragraph_after", "n"),
    *(BoundAct(f"choice_{number}", str(number)) for number in range(1, 10)),
)
_LATER = (
    "tip", "part_before", "part_after", "paragraph_before", "paragraph_after",
    "questions", "where", "mine", "others", "due", "again", "magnify",
)  # fmt: skip
"""Acts that came after people could choose keys."""
KEY_VERBS = {
    "left": Verb.LEFT,
    "right": Verb.RIGHT,
    "up": Verb.UP,
    "down": Verb.DOWN,
    "tab": Verb.NEXT,
    "return": Verb.CONFIRM,
    "space": Verb.CONFIRM,
    "escape": Verb.BACK,
    "f1": Verb.HELP,
    "f2": Verb.SETTINGS,
    "f11": Verb.FULLSCREEN,
    "backspace": Verb.ERASE,
}
PAD_VERBS = {
    "pad_a": Verb.CONFIRM,
    "pad_b": Verb.BACK,
    "pad_y": Verb.HELP,
    "pad_l": Verb.PREVIOUS,
    "pad_r": Verb.NEXT,
    "pad_back": Verb.UNDO,
    "pad_start": Verb.SETTINGS,
    "pad_left": Verb.LEFT,
    "pad_right": Verb.RIGHT,
    "pad_up": Verb.UP,
    "pad_down": Verb.DOWN,
}
PAD_BUTTONS = (
    "pad_a", "pad_b", "pad_x", "pad_y", "pad_back", "pad_guide", "pad_start", "pad_ls", "pad_rs", "pad_l", "pad_r",
    "pad_up", "pad_down", "pad_left", "pad_right", "pad_misc", "pad_p1", "pad_p2", "pad_p3", "pad_p4", "pad_touch",
    "pad_lt", "pad_rt",
)  # fmt: skip
"""The buttons of a pad in SDL's order, and the two triggers."""
_NAMED = frozenset(
    ["left", "right", "up", "down", "tab", "return", "space", "insert", "delete", "home", "end", "pause", "menu"]
    + [f"f{number}" for number in range(1, 25)]
    + ["page up", "page down", "print screen", "scroll lock", "caps lock", "numlock"]
    + [f"[{sign}]" for sign in "0123456789.+-*/="]
)


def is_key(name: str) -> bool:
    """Whether a key of this name may be given to an act."""
    return name in _NAMED or name == "escape" or (len(name) == 1 and name.isprintable() and name != " ")


def is_button(name: str) -> bool:
    """Whether a pad button of this name may be given to an act."""
    return name in PAD_BUTTONS and name != "pad_guide"


class Bindings:
    """The keys and buttons in force: the defaults, and over them what a person has chosen.

    keys, pad: from the names of acts to keys and to buttons. What is unknown is left out; where one key would mean two
    things, the defaults stand.
    """

    def __init__(self, keys: Mapping[str, str] | None = None, pad: Mapping[str, str] | None = None) -> None:
        self.keys = _in_force({act.name: act.key for act in ACTS if act.key}, keys or {}, is_key)
        self.pad = _in_force({act.name: act.pad for act in ACTS if act.pad}, pad or {}, is_button)
        self._key_for = {act.key: self.keys[act.name] for act in ACTS if act.key}
        self._pad_for = {act.pad: self.pad[act.name] for act in ACTS if act.pad}
        self._keys_meant = {pressed: meant for meant, pressed in self._key_for.items()} | {"escape": "escape"}
        self._pad_meant = {pressed: meant for meant, pressed in self._pad_for.items()}

    def bound(self, key: str) -> bool:
        """Whether this key means anything."""
        return key in self._keys_meant

    def key(self, pressed: str) -> str:
        """The default key of what a pressed key means; empty for a default key that means nothing any more."""
        return self._keys_meant.get(pressed, "" if pressed in self._key_for else pressed)

    def button(self, pressed: str) -> str:
        """The default button of what a pressed button means; empty for one that means nothing any more."""
        return self._pad_meant.get(pressed, "" if pressed in self._pad_for else pressed)

    def in_force(self, default: str) -> str:
        """The key or button that now does what this default one did."""
        return self._key_for.get(default) or self._pad_for.get(default) or default


def _in_force(defaults: Mapping[str, str], chosen: Mapping[str, str], good: Callable[[str], bool]) -> Mapping[str, str]:
    own = {name: key for name, key in chosen.items() if name in defaults and good(key)}
    found = {**defaults, **own}
    for later in defaults.keys() & _LATER:  # whoever had put its key or button to another use before keeps that
        taker = next((name for name, key in own.items() if key == defaults[later] and name != later), "")
        found[later] = defaults[taker] if taker and later not in own else found[later]
    return found if len(set(found.values())) == len(found) else defaults
