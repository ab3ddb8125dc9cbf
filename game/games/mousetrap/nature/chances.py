"""How a match goes on in thought, where no machine is run: how parts are set down, and whether it then catches."""

from __future__ import annotations

import math
from collections.abc import Sequence
from math import fsum

from game.core.players import Steadiness
from game.games.mousetrap.nature import how_off
from game.games.mousetrap.rules.moves import Placed, TrapRan
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.trap.report import LINKS

_TRUE, _OFF, _FAST, _AS_FAST = 1.94, -4.39, -2.43, 1.5
"""The log odds of a catch: of true parts, what parts add at the end of what is allowed, and what each turn a second
adds that is faster than 1.5. Fitted to the 556 attempts of 150 matches of two to four computer players of mixed levels
(seeds 100,000 on of `measure story`): of ten, Easy hands catch two, others six or seven, more the truer parts stand."""
_ENDS = ("marble1_on_stairs", "shoe_struck", "diver_in_washtub", "sign_released", "rod_released", "bucket_tipped")
"""Where most chains end that miss, of LINKS; each about as often."""


def catches(parts: Sequence[Placed], hands: Steadiness) -> float:
    """How often a trap with such parts catches under such hands."""
    off = fsum(map(how_off, parts)) / len(parts)
    odds = _TRUE + _OFF * off + _FAST * max(0.0, hands.rps - _AS_FAST)
    return 1 / (1 + math.exp(-odds))


def ran(state: State, hands: Steadiness, number: float) -> TrapRan:
    """What the trap does, catching first."""
    chance = catches(state.parts, hands)
    if number < chance:
        return TrapRan(True, LINKS[-1])
    return TrapRan(False, _ENDS[int(len(_ENDS) * (number - chance) / (1 - chance))])


def placed(hands: Steadiness, number: float) -> Placed:
    """Where such hands set a part down."""
    spread = (2 * (number * times % 1.0) - 1 for times in (1, 17, 289))
    limits = (hands.mm, hands.deg, hands.grip_pct)
    return Placed(*(limit * share for limit, share in zip(limits, spread, strict=True)))
