"""A pymunk space built once more in Box2D, as the peer that our steps are timed beside."""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any

import pymunk

from build_scripts.bench.bars import Unmeasurable
from game.text.said import Said

POSITION_ROUNDS = 3
"""Of Box2D's solver, as its manual advises; for speeds it makes as many as ours."""
_BITS = 0xFFFF  # Categories of shapes are half as wide as ours.
_MISSING = Said("the program to compare with is missing: pip install 'trapworks[bench]' installs Box2D 2.3.10")


class Twin:
    """The same bodies, shapes and joints; scale: units of Box2D for one of the space's, for its fixed slop of 0.005.

    Raises Unmeasurable without Box2D. Rotary springs, of which Box2D has none, are left out, and joints do not give
    way where ours would.
    """

    def __init__(self, space: pymunk.Space, scale: float) -> None:
        try:
            self._box2d = import_module("Box2D")
        except ImportError as error:
            raise Unmeasurable(_MISSING) from error
        self._scale, self._rounds = scale, space.iterations
        self._world = self._box2d.b2World(gravity=self._point(space.gravity))
        self._slowing = -math.log(space.damping)
        self._bodies: dict[pymunk.Body, Any] = {}
        for body in (space.static_body, *space.bodies):
            for shape in body.shapes:
                self._fixture(body, shape)
        pairs: dict[tuple[pymunk.Body, pymunk.Body], list[pymunk.Constraint]] = {}
        for joint in space.constraints:
            pairs.setdefault((joint.a, joint.b), []).append(joint)
        for joints in pairs.values():
            self._join(joints)
        for body in space.bodies:
            self._weigh(body)

    def step(self, dt: float, count: int = 1) -> None:
        """Advance by count steps of dt seconds."""
        for _ in range(count):
            self._world.Step(dt, self._rounds, POSITION_ROUNDS)
            self._world.ClearForces()

    @property
    def holds(self) -> bool:
        """Whether everything is somewhere: Box2D loses joints that have no solution, and times without end then."""
        return all(math.isfinite(x + y) for x, y in (body.position for body in self._world.bodies))

    def position(self, body: pymunk.Body) -> tuple[float, float]:
        """Where the twin of a body is now, in units of the space."""
        x, y = self._bodies[body].position
        return x / self._scale, y / self._scale

    def _point(self, point: tuple[float, float]) -> tuple[float, float]:
        return point[0] * self._scale, point[1] * self._scale

    def _body(self, body: pymunk.Body) -> Any:
        """The twin of a body, made when it is first needed."""
        if body not in self._bodies:
            where = {"position": self._point(body.position), "angle": body.angle}
            if body.body_type == pymunk.Body.STATIC:
                self._bodies[body] = self._world.CreateStaticBody(**where)
            else:
                slowing = {"linearDamping": self._slowing, "angularDamping": self._slowing}
                stiff = math.isinf(body.moment)
                twin = self._world.CreateDynamicBody(**where, **slowing, fixedRotation=stiff, allowSleep=False)
                self._bodies[body] = twin
        return self._bodies[body]

    def _fixture(self, body: pymunk.Body, shape: pymunk.Shape) -> None:
        twin, rules = self._body(body), shape.filter
        twin.CreateFixture(
            shape=self._outline(shape),
            density=1,
            friction=shape.friction**2,  # Box2D takes the root of the product of two, we the product.
            restitution=shape.elasticity**2,
            groupIndex=-rules.group,
            categoryBits=rules.categories & _BITS,
            maskBits=rules.mask & _BITS,
        )

    def _weigh(self, body: pymunk.Body) -> None:
        """Give a twin its mass: fixtures have brought one of their own, and a body without any has none that turns."""
        if body.body_type == pymunk.Body.DYNAMIC:
            turning = 0.0 if math.isinf(body.moment) else body.moment * self._scale**2
            self._body(body).massData = self._box2d.b2MassData(mass=body.mass, center=(0, 0), I=turning)

    def _outline(self, shape: pymunk.Shape) -> Any:
        if isinstance(shape, pymunk.Circle):
            return self._box2d.b2CircleShape(pos=self._point(shape.offset), radius=shape.radius * self._scale)
        if isinstance(shape, pymunk.Segment):
            along, middle = shape.b - shape.a, (shape.a + shape.b) / 2
            half = (along.length / 2 * self._scale, shape.radius * self._scale)
            return self._box2d.b2PolygonShape(box=(*half, self._point(middle), along.angle))
        assert isinstance(shape, pymunk.Poly)
        return self._box2d.b2PolygonShape(vertices=[self._point(corner) for corner in shape.get_vertices()])

    def _join(self, joints: list[pymunk.Constraint]) -> None:
        """The joints between two bodies; what turns and what holds is one joint in Box2D."""
        limit = next((joint for joint in joints if isinstance(joint, pymunk.RotaryLimitJoint)), None)
        motor = next((joint for joint in joints if isinstance(joint, pymunk.SimpleMotor)), None)
        for joint in joints:
            a, b = self._body(joint.a), self._body(joint.b)
            if isinstance(joint, pymunk.PivotJoint):
                self._pivot(a, b, joint, limit, motor)
            elif isinstance(joint, pymunk.GrooveJoint):
                self._groove(a, b, joint, limit)
            elif isinstance(joint, pymunk.DampedSpring):
                self._spring(a, b, joint)

    def _pivot(
        self,
        a: Any,
        b: Any,
        joint: pymunk.PivotJoint,
        limit: pymunk.RotaryLimitJoint | None,
        motor: pymunk.SimpleMotor | None,
    ) -> None:
        at = self._point(joint.a.local_to_world(joint.anchor_a))
        push, turn = joint.max_force * self._scale, (motor.max_force if motor else 0.0) * self._scale**2
        if joint.max_bias == 0:  # It does not hold but rub.
            self._world.CreateFrictionJoint(
                bodyA=a, bodyB=b, anchor=at, maxForce=push, maxTorque=turn, collideConnected=True
            )
            return
        more: dict[str, Any] = {}
        if limit:
            now = b.angle - a.angle
            more |= {"enableLimit": True, "lowerAngle": limit.min - now, "upperAngle": limit.max - now}
        if motor:
            more |= {"enableMotor": True, "motorSpeed": -motor.rate, "maxMotorTorque": turn}
        self._world.CreateRevoluteJoint(bodyA=a, bodyB=b, anchor=at, collideConnected=True, **more)

    def _groove(self, a: Any, b: Any, joint: pymunk.GrooveJoint, limit: pymunk.RotaryLimitJoint | None) -> None:
        along = joint.groove_b - joint.groove_a
        ends = {"anchor": self._point(joint.b.local_to_world(joint.anchor_b)), "axis": along.normalized()}
        if limit:
            self._world.CreatePrismaticJoint(bodyA=a, bodyB=b, collideConnected=True, **ends)
        else:
            self._world.CreateWheelJoint(bodyA=a, bodyB=b, frequencyHz=0, collideConnected=True, **ends)

    def _spring(self, a: Any, b: Any, joint: pymunk.DampedSpring) -> None:
        mass = 1 / sum(1 / body.mass for body in (joint.a, joint.b) if body.body_type == pymunk.Body.DYNAMIC)
        swing = math.sqrt(joint.stiffness / mass)
        self._world.CreateDistanceJoint(
            bodyA=a,
            bodyB=b,
            anchorA=self._point(joint.a.local_to_world(joint.anchor_a)),
            anchorB=self._point(joint.b.local_to_world(joint.anchor_b)),
            length=max(joint.rest_length * self._scale, 0.01),
            frequencyHz=swing / math.tau,
            dampingRatio=joint.damping / (2 * mass * swing) if swing else 0.0,
            collideConnected=True,
        )
