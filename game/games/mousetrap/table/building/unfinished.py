"""The unfinished machine at the table: each new part is seen at work, and the crank may be tried."""

from __future__ import annotations

import math
import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence

from game.games.mousetrap.nature.cranking import bots_hand, crank_hand, inputs_of
from game.games.mousetrap.pictures.kit import CLASSIC, TrapKit
from game.games.mousetrap.rules.moves import Placed
from game.games.mousetrap.table.machine.machine_screen import Noises
from game.games.mousetrap.trap.machine import poses_as_set
from game.games.mousetrap.trap.run import FIRST_TO_MOVE, PartialRun
from game.games.mousetrap.trap.watched import STEADY_RPS, PartShow
from game.machine.hand import Hand, steady
from game.machine.specs import Pose
from game.shell.play.play import AnyPlaying
from game.ui.motion import Tween, smooth

ASKED = 2.5
"""Seconds for which a computer player waits, so that a person who has built can try the crank."""
_SLICE = 0.003
"""Seconds of a frame in which what comes is worked out: a run of 0.1 s is ready before its part is at its place."""
_BUNCH = 40  # Steps between two looks at the clock, some 0.5 ms.
_PATIENCE = 0.7  # Seconds for which a show that is not ready is waited for.
_BEFORE_NEXT = 0.2  # Seconds before the next seat is called, so that what is asked of this one comes first.
_BACK = 0.3  # Seconds in which the parts are put back.
_FAST = 3.0  # So many times faster than it happens a computer player's test is shown.


