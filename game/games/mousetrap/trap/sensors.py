"""The 17 links as facts: each sensor only reads poses, and answers whether its link has been reached."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pymunk

from game.games.mousetrap.trap import cage, tower
from game.games.mousetrap.trap.layout import BASE_C, BASE_C_PIVOT, SEAT, STAIRS_X
from game.games.mousetrap.trap.machine import Machine
from game.games.mousetrap.trap.report import LINKS, reach
from game.machine.specs import Pose, RigidMove

Sensor = Callable[[], bool]


@dataclass(frozen=True)
class Start:
    """Angles (rad) and heights (cm) of the settled machine that the sensors compare with."""

    angle: dict[str, float]
    x: dict[str, float]
    y: dict[str, float]

    @staticmethod
    def of(machine: Machine) -> Start:
        """Read them off the bodies as they stand now."""
        bodies = machine.bodies
        poses = {name: (body.position.x, body.position.y, body.angle) for name, body in bodies.items()}
        return Start._from(poses)

    def moved(self, motions: Mapping[str, RigidMove]) -> Start:
        """The same as if these bodies had stood where they were moved to."""
        poses = {name: (self.x[name], self.y[name], angle) for name, angle in self.angle.items()}
        return Start._from(poses | {name: motion.pose(poses[name]) for name, motion in motions.items()})

    @staticmethod
    def _from(poses: Mapping[str, Pose]) -> Start:
        x, y, angle = ({name: pose[axis] for name, pose in poses.items()} for axis in range(3))
        return Start(angle, x, y)


def _turned(body: pymunk.Body, start: float, degrees: float) -> Sensor:
    """Turned by more than degrees; negative degrees for clockwise."""
    mark = start + math.radians(degrees)
    return (lambda: body.angle > mark) if degrees > 0 else (lambda: body.angle < mark)


def _within(body: pymunk.Body, x0: float, x1: float, y0: float, y1: float) -> Sensor:
    def inside() -> bool:
        x, y = body.position
        return x0 < x < x1 and y0 < y < y1

    return inside


def in_washtub(machine: Machine) -> Sensor:
    """The diver's middle is between the tub's walls and under its rim, in the frame of base C."""
    diver, base = machine.bodies["diver"], machine.bodies[BASE_C]
    x0 = cage.TUB_X - BASE_C_PIVOT[0]
    y1 = cage.TUB_FLOOR + cage.TUB_HEIGHT + 0.8 - BASE_C_PIVOT[1]
    if 22 not in machine.placements:
        return lambda: False

    def inside() -> bool:
        x, y = base.world_to_local(diver.position)
        return abs(x - x0) < cage.TUB_WIDTH / 2 and y < y1

    return inside


def cage_off(machine: Machine, start: Start) -> Sensor:
    """The cage has sunk more than 0.7 cm below where it was balanced."""
    body = machine.bodies["cage"]
    mark = start.y["cage"] - 0.7
    return lambda: body.position.y < mark


def cage_down(machine: Machine) -> Sensor:
    """The rim is on the board: the cage's centre is half its height up, and it hardly moves."""
    body = machine.bodies["cage"]
    mark = cage.CAGE_HEIGHT / 2 + 0.6
    return lambda: body.position.y < mark and body.velocity.length < 2.0 and abs(body.angular_velocity) < 0.5


def mouse_inside(machine: Machine) -> bool:
    """Whether the cage stands over the wheel with the whole mouse inside, tested in the cage's own frame."""
    body, mouse = machine.bodies["cage"], machine.bodies["mouse"]
    if abs(math.remainder(body.angle, math.tau)) > math.radians(8) or not cage_down(machine)():
        return False
    x, _ = body.world_to_local(mouse.position)
    return abs(x - 0.15) < cage.CAGE_WIDTH / 2 - 0.15


def _released(machine: Machine, start: Start) -> Sensor:
    sign = machine.bodies["sign"]
    mark = start.angle["sign"] + math.radians(4)
    return lambda: sign.angle < mark and sign.angular_velocity < -3.0


def links(machine: Machine, start: Start) -> tuple[Sensor, ...]:
    """A sensor for each of LINKS, in order; up to the first whose part does not stand."""
    bodies = machine.bodies
    one, two = bodies.get("marble_1"), bodies.get("marble_2")
    gutter = (STAIRS_X + 4.7, STAIRS_X + 19.8, 7.5, 13.6)
    x0 = tower.X0
    sensors: tuple[Callable[[], Sensor], ...] = (
        lambda: _turned(bodies["crank"], start.angle["crank"], -20),
        lambda: _turned(bodies["gear_5"], start.angle["gear_5"], 10),
        lambda: _turned(bodies["sign"], start.angle["sign"], 8),
        lambda: _released(machine, start),
        lambda: _turned(bodies["shoe"], start.angle["shoe"], 5),
        lambda: _turned(bodies["bucket"], start.angle["bucket"], -60),
        lambda: _within(_body(one), x0, x0 + tower.WIDTH, 12.0, tower.TOP + 1.2),
        lambda: _within(_body(one), *gutter),
        lambda: _turned(bodies["rod"], start.angle["rod"], -1.5),
        lambda: _turned(bodies["rod"], start.angle["rod"], -8),
        lambda: _beyond(_body(two), SEAT[0] + 0.5),
        lambda: _within(_body(two), STAIRS_X + 28.5, STAIRS_X + 30.7, 12.0, 14.3),
        lambda: _turned(bodies["board_19"], start.angle["board_19"], 3),
        lambda: _risen(bodies["diver"], start.y["diver"] + 1.0),
        lambda: in_washtub(machine),
        lambda: cage_off(machine, start),
        lambda: cage_down(machine),
    )
    assert len(sensors) == len(LINKS)
    return tuple(make() for make in sensors[: reach(machine.placements)])


def _body(body: pymunk.Body | None) -> pymunk.Body:
    assert body is not None
    return body


def _beyond(body: pymunk.Body, x: float) -> Sensor:
    return lambda: body.position.x > x


def _risen(body: pymunk.Body, y: float) -> Sensor:
    return lambda: body.position.y > y
