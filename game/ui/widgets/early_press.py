"""Presses of a key that were meant for what stood under it a moment ago: a new screen, or a button with other words."""

from __future__ import annotations

import time
from collections.abc import Callable
from weakref import ref

from game.ui.input.bindings import Input, Phase, Pointed, Pressed, Verb
from game.ui.widgets.buttons import Button
from game.ui.widgets.screen import Screen
from game.ui.widgets.widget import Widget

SECONDS, REST = 1.0, 0.8
"""So long a default button takes no key after it has appeared, and a patient one after the last press of that key."""
SOON = 0.2
"""A press so long before its button takes keys is kept until it does, rather than lost."""
_BIG = ("space", "pad_x")
"""The keys that press a big button wherever the focus is."""
_MOVES = (Verb.LEFT, Verb.RIGHT, Verb.UP, Verb.DOWN, Verb.NEXT, Verb.PREVIOUS)


class EarlyPress:
    """Knows since when each screen and its buttons are seen. Letters are pressed on purpose, and a pointer says itself
    what it means, so neither is kept out.

    Call `show` whenever a screen has been drawn, `fetched` when inputs come from a queue, `keeps_out` before a press is
    given to the screen, and `given` after that.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._screen: ref[Screen] | None = None
        self._since = float("-inf")
        self._words: dict[str, tuple[object, float]] = {}
        self._chosen = ""
        self._led = "", float("-inf")  # what the focus was given without a person's doing, and since when
        self._last: dict[str, float] = {}
        self._down: dict[str, ref[Screen]] = {}
        self._fetched = now()
        self._pressed: float | None = None
        self._late: tuple[Pressed, Widget, float] | None = None

    def fetched(self, queued: bool) -> None:
        """What comes now was fetched at this moment; queued: it was pressed at any time since the last such moment."""
        now = self._now()
        self._pressed = self._fetched if queued else now
        self._fetched = now

    def show(self, screen: Screen | None) -> None:
        """This screen is seen now."""
        if screen is None:
            return
        now = self._now()
        if self._screen is None or self._screen() is not screen:
            self._since = now if self._screen is not None else self._since
            self._screen, self._words, self._chosen = ref(screen), {}, ""
            self._led = screen.focused, float("-inf")
        if screen.takes_turns:
            before = self._words
            self._led = self._led if self._led[0] == screen.focused else (screen.focused, now)
            self._words = {button.name: _seen(before.get(button.name), (button.text, button.enabled), now)
                           for button in screen.widgets if isinstance(button, Button)}  # fmt: skip

    def keeps_out(self, given: Input, screen: Screen | None, lit: str = "") -> bool:
        """Whether this is such a press, or one of a key that is still held from another screen.

        lit: the widget that the one switch presses, where it is what was pressed.
        """
        if screen is None or not isinstance(given, Pressed):
            return False
        key = given.physical or given.key or given.verb.value
        if given.repeat:
            return key in self._down and self._down[key]() is not screen
        self._down[key] = ref(screen)
        target = screen.find(lit) if lit else _target(screen, given)
        if target is None or target.typing:
            return False
        now = self._now() if self._pressed is None else self._pressed
        before, self._last[key] = self._last.get(key), self._now()
        by_itself = target.shortcut in _BIG or target.name != self._chosen
        if screen.patient and by_itself and before is not None and now - before < REST:
            return True
        left = self._appeared(screen, target, now) + SECONDS * screen.unread - now
        self._late = (given, target, self._now() + left) if 0 < left <= SOON and not lit else None
        return left > 0

    def due(self, screen: Screen | None) -> Pressed | None:
        """A press that came a moment too early, once, as soon as it counts and if its button is there still."""
        if self._late is None or self._now() < self._late[2]:
            return None
        (given, target, _at), self._late = self._late, None
        now = _target(screen, given) if screen is not None else None
        return given if now is not None and (now.name, now.look()) == (target.name, target.look()) else None

    def _appeared(self, screen: Screen, target: Widget, now: float) -> float:
        """When this came to stand under the key; what a person has given the focus has stood there for ever."""
        unseen = screen.takes_turns and isinstance(target, Button)
        _, since = self._words.get(target.name, ("", now if unseen else float("-inf")))
        name, led = self._led
        if target.name == name == screen.focused:
            since = max(since, led)
        if target.name == self._chosen:
            return since
        seen = self._screen is not None and self._screen() is screen
        return max(since, self._since if seen else now)

    def given(self, given: Input, screen: Screen | None) -> None:
        """This was given to the screen: what has the focus after a step or a click was chosen by a person."""
        moved = isinstance(given, Pressed) and given.verb in _MOVES
        if screen is not None and (moved or (isinstance(given, Pointed) and given.phase is Phase.DOWN)):
            self._chosen = screen.focused
            self._led = screen.focused, float("-inf")


def _seen(before: tuple[object, float] | None, look: object, now: float) -> tuple[object, float]:
    return before if before is not None and before[0] == look else (look, now)


def _target(screen: Screen, pressed: Pressed) -> Widget | None:
    """The default button that a key presses, if it is a key that does."""
    if pressed.key in _BIG:
        big = (widget for widget in screen.widgets if widget.shortcut == "space" and widget.enabled)
        if (found := next(big, None)) is not None:
            return found
    if pressed.key == "pad_x":
        return next((found for name in screen.big if (found := screen.find(name)) is not None), None)
    return screen.find(screen.focused) if pressed.verb is Verb.CONFIRM else None
