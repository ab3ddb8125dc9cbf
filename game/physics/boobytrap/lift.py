"""How a hand lifts a piece: straight up, or straying sideways; recorded data, so that a pull can be had again."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TypeAlias

from game.physics.boobytrap.hand_lift import WORD, HandLift, decode_hand_lift
from game.physics.errors import MachineError

STRAY = 60  # Tenths of a mm: a hand strays by 6 mm at the most, half a medium piece. Chosen by eye.
POINTS = 16  # Places recorded in one lift, one in 16 ms: about one a frame.
STEADY_WORD = "steady"
WOBBLE_TURNS = 1.0
"""How often an unsure hand comes round during one lift of a quarter of a second: 4 Hz, the tremor of an arm."""


@dataclass(frozen=True, slots=True)
class Lift:
    """A lift. sway: where the hand strays to, tenths of a mm across and along, one after the other in equal times.

    Raises MachineError for more than 16 pairs, for anything but whole numbers, and beyond +-60.
    """

    sway: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.sway, tuple) or len(self.sway) > POINTS:
            raise MachineError(f"a lift strays to at most {POINTS} places: {self.sway!r:.60}")
        for place in self.sway:
            if not isinstance(place, tuple) or len(place) != 2 or not all(map(_fits, place)):
                raise MachineError(f"a hand strays by two whole numbers within +-{STRAY}: {place!r:.60}")

    def encode(self) -> str:
        """The lift as one word: `steady`, or `across:along,across:along`."""
        return ",".join(f"{x}:{y}" for x, y in self.sway) or STEADY_WORD

    def at(self, share: float) -> tuple[float, float]:
        """Where the hand is when this share of the lift is over, mm beside the piece's place."""
        if not self.sway:
            return 0.0, 0.0
        places = ((0, 0), *self.sway)
        part, along = divmod(min(1.0, share) * len(self.sway), 1)
        (x, y), (to_x, to_y) = places[int(part)], places[min(int(part) + 1, len(self.sway))]
        return (x + along * (to_x - x)) / 10, (y + along * (to_y - y)) / 10


STEADY = Lift()
AnyLift: TypeAlias = Lift | HandLift
"""A lift in a quarter of a second, or one that a hand drew while the tray moved."""


def decode_lift(word: str) -> AnyLift:
    """Read back what `encode` wrote; raises MachineError for anything else."""
    if word == STEADY_WORD:
        return STEADY
    if word.partition(",")[0] == WORD:
        return decode_hand_lift(word)
    try:
        lift = Lift(tuple((int(x), int(y)) for x, _, y in (place.partition(":") for place in word.split(","))))
    except (AttributeError, TypeError, ValueError) as error:
        raise MachineError(f"not a recorded lift: {word!r:.60}") from error
    if lift.encode() != word:
        raise MachineError(f"not a recorded lift: {word!r:.60}")
    return lift


def wobbly(mm: float, rng: random.Random) -> Lift:
    """A hand that circles its way up, up to 6 mm off, starting on any side."""
    start, across = rng.uniform(0, math.tau), min(STRAY, round(10 * abs(mm)))
    turns = (start + math.tau * WOBBLE_TURNS * i / 8 for i in range(8))
    return Lift(tuple((round(across * math.cos(a)), round(across * math.sin(a))) for a in turns))


def _fits(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= STRAY
