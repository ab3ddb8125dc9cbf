"""M12, R10 and the measured figures: thousands of runs of the machine, of machines made at random, and of trays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build_scripts.measure_machine import mixed_run
from build_scripts.random_machines import Counts
from build_scripts.soak.check import Batch, seed_of
from game.games.mousetrap.trap.run import MAX_STEPS

ROOT = Path(__file__).resolve().parents[2]
RUNS, MACHINES, PACKS = 50, 20, 10


def mixed(number: int) -> Batch:
    """The machine of the board game under hands of every kind, now and then without a part."""
    faults, longest, captured = [], 0, 0
    for at in range(number * RUNS, (number + 1) * RUNS):
        seed = seed_of("mixed", at)
        report = mixed_run(seed)
        longest, captured = max(longest, report.steps), captured + report.captured
        if report.steps > MAX_STEPS:
            faults.append(f"seed {seed} did not end")
    return Batch(RUNS, tuple(faults), {"captured": captured, "most steps": longest})


def random_machines(number: int) -> Batch:
    """Machines of the Workshop that nobody thought about."""
    counts = Counts()
    for at in range(number * MACHINES, (number + 1) * MACHINES):
        counts.run(seed_of("random machine", at))
    return Batch(MACHINES, tuple(counts.wrong), {"left the stage, told": counts.gone, "most cm/s": counts.fastest})


def trays(number: int) -> Batch:
    """The figures T1 to T6 of some packs; each figure that is missed is a fault."""
    return _measured("measure_tray", PACKS, "--packs", str(PACKS), "--seed", str(seed_of("trays", number)))


def machine_figures(number: int) -> Batch:
    """The figures M1 to M8 of a hundred runs; each that is missed is a fault."""
    return _measured("measure_machine", 1, "--runs", "100", "--many", "10", "--seed", str(seed_of("figures", number)))


def _measured(script: str, done: int, *words: str) -> Batch:
    command = [sys.executable, "-m", f"build_scripts.{script}", "--workers", "1", *words]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    missed = [" ".join(line.split()[1:]) for line in told if line.startswith("MISS")]
    return Batch(done, tuple(missed), {"figures held": len(told) - len(missed)})
