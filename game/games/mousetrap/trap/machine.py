"""The whole machine in one space: what stands on what, how each part stands, and what there is to draw."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

import pymunk

from game.games.mousetrap.trap import base_a, base_b, cage, tower
from game.games.mousetrap.trap.layout import BOARD, STEP, Plane
from game.games.mousetrap.trap.report import LINKS
from game.machine import MachineError, is_number
from game.machine.build import add_body, add_joint, add_shape, check, put_body
from game.machine.hand import Hand
from game.machine.specs import (
    Frame,
    Hull,
    Outline,
    PartSpec,
    Point,
    Pose,
    RigidMove,
    ShapeSpec,
    Surface,
    carried,
)
from game.machine.stage import Stage

MAX_MM = 3.0
MAX_DEG = 3.0
MAX_GRIP_PCT = 20.0
STILL_THERE_CM = 1.0
"""How far from its place something loose still lies there: it sinks by 0.6 at the most while the machine settles."""
PART_NUMBERS = range(1, 25)


@dataclass(frozen=True)
class Placement:
    """How a part was set down: mm along what it stands on, degrees off true, grip (friction) in % off nominal.

    Raises MachineError beyond 3 mm, 3 degrees, 20 %, and for what is not a finite number.
    """

    mm: float = 0.0
    deg: float = 0.0
    grip_pct: float = 0.0

    def __post_init__(self) -> None:
        limits = (("mm", self.mm, MAX_MM), ("deg", self.deg, MAX_DEG), ("grip_pct", self.grip_pct, MAX_GRIP_PCT))
        for name, value, limit in limits:
            if not is_number(value) or abs(value) > limit:
                raise MachineError(f"a part's {name} must be within +-{limit:g}: {value}")


@dataclass(frozen=True)
class TrapInputs:
    """Everything that decides a run: the parts that stand, by number 1-24, and the recorded hand.

    A part whose support is missing cannot stand; naming one raises MachineError (see parts.SUPPORTS).
    """

    placements: Mapping[int, Placement]
    hand: Hand

    def part(self, name: str) -> StandingPart:
        """A part that stands, by its id."""
        number = part(name).number
        return StandingPart(number, self.placements[number])

    def set(self, part: StandingPart) -> TrapInputs:
        """The same with a part elsewhere."""
        return replace(self, placements={**self.placements, part.number: part.placement})


@dataclass(frozen=True)
class StandingPart:
    """A part and how it stands."""

    number: int
    placement: Placement

    @property
    def id(self) -> str:
        """Its name among the parts."""
        return BY_NUMBER[self.number].id


# The 24 numbered parts in building order, and what stands on what.

PARTS: tuple[PartSpec, ...] = tuple(
    sorted((*base_a.PARTS, *tower.PARTS, *base_b.PARTS, *cage.PARTS), key=lambda part: part.number)
)
BY_NUMBER = {part.number: part for part in PARTS}
BY_ID = {part.id: part for part in PARTS}
OWNERS = {body.name: spec.id for spec in PARTS for body in spec.bodies}
"""The part that each body belongs to, by their names; the board and the mouse belong to none."""


def part(name: str | int) -> PartSpec:
    """A part by number or id; raises MachineError for anything else."""
    for spec in PARTS:
        if str(name) in (str(spec.number), spec.id):
            return spec
    raise MachineError(f"no part {name!r}: parts are 1-24 or {', '.join(p.id for p in PARTS)}")


def lacks(link: str, stand: Collection[int]) -> int:
    """The first part for want of which a chain cannot reach a link, where only these numbers stand; 0 if none lacks."""
    wanted = LINKS[: LINKS.index(link) + 1]
    return next((spec.number for spec in PARTS if spec.link in wanted and spec.number not in stand), 0)


def standing(missing: Iterable[int]) -> tuple[int, ...]:
    """The parts that can stand when some are missing: what stands on a missing part goes too."""
    gone = set(missing)
    for spec in PARTS:
        if gone.intersection(spec.stands_on):
            gone.add(spec.number)
    return tuple(spec.number for spec in PARTS if spec.number not in gone)


# What there is to draw: every outline in the frame of the body that carries it, so that a picture is what collides.


def frames(placements: Mapping[int, Placement]) -> dict[int, Frame]:
    """Where each part stands: what carries it, then its own placement. Parts in numerical order."""
    found: dict[int, Frame] = {}
    for number, placement in sorted(placements.items()):
        spec = BY_NUMBER[number]
        own = Frame.about(spec.foot, math.radians(placement.deg) * spec.fit, placement.mm / 10 * spec.fit)
        found[number] = found[spec.stands_on[0]].after(own) if spec.stands_on else own
    return found


def moves(before: Mapping[int, Placement], after: Mapping[int, Placement]) -> dict[int, RigidMove]:
    """The parts that stand elsewhere in the second of two machines, with what stands on them, and how each is moved."""
    old, new = frames(before), frames(after)
    return {number: RigidMove(old[number], new[number]) for number in new if new[number] != old[number]}


def goes_along(number: int, motion: RigidMove, pose: Pose) -> bool:
    """Whether a part is moved with what it stood on: one that nothing fastens only as long as it is still there."""
    spec = BY_NUMBER[number]
    return bool(spec.joints) or math.dist(motion.before.point(spec.bodies[0].centre), pose[:2]) < STILL_THERE_CM


def poses_as_set(placements: Mapping[int, Placement]) -> dict[str, Pose]:
    """Where every body is before anything has settled."""
    poses: dict[str, Pose] = {BOARD: (0.0, 0.0, 0.0)}
    for number, frame in frames(placements).items():
        for body in BY_NUMBER[number].bodies:
            poses[body.name] = (*frame.point(body.centre), frame.angle)
    poses["mouse"] = (*cage.MOUSE.centre, 0.0)
    return poses


def in_body(outline: Outline, frame: Frame, pose: Pose) -> Outline:
    """A nominal outline that a frame carries, seen from a body in this pose."""

    def carry(p: Point) -> Point:
        x, y = frame.point(p)
        dx, dy, c, s = x - pose[0], y - pose[1], math.cos(pose[2]), math.sin(pose[2])
        return (c * dx + s * dy, c * dy - s * dx)

    return carried(outline, carry)


# The whole machine in one space: the board on its mount, the parts where they were set, the mouse on the wheel.

# Share of speed that is left after a second: stands for air and rolling, which the engine lacks. Without it marbles
# never come to rest.
DAMPING = 0.93
# g. The board slides on its mount and is shaken by what the hand swings: lighter drops the cage at any speed, 800 g at
# none. Tuned between 175 and 400 until 5 turns a second lose at least 30 of 100 captures (M4).
BOARD_MASS = 205.0
# Hz, of the board on its mount, with a fifth of critical damping. Started at 14 and 0.1; anything but 3 Hz, at which
# the loaded cage base swings by itself.
MOUNT_HZ = 8.0
MOUNT_ZETA = 0.2
# dyn.cm, 0.05 N.m. A hand gives way: 1.5e5 is the least that passes, and 4 times as much forced a peg through the
# lever.
HAND_TORQUE = 5e5
MOUNT_LENGTH = 100.0  # cm from the spring's anchor; any length does.

EDGE_SURFACE = Surface(0.9, 0.0)  # Padding: stops a marble dead. Chosen by eye.
EDGES = tuple(
    ShapeSpec(Hull(((x - 1.0, -1.0), (x + 1.0, -1.0), (x + 1.0, 8.0), (x - 1.0, 8.0))), Plane.BALL, EDGE_SURFACE, BOARD)
    for x in (-6.0, 94.0)
)
"""The padded rim of the board, where a stray marble comes to rest."""
FLOOR = ShapeSpec(
    Hull(((-30.0, -3.0), (130.0, -3.0), (130.0, 0.0), (-30.0, 0.0))),
    Plane.BALL | Plane.DIVE | Plane.CAGE,
    Surface(0.6, 0.3),
    BOARD,
)

BOUNDS = (-30.0, -3.0, 130.0, 100.0)
"""The floor and a metre above it, cm. Bodies were found from -6 to 106 and up to 38, over 160 runs, wild ones too."""


class Machine:
    """The parts of `inputs` built in numerical order on one stage; nothing moves until it is stepped."""

    def __init__(self, inputs: TrapInputs) -> None:
        self.placements = _checked(inputs)
        self.stage = Stage(STEP, DAMPING, BOUNDS)
        self.frames = frames(self.placements)
        self._fixed: dict[int, list[pymunk.Shape | pymunk.Constraint]] = {}
        lay_board(self.stage, (FLOOR, *EDGES))
        for number, placement in self.placements.items():
            self._add_part(BY_NUMBER[number], placement)
        self._add_mouse()
        self.motor: pymunk.SimpleMotor | None = None
        self.grasp("crank")

    @property
    def bodies(self) -> dict[str, pymunk.Body]:
        """Every body by name, in the order in which it was built."""
        return self.stage.bodies

    def turn(self, rps: float) -> None:
        """The hand's wanted speed from now on, revolutions a second, clockwise positive: the only input of a run."""
        if self.motor is not None:
            check(rps)
            self.motor.rate = rps * math.tau

    def grasp(self, name: str) -> None:
        """Put the hand on a body, which it will turn; on nothing if that does not stand."""
        body = self.bodies.get(name)
        if body is not None:
            self.motor = grip(self.stage.space, body)

    def set_anew(self, part: StandingPart) -> dict[str, RigidMove]:
        """Set a part elsewhere in the middle of a run, and what stands on it; tell which bodies were moved, and how.

        Each body is moved with its part as it is now, its speed turned along; what has left its place stays where it
        is. Raises MachineError for a part that does not stand.
        """
        if part.number not in self.placements:
            raise MachineError(f"part {part.number} does not stand")
        after = {**self.placements, part.number: part.placement}
        moved, bodies, space = moves(self.placements, after), self.stage.bodies, self.stage.space
        now = {name: (body.position, body.angle, body.velocity) for name, body in bodies.items()}
        self.placements, self.frames = after, frames(after)
        # Joints and what stands still are made as at building: with every body where the machine as it is set has it.
        for name, (x, y, angle) in poses_as_set(after).items():
            put_body(bodies[name], (x, y), angle)
        for number in moved:
            space.remove(*self._fixed[number])
            spec = BY_NUMBER[number]
            own = {body.name for body in spec.bodies}
            self._fasten(spec, after[number], [shape for shape in spec.shapes if shape.body not in own])
        found = {}
        for name, (place, angle, velocity) in now.items():
            number = BY_ID[OWNERS[name]].number if name in OWNERS else 0
            motion = moved.get(number)
            put_body(bodies[name], place, angle)
            if motion is not None and (number == part.number or goes_along(number, motion, (*place, angle))):
                found[name] = motion
                put_body(bodies[name], motion.point(place), angle + motion.angle)
                bodies[name].velocity = velocity.rotated(motion.angle)
            space.reindex_shapes_for_body(bodies[name])
        return found

    def _add_part(self, spec: PartSpec, placement: Placement) -> None:
        frame = self.frames[spec.number]
        space, bodies = self.stage.space, self.stage.bodies
        for body in spec.bodies:
            bodies[body.name] = add_body(space, body, frame)
        self._fasten(spec, placement, spec.shapes)

    def _fasten(self, spec: PartSpec, placement: Placement, shapes: Iterable[ShapeSpec]) -> None:
        """Add these shapes of a part and its joints, while every body is as it is set."""
        space, bodies, frame = self.stage.space, self.stage.bodies, self.frames[spec.number]
        rub = 1 + placement.grip_pct / 100
        own = {body.name for body in spec.bodies}
        fixed = self._fixed[spec.number] = []
        for shape in shapes:
            if shape.planes:
                made = add_shape(space, bodies[shape.body], shape, frame, rub)
                if shape.body not in own:
                    fixed.append(made)
        fixed += [add_joint(space, bodies, joint, frame) for joint in spec.joints]

    def _add_mouse(self) -> None:
        self.bodies["mouse"] = add_body(self.stage.space, cage.MOUSE, Frame())
        add_shape(self.stage.space, self.bodies["mouse"], cage.MOUSE_SHAPE, Frame(), 1.0)