class UnfinishedMachine:
    """Queues part shows as motion, and works them out in spare time.

    tester: the computer player whose test is shown, by seat; empty if none is. too_soon: the person who has come to the
    crank before the trap is complete, until that is told.
    """

    def __init__(self, play: AnyPlaying, kit: TrapKit = CLASSIC) -> None:
        self.play, self._kit = play, kit
        self.tester = self.too_soon = ""
        self._noises = Noises(play.shell.sound)
        self._jobs: deque[tuple[object, Iterator[None]]] = deque()
        self._shown: PartShow | None = None
        self._share = self._back = 0.0
        self._live: tuple[Sequence[Placed], PartialRun] | None = None

    # What is queued.

    def show(self, parts: Sequence[Placed], fly: Callable[[], None]) -> None:
        """Let the last of these parts come to its place, then show what it does."""
        show = self._coming(parts, steady(STEADY_RPS)) if self._moves and len(parts) >= FIRST_TO_MOVE else None
        fly()
        if show is not None:
            self.play.motion.play(ShowTween(self, show))

    def invite(self, seat: str, parts: Sequence[Placed]) -> None:
        """Whoever has built may turn the crank: a computer player that wants to does, a person gets time for it."""
        table, settings = self.play.table, self.play.shell.settings
        if self.play.staged or not settings.test_cranks or not self._may_test(parts):
            return
        if seat not in table.bots:
            if not self._own:
                self._jobs.append((parts, self._settling(parts)))
            self.play.motion.pause(ASKED if table.match.state.seat in table.bots else 0.0)
            return
        moves = self._moves and not self._own
        hand = bots_hand(len(parts), table.match.digest(), table.bots[seat].steadiness) if moves else None
        if hand is not None:
            self.play.motion.play(ShowTween(self, self._coming(parts, hand, whole=True), seat))

    def land(self, seat: str, parts: Sequence[Placed]) -> None:
        """A mouse has come to the crank before the trap is complete: a computer player tries it, a person may."""
        table = self.play.table
        if self.play.staged or not self.play.shell.settings.test_cranks or not self._may_test(parts):
            return
        if seat not in table.bots:
            self._jobs.append((parts, self._settling(parts)))
            self.play.motion.call(lambda: setattr(self, "too_soon", seat))
            self.play.motion.pause(_BEFORE_NEXT)
        elif self._moves:
            hand = crank_hand(table.bots[seat].steadiness, random.Random(f"too soon {table.match.digest()}"))
            self.play.motion.play(ShowTween(self, self._coming(parts, hand, whole=True), seat))

    def run(self, parts: Sequence[Placed]) -> PartialRun | None:
        """The machine, ready for a person's hand; None if it falls before anybody turns its crank."""
        if self._live is None or self._live[0] != parts:
            for _ in self._settling(parts):
                pass
        assert self._live is not None
        (_, run), self._live = self._live, None
        return None if run.refused else run

    def _settling(self, parts: Sequence[Placed]) -> Iterator[None]:
        run = PartialRun(inputs_of(parts, Hand(())), live=True)
        while run.settling:
            yield
            for _ in range(_BUNCH):
                run.step()
        self._live = parts, run

    @property
    def _own(self) -> bool:
        """What single steps of a machine of one's own do is not shown."""
        return self._kit.plan.own

    def _may_test(self, parts: Sequence[Placed]) -> bool:
        """Whether there is something to set going, and something is missing."""
        return 0 < self._kit.start <= len(parts) < self._kit.plan.steps

    @property
    def _moves(self) -> bool:
        settings = self.play.shell.settings
        return bool(settings.pace) and not settings.reduced_motion

    def _coming(self, parts: Sequence[Placed], hand: Hand, whole: bool = False) -> PartShow:
        show = PartShow(inputs_of(parts, hand), whole)
        self._jobs.append((show, _working(show)))
        return show

    def work(self) -> bool:
        """Use spare time to work out what comes; tell whether there is more to be done."""
        until = time.perf_counter() + _SLICE
        while self._jobs and time.perf_counter() < until:
            if next(self._jobs[0][1], self) is self:
                self._jobs.popleft()
        return bool(self._jobs)

    # What is shown.

    @property
    def moving(self) -> bool:
        """Whether the parts of the machine move."""
        return self._shown is not None

    @property
    def reached(self) -> int:
        """How many links had been reached at what is shown."""
        return self._shown.reached(self._share) if self._shown else 0

    def poses(self) -> Mapping[str, Pose]:
        """Where every body is while they move."""
        assert self._shown is not None
        poses = self._shown.poses(self._share)
        return _between(poses, poses_as_set(self._shown.inputs.placements), self._back) if self._back else poses

    def begin(self, show: PartShow, tester: str) -> float:
        """From now on this is shown; tell how many seconds of motion that takes, whatever the haste of a turn."""
        self._shown, self.tester = show, tester
        self._share = self._back = 0.0
        self._noises.reset()
        self.play.shown.running = True
        self.play.changed()
        haste = self.play.motion.speed / (self.play.shell.settings.pace or 1.0)
        return (self._lasts + _BACK) * haste

    def go_on(self, share: float) -> None:
        """Show the run, and in the last moment how its parts are put back."""
        assert self._shown is not None
        seconds, before, links = share * (self._lasts + _BACK), self._share, self.reached
        self._share = min(1.0, seconds / self._lasts)
        self._back = smooth(max(0.0, seconds - self._lasts) / _BACK)
        if not self._back:
            self._noises.hear(self.poses(), (self._share - before) * self._shown.seconds, self.reached)
        if self.tester and self.reached != links:
            self.play.changed()

    def end(self, show: PartShow) -> None:
        """It is over, or nobody wants to see it any more."""
        self._jobs = deque(job for job in self._jobs if job[0] is not show)
        if self._shown is show:
            self._shown, self.tester = None, ""
            self.play.shown.running = False
            self.play.changed()

    @property
    def _lasts(self) -> float:
        """Seconds that the run takes to be seen, at normal speed."""
        assert self._shown is not None
        return self._shown.seconds / (_FAST if self.tester else 1.0)


class ShowTween(Tween):
    """A part show as motion: waits a moment if it is not ready, and is passed over if it never is or nothing stands."""

    def __init__(self, machine: UnfinishedMachine, show: PartShow, tester: str = "") -> None:
        super().__init__(_PATIENCE, self._seen, lambda share: share, lambda: machine.end(show))
        self._machine, self._show, self._tester = machine, show, tester
        self._begun = False

    def advance(self, dt: float) -> bool:
        """Move on and tell whether it is over."""
        if not self._begun and self._show.ready:
            self._begun = self._show.stands
            self.passed, self.seconds = 0.0, self._machine.begin(self._show, self._tester) if self._begun else 0.0
        return super().advance(dt)

    def _seen(self, share: float) -> None:
        if self._begun:
            self._machine.go_on(share)


def _working(show: PartShow) -> Iterator[None]:
    while not show.work(_BUNCH):
        yield


def _between(start: Mapping[str, Pose], end: Mapping[str, Pose], share: float) -> dict[str, Pose]:
    """A share of the way from some poses to others, each body turning the short way."""
    found = {}
    for name, (x, y, angle) in start.items():
        to_x, to_y, to_angle = end[name]
        turned = angle + math.remainder(to_angle - angle, math.tau) * share
        found[name] = x + (to_x - x) * share, y + (to_y - y) * share, turned
    return found
