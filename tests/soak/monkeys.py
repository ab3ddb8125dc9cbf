"""R14: random inputs on every screen, 100,000 on each, and on every view of it."""

from __future__ import annotations

import os
import random
import tempfile
from collections import Counter, defaultdict
from functools import cache
from itertools import chain, cycle, islice, zip_longest
from pathlib import Path
from string import ascii_lowercase, digits

os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.app import Program
from game.host.places import Places
from game.ui.input.bindings import Device, Input, Phase, Pointed, Pressed, Scrolled, Tilted, Typed, Verb
from tests.soak.check import Batch, seed_of
from tests.soak.crash_reports import crashes
from tests.views import all_views

EVENTS, ROUNDS = 10_000, 10
"""Inputs in a batch, and batches for each screen; a screen of more views than that has one for each view."""
BATCHES = 628
"""How many that makes (a test counts them)."""
FIRST = 51
"""After so many batches every table has been acted at, for every screen has had one."""
SIZE = (800, 600)
_PAD = ["a", "b", "x", "y", "lb", "rb", "lt", "rt", "ls", "rs", "start", "back", "stick"]
_NAMED = ("space", "tab", "page up", "page down", "home", "end", "delete", "backspace", "f1", "f2", "f3", "f4", "f10")
KEYS = ("", *ascii_lowercase, *digits, *"+-/.,", *_NAMED, *(f"pad_{button}" for button in _PAD))
TYPED = ("a", "Ä", "猫", "\n", " ", "x" * 40, "\x00", "🐭")


def acts_of(game: str) -> str:
    """The figure that tells how many acts were played at a game's table."""
    return f"acts at {game}"


@cache
def in_turn() -> list[str]:
    """The views of all batches: each screen in its turn, so that no table waits until all before it are through."""
    _begin()
    screens = defaultdict[type, list[str]](list)
    for name, view in all_views().items():
        with tempfile.TemporaryDirectory() as folder:
            program = Program(Places(Path(folder)))
            view(program)
            screens[type(program.scenes[-1])].append(name)
    turns = [list(islice(cycle(views), max(ROUNDS, len(views)))) for views in screens.values()]
    return [view for view in chain(*zip_longest(*turns)) if view]


def _begin() -> None:
    """What screens are laid out and painted with."""
    pygame.display.init()
    pygame.font.init()


def anything(dice: random.Random, area: tuple[float, float]) -> Input:
    """Any input that a person could give within an area of design units, or a little beside it."""
    at = dice.uniform(-20, area[0] + 20), dice.uniform(-20, area[1] + 20)
    kind = dice.randrange(12)
    if kind < 5:
        return Pressed(dice.choice([verb for verb in Verb if verb is not Verb.FULLSCREEN]), dice.choice(KEYS))
    if kind < 9:
        return Pointed(dice.choice(list(Phase)), at, dice.choice((1, 1, 1, 2, 3)))
    others = Scrolled(dice.uniform(-3, 3), at), Typed(dice.choice(TYPED)), Tilted("left", 0.5, -1.0)
    return others[kind - 9]


def monkey(number: int) -> Batch:
    """Inputs on the view whose turn it is and wherever they lead; it is opened again when the program was left."""
    _begin()
    view = in_turn()[number]
    seed = seed_of(f"monkey {view}", number)
    dice, done, acts = random.Random(seed), 0, Counter[str]()
    try:
        while done < EVENTS:
            with tempfile.TemporaryDirectory() as folder:
                done += _inputs(view, Path(folder), dice, EVENTS - done, acts)
                found = crashes(Path(folder))
                assert not found, found[0]
    except Exception as wrong:  # whatever it is, the soak goes on and tells it
        return Batch(done, (f"{view}, seed {seed}: {wrong!r}",), acts)
    return Batch(done, figures=acts)


def _inputs(view: str, folder: Path, dice: random.Random, most: int, acts: Counter[str]) -> int:
    """So many inputs, or fewer if they leave the program; how many. acts: those played at each table are added."""
    program, surface = Program(Places(folder)), pygame.Surface(SIZE)
    all_views()[view](program)
    for number in range(most):
        program.inputs.device = dice.choice(list(Device))
        before = _played(program)
        program.give(anything(dice, (960, 720)))
        acts.update(_played(program) - before)
        if number % 30 == 0:
            program.step(0.05, lambda: program.paint(surface))
        if not program.scenes:
            return number + 1
    return most


def _played(program: Program) -> Counter[str]:
    """How many acts the match at the open table has."""
    opened = getattr(program.scenes[0], "opened", None) if program.scenes else None
    if opened is None:
        return Counter()
    match = opened.runner.match
    return Counter({acts_of(match.game.id): len(match.played)})
