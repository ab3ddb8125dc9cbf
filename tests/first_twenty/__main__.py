"""What newcomers see until they play: python -m tests.first_twenty FOLDER [--only NAME] [--language CODE|all]

Opens the program in an empty account, in a window on a virtual screen, and handles it as nine newcomers do: by mouse,
by finger, by the big button, by one key held, by one key now and then, by the stick of a gamepad, by its buttons, by
one switch while what can be pressed is lit in turn, and by keys with nothing but what a screen reader is told (which is
read out at 15 letters a second). Each looks at a new screen for three seconds first. Tells the seconds from the start
of the process to the first catch, from there to the first own roll in a match, and for how many of them the program
stood ready while others had the processors; at the end, the median and the worst of each newcomer. What the window
showed becomes a strip of pictures, FOLDER/NAME_LANGUAGE.png. Asks for Linux, Xvfb, openbox, xdotool, libX11,
dbus-run-session and at-spi2-core; 1 if something comes later than its bar.

Mouse, keys and switch come from the X server. The gamepad is one that SDL makes in the program's process, and what SDL
makes of a finger is put into the program's own queue, as no virtual screen takes a finger.
"""

from __future__ import annotations

import argparse
import ctypes
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pygame

from game.host.languages import CHOSEN, OWN_NAMES
from game.text.language import use_language
from tests.drivers.desktop_driver import virtual_screen
from tests.first_twenty.newcomers import NEWCOMERS, Window
from tests.packages.first_frame import Eye

ROOT = Path(__file__).resolve().parents[2]
CATCH, ROLL, LASTS = 20.0, 60.0, 150.0
"""Bars from the start to the first catch and from there to the first own roll, and how long anybody waits at all, s."""
SIZE, WINDOW, SHOWN = (1600, 1000), (160, 140, 1280, 740), (640, 370)
"""Pixels: the screen, the part of it where the window comes up in its frame, and a picture of that on the strip."""
BETWEEN, COLUMNS = 2.5, 4
"""Seconds between two pictures, and how many stand side by side."""


class Screen(Eye):
    """Looks at all of a screen."""

    def picture(self) -> pygame.Surface:
        """What it shows now."""
        every, by_pixels = ctypes.c_ulong(0xFFFFFFFF), 2
        found = ctypes.c_void_p(self.x11.XGetImage(self.display, self.root, 0, 0, *SIZE, every, by_pixels))
        start = ctypes.cast(found, ctypes.POINTER(ctypes.c_void_p))[2]  # behind width, height, offset and format
        content = ctypes.string_at(start, SIZE[0] * SIZE[1] * 4)
        self.x11.XDestroyImage(found)
        whole = pygame.image.frombuffer(content, SIZE, "BGRA").convert(24)
        return pygame.transform.smoothscale(whole.subsurface(WINDOW), SHOWN)


class Seconds(NamedTuple):
    """From the start of the process to the first catch, and from there to the first own roll; infinitely many where
    none came. waited: for a processor.
    """

    catch: float
    roll: float
    waited: float

    @property
    def held(self) -> bool:
        """Whether neither came later than its bar."""
        return self.catch <= CATCH and self.roll <= ROLL


def watched(name: str, language: str, folder: Path) -> Seconds:
    """How soon somebody catches and plays; the strip is written into the folder."""
    use_language(language)
    with tempfile.TemporaryDirectory() as home, virtual_screen() as display:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
        environment = kept | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT), CHOSEN: language}
        if name != "reader":
            environment.pop("DBUS_SESSION_BUS_ADDRESS", "")
        screen, began, begun = Screen(display), time.time(), time.monotonic()
        command = [sys.executable, "-m", "tests.first_twenty.program", home]
        command += {"switch": ["switch"], "stick": ["pad"], "pad": ["pad"]}.get(name, [])
        pictures: list[pygame.Surface] = []
        found = Seconds(math.inf, math.inf, 0.0)
        with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True) as program:
            assert program.stdin is not None
            (Path(home) / "process").write_text(str(program.pid))
            window = Window(environment, Path(home), program.stdin)
            window.find("--onlyvisible")
            acts, due = NEWCOMERS[name](window), 0.0
            while (passed := time.monotonic() - begun) < LASTS and math.isinf(found.roll):
                if passed >= due:
                    due = time.monotonic() - begun + next(acts, math.inf)
                if passed >= (len(pictures) + 1) * BETWEEN:
                    pictures.append(screen.picture())
                    found = _reached(Path(home), began, program.pid)
                time.sleep(0.005)
            pictures.append(screen.picture())
            program.kill()
    pygame.image.save(strip(pictures), folder / f"{name}_{language}.png")
    return found


