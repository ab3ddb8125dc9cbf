"""What a frame costs to draw where most moves: at the crank while the trap runs, and at the table of every game."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from game.cli.bench_bars import Bar, percentile
from game.cli.bench_window import child
from game.host.places import Places

WATCHED = ("crank", "mousetrap", "mousemaze", "mightymouse", "mixing", "pull")
"""Told apart by `bench_watched`; the tray of Booby-Trap is watched while it is mixed, and then."""
SIZES = (((1280, 720), 2.1), ((1920, 1080), 3.5))


def frame(_: Places) -> list[Bar]:
    """Each of them at two sizes."""
    return [bar for what in WATCHED for size, most in SIZES for bar in _bars(what, size, most)]


def _bars(what: str, size: tuple[int, int], most: float) -> Iterator[Bar]:
    found = child("drawn", what, *map(str, size))
    frames, middle = found["frames"], median(found["frames"])
    name, slow = f"frame.{what}.{size[0]}x{size[1]}", percentile(frames, 0.99)
    told = f"one blit of the whole window {median(found['blits']):.2f} ms; {len(frames)} frames"
    yield Bar(name, middle, "ms", most, told)
    told = f"median {middle:.2f} ms, p99 {slow:.2f} ms, slowest {max(frames):.1f} ms"
    yield Bar(f"{name}.p99", slow / middle, "x", 2, told)
