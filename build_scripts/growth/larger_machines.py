"""What a machine of one's own costs with more parts, beside Box2D on the same scene."""

from __future__ import annotations

from unittest import mock

from build_scripts.bench.box2d import Twin
from build_scripts.growth.table import Table, best, in_turn
from game.nature.chance import stream
from game.workshop.parts import machine as workshop
from game.workshop.parts.building import Built
from game.workshop.parts.files import Stored, read_machine, write_machine
from game.workshop.proofs.random_machines import random_machine

PARTS = (10, 20, 40, 80, 120)
STEPS, ROUNDS, SEEDS = 24, 40, (1, 2, 3)
"""Steps in a block, blocks of a machine (a second in all), and machines of each size."""
TOLD = (
    "Random machines, parts in each other too, in the first second, in which most of them move. The Workshop lets a "
    "machine have 80 parts; 120 are measured beyond that bound. Box2D 2.3.10 has the same bodies, shapes and joints, "
    "but for rotary springs, which it lacks. The stage stays as wide, so that more parts touch more of the others."
)
MOST = 1.4
"""More than in proportion for that reason alone; the pairs that touch grow by the power 1.30."""


def measured() -> Table:
    """Reading a machine's file, building it, and a step of it in both engines."""
    with mock.patch.multiple(workshop, MOST_PARTS=PARTS[-1], MOST_GEARS=PARTS[-1]):
        rows = tuple((count, *_mean([_machine(seed, count) for seed in SEEDS])) for count in PARTS)
    columns = ("read", "build", "step", "step in Box2D")
    return Table("machines", "Larger machines", "parts", "ms", columns, rows, MOST, TOLD)


def _machine(seed: int, parts: int) -> tuple[float, ...]:
    machine = random_machine(stream(seed, "bench", parts), parts)
    content = write_machine(Stored("Random", machine)).encode()
    stage = Built(machine).stage
    twin = Twin(stage.space, 1.0)
    steps = in_turn((lambda: stage.step(STEPS), lambda: twin.step(stage.dt, STEPS)), ROUNDS)
    return best(lambda: read_machine(content)), best(lambda: Built(machine)), *(ms / STEPS for ms in steps)


def _mean(rows: list[tuple[float, ...]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
