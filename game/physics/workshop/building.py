"""A machine of one's own in one space: the stage of the mouse trap, and each part where it was placed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pymunk

from game.physics.build import add_body, add_joint, add_shape, check
from game.physics.mousetrap.layout import BOARD, STEP
from game.physics.mousetrap.machine import DAMPING, EDGE_SURFACE, grip, lay_board
from game.physics.specs import Disc, Drag, Frame, Hull, Limit, Rocker, ShapeSpec, Surface
from game.physics.stage import Stage
from game.physics.workshop.kind import FRONT
from game.physics.workshop.machine import STAGE, Machine, Placed
from game.physics.workshop.tying import Hold, tied

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
        lay_board(self.stage, GROUND)
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
        """Take the fingers off the part that is held."""
        for finger in self._fingers:
            finger.max_force = 0.0

    def _add(self, part: Placed, nudge: Nudge) -> None:
        spec, space = part.spec, self.stage.space
        frame = frame_of(part, nudge)
        own = {BOARD: self.bodies[BOARD]}
        for body in spec.bodies:
            own[body.name] = self.bodies[f"{part.id}.{body.name}"] = add_body(space, body, frame)
        rub = 1 + nudge.grip_pct / 100
        for shape in spec.shapes:
            if shape.planes:
                self.owner[add_shape(space, own[shape.body], shape, frame, rub)] = part.id
        for joint in spec.joints:
            made = add_joint(space, own, joint, frame)
            if not isinstance(joint, Drag | Rocker):
                made.max_force = LIMIT_TORQUE if isinstance(joint, Limit) else JOINT_FORCE
        if spec.hand:
            self.motor, self._way = grip(space, own[spec.hand]), -1 if part.mirrored else 1
        if part.held:
            self._hold(own[spec.bodies[0].name])

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
        self._fingers = (grasp, straight)
        space.add(grasp, straight)


def frame_of(part: Placed, nudge: Nudge = EXACT) -> Frame:
    """Where a part stands; its fit says how much of a careless placement is left over."""
    fit = part.spec.fit
    shift = (part.x + nudge.x / 10 * fit, part.y + nudge.y / 10 * fit)
    return Frame(math.radians(part.deg + nudge.deg * fit), shift)


def is_ball(part: Placed) -> bool:
    """Whether a part is a single round thing."""
    return len(part.spec.shapes) == 1 and isinstance(part.spec.shapes[0].outline, Disc) and part.spec.loose
