"""The figures of the Workshop that no test has the time for.

fast: the highest speed of random machines that the Workshop would start; then balls are shot so fast, without gravity,
at every outline of every generic part of the box from eight sides. The middle of none may come into the part.
classic: the game's mouse trap, the same rebuilt in the Workshop, and its mirror image, under careful hands.

Prints one JSON object; the exit code is 1 if a ball came through, or if an interval lies apart from the game's own.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from typing import Any

import pymunk

from build_scripts.measure.figures import add_seed
from game.cli.machine_digests import random_machine
from game.core.slices import finish
from game.games.mousetrap.nature.trials import Trial
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point
from game.nature.chance import stream
from game.nature.statistics import wilson
from game.workshop.parts.box import LAST, SHELVES
from game.workshop.parts.building import Built
from game.workshop.parts.challenge import sample
from game.workshop.parts.fitting import overlaps
from game.workshop.parts.machine import Machine, Placed
from game.workshop.parts.run import WorkshopRun
from game.workshop.proofs.scoring import scoring

SIDES = 8
FAR = 25.0
"""cm from which a ball is shot."""
LOOK, LONGEST = 48, STEPS_PER_SECOND
BALLS = ("steel", "glass", "wood")


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument(
        "--machines", type=int, default=1000, help="random machines of which the highest speed is taken"
    )
    parser.add_argument("--hands", type=int, default=60, help="careful hands for each of the three machines")
    parser.add_argument("--only", choices=("fast", "classic"))
    add_seed(parser, 700_001)


def measured(given: argparse.Namespace) -> int:
    """Measure and print."""
    began = time.process_time()
    found: dict[str, Any] = {}
    if given.only != "classic":
        speed = highest(given.machines)
        shot = [each for kind in SHELVES if kind.id not in LAST for each in shots(kind.id, speed)]
        through = [name for name, came in shot if came]
        found |= {"machines": given.machines, "speed_cm_s": round(speed), "shots": len(shot), "came_through": through}
    if given.only != "fast":
        found |= classic(given.hands, given.seed)
    json.dump({**found, "cpu_s": round(time.process_time() - began, 1)}, sys.stdout, indent=1)
    print()
    return 1 if found.get("came_through") or not found.get("intervals_meet", True) else 0


def highest(machines: int) -> float:
    """The highest speed of any body in the first second of so many random machines, cm/s.

    What is deeper in each other than the Workshop lets start is taken out first.
    """
    fastest = 0.0
    for seed in range(1, machines + 1):
        rng = stream(seed, "random machine")
        run = WorkshopRun(apart(random_machine(rng, rng.randint(5, 60))))
        run.refuses = False
        run.settle()
        while not run.done and run.steps < LONGEST:
            run.steps_at_once(LOOK)
            fastest = max(fastest, *(body.velocity.length for body in run.built.bodies.values()))
    return fastest


def apart(machine: Machine) -> Machine:
    """Without the parts that are stuck in others."""
    while stuck := [each.one for each in overlaps(machine) if each.refused]:
        machine = machine.without({stuck[0]})
    return machine


def shots(kind: str, speed: float) -> Iterator[tuple[str, bool]]:
    """Every shot at a part: from where at which outline, and whether the middle of the ball came into it."""
    feet = Placed(kind, 0.0, 0.0).spec.feet
    part = Placed(kind, 44.0, 0.0 if feet else 25.0)
    for ball in BALLS:
        built = Built(Machine((part, Placed(ball, 10.0, 40.0))))
        middles = [shape.body.local_to_world(shape.center_of_gravity) for shape in outlines(built) if shape.body]
        for number, target in enumerate(middles):
            for side in range(SIDES):
                angle = side * math.tau / SIDES
                start = target[0] - FAR * math.cos(angle), target[1] - FAR * math.sin(angle)
                if start[1] > 2.0:
                    came = enters(part, ball, start, (speed * math.cos(angle), speed * math.sin(angle)))
                    yield f"{ball} at outline {number} of {kind} from {round(math.degrees(angle))}", came


def outlines(built: Built) -> list[pymunk.Shape]:
    """The outlines of the first part that the second, a ball, can meet."""
    part, ball = (each.id for each in built.machine.parts)
    (mine,) = (shape for shape, owner in built.owner.items() if owner == ball)
    own = [shape for shape, owner in built.owner.items() if owner == part]
    return [shape for shape in own if shape.filter.categories & mine.filter.mask]


def enters(part: Placed, ball: str, start: Point, velocity: Point) -> bool:
    """Shoot a ball; whether its middle comes into the part or through it."""
    built = Built(Machine((part, Placed(ball, 10.0, 40.0))))
    built.stage.space.gravity = (0.0, 0.0)
    (body,) = (body for name, body in built.bodies.items() if name.startswith(f"{built.machine.parts[1].id}."))
    body.position, body.velocity = start, velocity
    own = outlines(built)
    for _ in range(round(1.3 * FAR / math.hypot(*velocity) * STEPS_PER_SECOND)):
        before = body.position
        built.stage.step()
        if any(shape.segment_query(before, body.position, 0.0) is not None for shape in own):
            return True
    return False


def classic(hands: int, seed: int) -> dict[str, Any]:
    """How often the game's own machine, the rebuilt one and its mirror image catch, with the intervals of 95 %."""
    own = sum(Trial().run(each).captured for each in range(seed, seed + hands))
    machine = sample("mouse_trap").machine
    turned = machine.mirror([part.id for part in machine.parts])
    caught = [own, *(finish(scoring(each, seed, hands)).captured for each in (machine, turned))]
    intervals = [wilson(each, hands) for each in caught]
    meet = all(low <= intervals[0][1] and intervals[0][0] <= high for low, high in intervals)
    rows = {
        name: {"caught": number, "of": hands, "ci95": [round(low, 3), round(high, 3)]}
        for name, number, (low, high) in zip(("own", "rebuilt", "mirrored"), caught, intervals, strict=True)
    }
    return {**rows, "intervals_meet": meet}
