"""A second press that comes too soon after the first, as from a hand that trembles."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.ui.input_events import Input, Phase, Pointed, Pressed


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
