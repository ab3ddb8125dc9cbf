"""What a run of the machine starts from: the parts as they stand and the hand, all of it data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.physics.errors import MachineError, is_number
from game.physics.hand import Hand

MAX_MM = 3.0
MAX_DEG = 3.0
MAX_GRIP_PCT = 20.0
PART_NUMBERS = range(1, 25)


@dataclass(frozen=True)
class Placement:
    """How a part was set down: mm along what it stands on, degrees off true, grip (friction) in % off nominal.

    Raises MachineError beyond 3 mm, 3 degrees, 20 %, and for what is not a finite number.
    """

    mm: float = 0.0
    deg: float = 0.0
    grip_pct: float = 0.0

    def __post_init__(self) -> None:
        limits = (("mm", self.mm, MAX_MM), ("deg", self.deg, MAX_DEG), ("grip_pct", self.grip_pct, MAX_GRIP_PCT))
        for name, value, limit in limits:
            if not is_number(value) or abs(value) > limit:
                raise MachineError(f"a part's {name} must be within +-{limit:g}: {value}")


@dataclass(frozen=True)
class TrapInputs:
    """Everything that decides a run: the parts that stand, by number 1-24, and the recorded hand.

    A part whose support is missing cannot stand; naming one raises MachineError (see parts.SUPPORTS).
    """

    placements: Mapping[int, Placement]
    hand: Hand
