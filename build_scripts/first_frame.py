"""How long people wait for the first frame: python build_scripts/first_frame.py [--starts N]

Seconds from the start of a process to the moment its picture stands on the screen, seen from outside by looking at a
pixel of a virtual screen: the frozen program in build/ against a trivial pygame-ce window, in turns, in the same run.
Asks for Xvfb and libX11; 1 if the ratio of the medians is above the bar.
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

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)

from build_scripts.packaging import product  # noqa: E402 - found from the root
from build_scripts.packaging.person import bare_screen  # noqa: E402
from build_scripts.packaging.trials import ENV_PYTHON  # noqa: E402

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


def first_frame(eye: Eye, command: list[str], environment: dict[str, str]) -> float:
    """Seconds until a program has drawn; it is ended then."""
    while eye.pixel() != 0xFFFFFF:
        time.sleep(0.01)
    begun = time.perf_counter()
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as program:
        while eye.pixel() in PLAIN:
            if program.poll() is not None or time.perf_counter() - begun > 60:
                sys.exit(f"first_frame.py: {command[0]} has shown nothing")
            time.sleep(0.001)
        took = time.perf_counter() - begun
        program.kill()
    return took


def main() -> int:
    """Measure in turns and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=7, metavar="N")
    given = parser.parse_args()
    frozen = [str(product.frozen_folder() / "trapworks")]
    trivial = [str(ENV_PYTHON), "-c", TRIVIAL]
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as home, bare_screen("-wr") as display:
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
        environment |= {"DISPLAY": display, "HOME": home, "SDL_AUDIODRIVER": "dummy"}
        # Without the start-up of OpenGL, which the game spares itself: the trivial window at its quickest.
        environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        eye = Eye(display)
        for _ in range(given.starts):
            theirs.append(first_frame(eye, trivial, environment))
            ours.append(first_frame(eye, frozen, environment))
    ratio = median(ours) / median(theirs)
    held = ratio <= BAR
    print(
        f"first frame: {median(ours):.3f} s frozen, {median(theirs):.3f} s a trivial window; {ratio:.2f} x, "
        f"bar {BAR} x {'held' if held else 'MISSED'} (medians of {given.starts}, warm)"
    )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
