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
from game.cli.arguments import within
from game.cli.runs import MOST_WORKERS, watched
from game.host.places import writable
from game.text.language import N_, N_context, _, decimal, row

EXAMPLES = (
    ("trapworks doctor --machines", N_("do the machines run here, bit for bit, as on every other computer?")),
    ("trapworks doctor --json", ""),
)
FLIPS = 20
SIZE = (640, 360)
LABELS = {
    # Translators: noun, a row of a report on the computer: versions of the program and its libraries.
    "versions": N_("versions"),
    "system": N_context("of a computer", "system"),
    # Translators: noun, a row of a report on the computer: how pictures get to the screen.
    "display": N_("display"),
    # Translators: noun, a row of a report on the computer: the sound.
    "audio": N_("audio"),
    "data_dir": N_("data folder"),
    "data_dir_writable": N_("data folder is writable"),
    "screen": N_context("of a computer", "screen"),
    # Translators: noun, a row of a report on the computer: the driver of its graphics.
    "driver": N_("driver"),
    "frame_ms": N_("frame in ms"),
    "flip_ms": N_("flip in ms"),
    "works": N_context("of the sound", "works"),
    # Translators: noun, a row of a report on the computer; the system’s own words follow.
    "error": N_("error"),
    "trap": N_("Mouse Trap"),
    # Translators: the name of a game; also the name of a row in a report on its tray.
    "tray": N_("Booby-Trap"),
    # Translators: noun: the room in which machines of one’s own are built, on buttons and as a title.
    "workshop": N_("Workshop"),
}
"""What is found out, for people; a program is given the names."""
# Translators: {alike}: how many runs gave the known result; {runs}: how many were made.
_ALIKE = N_("{alike} of {runs} runs match every other computer")
ANSWERS = {
    True: N_context("of a computer", "yes"),
    False: N_context("of a computer", "no"),
    None: N_context("of a computer", "none"),
}


def add(commands: shared.Commands) -> None:
    """Add the command to the parser."""
    parser = shared.command(commands, "doctor", _("report what this computer offers"), *EXAMPLES)
    parser.add_argument(
        "--machines", action="store_true", help=_("instead: check that the machines run here as they do everywhere")
    )
    parser.add_argument(
        "--runs", type=shared.whole, metavar="N", help=_("with --machines: how many runs of each, instead of all")
    )
    shared.workers(parser)
    shared.json_too(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command."""
    if arguments.machines:
        return _machines(arguments)
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
            # Translators: {what}: the name of a row; {found}: what was found.
            print(_("{what}: {found}", what=_label(name), found=_words(value)))
    if not found["data_dir_writable"]:
        # Translators: {folder}: the path of a folder. --data-dir stays.
        told = _("{folder} cannot be written to; choose another with --data-dir", folder=data)
        print(f"trapworks: {told}", file=sys.stderr)
        return 2
    return 0


def _machines(arguments: argparse.Namespace) -> int:
    """Run what is on record of every machine; 1 if anything comes to something else here."""
    from game.cli.machine_digests import MACHINES, RUNS, digests, known  # noqa: PLC0415 - pymunk

    number = RUNS if arguments.runs is None else arguments.runs
    within("--workers", arguments.workers, 1, MOST_WORKERS)
    within("--runs", number, 1, RUNS)
    found = {}
    for name in MACHINES:
        runs = watched(digests(name, range(number), arguments.workers), number)
        found[name] = {"runs": number, "alike": sum(map(str.__eq__, runs, known()[name]))}
        if not arguments.json:
            # Translators: {what}: the name of a row; {found}: what was found.
            print(_("{what}: {found}", what=_label(name), found=_(_ALIKE, **found[name])), flush=True)
    if arguments.json:
        shared.print_json(found)
    return int(any(row["alike"] < number for row in found.values()))


def _label(name: str) -> str:
    return _(LABELS[name]) if name in LABELS else name


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return row([f"{_label(name)} {_words(part)}" for name, part in value.items()])
    if isinstance(value, float):
        return decimal(value, 3)
    return value if isinstance(value, str) else _(ANSWERS[value])


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
