"""What a machine does alone, and from when on a run of it with more parts can only do the same.

Of parts that are put down at random most lie where nothing comes past: such a run need not be stepped to its end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import pymunk

from game.games.mousetrap.trap.layout import BOARD
from game.machine.air import FAR
from game.machine.specs import Point, Pose
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import LOOK_EVERY, WorkshopRun, rests, winds_itself
from game.workshop.proofs.scoring import CAREFUL

Box = tuple[int, int, int, int]
"""Left, bottom, right and top, whole cm."""

_SEEN_EVERY = 12
"""Steps from one look at what moves to the next: within them nothing on a stage moves farther than `_NEAR`."""
_NEAR = 1.0
"""cm, how near something may come before it counts as met: 80 cm/s for 12 steps, which few parts reach."""
_SAME = 0.02, 0.005
"""cm and rad between poses of two runs that are the same: a board with more on it shakes a little less."""
STILL = 0.05, 0.02
"""cm and rad that a body which lies still may move by: a marble that creeps, a lever that shakes with the board."""
_SETTLED = 0.001, 0.0002
"""The same while a machine settles and all motion is taken away: even what tips over is slow then."""
_CALM_LOOKS = 5
"""Looks for which what was added has to lie still, a quarter of a second."""
_COPIES = 5
"""Runs as careful hands set the machine up: a marble that bounces off a wheel goes far from where it went before."""


class Alone:
    """Runs of so many steps of a machine to which nothing was added: as it is, and as careful hands set it up.

    The first is what other runs are compared with; where the others come past as well, a run may end up by chance.
    """

    def __init__(self, machine: Machine, steps: int) -> None:
        self.machine = machine
        self._past: dict[tuple[int, int], int] = {}
        """By whole cm, the last look before which something that moves was there or near."""
        run = WorkshopRun(machine)
        self.names = frozenset(run.built.bodies)
        self._poses = list(self._looks(run, steps))
        idle = not (run.settling or run.refused or run.holds or run.report().caught)
        self.does_nothing = idle and not winds_itself(machine)
        """Whether it stands and catches nothing, so that a run which goes on like it catches nothing either: not so
        of what is to wind itself up, which has done so when everything is as before."""
        for seed in range(_COPIES):
            for _ in self._looks(WorkshopRun(machine, CAREFUL.nudges(machine, seed)), steps):
                pass

    def _looks(self, run: WorkshopRun, steps: int) -> Iterator[Mapping[str, Pose]]:
        """Run it, note what comes past where, and where everything is at each look."""
        look, past = 0, dict[tuple[int, int], int]()
        while not run.done and run.steps < steps:
            yield on_board(run)
            look += 1
            moving: set[Box] = set()
            for _ in range(LOOK_EVERY // _SEEN_EVERY):
                _go_on(run, _SEEN_EVERY)
                bodies = (body for body in run.built.bodies.values() if not rests(body))
                moving |= {_box(shape.bb, _NEAR) for body in bodies for shape in body.shapes}
            past |= dict.fromkeys((cell for box in moving for cell in _cells(box)), look)
        self._past |= {cell: max(last, self._past.get(cell, 0)) for cell, last in past.items()}
        yield on_board(run)

    def is_as_in(self, now: Mapping[str, Pose], look: int) -> bool:
        """Whether everything of the machine is where it was at this look of the run alone."""
        there = self._poses[min(look, len(self._poses) - 1)]
        return all(name in now and is_near(pose, now[name], *_SAME) for name, pose in there.items())

    def last_past(self, places: Iterable[Box]) -> int:
        """The look by which everything that moves has come past these places; 0 if nothing ever does."""
        return max((self._past.get(cell, 0) for box in places for cell in _cells(box)), default=0)


class WithMore:
    """A run of the same machine with more parts, which is held against it at each look, from its first step on."""

    def __init__(self, alone: Alone, run: WorkshopRun) -> None:
        self._alone, self._run, self._look = alone, run, -1
        known = {part.id for part in alone.machine.parts}
        added = [part for part in run.machine.parts if part.id not in known]
        self._comparable = alone.does_nothing and run.machine.ties == alone.machine.ties
        self._let_go = any(part.held or part.spec.dial or part.spec.hand for part in added)
        self._shapes = [shape for shape, part in run.built.owner.items() if part not in known]
        self._since: tuple[int, Mapping[str, Pose]] = 0, {}
        self._last_past: int | None = None

    def nothing_more_comes(self, now: Mapping[str, Pose]) -> bool:
        """Whether all that was added lies still where nothing comes past any more, and the rest goes on as it does
        alone; asked once at each look. now: where everything is `on_board`."""
        self._look += 1
        if not self._comparable or (self._let_go and self._run.settling) or not self._calm(now):
            return False
        if self._last_past is None:
            self._last_past = self._alone.last_past(_box(shape.bb) for shape in self._shapes)
        passed = self._look > self._last_past and not self._run.holds and self._alone.is_as_in(now, self._look)
        return passed and not self._in_a_wind()

    def _calm(self, there: Mapping[str, Pose]) -> bool:
        """Whether everything that was added has been where it is for long enough."""
        _, poses = self._since
        now = {name: pose for name, pose in there.items() if name not in self._alone.names}
        least = _SETTLED if self._run.settling else STILL
        if poses.keys() != now.keys() or not all(is_near(poses[name], now[name], *least) for name in now):
            self._since, self._last_past = (self._look, now), None
        return self._look - self._since[0] >= _CALM_LOOKS

    def _in_a_wind(self) -> bool:
        """Whether a part that was there before may blow at what was added, or through where it stands."""
        own = {body for name, body in self._run.built.bodies.items() if name in self._alone.names}
        blowers = [each for each in self._run.stage.air.blowers if each.b in own]
        winds = [_around(each.a.local_to_world(each.mouth), FAR * each.spec.reach) for each in blowers]
        return any(wind.intersects(shape.bb) for wind in winds for shape in self._shapes)


def _go_on(run: WorkshopRun, steps: int) -> None:
    if run.settling:
        run.settle(steps)
    else:
        run.steps_at_once(steps)


def on_board(run: WorkshopRun) -> dict[str, Pose]:
    """Where every body is on the board, which itself shakes under a crank."""
    frame = run.frame()
    x, y, _ = frame[BOARD]
    return {name: (pose[0] - x, pose[1] - y, pose[2]) for name, pose in frame.items()}


def is_near(one: Pose, other: Pose, cm: float, rad: float) -> bool:
    """Whether two poses are less than that apart."""
    return math.dist(one[:2], other[:2]) < cm and abs(one[2] - other[2]) < rad


def _around(middle: Point, cm: float) -> pymunk.BB:
    return pymunk.BB(middle[0] - cm, middle[1] - cm, middle[0] + cm, middle[1] + cm)


def _box(bounds: pymunk.BB, more: float = 0.0) -> Box:
    """In whole cm all that these bounds and so many cm around them touch."""
    left, low = math.floor(bounds.left - more), math.floor(bounds.bottom - more)
    return left, low, math.ceil(bounds.right + more), math.ceil(bounds.top + more)


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    left, low, right, high = box
    return product(range(left, right), range(low, high))
