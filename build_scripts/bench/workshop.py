"""The cost of machines of one's own against their size."""

from __future__ import annotations

import time
from statistics import median

from build_scripts.bench.bars import Bar
from game.cli.machine_digests import random_machine
from game.host.places import Places
from game.machine.hand import STEPS_PER_SECOND
from game.nature.chance import stream
from game.text.said import Said
from game.workshop.parts.run import WorkshopRun

SIZES = {10: 1.5, 20: 2.5, 40: 4.0, 60: 5.0, 80: 7.0}
"""Parts, and ms of the processor's time that a frame of 60 Hz may take: less than half of what a frame has."""
MACHINES = 5
FRAME = STEPS_PER_SECOND // 60


def workshop(_: Places) -> list[Bar]:
    """A second of random machines of each size from their first step, while most of their parts move."""
    return [_bar(parts, most) for parts, most in SIZES.items()]


def _bar(parts: int, most: float) -> Bar:
    figures = []
    for seed in range(1, MACHINES + 1):
        stage = WorkshopRun(random_machine(stream(seed, "bench", parts), parts)).built.stage
        began = time.process_time()
        stage.step(FRAME * 60)
        figures.append((time.process_time() - began) / 60 * 1000)
    # Translators: 16.7 ms is the time for one frame; {number}: how many machines; {least}, {most}: the shortest and
    # longest time in milliseconds.
    reference = Said("of 16.7 ms; {number} random machines from {least:.2f} to {most:.2f}", number=MACHINES,
                     least=min(figures), most=max(figures))  # fmt: skip
    return Bar(f"workshop of {parts} parts", median(figures), "ms", most, reference)
