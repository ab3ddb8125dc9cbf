"""The trays of the matches that are being played, so that nobody has to pull everything again to see one."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import TypeAlias

from game.physics.boobytrap.history import Pull, rebuild
from game.physics.boobytrap.lift import decode_lift
from game.physics.boobytrap.packing import Packing
from game.physics.boobytrap.settled import Tray

History: TypeAlias = tuple[tuple[int, str, tuple[int, ...]], ...]
"""The pulls of a match: the piece, the lift as a word, the other pieces that were thrown."""

MOST = 16
_kept: OrderedDict[tuple[int, History], Packing] = OrderedDict()


def tray_after(seed: int, pulls: History) -> Tray:
    """The tray after these pulls, of one's own to pull: kept, or else rebuilt, some 50 ms a pull, 3 s a long match."""
    if (seed, pulls) not in _kept:
        keep(seed, pulls, rebuild(seed, _decoded(pulls)))
    _kept.move_to_end((seed, pulls))
    return Tray(_kept[seed, pulls])


def keep(seed: int, pulls: History, tray: Tray) -> None:
    """Remember that the tray stands like this after these pulls."""
    _kept[seed, pulls] = tray.packing
    if len(_kept) > MOST:
        _kept.popitem(last=False)


def _decoded(pulls: History) -> Sequence[Pull]:
    return [Pull(number, decode_lift(lift), thrown) for number, lift, thrown in pulls]
