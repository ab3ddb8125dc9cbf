"""What hands do to the machine: they drag the crank, let go of a part, and work at the bench."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache

import pymunk

from game.games.mousetrap.trap.layout import BOARD, PLASTIC, Plane
from game.games.mousetrap.trap.machine import (
    BOUNDS,
    BY_NUMBER,
    DAMPING,
    EDGES,
    FLOOR,
    MAX_DEG,
    MAX_MM,
    PART_NUMBERS,
    PARTS,
    Placement,
    frames,
    standing,
)
from game.games.mousetrap.trap.tower import WIDTH
from game.machine.build import add_body, add_joint, add_shape
from game.machine.specs import Bar, BodySpec, Disc, Frame, Hull, Outline, Point, Rocker, ShapeSpec
from game.machine.stage import GRAVITY, Stage

_PULL = 9.0  # Turns a second for each turn that the crank lags behind the hand. Chosen by feel.
FASTEST, _BACKWARDS = 4.0, -1.0  # Turns a second.


class CrankDrag:
    """Follows the angle of a pointer round the axle; how fast the crank must turn to keep up is the hand's speed."""

    def __init__(self) -> None:
        self.angle: float | None = None
        self.wanted = 0.0

    @property
    def held(self) -> bool:
        """Whether a hand is on the crank."""
        return self.angle is not None

    def grasp(self, angle: float, turned: float) -> None:
        """Take hold at an angle (rad, clockwise) of a crank that has been turned so often."""
        self.angle, self.wanted = angle, turned

    def move(self, angle: float) -> None:
        """The hand is now at this angle."""
        if self.angle is not None:
            self.wanted += math.remainder(angle - self.angle, math.tau) / math.tau
            self.angle = angle

    def let_go(self) -> None:
        """Take the hand off."""
        self.angle = None

    def rps(self, turned: float, fastest: float = FASTEST) -> float:
        """The speed that brings the crank to where the hand is, turns a second; fastest: what a heavy crank allows."""
        return min(fastest, max(_BACKWARDS, (self.wanted - turned) * _PULL))


def angle_round(axle: Point, at: Point) -> float:
    """The angle of a place on the screen round another, clockwise."""
    return math.atan2(at[1] - axle[1], at[0] - axle[0])


# A part that a hand has let go: it falls, its tabs take hold if its place is near, and it wobbles until it stands.
#
# Nothing here decides how the part stands: where it was let go does (`placement_at`). A part far from its place falls
# to the floor and lies there.

REACH_CM = 4.0
"""How far from its place a part may be let go and still find it; by eye, 28 pixels in the smallest window."""
_PART = "part"
_STEP = 1 / 480  # s; nothing here is faster than the 4 Hz of the wobble and a fall of a few cm.
_DENSITY = 0.3  # g/cm2, 3 mm of plastic. Any does: gravity and tabs both go with the mass.
# Tabs: how fast they draw a part home, cm/s, and how it rocks in them: Hz and share of critical damping. By eye.
_DRAW, _HZ, _ZETA = 40.0, 4.0, 0.14
_PLAY_RAD = math.radians(6)  # How far it can rock in them.
_CATCH = 0.12  # s after which tabs take hold in any case: a fall from REACH_CM takes 0.09 s.
_KNOCK = 12.0  # cm/s that a part loses or gains at once when it strikes something; one step of falling gains 2.
_LONGEST = 2.5  # s, as long as anybody is made to watch; a marble on the floor would roll on.
_STILL_CM_S, _STILL_RAD_S, _STILL_FOR = 1.5, 0.1, 0.15
_HOME_RAD = 0.002
_LEGS_FROM = 5.0  # cm between a part's outlines and its foot from which it must stand on legs.


def placement_at(number: int, frame: Frame) -> Placement | None:
    """How a part stands that is let go there: off by as much as that, within its limits; None if its place is far."""
    foot = BY_NUMBER[number].foot
    x, y = frame.point(foot)
    if math.dist((x, y), foot) > REACH_CM:
        return None
    return Placement(_within((x - foot[0]) * 10, MAX_MM), _within(math.degrees(frame.angle), MAX_DEG))


