"""A crank that may be turned again and again: all parts are put back, and nothing of it counts."""

from __future__ import annotations

from collections.abc import Iterator

from game.physics.mousetrap.run import TrapRun
from game.scenes.mousetrap.crank import Crank
from game.ui.canvas import Canvas

_BUNCH = 40
"""Steps of a machine that settles in spare time, some 0.5 ms."""


class RepeatableCrank(Crank):
    """Opened over whatever is there, and left at any time by Back."""

    _next: TrapRun | None = None

    def machine(self) -> TrapRun:
        """The same machine put together again, still to settle."""
        raise NotImplementedError

    def on_back(self) -> None:
        """Leave at once, whatever moves."""
        self.shell.close()

    def again(self) -> None:
        """Put all parts back, and let the crank be turned once more."""
        for _step in self._settling():
            pass
        assert self._next is not None
        run, self._next = self._next, None
        self.set_up(run)
        self.reason = None
        self.focused = self.first
        self.changed()

    def _settling(self) -> Iterator[None]:
        run = self._next = self._next or self.machine()
        while run.settling:
            for _step in range(_BUNCH):
                run.step()
            yield

    def prerender(self, canvas: Canvas) -> Iterator[None]:
        """Use spare time to get the machine ready to be turned once more."""
        return self._settling() if self.act == "over" else super().prerender(canvas)
