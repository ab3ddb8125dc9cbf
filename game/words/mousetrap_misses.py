"""What may have had to do with a miss, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from game.physics.hand import Hand
from game.physics.mousetrap.inputs import Placement
from game.physics.mousetrap.report import TrapReport
from game.words.language import say
from game.words.mousetrap import STRAIGHT, part_name

FAST = 1.8
"""Revolutions a second beyond which even a machine that stands true begins to miss."""


def cue(report: TrapReport, placements: Mapping[int, Placement], hand: Hand) -> str:
    """A sentence about haste, or about the part set down worst; empty where neither can be blamed."""
    if report.captured or report.refused:
        return ""
    if turned(report, hand) > FAST:
        return say("The crank was turned fast, and that shakes everything.")
    number = max(placements, key=lambda number: _off(placements[number]), default=0)
    if not number or _off(placements[number]) < STRAIGHT:
        return ""
    return say("Part {number}, the {part}, stands furthest off true.", number=number, part=part_name(number))


def turned(report: TrapReport, hand: Hand) -> float:
    """Revolutions a second on average while a hand turned and the stop sign had not struck."""
    end = dict(report.links).get("shoe_struck", report.steps)
    stretches = [
        (min(until, end) - step, rps)
        for (step, rps), (until, _) in pairwise([*hand.changes, (end, 0.0)])
        if rps > 0 and step < end
    ]
    time = sum(steps for steps, _ in stretches)
    return sum(steps * rps for steps, rps in stretches) / time if time else 0.0


def _off(placed: Placement) -> float:
    return max(abs(placed.mm), abs(placed.deg))
