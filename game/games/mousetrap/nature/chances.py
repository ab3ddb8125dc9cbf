"""How a match goes on in thought, where no machine is run: how parts are set down, and whether it then catches."""

from __future__ import annotations

import math
from collections.abc import Collection, Generator, Sequence
from math import fsum
from typing import TypeAlias

from game.core.players import Steadiness
from game.core.slices import finish
from game.games.mousetrap.nature import how_off, set_down
from game.games.mousetrap.nature.own import own_hand, own_run
from game.games.mousetrap.rules.moves import Placed, TrapRan
from game.games.mousetrap.rules.plan import OWN_LINKS, BuildPlan
from game.games.mousetrap.rules.state import State
from game.games.mousetrap.trap.report import LINKS
from game.nature.chance import stream

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
    plan = state.table.plan
    if plan.own:
        chance = own_catches(plan, state.parts, hands)
        fault = 1 + int(plan.steps * (number - chance) / (1 - chance)) if number >= chance else 0
        return TrapRan(not fault, OWN_LINKS[min(fault, plan.steps)])
    chance = catches(state.parts, hands)
    if number < chance:
        return TrapRan(True, LINKS[-1])
    return TrapRan(False, _ENDS[int(len(_ENDS) * (number - chance) / (1 - chance))])


# A machine of one's own: nobody knows beforehand how it fares, so it is run a few times under these hands.

_BUILDS = (Steadiness(0.3, 0.15, 1.5), Steadiness(2.2, 1.1, 11.0))
"""How truly and how roughly it is built for that: between the two the log odds of a catch go evenly, by how far off its
parts are."""
_RUNS = 10
"""Runs of each: 20 take some 4 s of a machine of ten parts."""
_AT_ONCE = 24
_Known: TypeAlias = tuple[tuple[float, float], ...]
_known: dict[tuple[str, Steadiness], _Known] = {}


def own_catches(plan: BuildPlan, parts: Sequence[Placed], hands: Steadiness) -> float:
    """How often a machine with such parts catches under such hands; one that stands exactly always does (MT-54)."""
    off = fsum(map(how_off, parts)) / len(parts)
    if not off:
        return 1.0
    finish(measured(plan, [hands]))
    (near, good), (far, bad) = _known[plan.line, hands]
    share = min(1.0, max(0.0, (off - near) / (far - near)))
    return 1 / (1 + math.exp(-(good + (bad - good) * share)))


def measured(plan: BuildPlan | None, hands: Collection[Steadiness]) -> Generator[None, None, None]:
    """Run the machine of a match under these hands, if it is one's own and that was not done before."""
    if plan is None:
        return
    for each in hands:
        if (plan.line, each) not in _known:
            found = []
            for build in _BUILDS:
                found.append((yield from _built(plan, build, each)))
            _known[plan.line, each] = tuple(found)


def _built(plan: BuildPlan, build: Steadiness, hands: Steadiness) -> Generator[None, None, tuple[float, float]]:
    """How far off its parts are in the mean if it is built so, and the log odds that it then catches."""
    hits, off = 0, 0.0
    for number in range(_RUNS):
        rng = stream(number, "own chance")
        parts = [set_down(build, rng) for _step in range(plan.steps)]
        at = [(part.mm, part.deg, part.grip_pct) for part in parts]
        run = own_run(plan, at, own_hand(hands, rng))
        while not run.done:
            for _step in range(_AT_ONCE):
                run.step()
            yield
        hits, off = hits + run.caught, off + fsum(map(how_off, parts)) / plan.steps
    return off / _RUNS, math.log((hits + 0.5) / (_RUNS - hits + 0.5))


def placed(hands: Steadiness, number: float) -> Placed:
    """Where such hands set a part down."""
    spread = (2 * (number * times % 1.0) - 1 for times in (1, 17, 289))
    limits = (hands.mm, hands.deg, hands.grip_pct)
    return Placed(*(limit * share for limit, share in zip(limits, spread, strict=True)))
