"""The second press of a double click, the first of which was meant for another scene."""

from __future__ import annotations

import math
import time
from weakref import ref

from game.ui.input.bindings import Input, Phase, Point, Pointed

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
