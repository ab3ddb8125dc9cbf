"""The window's speed, measured in processes of its own that show their frames to nobody."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from build_scripts.bench.bars import Bar, Unmeasurable
from game.host.places import Places
from game.text.language import N_
from game.text.said import Said

HIDDEN = {"SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
HIDDEN |= {"PYTHONDONTWRITEBYTECODE": ""}
"""A start is timed as every start but the first is: with its modules compiled."""
PLAIN = {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
"""The framebuffer that the game takes where it can choose, and so with which its memory is told."""
# Run by its path, so that nothing of ours is loaded with it.
TRIVIAL = Path(__file__).with_name("trivial.py")
STARTS = 7
SECONDS = 5
PATIENCE = 240
# Translators: {trivial}, {plain}, {ours}: milliseconds until the window shows.
_TOLD = N_("a trivial pygame-ce window {trivial:.0f} ms, without OpenGL {plain:.0f} ms; the title {ours:.0f} ms")


def idle(_: Places) -> list[Bar]:
    """The title screen left alone."""
    found = child("idle", str(SECONDS))
    # Translators: {seconds}: how long the title screen was watched.
    told = Said("{seconds:.1f} s of the title, waiting for events", seconds=found["seconds"])
    return [
        Bar("idle", found["share"] * 100, N_("% core"), 3, told),
        # Translators: noun, a unit in a table of the benchmark: pictures drawn by the program.
        Bar("idle.frames", found["frames"], N_("frames"), 0, Said("drawn in that time")),
    ]


def start(_: Places) -> list[Bar]:
    """From the start of the process to the first frame of the title, and what was imported for it."""
    rounds = [(child("start"), trivial_window(), trivial_window(**PLAIN)) for _again in range(STARTS)]
    ours, trivial, plain = (median(found["cpu"] for found in kind) * 1000 for kind in zip(*rounds, strict=True))
    found = rounds[0][0]
    told = Said(_TOLD, trivial=trivial, plain=plain, ours=ours)
    return [
        Bar("start", ours / trivial, "x", 1.6, told),
        # Translators: noun, a unit in a table of the benchmark: pieces of Python code that were loaded.
        Bar("start.numpy", found["numpy"], N_("modules"), 0, Said("numpy loaded with the first frame")),
    ]


def trivial_window(**environment: str) -> Any:
    """What the smallest window that shows a frame took."""
    return _found([sys.executable, str(TRIVIAL)], environment)


def child(*job: str, **environment: str) -> Any:
    """What a process of its own found out about a job of `bench_child`."""
    with tempfile.TemporaryDirectory() as folder:
        return child_in(folder, *job, **environment)


def child_in(folder: str, *job: str, **environment: str) -> Any:
    """The same with the files of a player."""
    return _found([sys.executable, "-m", "build_scripts.bench.child", folder, *job], environment)


def _found(command: list[str], environment: dict[str, str]) -> Any:
    surroundings = {**os.environ, **HIDDEN, **environment}
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, timeout=PATIENCE, check=False)
    if done.returncode:
        raise Unmeasurable((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    return json.loads(done.stdout.splitlines()[-1])
