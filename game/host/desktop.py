"""What the system says of itself and of whoever sits at it, and what it is asked to do."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Generator
from datetime import date
from functools import cache
from pathlib import Path

_PATIENCE_S = 2.0
_WINDOWS_ANIMATES = 0x1042  # SPI_GETCLIENTAREAANIMATION


def wants_little_motion(platform: str = sys.platform) -> bool:
    """Whether the system has been told to show little motion; False where it does not say."""
    asked: tuple[Callable[[], bool], ...] = (_gnome, _kde, _gtk)
    if platform in ("win32", "darwin"):
        asked = (_windows if platform == "win32" else _macos,)
    return any(ask() for ask in asked)


def _told(*command: str) -> str:
    """What a command of the system answers; nothing if there is none, or it fails or is slow."""
    if shutil.which(command[0]) is None:
        return ""
    import subprocess  # noqa: PLC0415 - not before the first frame

    try:
        found = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE_S, check=False)
    except (OSError, subprocess.SubprocessError, ValueError):
        return ""
    return found.stdout.strip()


def _gnome() -> bool:
    return _told("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"


def _kde() -> bool:
    return _noted("kdeglobals", "KDE", "AnimationDurationFactor") in ("0", "0.0")


def _gtk() -> bool:
    places = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
    return any(_noted(place, "Settings", "gtk-enable-animations") in ("0", "false") for place in places)


def _noted(file: str, section: str, name: str) -> str:
    """A value of a file of settings below the person's configuration; empty if it is not there."""
    import configparser  # noqa: PLC0415 - not before the first frame

    folder = os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config")
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read_string((Path(folder) / file).read_text(encoding="utf-8"))
    except (OSError, ValueError, configparser.Error):
        return ""
    return parser.get(section, name, fallback="").strip().lower()


def _windows() -> bool:
    import ctypes  # noqa: PLC0415 - not before the first frame

    animates = ctypes.c_int(1)
    libraries = getattr(ctypes, "windll", None)
    if libraries is not None:
        libraries.user32.SystemParametersInfoW(_WINDOWS_ANIMATES, 0, ctypes.byref(animates), 0)
    return not animates.value


def _macos() -> bool:
    return _told("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"


def showing(path: Path, platform: str = sys.platform) -> Generator[float, None, bool]:
    """Show a file in its folder, by the first way that the system has; in slices, as another program is started.

    Comes to whether there was one.
    """
    import subprocess  # noqa: PLC0415 - not before the first frame

    nothing = subprocess.DEVNULL
    for command in _ways_to_show(path, platform):
        if shutil.which(command[0]) is None:
            continue
        try:
            started = subprocess.Popen(
                command, env=_own_environment(), stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
            )
        except OSError:
            continue
        end = time.monotonic() + _PATIENCE_S
        while started.poll() is None and time.monotonic() < end:
            yield 0.5
        # Explorer answers 1 even where it has shown the file; what still runs by now shows it.
        if started.returncode in (None, 0) or platform == "win32":
            return True
    return False


def _ways_to_show(path: Path, platform: str) -> tuple[tuple[str, ...], ...]:
    if platform == "win32":
        return (("explorer", f"/select,{path}"),)
    if platform == "darwin":
        return (("open", "-R", str(path)),)
    asked = ("dbus-send", "--session", "--print-reply", "--reply-timeout=1500", "--dest=org.freedesktop.FileManager1",
             "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1.ShowItems",
             f"array:string:{path.absolute().as_uri()}", "string:")  # fmt: skip
    return asked, ("xdg-open", str(path.parent))


def _own_environment() -> dict[str, str]:
    """The environment for programs of the system, which are not to load the libraries of a packaged game."""
    kept = dict(os.environ)
    before = kept.pop("LD_LIBRARY_PATH_ORIG", None)
    if getattr(sys, "frozen", False):
        kept.pop("LD_LIBRARY_PATH", None)
        if before:
            kept["LD_LIBRARY_PATH"] = before
    return kept


# What is asked of the system at every start: a Steam Deck, the day, memory that is free.


def on_steam_deck() -> bool:
    """Whether this is a Steam Deck: Steam says so to whatever it starts there."""
    return os.environ.get("SteamDeck") == "1"  # noqa: SIM112 - Steam writes it so


# Which day it is where this machine stands.


def today() -> date:
    """The day by the clock and the time zone of this machine."""
    return date.today()


# Memory that is free: the C library of Linux keeps it for what may come, unless it is told otherwise.


def give_back() -> None:
    """Give what is free back to the system, in less than a millisecond; nothing where that is done without asking."""
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], object] | None:
    if sys.platform != "linux":
        return None
    import ctypes  # noqa: PLC0415 - not before the first frame

    found: Callable[[int], object] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
    return found
