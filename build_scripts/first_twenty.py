"""What newcomers see until they play: python -m build_scripts.first_twenty FOLDER [--only NAME]

Opens the program in an empty account, in a window on a virtual screen, and handles it as six newcomers do: by mouse, by
the big button, by one key, by one key now and then, by one switch while what can be pressed is lit in turn, and by keys
with nothing but what a screen reader is told (which is read out at 15 letters a second). Each looks at a new screen for
three seconds first. Tells the seconds from the start of the process to the first catch and to the first own roll in a
match, and writes what the window showed as a strip of pictures, FOLDER/NAME.png. Asks for Xvfb, openbox, xdotool,
libX11, dbus-run-session and at-spi2-core; 1 if something comes later than its bar.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from build_scripts.first_frame import Eye
from build_scripts.packaging.desktop_driver import Hands, virtual_screen
from build_scripts.read_aloud.bus import Listener, ask_for_accessibility

ROOT = Path(__file__).resolve().parent.parent
CATCH, ROLL, LASTS = 20.0, 120.0, 150.0
"""Bars for the first catch and the first own roll, and when nobody waits any longer, s."""
LOOKS, SIGNS_A_S = 3.0, 15.0
"""How long a new screen is looked at, s, and how fast a voice reads."""
SIZE, WINDOW, SHOWN = (1600, 1000), (160, 140, 1280, 740), (640, 370)
"""Pixels: the screen, the part of it where the window comes up in its frame, and a picture of that on the strip."""
BETWEEN, COLUMNS = 2.5, 4
"""Seconds between two pictures, and how many stand side by side."""
WAY = (("Title", "mousetrap"), ("MatchSetup", "start"))
"""From the shelf to the table: screens, and what is pressed there."""
PROGRAM = """
import dataclasses
import json
import sys
from pathlib import Path
from game.app import run
from game.games.mousetrap.table.toy import TrapToy
from game.host.places import Places
ended, folder, scanning = TrapToy.ended, Path(sys.argv[1]), sys.argv[2] == "scanning"

def told(toy):
    ended(toy)
    if toy.watched.report.captured:
        (folder / "caught").touch()

def watched(loop):
    draw, last = loop.frame, ""

    def frame():
        nonlocal last
        draw()
        screen, scale = loop.program.screen, loop.program.inputs.scale
        if screen is None or loop.program.unfinished:
            return
        stops = {each.name: [round(at * scale) for at in each.visible.center]
                 for each in screen.widgets if each.focusable and each.enabled}
        lens = getattr(screen, "lens", None)
        if lens is not None and lens.shown:
            stops["crank"] = [round(at * scale) for at in lens.axle]
        seen = json.dumps({"screen": type(screen).__name__, "stops": stops, "lit": sorted(screen.lit)})
        if seen != last:
            (folder / "draft").write_text(seen)
            (folder / "draft").replace(folder / "seen")
            last = seen

    loop.frame = frame
    loop.first_turn()
    if scanning:
        loop.program.adopt(dataclasses.replace(loop.program.settings, one_switch=True))

TrapToy.ended = told
sys.exit(run(Places.of(folder), then=watched))
"""
"""The program, besides telling of a catch, and where things are on the screen."""


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


Acts = Iterator[float]
"""What somebody does, and the seconds between."""


class Window(Hands):
    """The window of the program, and what is to be seen in it."""

    def __init__(self, env: Mapping[str, str], folder: Path) -> None:
        super().__init__(env)
        self.folder = folder

    @property
    def screen(self) -> str:
        """Which screen is in front."""
        return str(self._seen()["screen"])

    @property
    def stops(self) -> Mapping[str, tuple[int, int]]:
        """What can be used, and where it is."""
        return {name: (x, y) for name, (x, y) in self._seen()["stops"].items()}

    @property
    def lit(self) -> list[str]:
        """What one switch would press."""
        return list(self._seen()["lit"])

    def offers(self, screen: str, name: str) -> bool:
        """Whether this screen is in front, and has this."""
        return self.screen == screen and name in self.stops

    def _seen(self) -> dict[str, Any]:
        seen = self.folder / "seen"
        found: dict[str, Any] = (
            json.loads(seen.read_text()) if seen.exists() else {"screen": "", "stops": {}, "lit": []}
        )
        return found

    def click(self, name: str) -> Acts:
        """Click on a thing."""
        self.click_at(self.stops[name])
        yield 0.0

    def switch(self, name: str) -> Acts:
        """Press the one switch whenever a thing is lit, or a group with it, until it has been pressed."""
        alone = False
        while not alone:
            while name not in self.lit:
                yield 0.1
            alone = len(self.lit) == 1
            yield 0.3
            self.do("key", "space")
            yield 0.3


Newcomer = Callable[[Window], Acts]


def by_mouse(window: Window) -> Acts:
    """Drags the crank round, sloppily: about where it is, in a circle that is none."""
    yield from until(lambda: "crank" in window.stops)
    yield LOOKS
    middle = window.stops["crank"]
    window.do("mousemove", "--window", window.window, middle[0] + 60, middle[1], "mousedown", 1)
    for step in range(400):
        angle, far = step * 0.09, 60 + 18 * math.sin(step * 0.23)
        at = middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)
        window.do("mousemove", "--window", window.window, *map(round, at))
        yield 0.02
        if "crank" not in window.stops:
            break
    window.do("mouseup", 1)
    yield from to_a_roll(window, window.click)


def by_button(window: Window) -> Acts:
    """Presses whatever is largest, and never reads."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    yield from window.click("turn")
    yield from to_a_roll(window, window.click)


