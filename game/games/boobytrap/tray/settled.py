"""A tray at rest: what is drawn of it, what is felt of a piece, and worlds warmed ahead."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum, pi

import pymunk

from game.games.boobytrap.tray.packing import BY_NUMBER, WIDTH, Packing, face
from game.games.boobytrap.tray.world import STEP, Contact, World
from game.machine import MachineError
from game.machine.specs import Point, Pose

MOST = 2  # Worlds: the tray on the table and the one after a pull.
_ready: OrderedDict[Packing, World] = OrderedDict()


def prepare(packing: Packing) -> Iterator[None]:
    """Make a world of this packing ready, in slices of some 3 ms; none if there is one."""
    if packing not in _ready:
        world = World(packing)
        yield
        yield from world.warming()
        put_back(packing, world)


def take(packing: Packing) -> World:
    """A world of this packing, of one's own, its forces found: the same bit for bit, made ready or not."""
    world = _ready.pop(packing, None)
    if world is None:
        world = World(packing)
        world.warm()
    return world


def put_back(packing: Packing, world: World) -> None:
    """Leave a world for others that was only looked at."""
    _ready[packing] = world
    if len(_ready) > MOST:
        _ready.popitem(last=False)


# A settled tray: what can be seen and felt of it. It never moves by itself, only a finished run changes it.

SCALE_X = WIDTH / 2
"""The scale runs along the right-hand side."""
# Loose is under a fiftieth of the springs' force: 8 of 417 such pieces tripped the bar. The others split the rest so
# that each word is met; by eye.
GRADES = ((0.02, "loose"), (0.22, "snug"), (0.4, "tight"), (1.0, "locked"))
"""The greatest grip of each grade."""


@dataclass(frozen=True, slots=True)
class TrayFrame:
    """A tray to be drawn. poses: x mm, y mm, angle rad by number of the piece; y grows from the front wall to the bar.

    bar: y of its face at the left end, at the right end, and at the scale.
    """

    poses: dict[int, Pose]
    bar: tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Force:
    """A line between two pieces' middles, or from a piece to the wall or bar that it touches; share of the spring's."""

    start: Point
    end: Point
    share: float


class Tray:
    """A settled tray.

    Holds nothing but its packing: trays of the same packing feel and behave the same, bit for bit, wherever they
    come from. `number` is that of a piece in the tray; any other raises MachineError.
    """

    def __init__(self, packing: Packing) -> None:
        self.packing = packing

    @property
    def left(self) -> tuple[int, ...]:
        """Numbers of the pieces in the tray, ascending."""
        return tuple(number for number, _ in self.packing.discs)

    def frame(self) -> TrayFrame:
        """Where everything is."""
        return drawn(dict(self.packing.discs), self.packing.bar)

    @property
    def room(self) -> float:
        """The share of the floor before the bar that no piece covers, 0 to 1."""
        left, right, _ = self.frame().bar
        covered = fsum(pi * BY_NUMBER[number].radius ** 2 for number in self.left)
        return min(1.0, max(0.0, 1 - covered / (WIDTH * (left + right) / 2)))

    def grip(self, number: int) -> float:
        """How firmly a piece is held, 0 to 1: s / (1 + s), s being all that presses on it beside the spring's force."""
        if number not in self.left:
            raise MachineError(f"piece {number!r:.60} is not in the tray")
        return grip_of(number, *_pressed(self.packing))

    def forces(self) -> tuple[Force, ...]:
        """The contacts that carry, for lines as thick as their share of the spring's force."""
        pressed, spring = _pressed(self.packing)
        places = {number: pose[:2] for number, pose in self.packing.discs}
        return tuple(Force(places[c.a], places.get(c.b, c.at), c.force / spring) for c in pressed)

    def copy(self) -> Tray:
        """Another tray that stands the same."""
        return Tray(self.packing)

    def digest(self) -> str:
        """SHA-256 over the exact places."""
        return self.packing.digest()


