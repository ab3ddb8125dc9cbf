"""A tray from its history: the seed of its mixing and the pulls since."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.physics.boobytrap import ready
from game.physics.boobytrap.lift import STEADY, Lift
from game.physics.boobytrap.mixing import MixRun
from game.physics.boobytrap.packing import Packing
from game.physics.boobytrap.pulling import PullRun
from game.physics.boobytrap.settled import Tray, TrayFrame

MOST = 256


@dataclass(frozen=True, slots=True)
class Pull:
    """A pull as it was recorded: the piece, the hand's lift, the other pieces that were thrown."""

    number: int
    lift: Lift = STEADY
    thrown: tuple[int, ...] = ()


_stands: OrderedDict[tuple[int, tuple[Pull, ...]], Packing] = OrderedDict()
"""How the trays of the last histories stand, and of all beginnings of them."""


def mixed(seed: int) -> Tray:
    """A freshly mixed tray; the last few are remembered."""
    return rebuild(seed, ())


def rebuild(seed: int, pulls: Sequence[Pull]) -> Tray:
    """The tray after these pulls, the recorded thrown pieces out; MachineError for a piece that is not in it."""
    again = Rebuild(seed, pulls)
    while not again.done:
        again.step()
    return again.tray()


def forget() -> None:
    """Remember no tray."""
    _stands.clear()


class Rebuild:
    """The same in slices: mixes, and pulls again what was pulled, from as far on as a tray is remembered.

    pulled: how many of the pulls are done, to be seen in `frame`.
    """

    def __init__(self, seed: int, pulls: Sequence[Pull]) -> None:
        self.done = False
        self._seed, self._pulls = seed, tuple(pulls)
        known = (count for count in range(len(self._pulls), -1, -1) if (seed, self._pulls[:count]) in _stands)
        self.pulled = next(known, 0)
        self._tray = self._remembered()
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
            self._remember()
        for last in self._pulls[self.pulled :]:
            yield from ready.prepare(self._tray.packing)
            self._run = PullRun(self._tray, last.number, last.lift, frozenset(last.thrown))
            yield from _steps(self._run)
            self.pulled += 1
            self._remember()
        self._run = None

    def _remembered(self) -> Tray | None:
        key = self._seed, self._pulls[: self.pulled]
        if key not in _stands:
            return None
        _stands.move_to_end(key)
        return Tray(_stands[key])

    def _remember(self) -> None:
        assert self._tray is not None
        _stands[self._seed, self._pulls[: self.pulled]] = self._tray.packing
        if len(_stands) > MOST:
            _stands.popitem(last=False)


def _steps(run: MixRun | PullRun) -> Iterator[None]:
    while not run.done:
        run.step()
        yield
