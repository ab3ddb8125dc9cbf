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
from game.host.atspi import Key
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


# Keys as X11 numbers them, for screen readers that learn of keys from the program only.


_SPECIAL = {
    pygame.K_BACKSPACE: (0xFF08, "BackSpace"),
    pygame.K_TAB: (0xFF09, "Tab"),
    pygame.K_RETURN: (0xFF0D, "Return"),
    pygame.K_ESCAPE: (0xFF1B, "Escape"),
    pygame.K_DELETE: (0xFFFF, "Delete"),
    pygame.K_INSERT: (0xFF63, "Insert"),
    pygame.K_HOME: (0xFF50, "Home"),
    pygame.K_LEFT: (0xFF51, "Left"),
    pygame.K_UP: (0xFF52, "Up"),
    pygame.K_RIGHT: (0xFF53, "Right"),
    pygame.K_DOWN: (0xFF54, "Down"),
    pygame.K_PAGEUP: (0xFF55, "Page_Up"),
    pygame.K_PAGEDOWN: (0xFF56, "Page_Down"),
    pygame.K_END: (0xFF57, "End"),
    pygame.K_SPACE: (0x20, "space"),
    pygame.K_LSHIFT: (0xFFE1, "Shift_L"),
    pygame.K_RSHIFT: (0xFFE2, "Shift_R"),
    pygame.K_LCTRL: (0xFFE3, "Control_L"),
    pygame.K_RCTRL: (0xFFE4, "Control_R"),
    pygame.K_LALT: (0xFFE9, "Alt_L"),
    **{getattr(pygame, f"K_F{number}"): (0xFFBD + number, f"F{number}") for number in range(1, 13)},
}
_HELD = ((pygame.KMOD_SHIFT, 1), (pygame.KMOD_CAPS, 2), (pygame.KMOD_CTRL, 4), (pygame.KMOD_ALT, 8))
_ROWS = {
    pygame.KSCAN_ESCAPE: 9,
    pygame.KSCAN_SPACE: 65,
    pygame.KSCAN_LSHIFT: 50,
    pygame.KSCAN_RSHIFT: 62,
    pygame.KSCAN_LCTRL: 37,
    pygame.KSCAN_RCTRL: 105,
    pygame.KSCAN_LALT: 64,
    pygame.KSCAN_RETURN: 36,
    pygame.KSCAN_TAB: 23,
    pygame.KSCAN_BACKSPACE: 22,
    pygame.KSCAN_DELETE: 119,
    pygame.KSCAN_INSERT: 118,
    pygame.KSCAN_HOME: 110,
    pygame.KSCAN_UP: 111,
    pygame.KSCAN_PAGEUP: 112,
    pygame.KSCAN_LEFT: 113,
    pygame.KSCAN_RIGHT: 114,
    pygame.KSCAN_END: 115,
    pygame.KSCAN_DOWN: 116,
    pygame.KSCAN_PAGEDOWN: 117,
    pygame.KSCAN_COMMA: 59,
    pygame.KSCAN_PERIOD: 60,
    pygame.KSCAN_SLASH: 61,
    pygame.KSCAN_MINUS: 20,
    pygame.KSCAN_EQUALS: 21,
    **{getattr(pygame, f"KSCAN_{sign}"): 10 + place for place, sign in enumerate("1234567890")},
    **{getattr(pygame, f"KSCAN_{sign}"): 24 + place for place, sign in enumerate("QWERTYUIOP")},
    **{getattr(pygame, f"KSCAN_{sign}"): 38 + place for place, sign in enumerate("ASDFGHJKL")},
    **{getattr(pygame, f"KSCAN_{sign}"): 52 + place for place, sign in enumerate("ZXCVBNM")},
    **{getattr(pygame, f"KSCAN_F{number}"): 66 + number for number in range(1, 11)},
    pygame.KSCAN_F11: 95,
    pygame.KSCAN_F12: 96,
}
"""Where a key is, as SDL and as X11's evdev driver number it."""


def key_of(event: pygame.Event) -> Key | None:
    """A key that went down or up; None for one that is not told. A letter is told by what it types."""
    code, pressed = _ROWS.get(event.scancode), event.type == pygame.KEYDOWN
    if code is None:
        return None
    held = sum(there for ours, there in _HELD if event.mod & ours)
    if event.key in _SPECIAL:
        sign, name = _SPECIAL[event.key]
        return Key(sign, code, held, name, pressed)
    typed = event.unicode or (chr(event.key) if event.key < 0x110000 else "")
    if len(typed) != 1 or not typed.isprintable():
        return None
    return Key(ord(typed) if ord(typed) < 0x100 else 0x01000000 | ord(typed), code, held, typed, pressed)
