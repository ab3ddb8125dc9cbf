"""What may be put right on a machine that missed, likeliest first, and the tiny shifts under which that is tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.nature.mousetrap import how_off
from game.nature.streams import stream
from game.physics.hand import Hand, steady
from game.physics.mousetrap.inputs import MAX_DEG, MAX_GRIP_PCT, MAX_MM, Placement, TrapInputs
from game.physics.mousetrap.parts import BY_NUMBER
from game.physics.mousetrap.report import LINKS, TrapReport
from game.physics.mousetrap.watched import STEADY_RPS

CALM = steady(STEADY_RPS)
CALM_RPS = 1.0
"""Revolutions a second up to which a hand is as good as a calm one: measured, no fewer catches than at 0.7."""
SHIFT = Placement(0.05, 0.025, 0.25)
"""How far a part is shifted at the most: less than anybody could see or set right."""
_HALF_LINKS = 3.0
"""Links before the failing one at which a part is half as likely to be the cause. Found by trying 2, 3 and 6."""


@dataclass(frozen=True)
class Remedy:
    """Parts put true, and the hand calm or as it was."""

    parts: tuple[int, ...] = ()
    calm: bool = False

    def applied(self, inputs: TrapInputs) -> TrapInputs:
        """The inputs with this put right."""
        placements = {**inputs.placements, **dict.fromkeys(self.parts, Placement())}
        return TrapInputs(placements, CALM if self.calm else inputs.hand)

    def and_(self, other: Remedy) -> Remedy:
        """Both put right."""
        return Remedy(tuple(sorted({*self.parts, *other.parts})), self.calm or other.calm)

    def apart(self) -> tuple[Remedy, ...]:
        """Each single thing of it."""
        return (*(Remedy((number,)) for number in self.parts), *((Remedy(calm=True),) * self.calm))


HERE = Remedy()


def remedies(inputs: TrapInputs, report: TrapReport) -> list[Remedy]:
    """Every single thing that could be put right: a hasty hand, then the parts up to the failing link, likeliest first.

    A cage that fell early, and a machine that does not stand, may be any part's doing.
    """
    failed = LINKS.index(report.stopped_at or LINKS[-1])
    everywhere = report.misfired or report.refused
    likely = {}
    for number, placement in inputs.placements.items():
        spec = BY_NUMBER[number]
        before = failed - LINKS.index(spec.link)
        if (before >= 0 or everywhere) and placement != Placement():
            likely[number] = how_off(placement) * spec.fit * 0.5 ** (max(0, before) / _HALF_LINKS)
    parts = sorted(likely, key=lambda number: -likely[number])
    return [Remedy(calm=True)] * hasty(inputs.hand) + [Remedy((number,)) for number in parts]


def hasty(hand: Hand) -> bool:
    """Whether a hand turns faster than is good, or backwards."""
    return any(not 0 <= rps <= CALM_RPS for _, rps in hand.changes)


def shifted(placements: Mapping[int, Placement], number: int) -> dict[int, Placement]:
    """All parts moved by a hair's breadth: tiny shift number so and so, the same for every machine."""
    rng = stream(number, "tiny shift")

    def near(value: float, most: float, limit: float) -> float:
        return max(-limit, min(limit, value + rng.uniform(-most, most)))

    def moved(at: Placement) -> Placement:
        deg = near(at.deg, SHIFT.deg, MAX_DEG)
        return Placement(near(at.mm, SHIFT.mm, MAX_MM), deg, near(at.grip_pct, SHIFT.grip_pct, MAX_GRIP_PCT))

    return {part: moved(at) for part, at in placements.items()}
