"""Work in processes of their own, beside the window: given piece by piece, and taken back when it is done."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

P = TypeVar("P", bound=Hashable)

MOST = 2
"""Processes at the most: each holds some 15 MB, and two tell why a machine missed in good time."""
AHEAD = 2
"""Pieces that a process has at once, so that it need not wait for the next frame."""
_NICENESS = 3  # The window goes first where both want a processor.


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def spare_processors() -> int:
    """How many processes may work beside the window; none on a computer with a single processor."""
    number = processors()
    return min(MOST, number) if number > 1 else 0


class Workers:
    """Up to so many processes, none until `start`. Where processes cannot be had none ever is ready, which is no error.

    Work is a function of a module's top level and its arguments; its name here is whatever the giver calls it.
    """

    def __init__(self, number: int = 0) -> None:
        self._number = number
        self._hands: list[_Worker] = []

    def start(self, more: int = MOST) -> None:
        """Begin so many of the processes that have not begun, a third of a second before they are ready.

        Each takes some 30 ms here, more where the processors are busy.
        """
        try:
            for _each in range(min(more, self._number - len(self._hands))):
                self._hands.append(_Worker())
        except (OSError, RuntimeError, AssertionError):  # none left, or this process may not have any
            self._number = 0

    @property
    def ready(self) -> bool:
        """Whether any process takes work."""
        return any(each.ready() for each in self._hands)

    @property
    def free(self) -> bool:
        """Whether another piece of work can be given."""
        return any(each.ready() and len(each.given) < AHEAD for each in self._hands)

    def has(self, name: Hashable) -> bool:
        """Whether a piece of work of this name is being done."""
        return any(name in each.given for each in self._hands)

    def give(self, name: Hashable, work: Callable[..., Any], *given: Any) -> None:
        """Have a piece of work done by the process that has least to do; one must be free."""
        ready = (each for each in self._hands if each.ready())
        min(ready, key=lambda each: len(each.given)).give(name, work, given)

    def taken(self) -> list[tuple[Hashable, Any]]:
        """What has been done since, by name. Work of a process that has ended is lost: it is given again or not."""
        done = [found for each in self._hands for found in each.taken()]
        self._hands = [each for each in self._hands if not each.lost]
        return done

    def close(self) -> None:
        """Let the processes end, as soon as they are done with what they are at."""
        for each in self._hands:
            each.connection.close()
        self._hands = []


class Job(Protocol[P]):
    """Work in pieces that can be done anywhere and in any order."""

    @property
    def wanted(self) -> Iterable[P]:
        """The pieces that are not done yet, whether or not somebody is at them; the next one first."""

    def call(self, piece: P) -> tuple[Any, ...]:
        """A function of a module's top level and its arguments, which do a piece."""

    def learn(self, piece: P, result: Any) -> object:
        """Take what came of a piece."""


def work_beside(job: Job[P], workers: Workers) -> None:
    """Take what the processes have done of a job, and give them more; what a process lost is given again.

    What they have done of other jobs is dropped.
    """
    for name, result in workers.taken():
        if isinstance(name, tuple) and name[0] is job:
            job.learn(name[1], result)
    for piece in job.wanted:
        if not workers.free:
            break
        if not workers.has((job, piece)):
            workers.give((job, piece), *job.call(piece))


class _Worker:
    """One process."""

    def __init__(self) -> None:
        from multiprocessing import get_context  # noqa: PLC0415 - every start of the game loads this file

        context = get_context("spawn")
        self.connection, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        self.given: list[Hashable] = []
        self.lost = False
        self._begun = False

    def ready(self) -> bool:
        """Whether it is there."""
        if not self._begun and self._told():
            self._begun = self._hear() is None and not self.lost
        return self._begun and not self.lost

    def give(self, name: Hashable, work: Callable[..., Any], given: tuple[Any, ...]) -> None:
        """Have it do a piece of work after those that it has."""
        self.given.append(name)
        try:
            self.connection.send((work, given))
        except OSError:
            self.lost = True

    def taken(self) -> list[tuple[Hashable, Any]]:
        """What it has done, in the order in which that was given."""
        done = []
        while self.ready() and self._told():
            found = self._hear()
            if not self.lost:
                done.append((self.given.pop(0), found))
        return done

    def _told(self) -> bool:
        try:
            return not self.lost and self.connection.poll()
        except OSError:
            self.lost = True
            return False

    def _hear(self) -> Any:
        try:
            return self.connection.recv()
        except (EOFError, OSError):
            self.lost = True
            return None


def _serve(connection: Connection) -> None:
    """Do what comes in, one piece after the other, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window.
    _step_back()
    try:
        connection.send(None)
        while True:
            work, given = connection.recv()
            connection.send(work(*given))
    except (EOFError, OSError):
        return


def _step_back() -> None:
    """Let the window go first wherever both want a processor."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(_NICENESS)
