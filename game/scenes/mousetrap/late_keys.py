"""Left and right that are still pressed when the crank is out of the hand: they do nothing."""

from __future__ import annotations

from game.ui.input_events import Pressed, Verb

_LET_BE = 1.0
"""Seconds without them after which these keys mean again what they mean elsewhere: to choose a speed."""


class LateKeys:
    """Whoever turns the crank by keys may still press them when it needs no hand any more."""

    def __init__(self) -> None:
        self._left = 0.0

    def turned(self) -> None:
        """A key has just turned the crank."""
        self._left = _LET_BE

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._left = max(0.0, self._left - seconds)

    def hold_back(self, pressed: Pressed) -> bool:
        """Whether a key, pressed when the crank is out of the hand, was meant for the crank."""
        late = self._left > 0 and pressed.verb in (Verb.LEFT, Verb.RIGHT)
        if late:
            self._left = _LET_BE
        return late