def _reached(home: Path, began: float, program: int) -> Seconds:
    """What the files of the account tell, and the system of the program's process."""
    caught = home / "caught"
    at = caught.stat().st_mtime if caught.exists() else math.inf
    rolled = [path.stat().st_mtime for path in home.glob("matches/*.match") if "\nroll\n" in path.read_text()]
    since = min(rolled) - at if rolled and caught.exists() else math.inf
    waited = int(Path(f"/proc/{program}/schedstat").read_text().split()[1])
    return Seconds(at - began, since, waited / 1e9)


def _table(found: Mapping[str, Mapping[str, Seconds]]) -> Iterator[str]:
    """A line for each newcomer, by languages: the median and the worst, and in which language that was."""
    yield f"  {'':8} {'catch':>6} {'worst':>11} {'roll':>6} {'worst':>11} {'waited':>6} {'worst':>11}"
    for name, by_language in found.items():
        told = f"  {name:8}"
        for times in zip(*by_language.values(), strict=True):  # catches, rolls, waits
            slowest, language = max(zip(times, by_language, strict=True))
            told += f" {median(times):6.1f} {slowest:8.1f} {language}"
        yield told


def strip(pictures: Sequence[pygame.Surface]) -> pygame.Surface:
    """The pictures in rows."""
    rows = math.ceil(len(pictures) / COLUMNS)
    whole = pygame.Surface((COLUMNS * SHOWN[0], rows * SHOWN[1]))
    for number, picture in enumerate(pictures):
        whole.blit(picture, (number % COLUMNS * SHOWN[0], number // COLUMNS * SHOWN[1]))
    return whole


def main() -> int:
    """Watch whom was asked for, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", metavar="NAME")
    parser.add_argument("--language", action="append", default=[], choices=[*OWN_NAMES, "all"], help="en; repeatable")
    parser.add_argument("--within", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.within:
        session = shutil.which("dbus-run-session") or sys.exit("first_twenty: this takes dbus-run-session")
        again = [sys.executable, "-m", "tests.first_twenty", "--within", *sys.argv[1:]]
        with tempfile.TemporaryDirectory() as own:  # two sessions of one person would share a bus
            return subprocess.run(
                [session, "--", *again], env=os.environ | {"XDG_RUNTIME_DIR": own}, check=False
            ).returncode
    given.folder.mkdir(parents=True, exist_ok=True)
    languages = list(OWN_NAMES) if "all" in given.language else given.language or ["en"]
    names = [name for name in NEWCOMERS if given.only in name]
    print(f"seconds to the first catch, from there to the first own roll, waited; bars: {CATCH:.0f} and {ROLL:.0f}")
    found: dict[str, dict[str, Seconds]] = {name: {} for name in names}
    for language, name in product(languages, names):
        one = found[name][language] = watched(name, language, given.folder)
        told = f"  {name:8} {language} {one.catch:5.1f} {one.roll:6.1f} {one.waited:5.1f}"
        print(f"{told}  {'held' if one.held else 'MISSED'}", flush=True)
    print(*_table(found), sep="\n")
    return int(not all(one.held for by_language in found.values() for one in by_language.values()))


if __name__ == "__main__":
    sys.exit(main())
