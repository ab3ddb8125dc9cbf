"""What a step of Booby-Trap's tray costs with more pieces in it, beside Box2D on the same scene."""

from __future__ import annotations

import math
import random
from unittest import mock

from build_scripts.bench.box2d import Twin
from build_scripts.bench.tray import BOX2D_SCALE
from build_scripts.growth.table import Table, in_turn
from game.games.boobytrap.tray import world
from game.games.boobytrap.tray.packing import BAR_HALF, PIECES, WIDTH, Packing

DISCS = (63, 125, 250, 500)
SETTLE, STEPS, ROUNDS, PITCH = 300, 20, 9, 34.0
"""Steps in which a tray comes to rest and those that are timed, how often; mm between two discs laid down, the largest
plus 2."""


def measured() -> Table:
    """A step of a tray that has more pieces, in a box as much wider."""
    rows = tuple((count, *_tray(count)) for count in DISCS)
    told = "The box has 63 discs; more lie in one that is as much wider. Box2D 2.3.10 has the same scene."
    return Table("trays", "Fuller trays", "discs", "ms", ("step", "step in Box2D"), rows, 1.3, told)


def _tray(count: int) -> list[float]:
    wide = WIDTH * math.sqrt(count / DISCS[0])
    in_row, rng = int(wide // PITCH), random.Random(1)
    with mock.patch.object(world, "WIDTH", wide), mock.patch.object(world, "DEPTH", 4 * wide):
        tray = world.World(Packing((), (0.0, BAR_HALF, 0.0)))
    tray.bar.position = 0.0, PITCH * (count // in_row + 2) + BAR_HALF
    for number in range(count):
        x = (number % in_row + 0.5) * wide / in_row - wide / 2 + rng.uniform(-1, 1)
        tray._add_disc(PIECES[rng.randrange(len(PIECES))], (x, PITCH * (number // in_row + 0.5), 0.0))
    tray.step(SETTLE)
    twin = Twin(tray.space, BOX2D_SCALE)
    twin.step(world.STEP, STEPS)
    steps = in_turn((lambda: tray.step(STEPS), lambda: twin.step(world.STEP, STEPS)), ROUNDS)
    return [ms / STEPS for ms in steps]
