"""Presses that are not meant: of a hand that trembles, on what has just come under the pointer, for another scene."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from weakref import ref

from pygame import FRect

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
    """What has come under a pointer that rests: a press within half a second was meant for what lay there before.

    Where a fleeting choice has gone, the row of speeds between two turns, that holds for a pointer on its way too.
    """

    def __init__(self) -> None:
        self.at: Point | None = None
        self._name, self._age = "", 0.0
        self._gone: FRect | None = None
        self._gone_for = 0.0

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

    def leave(self, place: FRect | None) -> None:
        """A fleeting choice that was there is gone; None where it is back."""
        self._gone, self._gone_for = place, 0.0

    def update(self, dt: float) -> None:
        """Let time pass, s."""
        self._age += dt
        self._gone_for += dt

    def keeps_out(self, name: str, at: Point) -> bool:
        """Whether a press on this was meant for something else."""
        if self._gone is not None and self._gone_for < MEANT and self._gone.collidepoint(at):
            return True
        return bool(name) and name == self._name and self._age < MEANT


# The second press of a double click, the first of which was meant for another scene.


_DOUBLE, _NEAR = 0.35, 8.0
"""Seconds after a scene came into sight, and design units, in which a press is the second one."""


class DoubleClick:
    """Told which scene is seen, and every input."""

    def __init__(self) -> None:
        self._pressed: ref[object] | None = None
        self._at: Point = (0.0, 0.0)
        self._seen: ref[object] | None = None
        self._since = 0.0

    def show(self, scene: object) -> None:
        """This scene is seen now."""
        if self._seen is None or self._seen() is not scene:
            self._seen, self._since = ref(scene), time.monotonic()

    def strays(self, given: Input, scene: object) -> bool:
        """Whether an input is such a second press, which would reach this scene."""
        if not isinstance(given, Pointed) or given.phase is not Phase.DOWN:
            return False
        (before, at), self._pressed, self._at = (self._pressed, self._at), ref(scene), given.at
        if before is None or before() is scene or math.dist(at, given.at) > _NEAR:
            return False
        return self._seen is None or self._seen() is not scene or time.monotonic() - self._since < _DOUBLE
