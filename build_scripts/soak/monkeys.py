"""R14: random inputs on every view of every screen."""

from __future__ import annotations

import os
import random
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from build_scripts.soak.check import Batch, seed_of
from build_scripts.soak.crash_reports import crashes
from build_scripts.views import all_views
from game.app import Program
from game.host.places import Places
from game.ui.input_events import Device
from tests.scenes.test_monkey import anything

EVENTS, ROUNDS = 10_000, 10
"""Inputs in a batch, and batches for each view."""
SIZE = (800, 600)


def monkey(number: int) -> Batch:
    """Inputs on the view whose turn it is and wherever they lead; it is opened again when the program was left."""
    pygame.display.init()
    pygame.font.init()
    view = list(all_views())[number % len(all_views())]
    seed = seed_of(f"monkey {view}", number)
    dice, done = random.Random(seed), 0
    try:
        while done < EVENTS:
            with tempfile.TemporaryDirectory() as folder:
                done += _inputs(view, Path(folder), dice, EVENTS - done)
                found = crashes(Path(folder))
                assert not found, found[0]
    except Exception as wrong:  # whatever it is, the soak goes on and tells it
        return Batch(done, (f"{view}, seed {seed}: {wrong!r}",))
    return Batch(done)


def _inputs(view: str, folder: Path, dice: random.Random, most: int) -> int:
    """So many inputs, or fewer if they leave the program; how many."""
    program, surface = Program(Places(folder)), pygame.Surface(SIZE)
    all_views()[view](program)
    for number in range(most):
        program.inputs.device = dice.choice(list(Device))
        program.give(anything(dice, (960, 720)))
        if number % 30 == 0:
            program.step(0.05, lambda: program.paint(surface))
        if not program.scenes:
            return number + 1
    return most
