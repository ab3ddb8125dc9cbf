"""The 63 pieces: turned discs of three sizes with a knob, numbered once and for ever."""

from __future__ import annotations

import math
from dataclasses import dataclass

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
