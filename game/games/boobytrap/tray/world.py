"""The box, the bar on its two springs and the discs as a pymunk space (mm, kg, s, so forces in mN).

Only ratios decide how a dry pack holds (friction angle, spring beside floor friction), so the springs are about a
thirtieth as strong as the wooden toy's: arches then hold from step to step, and a collapse is slow enough to be seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pymunk
from pymunk import batch

from game.games.boobytrap.tray.motions import Motions
from game.games.boobytrap.tray.packing import BAR_HALF, BY_NUMBER, DEPTH, WIDTH, Packing, Piece
from game.machine.bodies import AllBodies
from game.machine.specs import Point, Pose
from game.machine.stage import GRID, Grid, Rounding, rounded, rounded_pose

# s. What counts is how far the springs push one piece in a step; at 1/240 and a spring ten times as strong the tray
# never rests.
STEP = 1 / 960
ITERATIONS = 20  # 10 are nearly as quiet and 40 % cheaper; 20 balance the forces on the bar to 0.5 %.
SLOP = 0.05  # mm of overlap that is let be; 0.01 rests later and creeps more.
GRIP = 0.5  # Between 0.35 and 0.6 feeling a piece tells well whether it trips; at 0.2 it tells nothing.
"""Friction between wood and wood."""
# At 0.3 the floor alone holds everything and 87 of 100 pieces can be taken; at 0.035 a collapse ends later.
FLOOR_GRIP = 0.05
"""Weaker by as much as the springs: the whole floor holds back a quarter of what they press."""
GRAVITY = 9810.0  # mm/s2; only presses pieces on the floor.
BAR_MASS = 0.06  # kg: a strip of wood. Five times as much made no difference to the rest.
# At 0 hardly a piece trips the bar. After 15 to 30 picks 18 of 100 do at 0.04 and 26 at 0.06 (the same 30 trays).
BAR_TILT = 0.06
"""How far the rails let the bar turn, rad: its ends go 6 mm further than the middle."""
SPRING_X = 75.0  # mm to each side of the middle.
# mN/mm of each spring. With STRETCH 120 to 430 mN over the whole travel. More even ones (0.25 with 540) did not make a
# tray more dangerous as it empties.
STIFFNESS = 0.6
STRETCH = 100.0
"""How far each spring is drawn even when the bar is at the front wall, mm."""
# At 0.15 a collapse may go 146 mm and empty the tray, at 0.6 60 mm, and ten pieces are thrown at once; from 1 to 5
# nothing changes but that fewer are thrown.
#
# None of these numbers changes much in how many pieces trip once a tray has been picked from: the bar comes in by 3.2
# mm a pick whatever holds it (what is taken out, over the width), by 12 mm in a collapse. What does is that a tray at
# rest is not shaken, see `rounding.STILL`, and how far the bar may tilt.
DAMPING = 1.0
"""Of the rails on which the bar runs, each side, kg/s: it comes in at 200 mm/s at the most."""
WARM_STEPS = 50  # Steps in a slice of `warming`, about 5 ms.
WARM_ROUNDS = range(2, 9)  # 100 to 400 steps: after 100 restored trays behaved as before in 378 of 378 pulls.
BALANCE = 0.003
"""How near the forces on the bar must come to the springs', as a share."""
WALLS = 20.0
"""How thick the walls are, mm."""
FORCES = 2.0**-10
"""mN: forces are read between two roundings of the bodies, and a hand that drags a piece feels them."""
BAR, WALL = 0, -1
"""What the bar and the walls are called where pieces have their numbers."""
FURNITURE = pymunk.ShapeFilter(group=1)
CELL, CELLS = 28.3, 600
"""mm, and how many: where contacts are looked for. No wall and no piece at one lies on the border of a cell.

In the engine's usual tree it hangs on all that was which contact is solved first, so a last bit that was rounded away
long ago could still part two runs (tray 1183, and 2 of 300 disturbed ones). A hash knows only where things are now. It
is faster, too: .66 s for .76 of mixing a tray and pulling from it, with cells of 24 to 47 mm alike.
"""


_MOVING = batch.BodyFields.POSITION | batch.BodyFields.ANGLE
_MOVING |= batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY


