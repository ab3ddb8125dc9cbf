"""The only place that makes pymunk objects: specs and frames in, bodies, shapes and joints in a fixed order out."""

from __future__ import annotations

import math

import pymunk

from game.machine import MachineError
from game.machine.air import Air, Blower, Float
from game.machine.specs import (
    Band,
    Bar,
    BodySpec,
    Buoyancy,
    Burst,
    Disc,
    Drag,
    Force,
    Frame,
    Hull,
    Joint,
    Limit,
    Outline,
    Pivot,
    Point,
    Rail,
    Rocker,
    ShapeSpec,
    Tether,
    Wind,
)


def check(*values: float) -> None:
    """Raise MachineError unless every value is a finite number: pymunk spreads NaN or aborts."""
    for value in values:
        if not math.isfinite(value):
            raise MachineError(f"not a finite number: {value}")


def add_body(space: pymunk.Space, spec: BodySpec, frame: Frame) -> pymunk.Body:
    """A moving body at its centre of mass, turned with its frame."""
    centre = frame.point(spec.centre)
    check(spec.mass, spec.moment, *centre, frame.angle, spec.angle)
    if spec.mass <= 0 or spec.moment <= 0:
        raise MachineError(f"{spec.name} needs mass and moment above 0")
    body = pymunk.Body(spec.mass, spec.moment)
    body.angle = frame.angle + spec.angle
    body.position = centre
    space.add(body)
    return body


def put_body(body: pymunk.Body, at: Point, angle: float) -> None:
    """Put a body elsewhere; its shapes follow once they are reindexed."""
    # The angle first: pymunk places a body by its centre of mass as it is turned.
    body.angle = angle
    body.position = at


def add_shape(space: pymunk.Space, body: pymunk.Body, spec: ShapeSpec, frame: Frame, grip: float) -> pymunk.Shape:
    """One colliding shape; grip scales its friction."""
    shape = _shape(body, spec.outline, frame)
    shape.friction = spec.surface.friction * grip
    shape.elasticity = min(1.0, spec.surface.elasticity * grip)
    shape.filter = pymunk.ShapeFilter(categories=spec.planes, mask=spec.planes)
    space.add(shape)
    return shape


def local(body: pymunk.Body, p: Point) -> Point:
    """A world point in the body's own frame, as plain floats."""
    v = body.world_to_local(p)
    return (v.x, v.y)


def _shape(body: pymunk.Body, outline: Outline, frame: Frame) -> pymunk.Shape:
    match outline:
        case Disc(centre, radius):
            check(*centre, radius)
            return pymunk.Circle(body, radius, local(body, frame.point(centre)))
        case Bar(a, b, radius):
            check(*a, *b, radius)
            return pymunk.Segment(body, local(body, frame.point(a)), local(body, frame.point(b)), radius)
        case Hull(points, radius):
            check(radius, *(value for p in points for value in p))
            return pymunk.Poly(body, [local(body, frame.point(p)) for p in points], radius=radius)


def add_joint(space: pymunk.Space, bodies: dict[str, pymunk.Body], spec: Joint, frame: Frame) -> pymunk.Constraint:
    """One joint between two bodies, in the frame of the part to which it belongs."""
    joint = _joint(bodies[spec.a], bodies[spec.b], spec, frame)
    joint.collide_bodies = True
    space.add(joint)
    return joint


def _joint(a: pymunk.Body, b: pymunk.Body, spec: Joint, frame: Frame) -> pymunk.Constraint:
    match spec:
        case Pivot(at=at):
            return pymunk.PivotJoint(a, b, frame.point(at))
        case Drag(torque=torque):
            drag = pymunk.SimpleMotor(a, b, 0.0)
            drag.max_force = torque
            return drag
        case Limit(low=low, high=high):
            now = b.angle - a.angle
            return pymunk.RotaryLimitJoint(a, b, low + now, high + now)
        case Rocker():
            # Chipmunk measures the rest angle as a - b.
            return pymunk.DampedRotarySpring(a, b, -spec.rest - (b.angle - a.angle), spec.stiffness, spec.damping)
        case _:
            return _sliding(a, b, spec, frame)


def _sliding(a: pymunk.Body, b: pymunk.Body, spec: Band | Tether | Rail, frame: Frame) -> pymunk.Constraint:
    """A joint whose points move against each other."""
    if isinstance(spec, Rail):
        start, end = local(a, frame.point(spec.start)), local(a, frame.point(spec.end))
        return pymunk.GrooveJoint(a, b, start, end, local(b, frame.point(spec.at)))
    at_a, at_b = local(a, frame.point(spec.at_a)), local(b, frame.point(spec.at_b))
    if isinstance(spec, Tether):
        return pymunk.SlideJoint(a, b, at_a, at_b, 0.0, spec.most)
    return pymunk.DampedSpring(a, b, at_a, at_b, spec.free_length, spec.stiffness, spec.damping)


def add_force(air: Air, bodies: dict[str, pymunk.Body], spec: Force, frame: Frame) -> None:
    """One force of a part in its frame; bodies: those of the part, whatever fastens it among them."""
    match spec:
        case Buoyancy():
            check(*spec.at, spec.grams, spec.drag, spec.spin)
            body = bodies[spec.body]
            air.floats.append(Float(body, local(body, frame.point(spec.at)), spec.grams, spec.drag, spec.spin))
        case Burst():
            air.brittle.append(bodies[spec.body])
        case Wind():
            check(*spec.mouth, *spec.towards, spec.half, spec.speed, spec.reach, spec.push)
            mouth, towards = (local(bodies[spec.a], frame.point(p)) for p in (spec.mouth, spec.towards))
            air.blowers.append(Blower(spec, bodies[spec.a], bodies[spec.b], mouth, towards, tuple(bodies.values())))
