"""`doctor`: what this machine offers, and whether it will do."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib import metadata
from statistics import median
from time import perf_counter
from typing import Any

from game import __version__
from game.cli import arguments as shared
from game.host.places import writable
from game.text.language import _

FLIPS = 20
SIZE = (640, 360)


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "doctor", _("say what this machine offers"), "  trapworks doctor --json")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    data = shared.places(arguments).data
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    found = {
        "versions": _versions(),
        "system": platform.platform(),
        "display": _display(),
        "audio": _audio(),
        "data_dir": str(data),
        "data_dir_writable": writable(data),
    }
    if arguments.json:
        shared.print_json(found)
    else:
        for name, value in found.items():
            print(f"{name}: {_words(value)}")
    if not found["data_dir_writable"]:
        print(f"trapworks: {data} cannot be written; choose another with --data-dir", file=sys.stderr)
        return 2
    return 0


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_words(part)}" for name, part in value.items())
    return {True: "yes", False: "no", None: "none"}.get(value, str(value)) if not isinstance(value, str) else value


def _versions() -> dict[str, str | None]:
    names = ("pygame-ce", "pymunk", "platformdirs")
    return {"trapworks": __version__, "python": platform.python_version(), **{name: _version(name) for name in names}}


def _version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _display() -> dict[str, Any]:
    # pygame silently falls back to a driver without a screen, so the question is put to the system first.
    screen = os.name == "nt" or sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    found: dict[str, Any] = {"screen": bool(screen), "driver": None}
    try:
        import pygame  # noqa: PLC0415 - the rest of the report does without

        pygame.display.init()
        window = pygame.display.set_mode(SIZE, pygame.HIDDEN)
        found["driver"] = pygame.display.get_driver()
        found["frame_ms"] = _timed(lambda: window.fill((246, 239, 220)))
        found["flip_ms"] = _timed(pygame.display.flip)
        pygame.display.quit()
    except Exception as error:  # a driver may fail in ways of its own, and the report goes on
        found["error"] = str(error).splitlines()[0] if str(error) else type(error).__name__
    return found


def _timed(work: Any) -> float:
    times = []
    for _unused in range(FLIPS):
        began = perf_counter()
        work()
        times.append((perf_counter() - began) * 1000)
    return round(median(times), 3)


def _audio() -> dict[str, Any]:
    try:
        import pygame  # noqa: PLC0415 - the rest of the report does without

        pygame.mixer.init()
        driver = pygame.mixer.get_driver() if hasattr(pygame.mixer, "get_driver") else os.environ.get("SDL_AUDIODRIVER")
        pygame.mixer.quit()
        return {"works": True, "driver": driver or "default"}
    except Exception as error:  # as above
        return {"works": False, "error": str(error) or type(error).__name__}
