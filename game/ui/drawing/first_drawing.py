"""What was not seen before is drawn in slices: its pictures are made over several frames, and the window answers."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter, thread_time
from weakref import ref

SLICE = 0.016
"""Seconds of a frame after which no further picture is begun."""
LONGEST = 2.0
"""Seconds of the processor after which it is drawn at once: where more is wanted than is kept, no try comes further."""


class Unfinished(BaseException):
    """A drawing stopped between two pictures, as its time was over; what was made is kept for the next try."""


class FirstDrawing:
    """Knows what is seen, and what is being drawn for the first time."""

    def __init__(self, now: Callable[[], float] = perf_counter, spent: Callable[[], float] = thread_time) -> None:
        self._now, self._spent = now, spent
        self._seen: ref[object] | None = None
        self._begun: ref[object] | None = None
        self._since = 0.0

    def until(self, top: object) -> float:
        """When the drawing of this is to stop; never, if it was seen before, or if nothing was."""
        if self._seen is None or self._seen() is top:
            return math.inf
        if not self.unfinished(top):
            self._begun, self._since = ref(top), self._spent()
        return math.inf if self._spent() - self._since > LONGEST else self._now() + SLICE

    def done(self, top: object) -> None:
        """This is seen now."""
        self._seen, self._begun = ref(top), None

    def unfinished(self, top: object) -> bool:
        """Whether this is being drawn, and was not seen yet."""
        return self._begun is not None and self._begun() is top
