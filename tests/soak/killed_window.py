"""R1 in the real window: the program is killed in it at random moments, and what it leaves is opened again.

A module of its own, so that the process which `killed` kills loads no screens and begins to play at once.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import Program
from game.catalog import CATALOG
from game.host.places import Places
from game.session.match import MatchError
from game.session.replay import replay
from game.session.saves import read
from tests.drivers.desktop_driver import bare_screen
from tests.soak.check import Batch, seed_of
from tests.soak.crash_reports import crashes
from tests.soak.killed import ROOT

WINDOWS = 5
"""Kills in a batch."""
ALIVE = (0.7, 6.0)
"""Seconds that the program runs before it is killed; its window takes half a second to open."""
_LOOKS = 60
"""Frames for which a screen is watched that shows the match again."""
QUICK = '{"speed": "instant", "run_speed": "4", "muted": true}'


def in_window(game: str, number: int) -> Batch:
    """Kill the program while computer players play in its window; what is left in the file must be a match.

    Every other time a person sits with them, so that the match waits on the title with a picture yet to be drawn.
    """
    seed = seed_of(f"windows {game}", number)
    rng, faults, found, acts = random.Random(seed), list[str](), 0, 0
    first, second = CATALOG[game].game.seat_names[:2]
    tables = f"{first}:bot:1,{second}:bot:1", f"{first}:bot:1,{second}:human"
    with bare_screen() as display:
        for kill in range(WINDOWS):
            with tempfile.TemporaryDirectory() as folder:
                (Path(folder) / "settings.json").write_text(QUICK, encoding="utf-8")
                seats = tables[kill % 2]
                command = ["--data-dir", folder, "play", game, "--seats", seats, "--seed", str(seed + kill)]
                _open_and_kill(command, display, rng.uniform(*ALIVE))
                for file in Path(folder).rglob("*.match"):
                    try:
                        acts += len(replay(CATALOG[game].game, read(file)).played)
                        found += 1
                    except MatchError as wrong:
                        faults.append(f"seed {seed + kill}: {wrong}")
                faults += (f"seed {seed + kill}: {wrong}" for wrong in _shown_again(Path(folder)))
    return Batch(WINDOWS, tuple(faults), {"matches in files": found, "acts in them": acts})


def _open_and_kill(command: list[str], display: str, seconds: float) -> None:
    environment = os.environ | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(
        [sys.executable, "-m", "game", *command], cwd=ROOT, env=environment, stdout=quiet, stderr=quiet
    ) as window:
        time.sleep(seconds)
        window.kill()


def _shown_again(folder: Path) -> list[str]:
    """What goes wrong on the title and on the shelf of matches after a kill."""
    pygame.display.init()
    pygame.font.init()
    program, surface = Program(Places(folder)), pygame.Surface((1280, 720))
    for route in ("title", "matches"):
        program.go_to(route)
        for _ in range(_LOOKS):
            program.step(0.02, lambda: program.paint(surface))
    return crashes(folder)
