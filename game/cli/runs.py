"""Runs of a machine by the hundred: timed, in as many processes as are wanted, with a bar on a terminal."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing import get_context, resource_tracker
from typing import TYPE_CHECKING, TypeVar

from game.core.slices import Slices

if TYPE_CHECKING:
    from multiprocessing.pool import Pool

R = TypeVar("R")

MOST_WORKERS = 64
CHUNK = 4
"""Seeds that a process is given at once."""


def timed(run: Callable[[int], R], seeds: Sequence[int], workers: int, chunk: int = CHUNK) -> Iterator[tuple[R, float]]:
    """What each seed's run came to and its CPU seconds, in order of seed whatever the number of processes."""
    workers = min(workers, len(seeds))
    if workers <= 1:
        yield from map(partial(_timed, run), seeds)
        return
    with _pool(workers) as pool:
        yield from pool.imap(partial(_timed, run), seeds, chunk)


@contextmanager
def _pool(workers: int) -> Iterator[Pool]:
    """Processes that leave Ctrl-C to this one, from before they begin: each would print a traceback."""
    with ExitStack() as held:
        held.callback(_hold_ctrl_c())
        with get_context("spawn").Pool(workers) as pool:
            held.close()
            yield pool


def _hold_ctrl_c() -> Callable[[], object]:
    """Keep Ctrl-C from this process and from those begun now, until what is returned is called; then it comes here."""
    if sys.platform == "win32":  # nothing there is kept until later
        return partial(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, signal.SIG_IGN))
    resource_tracker.ensure_running()  # which would let go at its own start what is held
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    return partial(signal.pthread_sigmask, signal.SIG_SETMASK, before)


def _timed(run: Callable[[int], R], seed: int) -> tuple[R, float]:
    began = time.process_time()
    return run(seed), time.process_time() - began


def watched(results: Iterator[R], whole: int) -> Iterator[R]:
    """The same results, while a bar on standard error tells how far they are."""
    shown = sys.stderr.isatty()
    for number, result in enumerate(results, start=1):
        yield result
        if shown:
            end = "\n" if number == whole else ""
            print(f"\r{bar(number / whole)} {number}/{whole}", end=end, file=sys.stderr, flush=True)


def watched_whole(work: Slices[R]) -> R:
    """All of one work, while the same bar tells how far it is."""
    shown, told = sys.stderr.isatty(), ""
    while True:
        try:
            share = next(work)
        except StopIteration as done:
            if told:
                print(f"\r{bar(1.0)}", file=sys.stderr, flush=True)
            result: R = done.value
            return result
        if shown and bar(share) != told:
            told = bar(share)
            print(f"\r{told}", end="", file=sys.stderr, flush=True)


def bar(share: float) -> str:
    """A bar of which a share is filled."""
    return "#" * round(30 * share) + "." * (30 - round(30 * share))
