"""How much memory the window takes, whether matches leave any behind, and what is kept of runs."""

from __future__ import annotations

import gc
from pathlib import Path
from random import Random
from typing import Any

from build_scripts.bench.bars import Bar, Unmeasurable
from build_scripts.bench.child import STATM, resident_mb
from build_scripts.bench.play import random_walk
from build_scripts.bench.window import PLAIN, child, trivial_window
from game.catalog import CATALOG
from game.core.setup import Seat
from game.games.mousetrap.nature.hundred import HundredHands
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import WatchedRun
from game.host.places import Places
from game.machine.hand import STEPS_PER_SECOND
from game.text.language import N_
from game.text.said import Said

FIRST, MATCHES, LOOKS = 200, 1000, 3
RUNS = 12
_MB = 1e6
WIDTH, HEIGHT = 1280, 720
_HELD = N_(
    "the crank after a run {shown:.0f} MB; a trivial window {plain:.0f} MB, with SDL’s default framebuffer "
    "{default:.0f} MB"
)


def memory(_: Places) -> list[Bar]:
    """The crank after a whole run beside a trivial window with the same plain framebuffer; then many matches."""
    if not STATM.exists():
        raise Unmeasurable(Said("this system does not say how much memory a process uses (no /proc)"))
    plain = trivial_window(**PLAIN)["mb"]
    default = trivial_window()["mb"]
    shown, grown = child("shown", str(WIDTH), str(HEIGHT), **PLAIN)["mb"], child("matches")["mb"]
    told = Said(_HELD, shown=shown, plain=plain, default=default)
    return [
        Bar("memory", shown / plain, "x", 2.5, told),
        # Translators: {number}: how many matches were played.
        Bar("memory.growth", grown, "MB", 1, Said("over {number} random matches of each game", number=MATCHES)),
    ]


def matches(_: Path) -> dict[str, Any]:
    """Megabytes that the process has grown by, after the first matches have warmed it up.

    The end of the heap comes and goes by 1 MB with the garbage: what has grown for good is still there when looked at
    again after some more matches.
    """
    _walk(FIRST)
    before = resident_mb()
    _walk(MATCHES)
    after = [resident_mb()]
    for _look in range(LOOKS):
        _walk(FIRST)
        after.append(resident_mb())
    return {"mb": max(0.0, min(after) - before)}


def _walk(count: int) -> None:
    for row in CATALOG.values():
        rng = Random(1)
        setup = row.game.setup([Seat(name) for name in row.game.seat_names[: min(4, row.game.most)]])
        pick = row.chance(rng).pick
        for _ in range(count):
            random_walk(row.game, setup, pick, rng)
    gc.collect()


def film(_: Places) -> list[Bar]:
    """The largest recording of some runs of the trap, and all places of a hundred hands."""
    kept: list[tuple[int, float]] = []
    for seed in range(RUNS):
        watched = WatchedRun(TrapRun(Trial().inputs(seed)))
        while not watched.finish():
            pass
        kept.append((watched.recording.bytes, watched.run.steps / STEPS_PER_SECOND))
    most, seconds = max(kept)
    hands = HundredHands({number: Placement() for number in PART_NUMBERS})
    hands.finish()
    caught = Said("{caught} of {runs} caught", caught=hands.caught, runs=len(hands.found))
    return [
        # Translators: {seconds}: how long the longest of {runs} runs took.
        Bar(
            "film.run", most / _MB, "MB", 4, Said("{seconds:.1f} s, the longest of {runs}", seconds=seconds, runs=RUNS)
        ),
        Bar("film.hundred", hands.bytes / _MB, "MB", 6, caught),
    ]