@dataclass(frozen=True, slots=True)
class Grain:
    """How finely a world is stepped. step: s. rounds: after how many of `WARM_STEPS` it may be warm."""

    step: float
    iterations: int
    rounds: range
    grid: Grid = GRID


REAL = Grain(STEP, ITERATIONS, WARM_ROUNDS)
"""What really happens; all measured figures are for this one."""


@dataclass(frozen=True, slots=True)
class Contact:
    """Two bodies that press on each other with force (mN) at a point; b may be BAR or WALL."""

    a: int
    b: int
    at: Point
    force: float


@dataclass(frozen=True, slots=True)
class TrayDisc:
    """A piece in the space, and the joints that rub on the floor."""

    piece: Piece
    body: pymunk.Body
    shape: pymunk.Circle
    floor: tuple[pymunk.Constraint, ...]


class World:
    """A space made from a packing, always in the same order; nothing moves until it is stepped."""

    def __init__(self, packing: Packing, grain: Grain = REAL) -> None:
        self._grain = grain
        self.space = pymunk.Space()
        self.space.iterations = grain.iterations
        self.space.collision_slop = SLOP
        self.space.use_spatial_hash(CELL, CELLS)
        self._rounding = Rounding(self.space, grain.grid)
        self._buffer = batch.Buffer()
        # What the pieces rub on, beside the body of the walls: for each piece near a wall the engine goes through all
        # joints of the wall's body, in every step.
        self._floor = pymunk.Body(body_type=pymunk.Body.STATIC)
        self.space.add(self._floor)
        self._box()
        self.bar = self._add_bar(packing.bar)
        self.discs = {number: self._add_disc(BY_NUMBER[number], pose) for number, pose in packing.discs}
        self._motions = AllBodies(self.space, _MOVING)
        self._known, self._order = tuple[int, ...](), list[int | None]()
        self._names = {disc.body.id: number for number, disc in self.discs.items()} | {self.bar.id: BAR}

    def step(self, count: int = 1) -> None:
        """Advance by count steps."""
        for _ in range(count):
            self.space.step(self._grain.step)
            self._rounding.stepped()

    def warm(self) -> None:
        """Find the contact forces of the packing: step, and put every body back, until they bear the springs' force."""
        for _ in self.warming():
            pass

    def warming(self) -> Iterator[None]:
        """The same in slices of half `WARM_STEPS` steps, some 3 ms."""
        fields = batch.BodyFields
        everything = fields.POSITION | fields.ANGLE | fields.VELOCITY | fields.ANGULAR_VELOCITY
        still = batch.Buffer()
        batch.get_space_bodies(self.space, everything, still)
        for rounds in range(1, self._grain.rounds.stop):
            for step in range(WARM_STEPS):
                if step == WARM_STEPS // 2:
                    yield
                self.step()
                batch.set_space_bodies(self.space, everything, still)
            if rounds in self._grain.rounds and abs(self.bar_force() / self.spring_force() - 1) <= BALANCE:
                return
            yield

    def release(self, number: int) -> None:
        """Lift a disc off the floor: it rubs there no longer."""
        for joint in self.discs[number].floor:
            if joint in self.space.constraints:
                self.space.remove(joint)

    def take(self, number: int) -> None:
        """Take a disc out of the layer."""
        disc = self.discs.pop(number)
        self.space.remove(*(joint for joint in disc.floor if joint in self.space.constraints))
        self.space.remove(disc.shape, disc.body)

    def motions(self) -> Motions:
        """How everything moves now."""
        values = self._motions.read()
        if self._known != self._motions.ids:  # A piece was taken since the last look.
            self._known, self._order = self._motions.ids, [*map(self._names.get, self._motions.ids)]
        return Motions(self._order, values)

    def poses(self) -> dict[int, Pose]:
        """Where every disc is now, by ascending number of the piece."""
        return {number: rounded_pose(disc.body) for number, disc in self.discs.items()}

    def bar_pose(self) -> Pose:
        """Where the bar's middle is now."""
        return rounded_pose(self.bar)

    def packing(self) -> Packing:
        """Everything as it is now; MachineError if the solver has lost something."""
        return Packing(tuple(self.poses().items()), self.bar_pose())

    def spring_force(self) -> float:
        """How hard the springs press now, mN."""
        return 2 * STIFFNESS * (self.bar_pose()[1] - BAR_HALF + STRETCH)

    def bar_force(self) -> float:
        """How hard the pieces pressed against the bar in the last step, mN."""
        # fsum: the same in every Python, whose sum adds more exactly since 3.12.
        return math.fsum(contact.force for contact in self.contacts() if contact.b == BAR)

    def contacts(self) -> Iterator[Contact]:
        """The contacts that press, with the force of the last step; a disc comes first."""
        fields, buffer = batch.ArbiterFields, self._buffer
        buffer.clear()
        wanted = fields.BODY_A_ID | fields.BODY_B_ID | fields.TOTAL_IMPULSE | fields.NORMAL
        batch.get_space_arbiters(self.space, wanted | fields.POINT_A_1 | fields.DISTANCE_1, buffer)
        ids = memoryview(buffer.int_buf()).cast("P").tolist()
        values = memoryview(buffer.float_buf()).cast("d").tolist()
        for i in range(len(ids) // 2):
            a, b = (self._names.get(one, WALL) for one in ids[2 * i : 2 * i + 2])
            jx, jy, nx, ny, x, y, distance = values[7 * i : 7 * i + 7]
            force = rounded(abs(jx * nx + jy * ny) / self._grain.step, FORCES)
            if distance <= 0 and force > 0:
                yield Contact(max(a, b), min(a, b), (rounded(x), rounded(y)), force)

    def _box(self) -> None:
        half, thick = WIDTH / 2, WALLS
        corners = ((-half - thick, DEPTH + 100), (-half - thick, -thick), (half + thick, -thick))
        ends = (corners[1], corners[2], (half + thick, DEPTH + 100))
        for a, b in zip(corners, ends, strict=True):
            wall = pymunk.Segment(self.space.static_body, a, b, thick)
            wall.friction, wall.filter = math.sqrt(GRIP), FURNITURE
            self.space.add(wall)

    def _add_bar(self, pose: Pose) -> pymunk.Body:
        space, static = self.space, self.space.static_body
        bar = pymunk.Body(BAR_MASS, pymunk.moment_for_box(BAR_MASS, (WIDTH, 2 * BAR_HALF)))
        bar.position, bar.angle = pose[:2], pose[2]
        # The ends reach into the walls, which the bar does not touch, so that no disc slips past.
        shape = pymunk.Segment(bar, (-WIDTH / 2 - 5, 0), (WIDTH / 2 + 5, 0), BAR_HALF)
        shape.friction, shape.filter = math.sqrt(GRIP), FURNITURE
        space.add(bar, shape)
        space.add(pymunk.GrooveJoint(static, bar, (0, BAR_HALF), (0, DEPTH + 100), (0, 0)))
        space.add(pymunk.RotaryLimitJoint(static, bar, -BAR_TILT, BAR_TILT))
        for x in (-SPRING_X, SPRING_X):
            anchor = (x, BAR_HALF - STRETCH)
            space.add(pymunk.DampedSpring(static, bar, anchor, (x, 0), 0, STIFFNESS, DAMPING))
        return bar

    def _add_disc(self, piece: Piece, pose: Pose) -> TrayDisc:
        space, floor = self.space, self._floor
        body = pymunk.Body(piece.mass, pymunk.moment_for_circle(piece.mass, 0, piece.radius))
        body.position, body.angle = pose[:2], pose[2]
        shape = pymunk.Circle(body, piece.radius)
        shape.friction = math.sqrt(GRIP)
        slide = pymunk.PivotJoint(floor, body, pose[:2], (0, 0))
        turn = pymunk.SimpleMotor(floor, body, 0)
        slide.max_force = FLOOR_GRIP * piece.mass * GRAVITY
        turn.max_force = slide.max_force * piece.radius * 2 / 3
        for joint in (slide, turn):
            joint.max_bias = 0
        space.add(body, shape, slide, turn)
        return TrayDisc(piece, body, shape, (slide, turn))
