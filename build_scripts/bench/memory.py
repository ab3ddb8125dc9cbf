"""How much memory the window takes, and whether matches leave any behind."""

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
from game.host.places import Places
from game.text.language import N_
from game.text.said import Said

FIRST, MATCHES, LOOKS = 200, 1000, 3
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
