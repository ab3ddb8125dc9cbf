"""The board of the Mouse Trap: fifty spaces, Start and the Loop included (MT-02)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What a space does."""

    START = "start"
    BUILD = "build"
    TAKE = "take"
    TAKE_FROM_MOST = "take_from_most"
    LOSE = "lose"
    GO = "go"
    DOG_BONE = "dog_bone"
    SAFE = "safe"
    CRANK = "crank"
    WHEEL = "wheel"


@dataclass(frozen=True, slots=True)
class Space:
    """A space: its kind, then what that kind needs.

    amount: parts to build, or cheese to take or lose. players: the numbers printed on a build space.
    to: where a go space leads. slice: the number of a cheese slice, 0 for other spaces.
    """

    kind: Kind
    amount: int = 0
    players: tuple[int, ...] = ()
    to: int = 0
    slice: int = 0


def _build(*players: int) -> Space:
    return Space(Kind.BUILD, 1, players)


def _go(to: int) -> Space:
    return Space(Kind.GO, to=to)


SAFE = 44
CRANK = 46
SECOND_CRANK = 48
WHEEL = 49
LOOP = 6

SPACES = (
    Space(Kind.START),  # 0
    _build(2),
    Space(Kind.TAKE, 2, slice=1),
    _build(2, 3, 4),
    _build(2),
    _go(3),  # 5
    _build(2, 3, 4),
    Space(Kind.TAKE, 1, slice=2),
    _build(2, 3, 4),
    _build(2, 3),
    _go(14),  # 10
    _build(2, 3, 4),
    _build(2),
    _go(0),
    _build(2, 3, 4),
    _go(9),  # 15
    _build(2),
    _build(2, 3, 4),
    _build(2, 3),
    _build(2),
    _build(2, 3, 4),  # 20
    Space(Kind.DOG_BONE),
    _build(2, 3, 4),
    _build(2),
    Space(Kind.LOSE, 2, slice=3),
    _build(2),  # 25
    _build(2, 3, 4),
    _go(21),
    _build(2, 3, 4),
    _build(2, 3),
    Space(Kind.GO, to=WHEEL, slice=4),  # 30, a slice by its look, a go space by what it does (MT-07)
    _build(2),
    _build(2, 3, 4),
    _go(29),
    _build(2),
    _build(2, 3, 4),  # 35
    _build(2, 3),
    Space(Kind.TAKE_FROM_MOST, 3, slice=5),
    _build(2, 3, 4),
    Space(Kind.LOSE, 3, slice=6),
    _build(2, 3, 4),  # 40
    _build(2, 3),
    _go(36),
    _build(2),
    Space(Kind.SAFE),
    Space(Kind.BUILD, 2, (2, 3, 4)),  # 45
    Space(Kind.CRANK),
    Space(Kind.BUILD, 2, (2, 3, 4)),
    Space(Kind.TAKE, 2, slice=7),  # the sixth space of the Loop (MT-04)
    Space(Kind.WHEEL, 2),
)


def _path(start: int, pips: int) -> tuple[int, ...]:
    """The spaces walked over, start and end included; after the Cheese Wheel comes Safe (MT-03)."""
    spaces = range(start, start + pips + 1)
    return tuple(space if space <= WHEEL else SAFE + (space - SAFE) % LOOP for space in spaces)


PATHS = tuple(tuple(_path(start, pips) for pips in range(7)) for start in range(len(SPACES)))
"""PATHS[start][pips]: the spaces a mouse walks over, start and end included."""


def steps_to(start: int, goal: int) -> int:
    """How many steps a mouse has to walk from a space to a space of the Loop; 0 where it stands on it."""
    ahead = goal - start
    return ahead if ahead >= 0 else ahead + LOOP
