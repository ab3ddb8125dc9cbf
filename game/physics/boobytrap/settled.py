"""A settled tray: what can be seen and felt of it. It never moves by itself, only a finished run changes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import fsum

from game.physics.boobytrap import warm_pool
from game.physics.boobytrap.packing import WIDTH, Packing, face
from game.physics.boobytrap.world import Contact, World
from game.physics.errors import MachineError
from game.physics.specs import Point, Pose

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
    world = warm_pool.take(packing)
    pressed = pressing(world)
    warm_pool.put_back(packing, world)
    return pressed
