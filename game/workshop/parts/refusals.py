"""Why a machine of one's own is refused: a code and its values, which the text floor tells in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from game.machine import MachineError

Why = Literal[
    "no such kind", "no such part", "same name", "not a number", "off the stage", "cannot be held",
    "many parts", "many gears", "many cranks", "many held", "many ties", "many ropes",
    "no such tie", "tied to itself", "points of a rope", "rope off the stage", "cannot be tied",
    "not given", "stays as it was", "only shifted",
    "no line", "damaged line", "newer line", "bare picture",
    "no machine", "long file", "no text", "bad line", "unreadable", "unknown key", "long name", "no tables",
    "tie lacks", "part lacks kind", "bad id", "key no number", "key no truth", "part lacks place",
]  # fmt: skip


class Unbuildable(MachineError):  # noqa: N818 - named for what was wrong
    """What a machine cannot be: its code, and the values that belong to it by name."""

    def __init__(self, why: Why, values: Mapping[str, object] | None = None) -> None:
        super().__init__(why, values or {})
        self.why, self.values = why, values or {}

    def __str__(self) -> str:
        return ", ".join([self.why, *(f"{name} {value!r:.60}" for name, value in self.values.items())])
