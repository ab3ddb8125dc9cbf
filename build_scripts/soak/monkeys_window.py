"""R14 in the real window: random acts of mouse and keyboard through the X server, as xdotool gives them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from build_scripts.packaging.desktop_driver import Waited, until, virtual_screen
from build_scripts.soak.check import Batch, seed_of
from build_scripts.soak.crash_reports import crashes
from build_scripts.soak.killed import ROOT

MINUTES = 3
"""Of a batch; the window is opened again whenever the acts have closed it."""
ACTS = 25
"""In one call of xdotool, 20 ms apart."""
PATIENCE = 20
"""Seconds after which a window that was asked to close is told as stuck."""
KEYS = (
    *("Return", "space", "Tab", "shift+Tab", "Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next"),
    *("Escape", "BackSpace", "Delete", "F1", "F2", "F10", "F11", "Menu", "ctrl+z", "ctrl+comma", "ctrl+v", "ctrl+a"),
    *"abcdefghijklmnopqrstuvwxyz0123456789",
)
WORDS = ("Rosa", "Änne", "trapworks", "= 4", "%s {seat}")

Acts = list[str]


def in_window(number: int) -> Batch:
    """Minutes of random acts on whatever the window shows; it must live, close when asked, and report no fault."""
    seed = seed_of("monkey window", number)
    dice, faults, given, starts = random.Random(seed), list[str](), 0, 0
    end = time.monotonic() + MINUTES * 60
    with virtual_screen() as display, tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < end and not faults:
            starts += 1
            acts, fault = _one_window(Path(folder), display, dice, end)
            given += acts
            faults += [fault] if fault else []
        faults += crashes(Path(folder))
    return Batch(MINUTES, tuple(f"seed {seed}: {fault}" for fault in faults), {"acts": given, "windows": starts})


def _one_window(folder: Path, display: str, dice: random.Random, end: float) -> tuple[int, str]:
    """Acts until the window closes or the time is over; how many, and what went wrong."""
    # Its own home, for what is exported goes to the documents of an account; and nothing is opened in a browser.
    given = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "HOME": str(folder)}
    environment = os.environ | given | {"BROWSER": "true"}
    command = [sys.executable, "-m", "game", "--data-dir", str(folder / "data")]
    acts, quiet = 0, subprocess.DEVNULL
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=quiet, stderr=quiet) as program:
        try:
            found = until(lambda: _do(display, "search", "--onlyvisible", "--class", "trapworks"), "a window")
            while time.monotonic() < end and program.poll() is None:
                _do(display, *_anything(dice, found.split()[-1]))
                acts += ACTS
            program.terminate()
            code = program.wait(PATIENCE)
        except (Waited, subprocess.TimeoutExpired) as stuck:
            program.kill()
            return acts, f"stuck after {acts} acts: {stuck}"
    return acts, f"exit code {code} after {acts} acts" if code else ""


def _do(display: str, *words: str) -> str:
    environment = os.environ | {"DISPLAY": display}
    # What is done to a window that has just closed fails, as it should.
    done = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout.strip()


def _anything(dice: random.Random, window: str) -> Acts:
    """Some acts for one call; nothing stays pressed."""
    kinds, weights = zip(*_KINDS, strict=True)
    acts: Acts = []
    for kind in dice.choices(kinds, weights, k=ACTS):
        acts += [*kind(dice, window), "sleep", "0.02"]
    return acts


def _moved(dice: random.Random, window: str) -> Acts:
    return ["mousemove", "--window", window, str(dice.randrange(1280)), str(dice.randrange(720))]


def _clicked(dice: random.Random, window: str) -> Acts:
    return [*_moved(dice, window), "click", dice.choice("11111123")]


def _scrolled(dice: random.Random, window: str) -> Acts:
    return [*_moved(dice, window), "click", "--repeat", "3", dice.choice("45")]


def _dragged(dice: random.Random, window: str) -> Acts:
    way = [word for _ in range(4) for word in ("sleep", "0.02", *_moved(dice, window))]
    return [*_moved(dice, window), "mousedown", "1", *way, "mouseup", "1"]


def _pressed(dice: random.Random, window: str) -> Acts:
    return ["key", "--clearmodifiers", dice.choice(KEYS)]


def _typed(dice: random.Random, window: str) -> Acts:
    return ["type", "--delay", "5", dice.choice(WORDS)]


def _resized(dice: random.Random, window: str) -> Acts:
    return ["windowsize", window, str(dice.randrange(400, 1600)), str(dice.randrange(300, 1000))]


_KINDS: tuple[tuple[Callable[[random.Random, str], Acts], float], ...] = (
    (_clicked, 40),
    (_pressed, 35),
    (_moved, 10),
    (_dragged, 8),
    (_scrolled, 5),
    (_typed, 1),
    (_resized, 1),
)
"""What is done, and how often beside the others."""
