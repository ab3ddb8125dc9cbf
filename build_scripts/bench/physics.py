"""The speed of machines: a step of the trap and a whole run beside the bare steps in C; one's own, by their size."""

from __future__ import annotations

import itertools
import time
from statistics import median
from typing import Any

from build_scripts.bench.bars import Bar, Unmeasurable
from game.cli.machine_digests import random_machine
from game.games.mousetrap.nature.trials import Trial, ran
from game.games.mousetrap.trap.layout import STEP
from game.games.mousetrap.trap.machine import Machine
from game.games.mousetrap.trap.run import TrapRun
from game.host.places import Places
from game.machine.cranked_run import FREE_STEPS, SETTLE_STEPS, STILL_DAMPING
from game.machine.hand import STEPS_PER_SECOND, Hand
from game.machine.stage import EVERY
from game.nature.chance import stream
from game.text.said import Said
from game.workshop.parts.run import WorkshopRun

PAIRS, RUNS = 4, 10
BLOCK = 48
SIZES = {10: 1.5, 20: 2.5, 40: 4.0, 60: 5.0, 80: 7.0}
"""Parts, and ms of the processor's time that a frame of 60 Hz may take: less than half of what a frame has."""
MACHINES = 5
FRAME = STEPS_PER_SECOND // 60


def step(_: Places) -> list[Bar]:
    """A step of a run beside the step in C alone, on twin machines in turn, from the first turn of the crank on."""
    pairs = [pair for seed in range(1, PAIRS + 1) for pair in _stepped(seed)]
    ratio = median(whole / bare for whole, bare in pairs)
    bare = median(bare for _, bare in pairs) / BLOCK * 1e6
    # Translators: {bare}: microseconds of a function of the library Chipmunk, whose name stays; {number}: how many
    # series of steps were measured, by turns with the game’s own.
    told = Said("cpSpaceStep alone {bare:.1f} us, {number} blocks alternating", bare=bare, number=len(pairs))
    return [Bar("step", ratio, "x", 1.5, told)]


def _stepped(seed: int) -> list[tuple[float, float]]:
    """Processor seconds of block after block, by TrapRun.step and by cpSpaceStep."""
    lib, inputs, clock = _lib(), Trial().inputs(seed), time.process_time
    run, twin = TrapRun(inputs), TrapRun(inputs)
    space, found = twin.machine.stage.space._space, []
    while not run.done:
        began = clock()
        for _ in range(BLOCK):
            run.step()
        between = clock()
        for _ in range(BLOCK):
            lib.cpSpaceStep(space, STEP)
        found.append((between - began, clock() - between))
        twin.machine.turn(run.hand.changes[-1][1])
    return found


def trap(_: Places) -> list[Bar]:
    """Whole runs, building, settling, rounding and report included, beside the bare steps in C of the same runs."""
    pairs, steps = [], 0
    for seed in range(1, RUNS + 1):
        inputs, began = Trial().inputs(seed), time.process_time()
        report = ran(inputs)
        pairs.append((time.process_time() - began, bare(Machine(inputs), inputs.hand, report.steps)))
        steps += report.steps
    ratios = [whole / steps for whole, steps in pairs]
    # Translators: {number}: how many runs; {least}, {most}: the lowest and highest ratio; {real}: how many times faster
    # than real time.
    told = Said("the same steps in C alone; {number} runs from {least:.2f} to {most:.2f}, {real:.0f} x real time",
                number=RUNS, least=min(ratios), most=max(ratios),
                real=steps * STEP / sum(whole for whole, _ in pairs))  # fmt: skip
    return [Bar("trap", median(ratios), "x", 1.25, told)]


def bare(machine: Machine, hand: Hand, steps: int) -> float:
    """Processor seconds of the steps in C alone of this run, settling included; rounded as it is, so the same run."""
    lib, spent = _lib(), 0.0
    space, turns = machine.stage.space, dict(hand.changes)
    damping, settling = space.damping, SETTLE_STEPS + FREE_STEPS
    ends = {SETTLE_STEPS, settling, settling + steps} | {settling + step for step in turns}
    ends |= set(range(0, settling + steps, EVERY))
    for first, last in itertools.pairwise(sorted(end for end in ends if end <= settling + steps)):
        space.damping = STILL_DAMPING if first < SETTLE_STEPS else damping
        if first - settling in turns:
            machine.turn(turns[first - settling])
        began = time.process_time()
        for _ in range(last - first):
            lib.cpSpaceStep(space._space, STEP)
        spent += time.process_time() - began
        machine.stage.rounded(last - first)
    return spent


def _lib() -> Any:
    """The engine's functions in C."""
    try:
        from pymunk._chipmunk_cffi import lib  # noqa: PLC0415 - an inner part of pymunk, which may move
    except ImportError as error:
        raise Unmeasurable(Said("this pymunk does not expose its step in C")) from error
    return lib


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
