"""A gamepad that SDL makes itself, as the wheel of pygame-ce for Linux can: plugged in, pressed, tilted, pulled out."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import ClassVar

import pygame

LIBRARIES = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob("libSDL2-2*"))
POSSIBLE = sys.platform == "linux" and bool(LIBRARIES)
"""Whether a virtual gamepad can be had here."""
_SHORT = ("version", "type", "axes", "buttons", "hats", "vendor", "product", "padding")
_SONY, _DUALSENSE = 0x054C, 0x0CE6
_FULL = 32767


class Kind(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_: ClassVar = [
        *((name, ctypes.c_uint16) for name in _SHORT),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        ("rest", ctypes.c_void_p * 7),
    ]


KNOWN = Kind(1, 1, 6, 17, 0, _SONY, _DUALSENSE, 0, 0, 0, b"DualSense Wireless Controller")
"""One that SDL has a mapping for."""
UNKNOWN = Kind(1, 0, 4, 12, 1, 0x1234, 0x5678, 0, 0, 0, b"Some old stick")
"""One that it has none for."""


class VirtualPad:
    """A gamepad as the program that made it hears it."""

    def __init__(self) -> None:
        self._sdl = ctypes.CDLL(str(LIBRARIES[0]))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._index = -1
        self._handle: ctypes.c_void_p | None = None

    @property
    def plugged(self) -> bool:
        """Whether it is there."""
        return self._index >= 0

    def plug(self, kind: Kind = KNOWN) -> None:
        """It comes. The gamepads of SDL must have been started."""
        self._index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(kind))
        if not self.plugged:
            raise RuntimeError("SDL makes no virtual gamepad")
        self._handle = ctypes.c_void_p(self._sdl.SDL_JoystickOpen(self._index))

    def unplug(self) -> None:
        """It goes."""
        self._sdl.SDL_JoystickClose(self._handle)
        self._sdl.SDL_JoystickDetachVirtual(self._index)
        self._index = -1

    def button(self, number: int, down: bool) -> None:
        """A button, in SDL's order, goes down or up."""
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, number, int(down))

    def axis(self, number: int, share: float) -> None:
        """A stick is tilted along an axis, -1 to 1."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, number, round(share * _FULL))

    def hat(self, number: int, way: int) -> None:
        """A hat is pushed one way, as SDL numbers them."""
        self._sdl.SDL_JoystickSetVirtualHat(self._handle, number, way)
