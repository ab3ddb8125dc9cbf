"""The hand on the crank over time: recorded data, so that a run can be had again bit for bit."""

from __future__ import annotations

import random
from dataclasses import dataclass

from game.machine import MachineError, is_number

MAX_RPS = 20.0  # Revolutions a second; four times what shakes every cage off. A bound for logs, chosen by eye.
RAMP_STEPS = 96  # 0.1 s, in which a steady hand comes up to speed. Chosen by eye: a hand does not start at once.
# Of the machine, see `mousetrap.layout.STEP`. Written once more because recorded hands count in it.
STEPS_PER_SECOND = 960
LAST_STEP = 30 * STEPS_PER_SECOND
"""No run of a machine lasts longer than half a minute."""


@dataclass(frozen=True)
class Hand:
    """Wanted crank speed over time: (step, revolutions per second) changes, clockwise positive.

    The speed holds from its step until the next change. Raises MachineError for steps that do not
    rise or come later than any run lasts, and for speeds that are not finite or beyond +-20 revolutions a second.
    """

    changes: tuple[tuple[int, float], ...]

    def __post_init__(self) -> None:
        last = -1
        for step, rps in _pairs(self.changes):
            if not is_number(step) or not isinstance(step, int) or not last < step <= LAST_STEP:
                raise MachineError(f"the hand's steps must rise from 0 to {LAST_STEP}: {step!r:.60} after {last}")
            check_speed(rps)
            last = step

    def encode(self) -> str:
        """The hand as one word, `step:rps,step:rps`, exact."""
        return ",".join(f"{step}:{rps!r}" for step, rps in self.changes)

    @staticmethod
    def decode(text: str) -> Hand:
        """Read back what `encode` wrote; raises MachineError for anything else."""
        try:
            if not set(text) <= set("0123456789:,.e+-"):
                raise ValueError("characters that no hand is written with")
            pairs = (change.split(":") for change in text.split(",") if change)
            return Hand(tuple((int(step), float(rps)) for step, rps in pairs))
        except (TypeError, ValueError) as error:
            raise MachineError(f"not a recorded hand: {text[:60]!r}") from error


def check_speed(rps: object) -> None:
    """Raise MachineError unless rps is a speed that a hand can have."""
    if not is_number(rps) or abs(rps) > MAX_RPS:  # type: ignore[arg-type]
        raise MachineError(f"the hand's speed must be within +-{MAX_RPS:g} turns a second: {rps!r:.60}")


def _pairs(changes: object) -> tuple[tuple[int, float], ...]:
    whole = isinstance(changes, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in changes)
    if not whole:
        raise MachineError(f"a hand is pairs of step and speed: {changes!r:.60}")
    return changes  # type: ignore[return-value]


def steady(rps: float, seconds: float = 3.5) -> Hand:
    """Take hold, come up to speed within a tenth of a second, turn evenly, let go."""
    ramp = tuple((round(i * RAMP_STEPS / 4), rps * (i + 1) / 4) for i in range(4))
    return Hand((*ramp, (round(seconds * STEPS_PER_SECOND), 0.0)))


def turned_by_itself(hand: Hand) -> bool:
    """Whether it is a steady hand, whenever it took hold and let go, if it did: one press is all that it takes."""
    if len(hand.changes) < 4:
        return False
    begun, rps = hand.changes[0][0], hand.changes[3][1]
    since = tuple((step - begun, each) for step, each in hand.changes)
    return since[:4] == steady(rps).changes[:4] and not any(each for _step, each in since[4:])


def jerky(rps: float, rng: random.Random, seconds: float = 3.5) -> Hand:
    """An unsure hand: every twelfth of a second another speed between nothing and twice the wanted one."""
    times = range(0, round(seconds * STEPS_PER_SECOND), STEPS_PER_SECOND // 12)
    return Hand((*((step, rps * rng.uniform(0.0, 2.0)) for step in times), (round(seconds * STEPS_PER_SECOND), 0.0)))
