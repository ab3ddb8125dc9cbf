"""Mixing the tray: the pieces scattered and stirred, the bar pressed home and let go, the rest."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace

import pymunk

from game.games.boobytrap.tray.motions import LOOK, SETTLED_MM, Ear, Knock, Rest, stayed
from game.games.boobytrap.tray.packing import BAR_HALF, DEPTH, PIECES, WIDTH, Packing, Piece, pieces_of
from game.games.boobytrap.tray.settled import Tray, TrayFrame, drawn
from game.games.boobytrap.tray.world import REAL, STEP, World
from game.machine import MachineError
from game.machine.stage import Grid, Rounding, rounded, rounded_pose

# Steps to grow and then to make room; pushing overlaps apart by numbers did not end in 4,000 rounds.
GROWING, EASING = 300, 200
SCATTER_STEP = 1 / 240  # s. No force of this space is felt later, so it may be coarse.
ROOM = 0.1
"""How much the discs outgrow their radius, so that none touches in the end, mm."""
STIRRED = Grid(every=8, places=2.0**-16, speeds=2.0**-10)
"""Grid of a tray in which all 63 pieces move at once: 15 nanometres and a micrometre a second, as wide as a machine's.

With a last bit in every velocity and step a tray has a chance of 4e-6 to be rounded apart in its mixing. With meshes a
sixteenth as wide it was 2e-4, and 6e-6 with these every 16 steps: a stirred heap may make 100,000 of a difference
meanwhile. Every 4 or 2 steps it is no less, since each rounding is a chance as well.
"""
SCATTERED = replace(STIRRED, still=-1.0)
"""The same where overlaps are pushed apart, which moves places without any speed."""


def scatter(rng: random.Random, pieces: Sequence[Piece] = PIECES) -> Packing:
    """All pieces somewhere in the box, the bar drawn back."""
    space = _box()
    discs = [(piece, *_seed(space, piece, rng)) for piece in pieces]
    rounding = Rounding(space, SCATTERED)
    for step in range(GROWING + EASING):
        share = min(1.0, (step + 1) / GROWING)
        for piece, _, shape in discs:
            shape.unsafe_set_radius((piece.radius + ROOM) * share)
        space.step(SCATTER_STEP)
        rounding.stepped()
    places = ((piece.number, rounded_pose(body)) for piece, body, _ in discs)
    lain = tuple((number, (x, y, rng.uniform(-math.pi, math.pi))) for number, (x, y, _) in places)
    return Packing(lain, (0.0, DEPTH + BAR_HALF, 0.0))


def _box() -> pymunk.Space:
    space = pymunk.Space()
    space.iterations, space.damping, space.collision_slop = 20, 0.01, 0.01
    half, thick = WIDTH / 2, 20.0
    left, right, low, high = -half - thick, half + thick, -thick, DEPTH + thick
    corners = ((left, low), (right, low), (right, high), (left, high))
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        space.add(pymunk.Segment(space.static_body, a, b, thick))
    return space


def _seed(space: pymunk.Space, piece: Piece, rng: random.Random) -> tuple[pymunk.Body, pymunk.Circle]:
    body = pymunk.Body(piece.mass, pymunk.moment_for_circle(piece.mass, 0, piece.radius))
    body.position = (rng.uniform(5 - WIDTH / 2, WIDTH / 2 - 5), rng.uniform(5, DEPTH - 5))
    shape = pymunk.Circle(body, 0.5)
    space.add(body, shape)
    return body, shape


# Mixing the tray: the bar drawn back, the pieces scattered and stirred, the bar pressed home and let go, the rest.

STIR_STEPS = round(1.2 / STEP)  # 1.2 s of stirring: sizes are mixed, nobody waits long. Chosen by eye.
PAUSE_STEPS = round(0.1 / STEP)  # Before and after stirring, so that what was pushed comes to rest.
MOST_STEPS = round(6 / STEP)  # 6 s. Trays settle in 1.2 s; what has not by then is taken as it lies.
FINGER = 10.0  # mm, a finger's half width and some.
WATCH = 4  # Steps between two looks for knocks: 4 ms, finer than can be heard apart.
HELD = 1e6  # mN, more than anything here can push back: the bar is held.
# mN, two thirds of what the springs press: the hand that lets the bar in presses the pieces home. Of a full tray 8 of
# 100 pieces then trip the bar, without it some 12 (20 to 80 trays).
PRESS = 200.0
MIXED = replace(REAL, grid=STIRRED)


class MixRun:
    """Mixes the pieces of a new game; the seed says which, how they are thrown in and how the finger stirs."""

    def __init__(self, seed: int) -> None:
        self.steps = 0
        self.done = False
        self._mixed: Packing | None = None
        self._rng = random.Random(f"tray {seed}")
        self._pieces = pieces_of(seed)
        self._ear = Ear()
        self._begin()

    @property
    def finger(self) -> tuple[float, float] | None:
        """Where the stirring finger is, mm; None when it is not in the tray."""
        if self._finger is None:
            return None
        x, y = self._finger.position
        return x, y

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """What was heard so far."""
        return tuple(self._ear.knocks)

    def step(self) -> None:
        """One fixed step: of the stirring first, then of the bar that comes in and the pieces that give way."""
        if self.done:
            return
        since = self.steps - self._begun
        if since < STIR_STEPS:
            self._stir(since / STIR_STEPS)
        elif since == STIR_STEPS:
            self._lift_finger()
        elif since == STIR_STEPS + PAUSE_STEPS:
            self._press_home()
        self._world.step()
        self.steps += 1
        if self.steps % WATCH == 0:
            self._ear.listen(self.steps, self._world.motions())
        if since > STIR_STEPS + PAUSE_STEPS + LOOK and self.steps % LOOK == 0:
            self._look(since)

    def jump(self, known: Tray) -> None:
        """Come to the end at once, where it is known how the tray of this seed then lies."""
        self._mixed, self.done = known.packing, True

    def frame(self) -> TrayFrame:
        """Where everything is now."""
        if self._mixed is not None:
            return drawn(dict(self._mixed.discs), self._mixed.bar)
        return drawn(self._world.poses(), self._world.bar_pose())

    def tray(self) -> Tray:
        """The mixed tray, once done."""
        if self._mixed is None:
            raise RuntimeError("the tray is still being mixed")
        return Tray(self._mixed)

    def _begin(self) -> None:
        """Throw the pieces in and take the bar in hand."""
        self._begun = self.steps
        self._world = World(scatter(self._rng, self._pieces), MIXED)
        self._ways = [(self._rng.uniform(0.5, 1.6), self._rng.uniform(0, math.tau)) for _ in range(4)]
        self._held = self._hold()
        self._finger: pymunk.Body | None = None
        self._rest = Rest(2, SETTLED_MM)
        self._anew: Packing | None = None
        self._world.step(PAUSE_STEPS)

    def _look(self, since: int) -> None:
        if not self._rest.reached(self._world.motions()) and since < MOST_STEPS:
            return
        try:
            packing = self._world.packing()
        except MachineError:
            # Should the solver ever have lost a piece, all are thrown in once more (R10).
            self._begin()
            return
        if self._anew is not None and stayed(self._anew, packing):
            self._mixed, self.done = self._anew, True
        elif since >= MOST_STEPS:
            self._mixed, self.done = packing, True
        else:
            self._lay_anew(packing)

    def _lay_anew(self, packing: Packing) -> None:
        """From the places alone, as a saved tray is, and without the hand: what these held up falls now."""
        self._anew, self._rest = packing, Rest(2, SETTLED_MM)
        self._world = World(packing)
        self._world.warm()

    def _hold(self) -> pymunk.PivotJoint:
        """The hand that keeps the bar drawn back."""
        hold = pymunk.PivotJoint(self._world.space.static_body, self._world.bar, self._world.bar.position)
        hold.max_force = HELD
        self._world.space.add(hold)
        return hold

    def _press_home(self) -> None:
        """The hand lets the bar in and presses, until everything rests and is laid anew without it."""
        self._held.anchor_a, self._held.max_force = (0.0, 0.0), PRESS

    def _stir(self, share: float) -> None:
        x, y = self._way(share)
        if self._finger is None:
            self._finger = self._dip(x, y)
        at = self._finger.position
        self._finger.velocity = ((x - at.x) / STEP, (y - at.y) / STEP)

    def _way(self, share: float) -> tuple[float, float]:
        """A finger's wandering round through the box, rounded: what a sine is off makes speeds off a thousandfold."""
        (a, b), (c, d), (e, f), (g, h) = self._ways
        x = math.sin(math.tau * a * share * 2 + b) * 0.7 + math.sin(math.tau * c * share * 4 + d) * 0.3
        y = math.sin(math.tau * e * share * 2 + f) * 0.7 + math.sin(math.tau * g * share * 4 + h) * 0.3
        return rounded(x * (WIDTH / 2 - 20)), rounded(DEPTH / 2 + y * (DEPTH / 2 - 25))

    def _dip(self, x: float, y: float) -> pymunk.Body:
        body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        body.position = (x, y)
        self._world.space.add(body, pymunk.Circle(body, FINGER))
        return body

    def _lift_finger(self) -> None:
        if self._finger:
            self._world.space.remove(*self._finger.shapes, self._finger)
            self._finger = None
