"""One attempt: settle, crank, follow the 17 links, end at rest. The same on screen and headless."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pymunk

from game.core.digest import sha256
from game.games.mousetrap.trap import sensors
from game.games.mousetrap.trap.layout import STEP
from game.games.mousetrap.trap.machine import Machine, TrapInputs
from game.games.mousetrap.trap.report import LINKS, TrapReport, reach
from game.games.mousetrap.trap.tower import MARBLE_RADIUS
from game.machine.branches import SetAnew
from game.machine.cranked_run import (
    FREE_STEPS,
    MOVED_CM,
    MOVED_RAD,
    REST_CM_S,
    REST_RAD_S,
    REST_STEPS,
    SETTLE_STEPS,
    CrankedRun,
)
from game.machine.hand import LAST_STEP
from game.machine.specs import Pose

MAX_STEPS = LAST_STEP  # MT-36.
LOOK_EVERY = 96  # Steps: ten looks a second are enough for what ends a run, and cost nothing.
FREE_AT = LINKS.index("sign_released") + 1
"""After so many links the machine runs alone and the hand comes off; before, a resting hand makes time wait."""
FLOOR_CM = 0.05  # How high above the board a marble may be and still count as lying on it.


class TrapRun(CrankedRun):
    """A run from inputs; with live=True it waits for a hand that calls `turn`, and records it.

    settled: let the parts sag into their seats at once, some 35 ms; otherwise the first steps do that, uncounted.
    free_at: after so many links the machine runs alone.
    Raises MachineError for inputs that are not numbers, out of their limits or cannot stand.
    """

    free_at = FREE_AT

    def __init__(self, inputs: TrapInputs, live: bool = False, settled: bool = True) -> None:
        self.inputs = inputs
        self.anew: tuple[SetAnew, ...] = ()
        """What is set elsewhere on the way, told before the first step."""
        self.machine = Machine(inputs)
        super().__init__(self.machine.stage, None if live else inputs.hand, live)
        self._links: list[tuple[str, int]] = []
        self._misfired = False
        self._captured = False
        self._resting_since = 0
        self._refused = False
        self._called_off = False
        self._sensors: Sequence[Callable[[], bool]] = ()
        self._cage_off: Callable[[], bool] | None = None
        self._in_tub = LINKS.index("diver_in_washtub")
        if settled:
            self._settle(SETTLE_STEPS + FREE_STEPS)

    @property
    def refused(self) -> bool:
        """Whether something moved while the machine settled, so that it cannot be started."""
        return self._refused

    @property
    def misfired(self) -> bool:
        """Whether the cage fell early, so that nothing is caught whatever follows."""
        return self._misfired

    @property
    def links(self) -> tuple[tuple[str, int], ...]:
        """The links reached so far, each with its step."""
        return tuple(self._links)

    def call_off(self) -> None:
        """The crank will not be turned: the run is done as soon as the machine has settled."""
        self._called_off = True

    def report(self) -> TrapReport:
        """The facts so far; final when done, and only then with a digest, as that takes longer than a step."""
        digest = self._digest() if self.done else ""
        return TrapReport(self.links, self._captured, self._misfired, self._refused, self.steps, digest)

    def _crank(self, rps: float) -> None:
        self.machine.turn(rps)

    def _stand(self) -> None:
        now = self.machine.stage.poses()
        self._refused = not all(_near(name, self._placed[name], pose) for name, pose in now.items())
        self._look_from(sensors.Start.of(self.machine))
        self.done = self._refused or self._called_off

    def _stepped(self) -> None:
        for each in self.anew:
            if each.step == self.steps:
                self._set_anew(each)
        reached = len(self._links)
        if reached < len(self._sensors) and self._sensors[reached]():
            self._links.append((LINKS[reached], self.steps))
        if self.steps % LOOK_EVERY == 0:
            self._look()

    def _look_from(self, start: sensors.Start) -> None:
        """What the sensors compare with."""
        self._start = start
        self._sensors = sensors.links(self.machine, start)
        self._cage_off = sensors.cage_off(self.machine, start) if 24 in self.inputs.placements else None

    def _set_anew(self, anew: SetAnew) -> None:
        """What is moved by a hand has not begun to move by itself, and something new may come of it."""
        self._look_from(self._start.moved(self.machine.set_anew(anew.part)))
        self._resting_since = self.steps

    def _look(self) -> None:
        if not self.machine.stage.sound():
            self.done = True  # whatever has been lost, nothing is caught (R10)
            return
        if self._cage_off and len(self._links) <= self._in_tub and self._cage_off():
            self._misfired = True
        if self.cranking or not self._at_rest():
            self._resting_since = self.steps
        ended = self._down() or self.steps - self._resting_since >= REST_STEPS or self.steps >= MAX_STEPS
        if ended:
            self.done = True
            whole = len(self._links) == len(LINKS) and not self._misfired
            self._captured = whole and sensors.mouse_inside(self.machine)

    def _down(self) -> bool:
        return self._cage_off is not None and sensors.cage_down(self.machine)()

    def _at_rest(self) -> bool:
        return all(_resting(name, body) for name, body in self.machine.bodies.items())

    def _digest(self) -> str:
        sha = sha256(repr(sorted(self.inputs.placements.items())).encode())
        sha.update(self.hand.encode().encode())
        if self.anew:
            sha.update(repr(self.anew).encode())
        sha.update(repr((self._links, self._captured, self._misfired, self._refused, self.steps)).encode())
        sha.update(self.machine.stage.digest())
        return sha.hexdigest()


def _near(name: str, placed: Pose, pose: Pose) -> bool:
    shift = math.hypot(pose[0] - placed[0], pose[1] - placed[1])
    turned = 0.0 if name.startswith("marble") else abs(pose[2] - placed[2])
    return shift < MOVED_CM and turned < MOVED_RAD


def _resting(name: str, body: pymunk.Body) -> bool:
    """Hardly moving; a marble that rolls on the floor touches no part any more, so it keeps nobody waiting."""
    if name.startswith("marble") and body.position.y < MARBLE_RADIUS + FLOOR_CM:
        return True
    return body.velocity.length < REST_CM_S and abs(body.angular_velocity) < REST_RAD_S


# A run of the machine as far as it is built: to test the crank, and to show what a new part does.

# After the last link that the standing parts can reach: a marble has then left the gutter, the sign stands still again.
LINGER_STEPS = round(1.0 / STEP)
SHOWN_STEPS = round(1.1 / STEP)  # Of a new part's link: from what sets it off until it is seen to have worked.
AFTER_STEPS = round(0.8 / STEP)  # Of these after the link.
FIRST_TO_MOVE = 3
"""The first part that can move: before there is a crank, the hand turns gear 3 itself."""


class PartialRun(TrapRun):
    """A trap run that ends soon after the last link for which the parts stand; inputs and errors as of a trap run.

    Until then it is a trap run, step by step; its first steps let the parts sag into their seats. The hand may kick
    again and again until the bucket tips, as that has no marble yet to help it.
    """

    free_at = LINKS.index("bucket_tipped") + 1

    def __init__(self, inputs: TrapInputs, live: bool = False) -> None:
        self._whole = reach(inputs.placements)
        super().__init__(inputs, live, settled=False)
        if self.machine.motor is None:
            self.machine.grasp("gear_3")

    @property
    def shown(self) -> tuple[int, int]:
        """The first and the last step of a finished run in which the last link that was reached is seen to work."""
        last = self.links[-1][1] if self.links else 0
        end = min(self.steps, last + AFTER_STEPS)
        return max(0, end - SHOWN_STEPS), end

    def _look(self) -> None:
        super()._look()
        last = self.links[-1][1] if self.links else 0
        if len(self.links) == self._whole and self.steps - last >= LINGER_STEPS:
            self.done = True
