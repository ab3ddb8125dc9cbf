"""Runs machines that nobody thought about: python -m build_scripts.random_machines [--runs 2000] [--seed 1]

Each has 5 to 60 parts of the box anywhere, in each other too, which the Workshop would refuse to start. What
falls while it settles does not stop it here. None may end as no number, every one
ends, and what left the stage is told. Prints one JSON object; the exit code is 1 if anything else happened.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter

from game.nature.chance import stream
from game.workshop.parts.machine import STAGE
from game.workshop.parts.run import GONE_CM, MAX_STEPS, WorkshopRun
from game.workshop.proofs.random_machines import random_machine

LOOK = 48


class Counts:
    """What the runs came to."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.gone = 0
        self.fastest = 0.0

    def run(self, seed: int) -> None:
        """The machine of this seed, to its end."""
        rng = stream(seed, "random machine")
        run = WorkshopRun(random_machine(rng, rng.randint(5, 60)))
        run.refuses = False
        run.settle()
        fallen = bool(run.fallen)
        while not run.done and run.steps <= MAX_STEPS:
            run.steps_at_once(LOOK)
            self.fastest = max(self.fastest, *(body.velocity.length for body in run.built.bodies.values()))
        report = run.report()
        self.ends[("fell, then " if fallen else "") + (report.end.value if report.end else "never")] += 1
        self.gone += bool(report.gone)
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


def main() -> int:
    """Run them all and print what they came to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts, began = Counts(), time.process_time()
    for seed in range(given.seed, given.seed + given.runs):
        counts.run(seed)
    found = {
        "runs": given.runs,
        "ends": dict(counts.ends.most_common()),
        "left_the_stage": counts.gone,
        "fastest_cm_s": round(counts.fastest),
        "wrong": counts.wrong,
        "cpu_s": round(time.process_time() - began, 1),
    }
    json.dump(found, sys.stdout)
    print()
    return 1 if counts.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
