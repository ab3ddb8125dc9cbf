"""The pieces, how they lie, and where the bar stands, as plain numbers: the whole of a tray at rest."""

from __future__ import annotations

import math
import struct
from base64 import b64decode, b64encode
from dataclasses import dataclass, replace
from itertools import combinations

from game.core.digest import sha256
from game.machine import MachineError, is_number
from game.machine.specs import Pose
from game.machine.stage import rounded

EACH, FEWER = 21, 20  # Of each size, as in a later set of 63, or of 60.
FEWER_FROM = 2**32
"""Trays mixed from this seed on have 20 pieces of each size, without the last of each."""
RADII = {"S": 9.525, "M": 12.7, "L": 15.875}
"""mm: diameters of 3/4, 1 and 1 1/4 in."""
THICKNESS = 9.525  # mm: 3/8 in.
DENSITY = 7e-7
"""Of beech, kg/mm3."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One disc. number: 1-63. size: S, M or L. radius: mm."""

    number: int
    size: str
    radius: float

    @property
    def mass(self) -> float:
        """What it weighs, kg."""
        return DENSITY * THICKNESS * math.pi * self.radius**2


PIECES: tuple[Piece, ...] = tuple(
    Piece(place * EACH + i + 1, size, radius) for place, (size, radius) in enumerate(RADII.items()) for i in range(EACH)
)
"""1-21 small, 22-42 medium, 43-63 large."""
BY_NUMBER = {piece.number: piece for piece in PIECES}


def pieces_of(seed: int) -> tuple[Piece, ...]:
    """The pieces of a tray that is mixed from this seed."""
    each = EACH if seed < FEWER_FROM else FEWER
    return tuple(piece for piece in PIECES if (piece.number - 1) % EACH < each)


# How the pieces lie and where the bar stands, as plain numbers: the whole of a tray at rest.

WIDTH = 200.025
"""Inside of the box from side to side, mm: nine inches less two walls of 9/16; x runs from -WIDTH/2 to +WIDTH/2."""
DEPTH = 260.35
"""From the front wall (y = 0) to the face of the bar when it is drawn back, mm."""
BAR_HALF = 9.525  # mm: the bar is 3/4 in thick.
MARK = 6.35
"""From one mark of the scale to the next, mm: a quarter of an inch."""
_BAR, _DISC = "<3d", "<B3d"
MOST_TILT = 0.1
"""The rails let the bar turn by two fifths of this, rad; beyond it is no bar that the solver gave way a little."""
MOST_OVERLAP = 1.0
"""At rest pieces lie in each other by 0.06 mm at the most, over 100 pulls with the wildest lifts."""
OUTSIDE = 1.0
"""How far a number may lie beyond the box before it is no tray, mm."""


@dataclass(frozen=True, slots=True)
class Packing:
    """discs: x mm, y mm, angle rad by ascending number of the piece. bar: the same of the bar's middle.

    Raises MachineError for numbers that are no pieces, not ascending, not finite or outside the box, and for a bar
    off its rails.
    """

    discs: tuple[tuple[int, Pose], ...]
    bar: Pose

    def __post_init__(self) -> None:
        last = 0
        for number, pose in self.discs:
            if number not in BY_NUMBER or number <= last:
                raise MachineError(f"a tray holds pieces 1-63 in order, not {number!r:.60} after {last}")
            _check(pose, f"piece {number}")
            last = number
        _check(self.bar, "the bar")
        if abs(self.bar[0]) > OUTSIDE or abs(self.bar[2]) > MOST_TILT:
            raise MachineError(f"the bar lies off its rails: {self.bar!r:.60}")

    def without(self, numbers: frozenset[int]) -> Packing:
        """The same with some pieces simply not there."""
        return replace(self, discs=tuple(item for item in self.discs if item[0] not in numbers))

    def encode(self) -> str:
        """The exact numbers as one word."""
        discs = b"".join(struct.pack(_DISC, number, *pose) for number, pose in self.discs)
        return b64encode(struct.pack(_BAR, *self.bar) + discs).decode()

    def digest(self) -> str:
        """SHA-256 over the exact numbers."""
        sha = sha256(struct.pack("<3d", *self.bar))
        for number, pose in self.discs:
            sha.update(struct.pack("<i3d", number, *pose))
        return sha.hexdigest()


def decode_packing(word: str) -> Packing:
    """Read back what `encode` wrote; raises MachineError for anything else."""
    try:
        data = b64decode(word.encode("ascii"), validate=True)
        bar, discs = data[: struct.calcsize(_BAR)], data[struct.calcsize(_BAR) :]
        poses = tuple((number, (x, y, angle)) for number, x, y, angle in struct.iter_unpack(_DISC, discs))
        packing = Packing(poses, struct.unpack(_BAR, bar))
    except (ValueError, struct.error) as error:
        raise MachineError(f"not a recorded tray: {word!r:.60}") from error
    if _overlap(packing) > MOST_OVERLAP:
        raise MachineError(f"in a recorded tray no piece lies in another: {word!r:.60}")
    return packing


def _overlap(packing: Packing) -> float:
    """How far two pieces lie in each other at the most, mm."""
    places = [(BY_NUMBER[number].radius, *pose[:2]) for number, pose in packing.discs]
    return max((a + b - math.hypot(x - v, y - w) for (a, x, y), (b, v, w) in combinations(places, 2)), default=0.0)


def face(bar: Pose, x: float) -> float:
    """Where the face of the bar is at this x, mm from the front wall.

    Rounded, because tangents differ in their last bits from one computer to another.
    """
    return rounded(bar[1] + (x - bar[0]) * math.tan(bar[2]) - BAR_HALF / math.cos(bar[2]))


def _check(pose: Pose, name: str) -> None:
    if len(pose) != 3 or not all(map(is_number, pose)):
        raise MachineError(f"{name} needs three finite numbers: {pose!r:.60}")
    x, y, _ = pose
    if abs(x) > WIDTH / 2 + OUTSIDE or not -OUTSIDE <= y <= DEPTH + 2 * BAR_HALF + OUTSIDE:
        raise MachineError(f"{name} lies outside the box: {pose!r:.60}")
