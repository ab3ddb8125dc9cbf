"""Presses that are not meant: a second one of a hand that trembles, one on what has just come under the pointer."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ui.input.bindings import Input, Phase, Point, Pointed, Pressed

MEANT = 0.5
"""Seconds after which a press is meant for what came under a resting pointer: chosen by eye, as long as a hand takes to
press what it saw there before."""


class PressGuard:
    """Tells which presses to leave out; each key and each button of the mouse is guarded by itself."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last: dict[object, float] = {}

    def keeps_out(self, given: Input, seconds: float) -> bool:
        """Whether this is a press of what was pressed less than so many seconds ago."""
        if isinstance(given, Pressed):
            if given.repeat:
                return False
            what: object = given.physical or given.key or given.verb
        elif isinstance(given, Pointed) and given.phase is Phase.DOWN:
            what = given.button
        else:
            return False
        now = self._now()
        before, self._last[what] = self._last.get(what), now
        return before is not None and now - before < seconds


class Arrival:
    """What has come under a pointer that rests: a press within half a second was meant for what lay there before."""

    def __init__(self) -> None:
        self.at: Point | None = None
        self._name, self._age = "", 0.0

    def look(self, at: Point) -> None:
        """The pointer is there; where it has moved, its owner sees what is under it."""
        if at != self.at:
            self.at, self._name = at, ""

    def forget(self) -> None:
        """What lies under the pointer was brought there by its owner, as by the wheel."""
        self._name = ""

    def come(self, name: str) -> None:
        """This has appeared under the pointer."""
        self._name, self._age = name, 0.0

    def update(self, dt: float) -> None:
        """Let time pass, s."""
        self._age += dt

    def keeps_out(self, name: str) -> bool:
        """Whether a press on this was meant for something else."""
        return bool(name) and name == self._name and self._age < MEANT