def lay_board(stage: Stage, shapes: Iterable[ShapeSpec]) -> None:
    """Put the board with these shapes on its mount: the first body of a stage."""
    space = stage.space
    board = pymunk.Body(BOARD_MASS, math.inf)
    stiffness = BOARD_MASS * (math.tau * MOUNT_HZ) ** 2
    damping = 2 * MOUNT_ZETA * math.sqrt(stiffness * BOARD_MASS)
    space.add(board)
    space.add(pymunk.GrooveJoint(space.static_body, board, (-50.0, 0.0), (50.0, 0.0), (0.0, 0.0)))
    anchor = (-MOUNT_LENGTH, 0.0)
    space.add(pymunk.DampedSpring(space.static_body, board, anchor, (0.0, 0.0), MOUNT_LENGTH, stiffness, damping))
    stage.bodies[BOARD] = board
    for shape in shapes:
        add_shape(space, board, shape, Frame(), 1.0)


def grip(space: pymunk.Space, body: pymunk.Body) -> pymunk.SimpleMotor:
    """A hand on a body, which it will turn at the motor's rate; at first it holds it still."""
    motor = pymunk.SimpleMotor(space.static_body, body, 0.0)
    motor.max_force = HAND_TORQUE
    space.add(motor)
    return motor


def _checked(inputs: TrapInputs) -> dict[int, Placement]:
    for number, placement in inputs.placements.items():
        if number not in BY_NUMBER:
            raise MachineError(f"no part {number!r:.60}: parts are numbered 1-24")
        if not isinstance(placement, Placement):
            raise MachineError(f"part {number} needs a Placement, not {placement!r:.60}")
    placements = dict(sorted(inputs.placements.items()))
    for number in placements:
        for support in BY_NUMBER[number].stands_on:
            if support not in placements:
                raise MachineError(f"part {number} cannot stand without part {support}")
    return placements
