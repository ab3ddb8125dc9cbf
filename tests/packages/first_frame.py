"""How long people wait for the first frame: python tests/packages/first_frame.py [--starts N]

From the start of a process to the moment its picture stands on the screen, seen from outside by looking at a pixel of a
virtual screen: the frozen program in build/ against a trivial pygame-ce window, in turns, in the same run. The bar is
on processor time, which other programs do not lengthen; the seconds that passed are told as well, and the trivial
window at its quickest, without the OpenGL that SDL starts of itself and the game spares. Asks for Xvfb and libX11; 1
if the ratio of the medians is above the bar.
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from build_scripts.packaging import product  # noqa: E402 - found from the root
from tests.drivers.desktop_driver import bare_screen  # noqa: E402
from tests.packages.trials import ENV_PYTHON  # noqa: E402

BAR = 2.5
SIZE = (1280, 720)
LOOK_AT = (640, 500)
# A window is shown plain before anything is drawn into it; the screen behind it is white.
PLAIN = (0x000000, 0xFFFFFF)
TRIVIAL = f"""
import pygame
pygame.init()
window = pygame.display.set_mode({SIZE})
window.fill((246, 239, 220))
pygame.display.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
"""


class Eye:
    """Looks at one pixel of a screen."""

    def __init__(self, display: str) -> None:
        self.x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x11, name).restype = ctypes.c_void_p
        self.x11.XGetPixel.restype = self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(display.encode()))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def pixel(self) -> int:
        """Its colour now."""
        every, by_pixels = ctypes.c_ulong(0xFFFFFF), 2
        found = self.x11.XGetImage(self.display, self.root, *LOOK_AT, 1, 1, every, by_pixels)
        image = ctypes.c_void_p(found)
        colour = int(self.x11.XGetPixel(image, 0, 0)) & 0xFFFFFF
        self.x11.XFree(image)
        return colour


class Start(NamedTuple):
    """Seconds from the start of a process to its first frame: that passed, and of processor time."""

    passed: float
    spent: float


def first_frame(eye: Eye, command: list[str], environment: dict[str, str]) -> Start:
    """Start a program and end it as soon as it has drawn."""
    while eye.pixel() != 0xFFFFFF:
        time.sleep(0.01)
    begun = time.perf_counter()
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        while eye.pixel() in PLAIN:
            if program.poll() is not None or time.perf_counter() - begun > 60:
                sys.exit(f"first_frame.py: {command[0]} has shown nothing")
            time.sleep(0.001)
        found = Start(time.perf_counter() - begun, processor_seconds(program.pid))
        program.kill()
    return found


def processor_seconds(process: int) -> float:
    """What all threads of a process have spent so far."""
    tasks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def main() -> int:
    """Measure in turns and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=9, metavar="N")
    given = parser.parse_args()
    frozen = [str(product.frozen_folder() / "trapworks")]
    trivial = [str(ENV_PYTHON), "-c", TRIVIAL]
    with tempfile.TemporaryDirectory() as home, bare_screen("-wr") as display:
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
        plain |= {"DISPLAY": display, "HOME": home, "SDL_AUDIODRIVER": "dummy"}
        quick = plain | {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
        kinds = ((frozen, plain), (trivial, plain), (trivial, quick))
        eye = Eye(display)
        rounds = [[first_frame(eye, command, around) for command, around in kinds] for _ in range(given.starts)]
    ours, theirs, quickest = (Start(*map(median, zip(*starts, strict=True))) for starts in zip(*rounds, strict=True))
    held = ours.spent / theirs.spent <= BAR
    print(f"processor time to the first frame, medians of {given.starts}, warm; in brackets the seconds that passed")
    print(f"  {ours.spent:.3f} s ({ours.passed:.3f})  the frozen program")
    for name, other in (("a trivial window", theirs), ("a trivial window without OpenGL", quickest)):
        print(f"  {other.spent:.3f} s ({other.passed:.3f})  {name}: {ours.spent / other.spent:.2f} x")
    print(f"bar: {BAR} x a trivial window, {'held' if held else 'MISSED'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
