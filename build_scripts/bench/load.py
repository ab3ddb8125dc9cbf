"""Whether anything else keeps this computer busy, which would decide about figures of milliseconds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from game.text.language import N_, _, decimal

STAT = Path("/proc/stat")
QUIET = 0.25
"""Cores that others may use without being noticed in a figure."""
_LOOK_S = 1.0
_LOADED = N_(
    "This computer was busy: other programs used up to {number} of its {all} cores. Measure again when it is quiet."
)


def others() -> float | None:
    """How many cores other processes use, seen for a second in which this one sleeps; None where nothing tells."""
    if not STAT.exists():
        return None
    before = _busy()
    time.sleep(_LOOK_S)
    return (_busy() - before) / _LOOK_S


def wait(patience: float, tell: Callable[[str], None] = lambda line: None) -> float | None:
    """Wait until nothing else runs, but no longer than so many seconds; how many cores others use after that."""
    until = time.monotonic() + patience
    while (used := others()) is not None and used > QUIET and time.monotonic() < until:
        tell(_("other programs use {number} cores, waiting for a quiet computer…", number=decimal(used, 1)))
    return used


def warning(used: float) -> str:
    """What is to be known about figures measured while others used so many cores."""
    return _(_LOADED, number=decimal(used, 1), all=os.cpu_count())


def _busy() -> float:
    """Seconds that all cores have worked since the start; not those in which they waited or were taken away."""
    user, nice, system, _, _, irq, soft, *_ = map(int, STAT.read_text().split("\n", 1)[0].split()[1:])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")
