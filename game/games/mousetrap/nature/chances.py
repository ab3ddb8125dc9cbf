"""What hands make of the trap where thousands of matches are played on in thought: by rates, no machine is run."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from statistics import fmean

from game.core.acts import Answer
from game.core.players import Steadiness
from game.games.mousetrap.nature import how_off, set_down
from game.games.mousetrap.rules.moves import TrapRan
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.trap.report import LINKS

_BASE, _OFF, _FAST = 2.61, -4.86, -0.856
"""The log odds of a catch: true parts under a still hand, for parts at the end of what is allowed, and for a turn a
second. Fitted to the 1,206 attempts of 320 matches of two to four computer players of mixed levels (seeds 10,000 on):
of ten, Easy hands catch two, Fair ones five to seven, Sharp ones five to eight, the more the truer the parts stand."""


def catches(state: State, hands: Steadiness) -> float:
    """How often the trap as it stands catches under such hands."""
    odds = _BASE + _OFF * fmean(map(how_off, state.parts)) + _FAST * hands.rps
    return 1 / (1 + math.exp(-odds))


def _ran(state: State, hands: Steadiness, number: float) -> Answer:
    caught = number < catches(state, hands)
    return TrapRan(caught, LINKS[-1] if caught else LINKS[0])


def _placed(state: State, hands: Steadiness, number: float) -> Answer:
    return set_down(hands, random.Random(number))


BY_HANDS: Mapping[str, Callable[[State, Steadiness, float], Answer]] = {"place": _placed, "trap": _ran}
"""By what is asked."""
