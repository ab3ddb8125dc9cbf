"""The ways to the systems' screen readers, and what these ask for done as a key would do it."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.host import atspi
from game.ui.input.bindings import Verb
from game.ui.widgets.screen import Screen
from game.ui.widgets.spoken import ReaderAct, Wanted

_STEPS = {ReaderAct.MORE: Verb.RIGHT, ReaderAct.LESS: Verb.LEFT}


def carry_out(screen: Screen, wanted: Wanted) -> None:
    """Do it, if the widget is still there and can be used."""
    widget = screen.find(wanted.name)
    if widget is None or not widget.enabled or not widget.focusable:
        return
    screen.focus(widget.name)
    screen.reveal(widget)
    if wanted.act is ReaderAct.PRESS:
        screen.command(Verb.CONFIRM, widget)
    elif wanted.act is ReaderAct.SET:
        widget.put(wanted.value)
        screen.stale()
    elif wanted.act in _STEPS:
        widget.steer(_STEPS[wanted.act])
        screen.stale()


# The ways to the systems' screen readers: UI Automation on Windows, NSAccessibility on macOS, AT-SPI elsewhere.
#
# What is handed to the library as a callback is always a bound method of a list or deque. It cannot raise, as an
# exception in a callback would end the program. And it takes no turn of Python's interpreter: on Unix the library
# calls it from a thread that holds a lock for which the main thread may be about to wait.

_log = logging.getLogger(__name__)
_DRIVERS = ("x11", "wayland", "windows", "cocoa")
_SDL_WINDOW = "SDLWindow"
"""What SDL calls its windows on macOS: the focus lies on the window there, not on what is in it."""


def early() -> bool:
    """Whether this system's adapter has to be made before the window is first shown."""
    return sys.platform in ("win32", "darwin")


def is_worth_it() -> bool:
    """Whether there can be anybody to talk to: a window that is seen, and elsewhere than on these two a session bus."""
    if pygame.display.get_driver() not in _DRIVERS:
        return False
    if early():
        return True
    if os.environ.get("NO_AT_BRIDGE", "0") not in ("", "0"):
        return False
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or bool(runtime and Path(runtime, "bus").exists())


class Adapter:
    """The connection of one window. Raises whatever the library does when it cannot be had.

    calls: whether somebody has begun to listen, True, or has stopped, False, the oldest first. requests: what was
    asked, the same. bus: our own way to the accessibility bus of Linux, for what the library does not do.
    """

    bus: atspi.Connection | None = None

    def __init__(self, window: pygame.Window) -> None:
        import accesskit  # noqa: PLC0415 - some ms that are spared where nobody listens

        self.calls: deque[bool] = deque()
        self.requests: deque[Any] = deque()
        begun, stopped = partial(self.calls.append, True), partial(self.calls.append, False)
        asked = self.requests.append
        if sys.platform == "win32":
            self._adapter: Any = accesskit.windows.SubclassingAdapter(window.handle, begun, asked)
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class(_SDL_WINDOW)
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(window.handle, begun, asked)
        else:
            self.connect()
            if self.bus is not None:
                self.bus.rescue()
            self._adapter = accesskit.unix.Adapter(begun, asked, stopped)

    def connect(self) -> None:
        """Find a way of our own to the bus, where there is one and somebody has asked for it."""
        if early() or self.bus is not None:
            return
        try:
            self.bus = atspi.Connection()
        except Exception as error:  # whatever the bus or the library raises, AccessKit goes on alone
            _log.info("no own way to the accessibility bus: %r", error)

    def update(self, tree: Any) -> None:
        """Hand over what has changed."""
        _raise(self._adapter.update_if_active([tree].pop))

    def window_focus(self, focused: bool) -> None:
        """The window has got or lost the keyboard."""
        if sys.platform == "darwin":
            _raise(self._adapter.update_view_focus_state(focused))
        elif sys.platform != "win32":
            self._adapter.update_window_focus_state(focused)

    def place(self, window: pygame.Window) -> None:
        """Tell where the window is, where the system does not know that itself."""
        if not early():
            rect = _rect((*window.position, *window.size))
            self._adapter.set_root_window_bounds(rect, rect)


def _raise(events: Any) -> None:
    """On Windows and macOS what an update leads to is raised when the library holds no lock any more."""
    if events is not None:
        events.raise_events()


def _rect(place: tuple[int, ...]) -> Any:
    import accesskit  # noqa: PLC0415

    left, top, width, height = place
    return accesskit.Rect(left, top, left + width, top + height)


def made(window: pygame.Window) -> Adapter | None:
    """The connection of a window, None where there is none to be had."""
    if not is_worth_it():
        return None
    with contextlib.suppress(KeyboardInterrupt):
        try:
            return Adapter(window)
        except BaseException as error:  # a panic of the library is no Exception
            _log.warning("no screen readers: %r", error)
    return None
