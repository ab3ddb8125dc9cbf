"""The crank of the unfinished machine, turned to see how far it reaches: who may, and how. Nothing of it counts."""

from __future__ import annotations

import random

from game.core.players import Steadiness
from game.nature.mousetrap.cranking import crank_hand
from game.physics.hand import Hand
from game.physics.mousetrap.report import reach
from game.rules.mousetrap.parts import PARTS

FIRST = PARTS.index("crank") + 1
"""The part with which there is something to turn."""
OFTEN = 1 / 3
"""How often a computer player tries the machine after a part with which it reaches further; chosen so that it does
some three times in a match of two."""


def may_test(parts: int) -> bool:
    """Whether the crank of a machine of the first so many parts can be tried: it stands, and something is missing."""
    return FIRST <= parts < len(PARTS)


def bots_hand(parts: int, key: str, hands: Steadiness) -> Hand | None:
    """How a computer player that has just set down the last of so many parts turns the crank; None if it does not.

    It may want to when the machine reaches further than before. key: what all chance in it comes from, as the digest
    of the match.
    """
    if not may_test(parts) or reach(range(1, parts + 1)) == reach(range(1, parts)):
        return None
    rng = random.Random(f"test crank {key}")
    return crank_hand(hands, rng) if rng.random() < OFTEN else None