def standing_frame(number: int, placement: Placement, others: Mapping[int, Placement]) -> Frame:
    """Where a part stands in the machine: on the others as they were set down, true where one is not told."""
    nominal = {part: Placement() for part in PART_NUMBERS}
    return frames({**nominal, **others, number: placement})[number]


class FallingPart:
    """A part on its way from where it was let go, `start`, to where it will stand, `home`, or to the floor (None).

    solid: its shapes and its foot, where it is no part of the classic trap.

    done: whether it stands or lies. landed: whether it has struck anything yet.
    """

    def __init__(
        self, number: int, start: Frame, home: Frame | None, solid: tuple[Sequence[ShapeSpec], Point] | None = None
    ) -> None:
        self.number, self.home = number, home
        self.done = self.landed = False
        self._stage = Stage(_STEP, DAMPING, BOUNDS)
        self._shapes, self._foot = solid or (_solid(number), BY_NUMBER[number].foot)
        self._body = self._built(start)
        self._held = False
        self._steps = self._still = 0
        self._left = 0.0

    @property
    def frame(self) -> Frame:
        """Where it is now."""
        if self.done and self.home is not None:
            return self.home
        # Its centre of gravity lies elsewhere, but its position is that of its foot.
        turned = Frame(self._body.angle).point(self._foot)
        return Frame(self._body.angle, (self._body.position.x - turned[0], self._body.position.y - turned[1]))

    def advance(self, seconds: float) -> None:
        """Let so much time pass."""
        self._left += seconds
        while self._left >= _STEP and not self.done:
            self._left -= _STEP
            self._step()

    def finish(self) -> None:
        """Let it come to rest at once."""
        self.advance(_LONGEST)

    def _step(self) -> None:
        before = self._body.velocity
        if self.home is not None and not self._held and self._caught(self.home):
            self._take_hold(self.home)
        self._stage.step()
        self._steps += 1
        self.landed = self.landed or (self._body.velocity - before).length > _KNOCK
        self._still = self._still + 1 if self._rests() else 0
        self.done = self._still * _STEP >= _STILL_FOR or self._steps * _STEP >= _LONGEST or not self._stage.sound()
        self.landed = self.landed or self.done

    def _caught(self, home: Frame) -> bool:
        return self._body.position.y <= home.point(self._foot)[1] or self._steps * _STEP >= _CATCH

    def _take_hold(self, home: Frame) -> None:
        """From now on its tabs draw it to its place, in which it rocks; they carry its weight, so it ends there."""
        space, body, self._held = self._stage.space, self._body, True
        drawn = pymunk.PivotJoint(space.static_body, body, home.point(self._foot), (0.0, 0.0))
        drawn.max_bias, drawn.error_bias = _DRAW, 0.0
        space.add(drawn)
        lever = body.center_of_gravity.rotated(home.angle)
        moment, speed = body.moment + body.mass * lever.length**2, math.tau * _HZ
        stiffness = moment * speed**2 + body.mass * -GRAVITY * lever.length
        rest = home.angle - body.mass * GRAVITY * lever.x / stiffness
        bodies = {BOARD: space.static_body, _PART: body}
        add_joint(
            space, bodies, Rocker(BOARD, _PART, rest - body.angle, stiffness, 2 * _ZETA * moment * speed), Frame()
        )
        play = pymunk.RotaryLimitJoint(space.static_body, body, home.angle - _PLAY_RAD, home.angle + _PLAY_RAD)
        space.add(play)
        for shape in body.shapes:  # Tabs hold it, not the floor on which a leaning base would lie flat.
            shape.filter = pymunk.ShapeFilter(mask=0)

    def _rests(self) -> bool:
        slow = self._body.velocity.length < _STILL_CM_S and abs(self._body.angular_velocity) < _STILL_RAD_S
        return slow and (self.home is None or abs(self._body.angle - self.home.angle) < _HOME_RAD)

    def _built(self, start: Frame) -> pymunk.Body:
        space = self._stage.space
        body = add_body(space, BodySpec(_PART, 1.0, 1.0, self._foot), start)
        self._stage.bodies[_PART] = body
        for spec in self._shapes:
            add_shape(space, body, spec, start, 1.0).density = _DENSITY
        for spec in (FLOOR, *EDGES):
            add_shape(space, space.static_body, spec, Frame(), 1.0)
        return body


