"""A tray from its history: the seed of its mixing and the pulls since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.physics.boobytrap.lift import STEADY, Lift
from game.physics.boobytrap.mixing import MixRun
from game.physics.boobytrap.packing import Packing
from game.physics.boobytrap.pulling import PullRun
from game.physics.boobytrap.settled import Tray


@dataclass(frozen=True, slots=True)
class Pull:
    """A pull as it was recorded: the piece, the hand's lift, the other pieces that were thrown."""

    number: int
    lift: Lift = STEADY
    thrown: tuple[int, ...] = ()


def mixed(seed: int) -> Tray:
    """A freshly mixed tray; the last few are remembered."""
    return Tray(_mixed(seed))


def rebuild(seed: int, pulls: Sequence[Pull]) -> Tray:
    """The tray after these pulls, the recorded thrown pieces out; MachineError for a piece that is not in it."""
    return Tray(_after(seed, tuple(pulls)))


@lru_cache(maxsize=8)
def _mixed(seed: int) -> Packing:
    run = MixRun(seed)
    while not run.done:
        run.step()
    return run.tray().packing


@lru_cache(maxsize=256)
def _after(seed: int, pulls: tuple[Pull, ...]) -> Packing:
    if not pulls:
        return _mixed(seed)
    last = pulls[-1]
    tray = Tray(_after(seed, pulls[:-1]))
    run = PullRun(tray, last.number, last.lift, frozenset(last.thrown))
    while not run.done:
        run.step()
    return tray.packing
