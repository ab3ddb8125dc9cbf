"""What is printed on keys and buttons: of the key in force, and of the pad in use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.ui.input.bindings import Bindings

PAD_PREFIX = "pad_"
_KEYS = {
    "escape": "Esc",
    "return": "Enter",
    "page up": "PgUp",
    "page down": "PgDn",
    "insert": "Ins",
    "delete": "Del",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
}
_ARROWS = {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}
_XBOX = {
    "pad_a": "A", "pad_b": "B", "pad_x": "X", "pad_y": "Y", "pad_l": "LB", "pad_r": "RB", "pad_lt": "LT",
    "pad_rt": "RT", "pad_back": "View", "pad_start": "Menu", "pad_guide": "Xbox",
}  # fmt: skip
_SIGNS = {
    "xbox": _XBOX,
    "playstation": {
        "pad_a": "Cross", "pad_b": "Circle", "pad_x": "Square", "pad_y": "Triangle", "pad_l": "L1", "pad_r": "R1",
        "pad_lt": "L2", "pad_rt": "R2", "pad_back": "Create", "pad_start": "Options", "pad_guide": "PS",
    },
    "nintendo": _XBOX | {
        "pad_l": "L", "pad_r": "R", "pad_lt": "ZL", "pad_rt": "ZR", "pad_back": "−", "pad_start": "+",
        "pad_guide": "Home",
    },
    "deck": _XBOX | {"pad_l": "L1", "pad_r": "R1", "pad_lt": "L2", "pad_rt": "R2", "pad_guide": "Steam"},
}  # fmt: skip
_EVERY = {
    "pad_ls": "L3", "pad_rs": "R3", "pad_left": "←", "pad_right": "→", "pad_up": "↑", "pad_down": "↓",
    "pad_misc": "Share", "pad_touch": "Pad", "pad_p1": "P1", "pad_p2": "P2", "pad_p3": "P3", "pad_p4": "P4",
}  # fmt: skip


@dataclass(frozen=True)
class Caps:
    """The keys in force and the ``family`` of the pad in use, of `_SIGNS`; said: words in the chosen language."""

    bindings: Bindings = field(default_factory=Bindings)
    family: str = "xbox"
    said: Callable[[str], str] = str

    def word(self, name: str) -> str:
        """How a sentence calls the key or button that does what this default one did."""
        sign = self.sign(self.bindings.in_force(name))
        return self._said(_ARROWS.get(sign, sign))

    def words(self, **names: str) -> dict[str, str]:
        """The same for several at once, to be put into a sentence."""
        return {place: self.word(name) for place, name in names.items()}

    def sign(self, key: str) -> str:
        """What is written on this very key or button."""
        if key.startswith(PAD_PREFIX):
            return self._said({**_EVERY, **_SIGNS[self.family]}.get(key, key.removeprefix(PAD_PREFIX).upper()))
        return self._said(_KEYS.get(key) or (key.upper() if len(key) == 1 or key[1:].isdigit() else key.capitalize()))

    def _said(self, word: str) -> str:
        return self.said(word) if len(word) > 1 else word


USUAL = Caps()