def by_keys(window: Window) -> Acts:
    """Holds the key that is shown, and then presses those that are."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    window.do("keydown", "space")
    yield 8.0
    window.do("keyup", "space")

    def press(name: str) -> Acts:
        window.do("key", "space" if name == "primary" else "Return")
        yield 0.0

    yield from to_a_roll(window, press)


def by_one_key(window: Window) -> Acts:
    """Has nothing but one key, and presses it now and then."""
    while True:
        yield LOOKS
        window.do("key", "space")


def by_switch(window: Window) -> Acts:
    """Has nothing but one switch; what it presses is lit in turn."""
    yield from until(lambda: "turn" in window.stops)
    yield LOOKS
    yield from window.switch("turn")
    yield from to_a_roll(window, window.switch)


def by_reader(window: Window) -> Acts:
    """Hears out whatever is said, and goes on by Tab until what has the focus is what is wanted."""
    listener = Listener(ask_for_accessibility())
    listener.find_program(int((window.folder / "process").read_text()))
    heard = pressed = ""
    for wanted in ("Turn it", "Mouse Trap. ", "Start", "Roll"):
        while not heard.startswith(wanted):
            before, events = heard, listener.announced(0.1)
            found = next((thing for thing in listener.things() if thing.focused), None)
            heard = found.name if found else ""
            yield 0.3 + sum(map(len, events)) / SIGNS_A_S
            if heard != before:
                yield len(heard) / SIGNS_A_S
            elif heard and heard != pressed and not events:
                window.do("key", "Tab")
        yield len(found.note if found else "") / SIGNS_A_S
        window.do("key", "Return")
        pressed = heard


NEWCOMERS: Mapping[str, Newcomer] = {
    "mouse": by_mouse,
    "button": by_button,
    "keys": by_keys,
    "one_key": by_one_key,
    "switch": by_switch,
    "reader": by_reader,
}


def until(there: Callable[[], bool]) -> Acts:
    """Wait for something to be seen."""
    while not there():
        yield 0.1


def to_a_roll(window: Window, press: Callable[[str], Acts]) -> Acts:
    """From the shelf to the table, and there whatever the big button says."""
    for screen, name in WAY:
        yield from until(partial(window.offers, screen, name))
        yield LOOKS
        yield from press(name)
    yield from until(lambda: window.screen not in dict(WAY))
    while True:
        yield LOOKS
        yield from until(lambda: "primary" in window.stops)
        yield from press("primary")


class Seconds(NamedTuple):
    """From the start of the process to the first catch and to the first own roll; infinitely many where none came."""

    catch: float
    roll: float


def watched(name: str, folder: Path) -> Seconds:
    """How soon somebody catches and plays; the strip is written into the folder."""
    with tempfile.TemporaryDirectory() as home, virtual_screen() as display:
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
        environment = kept | {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        if name != "reader":
            environment.pop("DBUS_SESSION_BUS_ADDRESS", "")
        screen, window = Screen(display), Window(environment, Path(home))
        began, begun = time.time(), time.monotonic()
        command = [sys.executable, "-c", PROGRAM, home, "scanning" if name == "switch" else ""]
        pictures: list[pygame.Surface] = []
        found = Seconds(math.inf, math.inf)
        with subprocess.Popen(command, env=environment) as program:
            (Path(home) / "process").write_text(str(program.pid))
            window.find("--onlyvisible")
            acts, due = NEWCOMERS[name](window), 0.0
            while (passed := time.monotonic() - begun) < LASTS and math.isinf(found.roll):
                if passed >= due:
                    due = time.monotonic() - begun + next(acts, math.inf)
                if passed >= (len(pictures) + 1) * BETWEEN:
                    pictures.append(screen.picture())
                    found = _reached(Path(home), began)
                time.sleep(0.005)
            pictures.append(screen.picture())
            program.kill()
    pygame.image.save(strip(pictures), folder / f"{name}.png")
    return found


def _reached(home: Path, began: float) -> Seconds:
    """What the files of the account tell."""
    caught = home / "caught"
    catch = caught.stat().st_mtime - began if caught.exists() else math.inf
    rolled = [path.stat().st_mtime for path in home.glob("matches/*.match") if "\nroll\n" in path.read_text()]
    return Seconds(catch, min(rolled) - began if rolled else math.inf)


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
    parser.add_argument("--within", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.within:
        session = shutil.which("dbus-run-session") or sys.exit("first_twenty: this takes dbus-run-session")
        again = [sys.executable, "-m", "build_scripts.first_twenty", "--within", *sys.argv[1:]]
        return subprocess.run([session, "--", *again], check=False).returncode
    given.folder.mkdir(parents=True, exist_ok=True)
    print(f"seconds from the start to the first catch and to the first own roll; bars: {CATCH:.0f} and {ROLL:.0f}")
    held = True
    for name in NEWCOMERS:
        if given.only in name:
            seconds = watched(name, given.folder)
            fits = seconds.catch <= CATCH and seconds.roll <= ROLL
            print(f"  {name:8} {seconds.catch:5.1f} {seconds.roll:6.1f}  {'held' if fits else 'MISSED'}", flush=True)
            held = held and fits
    return int(not held)


if __name__ == "__main__":
    sys.exit(main())
