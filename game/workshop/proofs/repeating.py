"""From when on a run can only repeat itself: all rests but what turns or swings on an axle where it did before."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pymunk

from game.games.mousetrap.trap.layout import BOARD
from game.machine.cranked_run import REST_STEPS
from game.machine.specs import Pose, Wind
from game.workshop.parts.run import GONE_CM, WorkshopRun, winds_itself
from game.workshop.proofs.alone import STILL, is_near, on_board


class Swept:
    """What a wheel or pendulum has swept, rad. grown: in which step it went farther than ever before."""

    def __init__(self, angle: float, step: int) -> None:
        self._low = self._high = angle
        self.grown = step

    @property
    def all_round(self) -> bool:
        """Whether it has come round."""
        return self._high - self._low > math.tau

    def go_to(self, angle: float, step: int) -> None:
        """It is there now."""
        _, rad = STILL
        if not self._low - rad < angle < self._high + rad:
            self._low, self._high, self.grown = min(self._low, angle), max(self._high, angle), step


class Repeating:
    """Watches a run that is wanted no longer once it only repeats itself; ask once at each look.

    What lies in the way of a wheel is met within a turn of it, as a clock strikes within a turn of its hand, and a
    pendulum swings less and less far.
    """

    def __init__(self, run: WorkshopRun) -> None:
        self._run = run
        board = run.built.bodies[BOARD]
        self._wheels = {name for name, body in run.built.bodies.items() if body is not board and _on_axle(body, board)}
        self._cranks = [f"{part.id}.{part.spec.hand}" for part in run.machine.parts if part.spec.hand]
        """What a hand turns: where that is jammed, the hand may get it free in the end."""
        self._lies: dict[str, tuple[int, Pose]] = {}
        """Where everything else has been, and since which step."""
        self._since = -1
        self._swept: dict[str, Swept] = {}
        """By the wheels since anything else moved last."""

    def has_come_round(self, now: Mapping[str, Pose], least: int) -> bool:
        """Whether for so many steps nothing has moved but wheels, and these only where they have been since then.

        now: where everything is `on_board`.
        """
        steps = self._run.steps
        for name in now.keys() - self._wheels:
            if name not in self._lies or not is_near(now[name], self._lies[name][1], *STILL):
                self._lies[name] = steps, now[name]
        since = max((step for step, _ in self._lies.values()), default=0)
        if since != self._since:
            self._since, self._swept = since, {name: Swept(now[name][2], steps) for name in self._wheels}
        for name, swept in self._swept.items():
            swept.go_to(now[name][2], steps)
        pushed = self._cranks if self._run.cranking else ()
        return (
            steps - since >= least
            and all(self._swept[name].all_round for name in pushed)
            and all(swept.all_round or steps - swept.grown >= least for swept in self._swept.values())
        )


def _on_axle(body: pymunk.Body, board: pymunk.Body) -> bool:
    return any(isinstance(each, pymunk.PivotJoint) and board in (each.a, each.b) for each in body.constraints)


class NothingMore:
    """Tells somebody who looks at a run that nothing more will happen in it; ask once at each look.

    Of 6023 runs of solutions with one part taken out, moved or turned it was told in 1198, 4 s before their end, and
    none of these caught. Of another 541 that were told of, no part woke or did what it is there for afterwards; so what
    quivers as a hand lets go of a crank takes nothing back.
    """

    def __init__(self, run: WorkshopRun) -> None:
        self._run, self._repeating, self._winds = run, Repeating(run), winds_itself(run.machine)
        self._blows = any(isinstance(force, Wind) for part in run.machine.parts for force in part.spec.forces)
        """What hangs in a wind falls as soon as nobody turns the fan."""
        self._certain, self._happened = False, 0

    def is_certain(self) -> bool:
        """Whether all that is on the stage rests or repeats itself for as long as ends a run that rests, and holds no
        mouse; until a part wakes or does something all the same."""
        run, before = self._run, self._happened
        now = {name: pose for name, pose in on_board(run).items() if pose[1] >= GONE_CM}
        comes_round = self._repeating.has_come_round(now, REST_STEPS)
        waits = self._winds or run.holds or (self._blows and run.cranking)
        self._happened = len(run.woken) + len(run.acts)
        self._certain = not waits and (comes_round or (self._certain and self._happened == before))
        return self._certain
