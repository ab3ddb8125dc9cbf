"""What newcomers see in their first 20 s: python -m build_scripts.first_twenty FOLDER [--only NAME]

Opens the program in an empty account, in a window on a virtual screen, and handles it through xdotool alone, as four
newcomers do: by mouse, by the big button, by one key, and by one switch. Tells the seconds from the start of the
process to the first catch, and writes what the window showed as a strip of pictures, FOLDER/NAME.png. Asks for Xvfb,
openbox, xdotool and libX11; 1 if somebody's first catch is later than the bar.
"""

from __future__ import annotations

import argparse
import ctypes
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pygame

from build_scripts.first_frame import Eye
from build_scripts.packaging.desktop_driver import Hands, virtual_screen

ROOT = Path(__file__).resolve().parent.parent
BAR, LASTS = 20.0, 22.0
SIZE, WINDOW, SHOWN = (1600, 1000), (160, 140, 1280, 740), (640, 370)
"""Pixels: the screen, the part of it where the window comes up in its frame, and a picture of that on the strip."""
CRANK, BUTTON = (170, 335), (628, 208)
"""Where they are seen in the window."""
PICTURES, COLUMNS = 8, 4
PROGRAM = """
import sys
from pathlib import Path
from game.app import run
from game.games.mousetrap.table.toy import TrapToy
from game.host.places import Places
ended, folder = TrapToy.ended, Path(sys.argv[1])

def told(toy):
    ended(toy)
    if toy.watched.report.captured:
        (folder / "caught").touch()

TrapToy.ended = told
sys.exit(run(Places.of(folder), then=lambda loop: loop.first_turn()))
"""
"""The program, besides telling of a catch."""


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


Newcomer = Callable[[Hands], Iterator[float]]
"""What somebody does, and the seconds between."""


def by_mouse(hands: Hands) -> Iterator[float]:
    """Drags the crank round, sloppily: about where it is, in a circle that is none."""
    yield 3.0
    hands.do("mousemove", "--window", hands.window, CRANK[0] + 60, CRANK[1], "mousedown", 1)
    for step in range(400):
        angle, far = step * 0.09, 60 + 18 * math.sin(step * 0.23)
        at = CRANK[0] + far * math.cos(angle), CRANK[1] + far * math.sin(angle)
        hands.do("mousemove", "--window", hands.window, *map(round, at))
        yield 0.02
    hands.do("mouseup", 1)


def by_button(hands: Hands) -> Iterator[float]:
    """Presses the big button."""
    yield 3.0
    hands.click_at(BUTTON)


def by_keys(hands: Hands) -> Iterator[float]:
    """Holds the key that is shown."""
    yield 3.0
    hands.do("keydown", "space")
    yield 8.0
    hands.do("keyup", "space")


def by_switch(hands: Hands) -> Iterator[float]:
    """Has nothing but one key, and presses it now and then."""
    for _ in range(3):
        yield 3.0
        hands.do("key", "space")


NEWCOMERS: Mapping[str, Newcomer] = {"mouse": by_mouse, "button": by_button, "keys": by_keys, "switch": by_switch}


def watched(name: str, folder: Path) -> float:
    """Seconds to the first catch, infinitely many if there is none; the strip is written into the folder."""
    with tempfile.TemporaryDirectory() as home, virtual_screen() as display:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
        environment = kept | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        screen, hands, caught = Screen(display), Hands(environment), Path(home) / "caught"
        begun, found = time.monotonic(), math.inf
        pictures: list[pygame.Surface] = []
        with subprocess.Popen([sys.executable, "-c", PROGRAM, home], env=environment) as program:
            hands.find("--onlyvisible")
            acts = NEWCOMERS[name](hands)
            due = 0.0
            while (passed := time.monotonic() - begun) < LASTS:
                if caught.exists() and math.isinf(found):
                    found = caught.stat().st_mtime - time.time() + passed
                if passed >= due:
                    due = passed + next(acts, math.inf)
                if passed >= (len(pictures) + 1) * BAR / PICTURES:
                    pictures.append(screen.picture())
                time.sleep(0.005)
            program.kill()
    pygame.image.save(strip(pictures), folder / f"{name}.png")
    return found


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
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = {name: watched(name, given.folder) for name in NEWCOMERS if given.only in name}
    print(f"seconds from the start to the first catch; bar: {BAR:.0f}")
    for name, seconds in found.items():
        print(f"  {name:8} {seconds:5.1f}  {'held' if seconds <= BAR else 'MISSED'}")
    return int(any(seconds > BAR for seconds in found.values()))


if __name__ == "__main__":
    sys.exit(main())
