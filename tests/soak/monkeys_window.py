"""R14 in the real window: random acts of mouse and keyboard through the X server, as xdotool gives them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.catalog import CATALOG
from tests.drivers.desktop_driver import Waited, until, virtual_screen
from tests.soak.check import Batch, seed_of
from tests.soak.crash_reports import crashes
from tests.soak.killed import ROOT
from tests.soak.monkeys import acts_of

MINUTES = 3
"""Of a batch: as long on the title as at the table of each game; a window that the acts have closed is opened again."""
ACTS = 25
"""In one call of xdotool, 20 ms apart."""
RESIZED = 0.2
"""In how many calls the window is given another size."""
PATIENCE = 20
"""Seconds after which a window that was asked to close is told as stuck."""
KEYS = (
    *("Return", "space", "Tab", "shift+Tab", "Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next"),
    *("Escape", "BackSpace", "Delete", "F1", "F2", "F10", "F11", "Menu", "ctrl+z", "ctrl+comma", "ctrl+v", "ctrl+a"),
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *(("Escape", "space") * 8),  # else settings and rules, one key away, are seldom left again
)
WORDS = ("Rosa", "Änne", "trapworks", "= 4", "%s {seat}")

Acts = list[str]


def in_window(number: int) -> Batch:
    """Minutes of random acts on whatever the window shows; it must live, close when asked, and report no fault."""
    seed = seed_of("monkey window", number)
    dice, faults, acts, windows = random.Random(seed), list[str](), 0, 0
    starts = ((), *map(_table, CATALOG))
    with virtual_screen() as display, tempfile.TemporaryDirectory() as folder:
        for words in starts:
            end = time.monotonic() + MINUTES * 60 / len(starts)
            while time.monotonic() < end and not faults:
                windows += 1
                done, fault = _one_window(Path(folder), display, words, dice, end)
                acts += done
                faults += [fault] if fault else []
        faults += crashes(Path(folder))
        at_tables = {acts_of(game): _played(Path(folder), game) for game in CATALOG}
    figures = {"acts": acts, "windows": windows, **at_tables}
    return Batch(MINUTES, tuple(f"seed {seed}: {fault}" for fault in faults), figures)


def _played(folder: Path, game: str) -> int:
    """How many lines the matches of a game have beyond their beginning and what people only note."""
    files = (folder / "data" / "matches").glob(f"{game}*")
    lines = [line for file in files for line in file.read_text(encoding="utf-8", errors="replace").splitlines()[1:]]
    return sum(not line.startswith(("#", "~")) for line in lines)


def _table(game: str) -> tuple[str, ...]:
    first, second = CATALOG[game].game.seat_names[:2]
    return "play", game, "--seats", f"{first}:human,{second}:bot:1"


def _one_window(folder: Path, display: str, words: Sequence[str], dice: random.Random, end: float) -> tuple[int, str]:
    """Acts until the window closes or the time is over; how many, and what went wrong."""
    # Its own home, for what is exported goes to the documents of an account; and nothing is opened in a browser.
    given = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "HOME": str(folder)}
    environment = os.environ | given | {"BROWSER": "true"}
    command = [sys.executable, "-m", "game", "--data-dir", str(folder / "data"), *words]
    acts, quiet = 0, subprocess.DEVNULL
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=quiet, stderr=quiet) as program:
        try:
            found = until(lambda: _do(display, "search", "--onlyvisible", "--class", "trapworks"), "a window")
            while time.monotonic() < end and program.poll() is None:
                _do(display, *_anything(dice, _Window.of(display, found.split()[-1])))
                acts += ACTS
            program.terminate()
            code = program.wait(PATIENCE)
        except (Waited, subprocess.TimeoutExpired) as stuck:
            program.kill()
            return acts, f"stuck after {acts} acts: {stuck}"
    return acts, f"exit code {code} after {acts} acts" if code else ""


class _Window(NamedTuple):
    """A window and its size, px: what is done beside it would only open menus of the window manager."""

    id: str
    wide: int
    high: int

    @staticmethod
    def of(display: str, window: str) -> _Window:
        told = _do(display, "getwindowgeometry", "--shell", window)
        found = dict(line.split("=") for line in told.splitlines())
        return _Window(window, int(found.get("WIDTH", 640)), int(found.get("HEIGHT", 480)))


def _do(display: str, *words: str) -> str:
    environment = os.environ | {"DISPLAY": display}
    # What is done to a window that has just closed fails, as it should.
    done = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout.strip()


def _anything(dice: random.Random, window: _Window) -> Acts:
    """Some acts for one call; nothing stays pressed. Only after them the window may have another size."""
    kinds, weights = zip(*_KINDS, strict=True)
    chosen = dice.choices(kinds, weights, k=ACTS)
    acts = [word for kind in chosen for word in (*kind(dice, window), "sleep", "0.02")]
    size = str(dice.randrange(400, 1600)), str(dice.randrange(300, 1000))
    return [*acts, "windowsize", window.id, *size] if dice.random() < RESIZED else acts


def _moved(dice: random.Random, window: _Window) -> Acts:
    return ["mousemove", "--window", window.id, str(dice.randrange(window.wide)), str(dice.randrange(window.high))]


def _clicked(dice: random.Random, window: _Window) -> Acts:
    return [*_moved(dice, window), "click", dice.choice("11111123")]


def _scrolled(dice: random.Random, window: _Window) -> Acts:
    return [*_moved(dice, window), "click", "--repeat", "3", dice.choice("45")]


def _dragged(dice: random.Random, window: _Window) -> Acts:
    way = [word for _ in range(4) for word in ("sleep", "0.02", *_moved(dice, window))]
    return [*_moved(dice, window), "mousedown", "1", *way, "mouseup", "1"]


def _pressed(dice: random.Random, window: _Window) -> Acts:
    return ["key", "--clearmodifiers", dice.choice(KEYS)]


def _typed(dice: random.Random, window: _Window) -> Acts:
    return ["type", "--delay", "5", dice.choice(WORDS)]


_KINDS: tuple[tuple[Callable[[random.Random, _Window], Acts], float], ...] = (
    (_clicked, 40),
    (_pressed, 35),
    (_moved, 10),
    (_dragged, 8),
    (_scrolled, 5),
    (_typed, 1),
)
"""What is done, and how often beside the others."""
