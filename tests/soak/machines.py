"""M12, R10 and the measured figures: thousands of runs of the machine, of machines made at random, and of trays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build_scripts.measure.trap import mixed_run
from game.cli.machine_digests import random_machine
from game.games.mousetrap.trap import run as trap
from game.nature.chance import stream
from game.workshop.parts.machine import STAGE
from game.workshop.parts.run import GONE_CM, MAX_STEPS, WorkshopRun
from tests.soak.check import Batch, seed_of

ROOT = Path(__file__).resolve().parents[2]
RUNS, MACHINES, PACKS = 50, 20, 10
LOOK = 48
"""Steps between two looks at a machine."""


def mixed(number: int) -> Batch:
    """The machine of the board game under hands of every kind, now and then without a part."""
    faults, longest, captured = [], 0, 0
    for at in range(number * RUNS, (number + 1) * RUNS):
        seed = seed_of("mixed", at)
        report = mixed_run(seed)
        longest, captured = max(longest, report.steps), captured + report.captured
        if report.steps > trap.MAX_STEPS:
            faults.append(f"seed {seed} did not end")
    return Batch(RUNS, tuple(faults), {"captured": captured, "most steps": longest})


class Counts:
    """What machines came to that nobody thought about: 5 to 60 parts of the box anywhere, in each other too.

    The Workshop would refuse to start them, and what falls while it settles does not stop it here. None may end as no
    number, every one ends, and what left the stage is told.
    """

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.gone = 0
        self.fastest = 0.0

    def run(self, seed: int) -> None:
        """The machine of this seed, to its end."""
        rng = stream(seed, "random machine")
        run = WorkshopRun(random_machine(rng, rng.randint(5, 60)))
        run.refuses = False
        run.settle()
        while not run.done and run.steps <= MAX_STEPS:
            run.steps_at_once(LOOK)
            self.fastest = max(self.fastest, *(body.velocity.length for body in run.built.bodies.values()))
        self.gone += bool(run.report().gone)
        self.look(seed, run)

    def look(self, seed: int, run: WorkshopRun) -> None:
        """Note what should not be: a number lost, no end, a part outside that is not told."""
        if not run.sound(run.built.stage.poses()):
            self.wrong.append(f"{seed}: a body is out of all bounds")
        if not run.done:
            self.wrong.append(f"{seed}: did not end")
        told = {*run.report().gone, *run.fallen}
        for name, (x, y, _) in run.frame().items():
            outside = not STAGE[0] - 3 < x < STAGE[1] + 3
            if (y < GONE_CM or (outside and y < 0)) and name.rpartition(".")[0] not in told:
                self.wrong.append(f"{seed}: {name} left unseen")


def random_machines(number: int) -> Batch:
    """Machines of the Workshop that nobody thought about."""
    counts = Counts()
    for at in range(number * MACHINES, (number + 1) * MACHINES):
        counts.run(seed_of("random machine", at))
    return Batch(MACHINES, tuple(counts.wrong), {"left the stage, told": counts.gone, "most cm/s": counts.fastest})


def trays(number: int) -> Batch:
    """The figures T1 to T6 of some packs; each figure that is missed is a fault."""
    return _measured("tray", PACKS, "--packs", str(PACKS), "--seed", str(seed_of("trays", number)))


def machine_figures(number: int) -> Batch:
    """The figures M1 to M8 of a hundred runs; each that is missed is a fault."""
    return _measured("trap", 1, "--runs", "100", "--many", "10", "--seed", str(seed_of("figures", number)))


def _measured(what: str, done: int, *words: str) -> Batch:
    command = [sys.executable, "-m", "build_scripts.measure", what, "--workers", "1", *words]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    missed = [" ".join(line.split()[1:]) for line in told if line.startswith("MISS")]
    return Batch(done, tuple(missed), {"figures held": len(told) - len(missed)})
