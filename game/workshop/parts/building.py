"""A machine of one's own in one space: the stage of the trap, each part where it was placed, and ties that pull."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pymunk

from game.games.mousetrap.trap.layout import BOARD, STEP
from game.games.mousetrap.trap.machine import DAMPING, EDGE_SURFACE, grip, lay_board
from game.machine.build import add_body, add_force, add_joint, add_shape, check, local, put_body
from game.machine.specs import Disc, Drag, Frame, Hull, Limit, Point, RigidMove, Rocker, ShapeSpec, Surface
from game.machine.stage import Stage
from game.workshop.parts.kind import FRONT, HIGH
from game.workshop.parts.machine import STAGE, Machine, Placed, Tie

SLIP_TORQUE = 6e4
"""dyn.cm: the belt holds true up to 5e4 and slips above."""
ROPE_STIFFNESS = 4e5  # dyn/cm: 80 g stretch it by 2 mm.
ROPE_DAMPING = 0.5  # Share of the critical one.
STRING_FORCE = 3e6  # dyn, as every joint of a machine.


@dataclass(frozen=True)
class Hold:
    """An end of a tie in the space: the body, the point on it (world cm, at building) and its pulley radius, if any."""

    body: pymunk.Body
    at: Point
    radius: float = 0.0


def tied(space: pymunk.Space, board: pymunk.Body, tie: Tie, a: Hold, b: Hold) -> None:
    """Add a tie to the space."""
    space.add(*_joints(board, tie, a, b))


def _joints(board: pymunk.Body, tie: Tie, a: Hold, b: Hold) -> Iterator[pymunk.Constraint]:
    if tie.kind == "belt":
        ratio = b.radius / a.radius
        belt = pymunk.GearJoint(a.body, b.body, b.body.angle * ratio - a.body.angle, ratio)
        # No spring back: what has slipped has slipped.
        belt.max_bias, belt.max_force = 0.0, SLIP_TORQUE
        yield belt
    elif tie.kind == "string":
        length = math.dist(a.at, b.at)
        string = pymunk.SlideJoint(a.body, b.body, local(a.body, a.at), local(b.body, b.at), 0.0, length)
        string.max_force = STRING_FORCE
        yield string
    else:
        yield from _rope(board, tie, a, b)


def _rope(board: pymunk.Body, tie: Tie, a: Hold, b: Hold) -> Iterator[pymunk.Constraint]:
    """Two springs with one tension, worked out from the whole length, so that both ends move alike."""
    points = tuple(local(board, point) for point in tie.over)
    at_a, at_b = local(a.body, a.at), local(b.body, b.at)
    if not points:
        spring = pymunk.DampedSpring(a.body, b.body, at_a, at_b, 0.0, 0.0, 0.0)
        spring.force_func = _tension(_Straight(a.body, at_a, b.body, at_b), a, b)
        yield spring
        return
    legs = (_Straight(board, points[0], a.body, at_a), _Straight(board, points[-1], b.body, at_b))
    tension = _tension(_Led(*legs), a, b)
    for leg in legs:
        spring = pymunk.DampedSpring(leg.one, leg.other, leg.at_one, leg.at_other, 0.0, 0.0, 0.0)
        spring.force_func = tension
        yield spring


def _tension(way: _Straight | _Led, a: Hold, b: Hold) -> Callable[[pymunk.DampedSpring, float], float]:
    free, _ = way.length()
    mass = a.body.mass * b.body.mass / (a.body.mass + b.body.mass)
    damping = 2 * ROPE_DAMPING * math.sqrt(ROPE_STIFFNESS * mass)

    def force(spring: pymunk.DampedSpring, distance: float) -> float:
        now, rate = way.length()
        # A rope never pushes. Chipmunk counts what pushes apart as positive.
        return -max(0.0, ROPE_STIFFNESS * (now - free) + damping * rate) if now > free else 0.0

    return force


@dataclass(frozen=True)
class _Straight:
    """The straight line between two points on two bodies."""

    one: pymunk.Body
    at_one: Point
    other: pymunk.Body
    at_other: Point

    def length(self) -> tuple[float, float]:
        """Its length, cm, and how fast that grows, cm/s."""
        p, q = self.one.local_to_world(self.at_one), self.other.local_to_world(self.at_other)
        u = self.one.velocity_at_local_point(self.at_one)
        v = self.other.velocity_at_local_point(self.at_other)
        dx, dy = q.x - p.x, q.y - p.y
        length = math.hypot(dx, dy)
        rate = (dx * (v.x - u.x) + dy * (v.y - u.y)) / length if length else 0.0
        return length, rate


@dataclass(frozen=True)
class _Led:
    """Two legs of a rope that is led over points of the wall between them, whose distance never changes."""

    first: _Straight
    last: _Straight

    def length(self) -> tuple[float, float]:
        """Of both legs together, as above."""
        (one, rate), (other, other_rate) = self.first.length(), self.last.length()
        return one + other, rate + other_rate


# A machine of one's own in one space: the stage of the mouse trap, and each part where it was placed.

JOINT_FORCE = 3e6
"""dyn, the most that an axle or a rail pulls with. Without it parts built into each other fly apart at any speed."""
LIMIT_TORQUE = 1.5e7
"""dyn.cm, the most that a stop turns back with."""
RIM = 2.0  # cm thick, outside either end of the stage.
UNDERGROUND = -20.0  # cm: where what left the stage comes to lie, out of sight.
BOUNDS = (-400.0, UNDERGROUND - 4.0, 500.0, 600.0)


def _slab(left: float, right: float, bottom: float, top: float, surface: Surface) -> ShapeSpec:
    return ShapeSpec(Hull(((left, bottom), (right, bottom), (right, top), (left, top))), FRONT, surface, BOARD)


_LEFT, _RIGHT, _ = STAGE
GROUND = (
    _slab(_LEFT - RIM, _RIGHT + RIM, -3.0, 0.0, Surface(0.6, 0.3)),
    _slab(_LEFT - RIM, _LEFT, -3.0, 8.0, EDGE_SURFACE),
    _slab(_RIGHT, _RIGHT + RIM, -3.0, 8.0, EDGE_SURFACE),
    _slab(-400.0, 500.0, UNDERGROUND - 4.0, UNDERGROUND, EDGE_SURFACE),
)
"""The floor with its padded rims, as the mouse trap's but that it carries every plane, and what lies below it."""
_TOP = STAGE[2] + 1.0
CEILING = replace(_slab(-400.0, 500.0, _TOP, _TOP + 20.0, EDGE_SURFACE), planes=HIGH)
"""Where what floats comes to rest, at the upper edge of what is seen; only such machines have it."""


