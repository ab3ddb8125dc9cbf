"""The window: its place, full screen, the icon, the pointer, and the way its pixels reach the screen."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pygame

_log = logging.getLogger(__name__)
_TALL = 72
"""Pixels; the usual pointer has about 20."""
_OUTLINE = ((0, 0), (0, 64), (15, 50), (25, 72), (38, 66), (28, 45), (48, 45))
_INK, _EDGE = (20, 16, 14), (255, 255, 255)

_shown = [False]
"""Whether the large one is shown now."""


def large() -> pygame.cursors.Cursor:
    """A dark arrow with a white edge, seen on every ground; its tip points."""
    fine = 4
    picture = pygame.Surface((_TALL * fine, (_TALL + 8) * fine), pygame.SRCALPHA)
    points = [((x + 4) * fine, (y + 4) * fine) for x, y in _OUTLINE]
    pygame.draw.polygon(picture, _INK, points)
    pygame.draw.lines(picture, _EDGE, True, points, 4 * fine)
    for point in points:
        pygame.draw.circle(picture, _EDGE, point, 2 * fine)
    return pygame.cursors.Cursor((4, 4), pygame.transform.smoothscale(picture, (_TALL, _TALL + 8)))


def show(big: bool) -> None:
    """Show the large pointer or the system's own; where there is none, nothing happens."""
    if big == _shown[0]:
        return
    _shown[0] = big
    try:
        pygame.mouse.set_cursor(large() if big else pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW))
    except pygame.error as error:
        _log.info("the pointer stays as it is: %s", error)


# The window: its place, full screen, the icon, and the way its pixels reach the screen.

APP_ID = "org.trapworks.trapworks"
LEAST = (800, 600)
WISHED = (1280, 720)
_HIDDEN = ("offscreen", "dummy", "evdev")
_HINT = "SDL_FRAMEBUFFER_ACCELERATION"
_PLAIN = ("x11", "windows", "offscreen")
"""Drivers of SDL that can show a frame without OpenGL; Cocoa and Wayland have no window surface without it."""
_DPI_AWARENESS = "SDL_WINDOWS_DPI_AWARENESS"
"""SDL's hint without which Windows shows the window of another scale enlarged, and so blurred."""
_MARGIN = 80
_FRAME = 64


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Place(NamedTuple):
    """Where a window is, in pixels of the desktop."""

    left: int
    top: int
    width: int
    height: int


def start_video() -> None:
    """Start SDL's video; raises NoDisplayError where SDL would play to nobody.

    The plain framebuffer is used where SDL has one: without a GPU driver it shows a frame twenty times as fast, and it
    spares the start-up of OpenGL. The environment's SDL_FRAMEBUFFER_ACCELERATION outranks that.
    """
    os.environ.setdefault(_DPI_AWARENESS, "permonitorv2")
    # pygame has put the script's name there when it was imported; desktops look for a menu entry of this name.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APP_ID
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and not asked and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        raise NoDisplayError("neither DISPLAY nor WAYLAND_DISPLAY is set")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in _HIDDEN and driver not in asked:
        pygame.display.quit()
        raise NoDisplayError(f"only the driver {driver!r} answered")
    if driver in _PLAIN:
        os.environ.setdefault(_HINT, "0")


def fitted(wished: tuple[int, ...], desktops: list[tuple[int, int]]) -> tuple[int, int]:
    """A window size not larger than the largest screen, and not smaller than 800 x 600 where that fits."""
    screen = max(desktops, default=WISHED, key=lambda size: size[0] * size[1])
    width = min(max(wished[0], LEAST[0]), screen[0])
    height = min(max(wished[1], LEAST[1]), screen[1])
    return width, height


def first_size(desktops: list[tuple[int, int]]) -> tuple[int, int]:
    """The size at the very first start: four fifths of the screen, 16 to 9, at least 1280 x 720 if that fits."""
    screen = max(desktops, default=WISHED, key=lambda size: size[0] * size[1])
    width = max(WISHED[0], min(screen[0] * 4 // 5, screen[1] * 4 // 5 * 16 // 9))
    return fitted((width, width * 9 // 16), [(screen[0], max(LEAST[1], screen[1] - _MARGIN))])


class Window:
    """One resizable window, made by `pygame.Window` so that full screen keeps its identity.

    On macOS and Wayland its size is in points of the desktop, and its picture may have more pixels than that.
    """

    def __init__(self, title: str, place: tuple[int, ...] = (), icon: Path | None = None, hidden: bool = False) -> None:
        desktops = pygame.display.get_desktop_sizes()
        size = fitted(place[2:], desktops) if len(place) == 4 else first_size(desktops)
        known = len(place) == 4 and self._on_screen(place, desktops)
        at = (place[0], place[1]) if known else (pygame.WINDOWPOS_CENTERED, pygame.WINDOWPOS_CENTERED)
        self._asked = (place[0], place[1]) if known else None
        self.window = pygame.Window(title, size, at, resizable=True, hidden=hidden, allow_high_dpi=True)
        self.window.minimum_size = min(LEAST[0], size[0]), min(LEAST[1], size[1])
        if icon is not None:
            self._set_icon(icon)
        self.fullscreen = False

    def _set_icon(self, icon: Path) -> None:
        try:
            self.window.set_icon(pygame.image.load_sized_svg(str(icon), (128, 128)))
        except (pygame.error, OSError) as error:
            _log.warning("no icon for the window: %s", error)

    @staticmethod
    def _on_screen(place: tuple[int, ...], desktops: list[tuple[int, int]]) -> bool:
        reach = sum(width for width, _ in desktops), max(height for _, height in desktops)
        return 0 <= place[0] < reach[0] - _MARGIN and 0 <= place[1] < reach[1] - _MARGIN

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; another one after each change of size."""
        return self.window.get_surface()

    @property
    def density(self) -> float:
        """Pixels of the picture per point of the desktop, in which the mouse is told."""
        return self.surface.get_width() / max(1, self.window.size[0])

    @property
    def place(self) -> Place:
        """Where the window is now: where it was put, if only its frame's edge and title lie in between.

        A window manager puts the frame where the window is asked to be, and the window would wander at every start.
        """
        left, top = self.window.position
        if self._asked is not None and all(
            0 <= found - asked <= _FRAME for found, asked in zip((left, top), self._asked, strict=True)
        ):
            left, top = self._asked
        return Place(left, top, *self.window.size)

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or go back to the window as it was."""
        if on == self.fullscreen:
            return
        if on:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()
        self.fullscreen = on

    def flip(self) -> None:
        """Show what was drawn."""
        self.window.flip()

    def close(self) -> None:
        """Close the window."""
        self.window.destroy()
