"""Keeps screen readers in step with the screen, and hands on what they ask for."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.accessibility import adapter as adapters
from game.ui.accessibility.adapter import key_of
from game.ui.accessibility.outline import Outline, outline
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import Announcement, Announcements, Role, Wanted

if TYPE_CHECKING:
    from game.ui.accessibility.nodes import Tree

_log = logging.getLogger(__name__)
_A_SECOND, _AT_ONCE, _OWED = 30.0, 12, 30.0
"""So many changes are told to who hears names only. Orca 43 drops names and descriptions where more than 50 wait; on a
computer so busy that it lost a third of the events of a match at 60 changes a second, at 30 it lost none."""
_KEPT = 24
"""So many of the last events can be gone back to."""


class _Ration:
    """How many changes there is room for: what happens goes first, and what it takes the rest lacks."""

    def __init__(self) -> None:
        self._room, self._then = float(_AT_ONCE), time.monotonic()

    @property
    def room(self) -> int:
        """For how many there is room now."""
        now = time.monotonic()
        self._room, self._then = min(_AT_ONCE, self._room + _A_SECOND * (now - self._then)), now
        return max(0, int(self._room))

    def take(self, count: int) -> None:
        """So many were told."""
        self._room = max(-_OWED, self._room - count)


class ScreenReader:
    """Silent and without cost until somebody listens; then it tells what has changed, and only then.

    named: gives the words for a group of widgets. unavailable: those for a button that cannot be pressed now.
    end: those for a caret behind the last sign of a field.
    """

    def __init__(
        self,
        title: str,
        announcements: Announcements,
        named: Callable[[str], str] = str,
        unavailable: Callable[[], str] = str,
        end: Callable[[], str] = str,
    ) -> None:
        self.end = end
        self._field: tuple[str, str, int, int] | None = None
        self.title, self.announcements, self.named = title, announcements, named
        # AT-SPI of AccessKit 0.7 calls every button enabled (mended upstream since); the other two systems say it.
        self._unavailable = str if adapters.early() else unavailable
        self._window: pygame.Window | None = None
        self._adapter: adapters.Adapter | None = None
        self._tree: Tree | None = None
        self._last: tuple[object, ...] = ()
        self._heard = 0
        self._due: deque[Announcement] = deque()
        self._told: deque[Announcement] = deque(maxlen=_KEPT)
        self._ration = _Ration()

    @property
    def listening(self) -> bool:
        """Whether anybody listens."""
        return self._tree is not None

    def open(self, window: pygame.Window) -> None:
        """Offer a window to screen readers; on Windows and macOS before it is shown."""
        self._window = window
        self.speak_through(adapters.made(window))

    def speak_through(self, adapter: adapters.Adapter | None) -> None:
        """Tell everything to this side of the system's from now on."""
        self._adapter = adapter

    def focus(self, focused: bool) -> None:
        """The window has got or lost the keyboard."""
        if self._tree is not None:
            self._safely(lambda adapter: adapter.window_focus(focused))
        if self._tree is not None and focused:
            self._tree.call_window(self.title)
            self._last = ()

    def key(self, event: pygame.Event) -> bool:
        """A key has gone down or up; it ends what is being said. Whether it was the screen reader's own."""
        bus = self._adapter.bus if self._tree is not None and self._adapter is not None else None
        key = key_of(event) if bus is not None else None
        return bus is not None and key is not None and bus.press(key)

    def update(self, screen: Screen | None, scale: float) -> None:
        """Tell what has changed since the last time."""
        if self._adapter is None:
            return
        while self._adapter.calls:
            self._called(self._adapter.calls.popleft())
        if self._tree is None or screen is None or not screen.widgets:
            return
        now = (screen, screen.widgets, screen.focused, tuple(screen.offsets.values()), scale, self.announcements.recent)
        if (
            len(now) != len(self._last)
            or any(
                one is not other and (one != other or isinstance(one, list))
                for one, other in zip(now, self._last, strict=True)
            )
            or ((self._due or self._tree.waiting) and self._ration.room == _AT_ONCE)
        ):
            self._last = now
            self._tell(self._tree, screen, scale)

    def wanted(self) -> Iterator[Wanted]:
        """What screen readers have asked for."""
        while self._adapter is not None and self._adapter.requests:
            request = self._adapter.requests.popleft()
            if self._tree is not None and (wanted := self._tree.wanted(request)) is not None:
                yield wanted

    def _called(self, begun: bool) -> None:
        from game.ui.accessibility.nodes import Tree  # noqa: PLC0415 - needs the library

        self._tree, self._last = Tree(self.title, self._unavailable) if begun else None, ()
        self._heard = self.announcements.count
        self.announcements.owed = 0
        self._due, self._told = deque(), deque(self.announcements.recent, maxlen=_KEPT)
        window = self._window
        if begun:
            self._safely(lambda adapter: adapter.connect())
        if begun and window is not None:
            self._safely(lambda adapter: adapter.window_focus(window.focused))
            self._safely(lambda adapter: adapter.place(window))

    def _tell(self, tree: Tree, screen: Screen, scale: float) -> None:
        """Hand over what has changed; what is new in a step of its own each, as one step has no order."""
        seen = outline(screen, self.named)
        self._due += [one for one in self.announcements.recent if one.number > self._heard]
        self._heard = self.announcements.count
        tree.names_only = by_name = self._hears_names_only()

        def hand_over(words: str = "") -> None:
            if by_name and words:
                tree.call_window(words)
            self._hand_over(tree, screen, seen, scale)
            if by_name and words:
                # When the focus moves Orca looks what the window is called, and takes that as said already; of no name
                # it says nothing. The same twice is two names too.
                tree.call_window("")
                self._hand_over(tree, screen, seen, scale)

        written = self._written(seen) if by_name else ""
        if written or not self._due or (by_name and not self._ration.room):
            hand_over(written)
        while self._due and (not by_name or self._ration.room):
            self._told.append(self._due.popleft())
            hand_over(self._told[-1].text)
        self.announcements.owed = len(self._due)

    def _written(self, seen: Outline) -> str:
        """What keys have done in the field that has the focus: what they took away, or the sign they came to."""
        field = next((one for one in seen.all() if one.key == seen.focused and one.spoken.role is Role.FIELD), None)
        before, now = self._field, (field.key, field.spoken.value, *field.chosen) if field else None
        self._field = now
        if now is None or before is None or before[0] != now[0] or before == now:
            return ""
        (_, was, _, _), (_, text, _, at) = before, now
        if text == was:
            return text[at : at + 1].strip() or (self.end() if at == len(text) else "")
        gone = was[at : at + len(was) - len(text)] if len(text) < len(was) else ""
        return gone if was == text[:at] + gone + text[at:] else ""

    def _hears_names_only(self) -> bool:
        """Whether there is a screen reader that hears when the window's name changes, but no announcement."""
        bus = self._adapter and self._adapter.bus
        if not bus:
            return False
        bus.look()
        return bus.needs_names

    def _hand_over(self, tree: Tree, screen: Screen, seen: Outline, scale: float) -> None:
        room = self._ration.room if tree.names_only else None
        update = tree.update(type(screen).__name__, seen, tuple(self._told), scale, room)
        self._ration.take(len(update.nodes))
        self._safely(lambda adapter: adapter.update(update))

    def _safely(self, act: Callable[[adapters.Adapter], Any]) -> None:
        """Do something with the library; where it fails, the game goes on without."""
        if self._adapter is None:
            return
        try:
            act(self._adapter)
        except BaseException as error:  # a panic of the library is no Exception
            _log.warning("screen readers were left: %r", error)
            self._adapter = self._tree = None
            self._due.clear()
            self.announcements.owed = 0
