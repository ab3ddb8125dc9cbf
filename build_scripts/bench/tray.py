"""The tray's speed: one step with all 63 pieces beside Box2D on the same scene, and pulls beside real time."""

from __future__ import annotations

import time
from statistics import median

from build_scripts.bench.bars import Bar
from build_scripts.bench.box2d import Twin
from game.games.boobytrap.tray.history import mixed
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.world import STEP, World
from game.host.places import Places
from game.text.said import Said

SEEDS, PULLED = range(1, 13), range(1, 4)
"""Trays that are stepped, and that are pulled from: beside Box2D one alone gives 0.87 to 1.04."""
BLOCKS, BLOCK = 10, 48
BOX2D_SCALE = 0.1
"""Box2D's fixed slop of 0.005 is the tray's 0.05 mm when its lengths are in cm."""


def tray(_: Places) -> list[Bar]:
    """A step of a full tray beside Box2D's, block after block in turn, from the same packings."""
    pairs = [pair for seed in SEEDS for pair in _stepped(seed)]
    peer = median(theirs for _, theirs in pairs) / BLOCK * 1e6
    ratio = median(ours / theirs for ours, theirs in pairs)
    # Translators: {peer}: microseconds; {number}: how many series of steps were measured, by turns with the game’s own.
    # Box2D is a library.
    told = Said("Box2D {peer:.0f} us, {number} blocks alternating", peer=peer, number=len(pairs))
    return [Bar("tray", ratio, "x", 1.0, told)]


def _stepped(seed: int) -> list[tuple[float, float]]:
    """Processor seconds of blocks of steps, ours and the peer's."""
    world, clock, found = World(mixed(seed).packing), time.process_time, []
    twin = Twin(world.space, BOX2D_SCALE)
    world.warm()
    for _ in range(BLOCKS):
        began = clock()
        world.step(BLOCK)
        between = clock()
        twin.step(STEP, BLOCK)
        found.append((between - began, clock() - between))
    return found


def pull(_: Places) -> list[Bar]:
    """Whole pulls, building and finding the forces included, beside the time they last."""
    figures = []
    for start in map(mixed, PULLED):
        for number in start.left[::12]:
            began = time.process_time()
            run = PullRun(start.copy(), number)
            while not run.done:
                run.step()
            figures.append(run.steps * STEP / (time.process_time() - began))
    # Translators: {number}: how many pulls; {least}, {most}: how many times slower or faster than real time.
    slowest = Said("real time; {number} pulls from {least:.1f} to {most:.1f}", number=len(figures), least=min(figures),
                   most=max(figures))  # fmt: skip
    return [Bar("pull", median(figures), "x", 4, slowest, at_least=True)]
