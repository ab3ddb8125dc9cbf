"""Parts alone on a rig, each doing its one job, and whole runs for the tests to look at."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.machine import PARTS, Machine, Placement, TrapInputs, standing
from game.games.mousetrap.trap.run import TrapRun
from game.machine.hand import Hand, steady
from game.machine.specs import Pivot, Point

EXACT = Placement()
STILL = Hand(())
SECOND = 960
AXLES = {joint.b: joint.at for part in PARTS for joint in part.joints if isinstance(joint, Pivot)}


def exactly(missing: Iterable[int] = ()) -> dict[int, Placement]:
    """Every part that can stand without the missing ones, set down exactly."""
    return dict.fromkeys(standing(missing), EXACT)


def rig(*parts: int) -> Machine:
    """Only these parts on the board, settled for half a second."""
    machine = Machine(TrapInputs(dict.fromkeys(parts, EXACT), STILL))
    machine.stage.step(480)
    return machine


def wait(machine: Machine, seconds: float) -> None:
    """Let time pass."""
    machine.stage.step(round(seconds * SECOND))


def degrees(machine: Machine, name: str) -> float:
    """How far a body is turned, anticlockwise positive."""
    return math.degrees(machine.bodies[name].angle)


def swing(machine: Machine, name: str, rate: float) -> None:
    """Knock a hinged body: it starts to turn about its axle at this rate, rad/s."""
    body = machine.bodies[name]
    arm = body.position - AXLES[name]
    body.angular_velocity = rate
    body.velocity = (-rate * arm.y, rate * arm.x)


def lean(machine: Machine, name: str, angle: float) -> None:
    """Hold a hinged body turned about its axle by so many degrees, at rest."""
    body = machine.bodies[name]
    turn = math.radians(angle) - body.angle
    arm = body.position - AXLES[name]
    body.angle += turn
    body.position = AXLES[name] + arm.rotated(turn)
    body.angular_velocity, body.velocity = 0.0, (0.0, 0.0)


def put(machine: Machine, name: str, at: Point, velocity: Point = (0.0, 0.0)) -> None:
    """Put a loose body somewhere, upright, with this speed."""
    body = machine.bodies[name]
    body.angle, body.angular_velocity = 0.0, 0.0
    body.position, body.velocity = at, velocity


def path(machine: Machine, name: str, seconds: float) -> Iterator[Point]:
    """Where a body goes, a hundred looks a second."""
    for _ in range(round(seconds * 100)):
        wait(machine, 0.01)
        x, y = machine.bodies[name].position
        yield x, y


def to_end(run: TrapRun, most: int | None = None) -> TrapRun:
    """Step a run to its end, or for this many steps at the most."""
    while not run.done and (most is None or run.steps < most):
        run.step()
    return run


def whole_run(missing: Iterable[int] = (), hand: Hand | None = None) -> TrapRun:
    """A run of the exact machine to its end."""
    return to_end(TrapRun(TrapInputs(exactly(missing), hand or steady(0.7))))


def careful_run(seed: int, missing: tuple[int, ...] = (), most: int | None = None) -> TrapRun:
    """A run as careful players have it (issue 2, M1)."""
    return to_end(TrapRun(Trial(missing=missing).inputs(seed)), most)


def cage_moved(run: TrapRun) -> bool:
    """Whether the cage, if it stands at all, has left its post."""
    machine = run.machine
    if 24 not in machine.placements:
        return False
    start = sensors.Start.of(Machine(run.inputs))
    return sensors.cage_off(machine, start)()


def gear_errors(rps: float, seconds: float = 4.0, load: float = 1e5) -> Iterator[float]:
    """Degrees by which gear 5 differs from what gear 3 asks of it, step by step, under a load in dyn.cm."""
    machine = rig(1, 2, 3, 4, 5)
    three, five = machine.bodies["gear_3"], machine.bodies["gear_5"]
    machine.turn(rps)
    start = three.angle * 12 / 16 + five.angle
    for step in range(round(seconds * SECOND)):
        five.torque = -load
        machine.stage.step()
        if step >= 480:
            yield math.degrees(three.angle * 12 / 16 + five.angle - start)