@dataclass(frozen=True)
class Nudge:
    """How far off a part was set down: mm to the right and up, degrees, and per cent of friction."""

    x: float = 0.0
    y: float = 0.0
    deg: float = 0.0
    grip_pct: float = 0.0


EXACT = Nudge()


class Built:
    """The parts of a machine built on one stage; nothing moves until it is stepped.

    They are built in the machine's `order`, since the solver goes through them in the order in which they were built.
    nudges: for each part how far off it was set down; none means exactly. owner: the part's id by shape.
    """

    def __init__(self, machine: Machine, nudges: Sequence[Nudge] = ()) -> None:
        self.machine = machine
        self.stage = Stage(STEP, DAMPING, BOUNDS)
        self.owner: dict[pymunk.Shape, str] = {}
        self.motor: pymunk.SimpleMotor | None = None
        self._way = 1
        self._fingers: tuple[pymunk.Constraint, ...] = ()
        self._frames: dict[str, tuple[Nudge, Frame]] = {}
        self._joints: dict[str, list[pymunk.Constraint]] = {}
        floats = any(part.spec.floats for part in machine.parts)
        lay_board(self.stage, (*GROUND, CEILING) if floats else GROUND)
        order = machine.order()
        for place in order:
            self._add(machine.parts[place], nudges[place] if place < len(nudges) else EXACT)
        number = {machine.parts[place].id: n for n, place in enumerate(order)}
        for tie in sorted(machine.ties, key=lambda tie: (number[tie.a.part], number[tie.b.part], repr(tie))):
            ends = (self._hold_of(end.part, end.at, tie.kind, nudges) for end in (tie.a, tie.b))
            tied(self.stage.space, self.bodies[BOARD], tie, *ends)

    @property
    def bodies(self) -> dict[str, pymunk.Body]:
        """Every body by name, `part.body`, in the order in which it was built."""
        return self.stage.bodies

    def turn(self, rps: float) -> None:
        """The hand's wanted speed of the crank from now on, revolutions a second, clockwise; a mirrored crank's not."""
        if self.motor is not None:
            check(rps)
            self.motor.rate = rps * math.tau * self._way

    def let_go(self) -> None:
        """Take the fingers off the parts that are held; from now on things burst."""
        self.stage.air.pricks = True
        for finger in self._fingers:
            finger.max_force = 0.0

    def set_anew(self, part: Placed) -> RigidMove:
        """Set the part of this id elsewhere in the middle of a run; tell how it was moved.

        Each of its bodies is moved with it as it is now, its speed turned along; ties keep their lengths. Raises
        MachineError for a part that is not there.
        """
        nudge, before = self._frames[self.machine.part(part.id).id]
        motion = RigidMove(before, frame_of(part, nudge))
        own = self._own(part)
        moving = {name: body for name, body in own.items() if name != BOARD and body.space}
        now = {name: (body.position, body.angle, body.velocity) for name, body in moving.items()}
        self._take_off(part)
        # Joints are made as at building: with every body where the part as it is set has it.
        for spec in part.spec.bodies:
            if spec.name in moving:
                put_body(own[spec.name], motion.after.point(spec.centre), motion.after.angle + spec.angle)
        fixed = tuple(shape for shape in part.spec.shapes if shape.body == BOARD)
        self._fasten(part, own, fixed, nudge, motion.after)
        for name, body in moving.items():
            place, angle, velocity = now[name]
            put_body(body, motion.point(place), angle + motion.angle)
            body.velocity = velocity.rotated(motion.angle)
            self.stage.space.reindex_shapes_for_body(body)
        return motion

    def _take_off(self, part: Placed) -> None:
        """Take away what fastens a part, and what of it stands still."""
        space = self.stage.space
        space.remove(*(joint for joint in self._joints.pop(part.id) if joint in space.constraints))
        self.stage.air.forget(self._own(part).values())
        for shape in [each for each, owner in self.owner.items() if owner == part.id]:
            if shape.body is self.bodies[BOARD]:
                del self.owner[shape]
                space.remove(shape)

    def _own(self, part: Placed) -> dict[str, pymunk.Body]:
        """The bodies of a part by their own names, and the board."""
        return {BOARD: self.bodies[BOARD]} | {
            body.name: self.bodies[f"{part.id}.{body.name}"] for body in part.spec.bodies
        }

    def _add(self, part: Placed, nudge: Nudge) -> None:
        spec, space = part.spec, self.stage.space
        frame = frame_of(part, nudge)
        for body in spec.bodies:
            self.bodies[f"{part.id}.{body.name}"] = add_body(space, body, frame)
        own = self._own(part)
        self._fasten(part, own, spec.shapes, nudge, frame)
        if spec.hand:
            self.motor, self._way = grip(space, own[spec.hand]), -1 if part.mirrored else 1
        if part.held:
            self._hold(own[spec.bodies[0].name])
        elif spec.dial:
            self._hold(own[spec.dial])

    def _fasten(
        self, part: Placed, own: dict[str, pymunk.Body], shapes: Sequence[ShapeSpec], nudge: Nudge, frame: Frame
    ) -> None:
        """Add these shapes of a part and its joints, while every body of it is as it is set."""
        space = self.stage.space
        rub = 1 + nudge.grip_pct / 100
        for shape in shapes:
            if shape.planes:
                outline = add_shape(space, own[shape.body], shape, frame, rub)
                self.owner[outline] = part.id
                if shape.sharp:
                    self.stage.air.sharp.add(outline)
        self._frames[part.id] = nudge, frame
        there = {name for name, body in own.items() if body.space}
        for force in part.spec.forces:
            if getattr(force, "body", BOARD) in there:
                add_force(self.stage.air, own, force, frame)
        joints = [joint for joint in part.spec.joints if {joint.a, joint.b} <= there]
        self._joints[part.id] = [add_joint(space, own, joint, frame) for joint in joints]
        for joint, made in zip(joints, self._joints[part.id], strict=True):
            if not isinstance(joint, Drag | Rocker):
                made.max_force = LIMIT_TORQUE if isinstance(joint, Limit) else JOINT_FORCE

    def _hold_of(self, name: str, at: str, kind: str, nudges: Sequence[Nudge]) -> Hold:
        """Where on which body a tie is made fast."""
        place, part = next((n, part) for n, part in enumerate(self.machine.parts) if part.id == name)
        if kind == "belt":
            wheel = self.bodies[f"{name}.{at}"]
            return Hold(wheel, wheel.position, dict(part.spec.wheels)[at])
        anchor = next(anchor for anchor in part.spec.anchors if anchor.name == at)
        body = self.bodies[f"{name}.{anchor.body}" if anchor.body != BOARD else BOARD]
        return Hold(body, frame_of(part, nudges[place] if place < len(nudges) else EXACT).point(anchor.at))

    def _hold(self, body: pymunk.Body) -> None:
        space = self.stage.space
        ground = space.static_body
        grasp = pymunk.PivotJoint(ground, body, body.position)
        straight = pymunk.RotaryLimitJoint(ground, body, body.angle, body.angle)
        grasp.max_force, straight.max_force = JOINT_FORCE, LIMIT_TORQUE
        self._fingers += (grasp, straight)
        space.add(grasp, straight)


def frame_of(part: Placed, nudge: Nudge = EXACT) -> Frame:
    """Where a part stands; its fit says how much of a careless placement is left over."""
    fit = part.spec.fit
    shift = (part.x + nudge.x / 10 * fit, part.y + nudge.y / 10 * fit)
    return Frame(math.radians(part.lean + nudge.deg * fit), shift)


def is_ball(part: Placed) -> bool:
    """Whether a part is a single round thing."""
    return len(part.spec.shapes) == 1 and isinstance(part.spec.shapes[0].outline, Disc) and part.spec.loose
