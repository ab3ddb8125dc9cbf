"""What each number of the die would do: where it leads, and whether that is any good."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Effect(Enum):
    """What a roll does to the seat that rolls."""

    GAIN = "gain"
    LOSS = "loss"
    MOVE = "move"
    NOTHING = "nothing"


class Reach(NamedTuple):
    """A roll, the space that it leads to, and what happens there.

    track: where a rescuer moves instead, the circle that his track leads to; space is his step on it then.
    """

    pips: int
    space: int
    effect: Effect
    track: int = 0
