"""Ties in a space: a belt is a gear joint that slips, a rope one tension at both ends, a string a slide joint."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pymunk

from game.physics.build import local
from game.physics.specs import Point
from game.physics.workshop.tie import Tie

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