def drawn(poses: dict[int, Pose], bar: Pose) -> TrayFrame:
    """Pieces and bar as they are drawn."""
    left, right = (face(bar, x) for x in (-WIDTH / 2, WIDTH / 2))
    return TrayFrame(poses, (left, right, face(bar, SCALE_X)))


def grip_of(number: int, pressed: Sequence[Contact], spring: float) -> float:
    """`Tray.grip` from the contacts that press and the force of the spring, mN."""
    share = fsum(c.force for c in pressed if number in (c.a, c.b)) / spring
    return share / (1 + share)


def pressing(world: World) -> tuple[tuple[Contact, ...], float]:
    """The contacts that press, always in the same order, and the force of the spring, mN."""
    # A piece in a corner touches two walls: which of them the engine names first differs between processors.
    return tuple(sorted(world.contacts(), key=lambda c: (c.a, c.b, c.at, c.force))), world.spring_force()


def grade(grip: float) -> str:
    """The word for a grip: loose, snug, tight or locked."""
    return next(word for most, word in GRADES if grip <= most)


@lru_cache(maxsize=256)
def _pressed(packing: Packing) -> tuple[tuple[Contact, ...], float]:
    """What presses after finding the forces of the packing."""
    world = take(packing)
    pressed = pressing(world)
    put_back(packing, world)
    return pressed


# Feeling a piece: a hand on its knob that moves it to and fro, too weakly to upset anything.

STEPS = round(0.5 / STEP)  # Half a second: a tenth of it for each of the five places.
REACH = 1.5  # mm to each side; with the force it feels whether a piece gives. By eye: seen, and harmless.
FORCE = 15.0
"""The hand's greatest force, mN: a twentieth of the spring's."""
PLACES = ((1, 0), (-1, 0), (0, 1), (0, -1), (0, 0))


@dataclass(frozen=True, slots=True)
class ProbeReport:
    """What a probe felt. give_mm: how far the piece gave way at the most. bar_mm: how far the bar went meanwhile."""

    number: int
    grip: float
    grade: str
    give_mm: float
    bar_mm: float
    steps: int


class ProbeRun:
    """A probe of one piece. It plays on a twin of the tray, so the tray is as before whatever happens."""

    def __init__(self, tray: Tray, number: int) -> None:
        self.done = False
        self.steps = 0
        self._grip = tray.grip(number)
        self._tray, self._number = tray, number
        self._give = self._bar = 0.0

    def step(self) -> None:
        """One fixed step."""
        if self.done:
            return
        if not self.steps:
            self._begin()
        x, y = PLACES[len(PLACES) * self.steps // STEPS]
        self._hand.anchor_a = (self._start.x + REACH * x, self._start.y + REACH * y)
        self._world.step()
        self.steps += 1
        self._give = max(self._give, self._start.get_distance(self._body.position))
        self._bar = max(self._bar, abs(self._world.bar.position.y - self._bar_start))
        self.done = self.steps >= STEPS

    def withdraw(self) -> None:
        """Take the hand away: what it did does not stay, so it need not be seen to the end."""
        self.done = True

    def frame(self) -> TrayFrame:
        """Where everything is now; as before once done."""
        return self._tray.frame() if self.done or not self.steps else drawn(self._world.poses(), self._world.bar_pose())

    def report(self) -> ProbeReport:
        """What was felt so far."""
        return ProbeReport(self._number, self._grip, grade(self._grip), self._give, self._bar, self.steps)

    def _begin(self) -> None:
        self._world = take(self._tray.packing)
        self._body = self._world.discs[self._number].body
        self._start, self._bar_start = self._body.position, self._world.bar.position.y
        self._hand = self._grasp()

    def _grasp(self) -> pymunk.PivotJoint:
        hand = pymunk.PivotJoint(self._world.space.static_body, self._body, self._start, (0, 0))
        hand.max_force, hand.max_bias = FORCE, 60.0
        self._world.space.add(hand)
        return hand