def lowest(number: int, frame: Frame) -> float:
    """How high above the board the lowest point of a part is, cm."""
    return lowest_of(_solid(number), frame)


def lowest_of(shapes: Sequence[ShapeSpec], frame: Frame) -> float:
    """The same of any shapes."""
    return min(_low(shape.outline, frame) for shape in shapes)


def one_body(shapes: Iterable[ShapeSpec]) -> tuple[ShapeSpec, ...]:
    """Shapes as those of a single thing in a hand."""
    return tuple(replace(shape, planes=Plane.BALL, surface=PLASTIC, body=_PART) for shape in shapes)


def _low(outline: Outline, frame: Frame) -> float:
    match outline:
        case Disc(centre, radius):
            points: tuple[Point, ...] = (centre,)
        case Bar(a, b, radius):
            points = a, b
        case Hull(points, radius):
            pass
    return min(frame.point(point)[1] for point in points) - radius


@cache
def _solid(number: int) -> tuple[ShapeSpec, ...]:
    """All shapes of a part as one body; the stairs also get the legs on which they are drawn."""
    spec = BY_NUMBER[number]
    shapes = one_body(spec.shapes)
    (x, y), under = spec.foot, min(_low(shape.outline, Frame()) for shape in shapes)
    if under - y < _LEGS_FROM:
        return shapes
    legs = Hull(((x - WIDTH / 2, y), (x + WIDTH / 2, y), (x + WIDTH / 2, under), (x - WIDTH / 2, under)))
    return (*shapes, replace(shapes[0], outline=legs))


def _within(value: float, limit: float) -> float:
    return round(min(limit, max(-limit, value)), 3) + 0.0


# The machine on the workbench: which parts stand and how; true, nudged, or taken out.


class Workbench:
    """All 24 parts. What stands on a part that is taken out goes with it, and comes back with it."""

    def __init__(self) -> None:
        self.set: dict[int, Placement] = {}
        self.out: set[int] = set()
        self.make_true()

    @property
    def placements(self) -> dict[int, Placement]:
        """The parts that stand."""
        return {number: self.set[number] for number in standing(self.out)}

    @property
    def true(self) -> bool:
        """Whether every part stands where it belongs."""
        return not self.out and all(placement == Placement() for placement in self.set.values())

    def nudge(self, number: int, mm: float = 0.0, deg: float = 0.0) -> bool:
        """Shift and lean a part a little, within its limits; tell whether that changed anything."""
        old = self.set[number]
        self.set[number] = nudged(old, mm, deg)
        return self.set[number] != old

    def toggle(self, number: int) -> None:
        """Take a part out, or put it back with all that it needs."""
        if number in self.placements:
            self.out.add(number)
        else:
            self._put(number)

    def make_true(self) -> None:
        """Put every part back where it belongs."""
        self.set = {spec.number: Placement() for spec in PARTS}
        self.out = set()

    def _put(self, number: int) -> None:
        self.out.discard(number)
        for support in BY_NUMBER[number].stands_on:
            self._put(support)


def nudged(placed: Placement, mm: float, deg: float) -> Placement:
    """A part shifted and leant a little, within its limits."""
    shift, lean = _workbench_within(placed.mm + mm, MAX_MM), _workbench_within(placed.deg + deg, MAX_DEG)
    return dataclasses.replace(placed, mm=shift, deg=lean)


def _workbench_within(value: float, limit: float) -> float:
    return round(min(limit, max(-limit, value)), 2) + 0.0
