"""The machine's speed: one step beside the bare step in C, and a whole run beside real time."""

from __future__ import annotations

import time
from statistics import median

from game.cli.bench_bars import Bar, Unmeasurable
from game.host.places import Places
from game.nature.mousetrap.trials import Trial
from game.physics.mousetrap.layout import STEP
from game.physics.mousetrap.run import TrapRun

PAIRS, RUNS = 4, 10
BLOCK = 48


def step(_: Places) -> list[Bar]:
    """A step of a run beside the step in C alone, on twin machines in turn, from the first turn of the crank on."""
    pairs = [pair for seed in range(1, PAIRS + 1) for pair in _stepped(seed)]
    ratio = median(whole / bare for whole, bare in pairs)
    bare = median(bare for _, bare in pairs) / BLOCK * 1e6
    return [Bar("step", ratio, "x", 1.5, f"cpSpaceStep alone {bare:.1f} us, {len(pairs)} blocks in turn")]


def _stepped(seed: int) -> list[tuple[float, float]]:
    """Processor seconds of block after block, by TrapRun.step and by cpSpaceStep."""
    try:
        from pymunk._chipmunk_cffi import lib  # noqa: PLC0415 - an inner part of pymunk, which may move
    except ImportError as error:
        raise Unmeasurable("this pymunk does not show its step in C") from error
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
    slowest = f"real time; {RUNS} runs from {min(figures):.0f} to {max(figures):.0f}"
    return [Bar("trap", median(figures), "x", 50, slowest, at_least=True)]
