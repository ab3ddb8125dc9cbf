"""The machine's speed: one step beside the bare step in C, and a whole run beside real time."""

from __future__ import annotations

import time
from statistics import median

from game.cli.bench_bars import Bar, Unmeasurable
from game.host.places import Places
from game.nature.mousetrap.trials import Trial
from game.physics.mousetrap.layout import STEP
from game.physics.mousetrap.run import TrapRun
from game.text.said import Said

PAIRS, RUNS = 4, 10
BLOCK = 48


def step(_: Places) -> list[Bar]:
    """A step of a run beside the step in C alone, on twin machines in turn, from the first turn of the crank on."""
    pairs = [pair for seed in range(1, PAIRS + 1) for pair in _stepped(seed)]
    ratio = median(whole / bare for whole, bare in pairs)
    bare = median(bare for _, bare in pairs) / BLOCK * 1e6
    told = Said("cpSpaceStep alone {bare:.1f} us, {number} blocks in turn", bare=bare, number=len(pairs))
    return [Bar("step", ratio, "x", 1.5, told)]


def _stepped(seed: int) -> list[tuple[float, float]]:
    """Processor seconds of block after block, by TrapRun.step and by cpSpaceStep."""
    try:
        from pymunk._chipmunk_cffi import lib  # noqa: PLC0415 - an inner part of pymunk, which may move
    except ImportError as error:
        raise Unmeasurable(Said("this pymunk does not show its step in C")) from error
    inputs, clock = Trial().inputs(seed), time.process_time
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
    """Whole runs, building and settling included, beside the time they last."""
    figures = []
    for seed in range(1, RUNS + 1):
        began = time.process_time()
        report = Trial().run(seed)
        figures.append(report.steps * STEP / (time.process_time() - began))
    slowest = Said("real time; {number} runs from {least:.0f} to {most:.0f}", number=RUNS, least=min(figures),
                   most=max(figures))  # fmt: skip
    return [Bar("trap", median(figures), "x", 50, slowest, at_least=True)]
