"""The trays of the matches that are being played, so that nobody has to pull everything again to see one."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

from game.physics.boobytrap.history import Pull, Rebuild
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
        again = rebuilding(seed, pulls)
        while not again.done:
            again.step()
        keep(seed, pulls, again.tray())
    _kept.move_to_end((seed, pulls))
    return Tray(_kept[seed, pulls])


def at_hand(seed: int, pulls: History) -> bool:
    """Whether the tray after these pulls is kept."""
    return (seed, pulls) in _kept


def rebuilding(seed: int, pulls: History) -> Rebuild:
    """The tray after these pulls, to be rebuilt in slices and then kept."""
    return Rebuild(seed, [Pull(number, decode_lift(lift), thrown) for number, lift, thrown in pulls])


def keep(seed: int, pulls: History, tray: Tray) -> None:
    """Remember that the tray stands like this after these pulls."""
    _kept[seed, pulls] = tray.packing
    if len(_kept) > MOST:
        _kept.popitem(last=False)


def forget() -> None:
    """Keep no tray."""
    _kept.clear()
