"""What runs of the trap take in more processes."""

from __future__ import annotations

import time

from build_scripts.growth.table import Table
from game.cli.runs import timed
from game.games.mousetrap.nature.trials import Trial

WORKERS, RUNS = (1, 2), 24


def measured() -> Table:
    """Runs of the trap in more processes: seconds by the clock, so this needs a computer that does nothing else."""
    rows = []
    for count in WORKERS:
        began = time.perf_counter()
        list(timed(Trial().run, range(1, RUNS + 1), count))
        rows.append((count, time.perf_counter() - began))
    return Table("workers", f"{RUNS} runs of the trap", "processes", "s", ("whole time",), tuple(rows), 0)
