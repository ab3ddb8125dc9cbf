"""Rebuilds a tray from its history, starting from the longest part of it that is kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import TypeAlias

from game.games.boobytrap.tray import settled as warm_pool
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.packing import Packing
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import Tray, TrayFrame
from game.machine.lift import decode_lift

# What is kept: trays by the seed of the mixing and the pulls since.


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


# Rebuilding from the longest part that is kept.


def mixed(seed: int) -> Tray:
    """A freshly mixed tray."""
    return tray_after(seed, ())


def tray_after(seed: int, pulls: History) -> Tray:
    """The tray after these pulls, of one's own to pull: kept, or else rebuilt, some 50 ms a pull, 3 s a long match.

    The recorded thrown pieces are out. Raises MachineError for a piece that is not in it.
    """
    kept = find(seed, pulls)
    if kept is not None:
        return kept
    again = Rebuild(seed, pulls)
    while not again.done:
        again.step()
    return again.tray()


class Rebuild:
    """The same in slices: mixes, and pulls again what was pulled, and keeps every tray on the way.

    pulled: how many of the pulls are done, to be seen in `frame`. Raises MachineError for a lift that is none.
    """

    def __init__(self, seed: int, pulls: History) -> None:
        self.done = False
        self._seed, self._pulls = seed, pulls
        self._lifts = [decode_lift(lift) for _, lift, _ in pulls]
        self.pulled = max(0, kept_pulls(seed, pulls))
        self._tray = find(seed, pulls[: self.pulled])
        self._run: MixRun | PullRun | None = None
        self._work = self._again()
        self.step()

    def step(self) -> None:
        """A fixed step of what is being done again, or as long a slice of the search for forces before a pull."""
        self.done = next(self._work, self) is self

    def frame(self) -> TrayFrame | None:
        """How the tray stands so far; nothing while it is being mixed."""
        if self._tray is None:
            return None
        return self._run.frame() if isinstance(self._run, PullRun) else self._tray.frame()

    def tray(self) -> Tray:
        """The tray, once done."""
        if self._tray is None or not self.done:
            raise RuntimeError("the tray is still being rebuilt")
        return self._tray

    def _again(self) -> Iterator[None]:
        if self._tray is None:
            run = self._run = MixRun(self._seed)
            yield from _steps(run)
            self._tray = run.tray()
            self._keep()
        for (number, _, thrown), lift in list(zip(self._pulls, self._lifts, strict=True))[self.pulled :]:
            yield from warm_pool.prepare(self._tray.packing)
            self._run = PullRun(self._tray, number, lift, frozenset(thrown))
            yield from _steps(self._run)
            self.pulled += 1
            self._keep()
        self._run = None

    def _keep(self) -> None:
        assert self._tray is not None
        keep(self._seed, self._pulls[: self.pulled], self._tray)


def _steps(run: MixRun | PullRun) -> Iterator[None]:
    while not run.done:
        run.step()
        yield
