"""A tray as it is imagined by one who knows only about where the pieces lie: the same physics in coarser steps.

Nothing that really happens is worked out here. Of 503 pulls from trays seen 0.8 mm off, real steps and a real lift told
those that trip from the others no better (area under the curve 0.82, here 0.81), and took ten times as long.
"""

from __future__ import annotations

from collections.abc import Generator

from game.games.boobytrap.tray.packing import MARK, Packing, face
from game.games.boobytrap.tray.settled import SCALE_X, grip_of, pressing
from game.games.boobytrap.tray.world import Grain, World

COARSE = Grain(step=1 / 480, iterations=10, rounds=range(1, 2))
"""With one round of warming and with eight the grips of a blurred tray go with the true ones by 0.76 (Spearman)."""
SLICE = 30
"""Coarse steps in a slice, some 2 ms: a sixteenth of a second."""
SETTLING = 2
"""Slices after which pieces seen 0.8 mm off overlap by 1.0 mm in a middling tray; after one it is 1.7 mm."""
SOONEST, LATEST = 2, 32
"""Slices before which nothing is over, and after which the bar has come in as far as it will."""
STILL_MM_S = 4.0
"""A tray in which nothing is faster has come to rest, as far as can be told: down to 0.02 foretells trips no better."""


def settling(packing: Packing) -> Generator[None, None, World]:
    """Let pieces that overlap make room for each other, in slices."""
    world = World(packing, COARSE)
    for _ in range(SETTLING):
        yield
        world.step(SLICE)
    return world


def imagined_grips(packing: Packing) -> Generator[None, None, dict[int, float]]:
    """How firmly each piece is held, 0 to 1 as `Tray.grip`, in slices."""
    yield
    world = World(packing, COARSE)
    yield
    yield from world.warming()
    pressed, spring = pressing(world)
    return {number: grip_of(number, pressed, spring) for number in world.discs}


def imagined_travel(packing: Packing, number: int) -> Generator[None, None, float]:
    """How far the bar comes in at the scale when this piece is gone at once, mm, watched until it trips; in slices.

    Gone at once a piece trips the bar as often as lifted.
    """
    world = World(packing, COARSE)
    start, farthest = face(packing.bar, SCALE_X), 0.0
    world.take(number)
    for slices in range(LATEST):
        yield
        if farthest >= MARK or (slices >= SOONEST and world.motions().speed < STILL_MM_S):
            break
        world.step(SLICE)
        farthest = max(farthest, start - face(world.bar_pose(), SCALE_X))
    return farthest
