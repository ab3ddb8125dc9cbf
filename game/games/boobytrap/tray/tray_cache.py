"""Cache of tray states by match history: the seed of the mixing and the pulls since."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

from game.games.boobytrap.tray.packing import Packing
from game.games.boobytrap.tray.settled import Tray

History: TypeAlias = tuple[tuple[int, str, tuple[int, ...]], ...]
"""The pulls of a match in order: the piece, the lift as a word, the other pieces that were thrown."""

MOST = 256
"""Trays, of some 12 kB each: four whole matches with every position on the way, so that undo finds its tray."""
KEPT: OrderedDict[tuple[int, History], Packing] = OrderedDict()


def keep(seed: int, pulls: History, tray: Tray) -> None:
    """Remember that the tray stands like this after these pulls."""
    KEPT[seed, pulls] = tray.packing
    KEPT.move_to_end((seed, pulls))
    if len(KEPT) > MOST:
        KEPT.popitem(last=False)


def find(seed: int, pulls: History) -> Tray | None:
    """The tray after these pulls, of one's own to pull, if it is kept."""
    packing = KEPT.get((seed, pulls))
    if packing is None:
        return None
    KEPT.move_to_end((seed, pulls))
    return Tray(packing)


def kept_pulls(seed: int, pulls: History) -> int:
    """The number of pulls after which the last kept tray of this history stood; -1 if none of it is kept."""
    return next((count for count in range(len(pulls), -1, -1) if (seed, pulls[:count]) in KEPT), -1)
