"""A run of the machine as it is watched: stepped only as far as it has been shown, then shown again at will.

How fast it is watched decides only how many steps a frame takes, never what a step does.
"""

from __future__ import annotations

from game.games.mousetrap.trap.layout import BOARD
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.run import PartialRun, TrapRun
from game.machine.hand import LAST_STEP, MAX_RPS, STEPS_PER_SECOND, Hand, steady
from game.machine.recording import Recording
from game.machine.specs import Pose

EVERY = 4
"""Steps from one picture to the next: 240 a second."""

STEADY_RPS = 0.7
_MOST_STEPS = 1500
_PATIENCE = STEPS_PER_SECOND
_GRAIN = 0.05


class WatchedRun:
    """A run that has settled, under its recorded hand, or under a live one that calls `turn` or `follow`.

    head: the step that is shown just now.
    """

    def __init__(self, run: TrapRun) -> None:
        self.run = run
        self.recording = Recording(run, EVERY)
        self.head = 0.0
        self._coming: list[tuple[int, float]] = []
        self._final: TrapReport | None = None

    @property
    def begun(self) -> bool:
        """Whether the crank has been turned at all."""
        return not self.run.live or bool(self.run.hand.changes)

    @property
    def rests(self) -> bool:
        """Whether the crank, still in need of a hand, stands still or is turned back, and nothing else turns it."""
        needs_hand = self.run.live and not self.run.done and len(self.run.links) < self.run.free_at
        return needs_hand and not self._coming and self.rps <= 0.0

    @property
    def shown_all(self) -> bool:
        """Whether the run is over and has been seen to its end."""
        return self.run.done and self.head >= self.run.steps

    @property
    def report(self) -> TrapReport:
        """The facts so far."""
        if not self.run.done:
            return self.run.report()
        if self._final is None:
            self._final = self.run.report()
        return self._final

    @property
    def rps(self) -> float:
        """How fast a live hand turns just now."""
        changes = self.run.hand.changes
        return changes[-1][1] if changes else 0.0

    @property
    def plan(self) -> Hand:
        """How the crank is turned to the end if nobody touches it any more: evenly as long as it needs a hand."""
        run, changes = self.run, self.run.hand.changes
        if not run.live:
            return run.inputs.hand
        if run.done:
            return run.hand
        coming = tuple(reversed(self._coming))
        if not coming and len(run.links) < run.free_at:
            coming = _from(run.steps, steady(STEADY_RPS))
        coming = tuple(change for change in coming if change[0] <= LAST_STEP)
        return Hand((*(change for change in changes if not coming or change[0] < coming[0][0]), *coming))

    def turn(self, rps: float) -> None:
        """The live hand's speed from now on, revolutions a second."""
        if self.run.live and not self.run.done:
            self._coming.clear()
            self.run.turn(_grained(rps))

    def follow(self, hand: Hand) -> None:
        """Let a live hand turn like a recorded one, from now on."""
        if self.run.live and not self.run.done:
            self._coming = [*reversed(_from(self.run.steps, hand))]

    def advance(self, seconds: float) -> None:
        """Show so much more of the run, stepping it as far as needed."""
        self._step_to(min(self.head + seconds * STEPS_PER_SECOND, self.run.steps + _MOST_STEPS))

    def finish(self) -> bool:
        """Run on, a slice at a time, and show the end; tell whether that is reached. A resting hand turns steadily."""
        if not self._moves():
            self.follow(steady(STEADY_RPS))
        self._step_to(self.run.steps + _MOST_STEPS)
        return self.shown_all

    def run_ahead(self, steps: int) -> None:
        """Run on by so many steps, and show what was shown."""
        shown = self.head
        self._step_to(self.run.steps + steps)
        self.head = shown

    def rewind(self, step: float) -> None:
        """Show from a step on again."""
        self.head = min(max(0.0, step), float(self.run.steps))

    def poses(self) -> dict[str, Pose]:
        """Where every body is at what is shown."""
        return self.recording.at(self.head)

    def reached(self) -> int:
        """How many links had been reached at what is shown."""
        return sum(step <= self.head for _, step in self.run.links)

    @property
    def since_last_link(self) -> float:
        """Seconds of the machine since the last link reached at what is shown."""
        last = max((step for _, step in self.run.links if step <= self.head), default=0)
        return (self.head - last) / STEPS_PER_SECOND

    def _step_to(self, step: float) -> None:
        run = self.run
        while run.steps < step and not run.done and self._moves():
            if self._coming and self._coming[-1][0] <= run.steps:
                run.turn(self._coming.pop()[1])
            run.step()
            self.recording.record(run)
            if len(run.links) == run.free_at and run.links[-1][1] == run.steps:
                self.turn(0.0)
        self.head = min(step, run.steps)

    def _moves(self) -> bool:
        """A hand that rests before the sign is let go makes time wait: nobody is hurried."""
        if not self.run.live or self._coming:
            return True
        changes = self.run.hand.changes
        if not changes:
            return False
        step, rps = changes[-1]
        return rps != 0.0 or len(self.run.links) >= self.run.free_at or self.run.steps - step < _PATIENCE


def _grained(rps: float) -> float:
    return round(round(min(MAX_RPS, max(-MAX_RPS, rps)) / _GRAIN) * _GRAIN, 2)


def _from(start: int, hand: Hand) -> tuple[tuple[int, float], ...]:
    return tuple((start + step, _grained(rps)) for step, rps in hand.changes)


# A run of the unfinished machine worked out ahead, in slices, and then shown: what a new part does.


class PartShow:
    """Step it with `work` until it is `ready`, then ask where everything was.

    whole: show the run from the first turn of the crank on; otherwise about a second of it, round the last link.
    The machine is built by the first `work`, some 3 ms.
    """

    def __init__(self, inputs: TrapInputs, whole: bool = False) -> None:
        self.inputs = inputs
        self._whole = whole
        self._run: PartialRun | None = None
        self._recording: Recording | None = None

    @property
    def ready(self) -> bool:
        """Whether the run is over and can be shown."""
        return self._run is not None and self._run.done

    @property
    def stands(self) -> bool:
        """Whether the machine stood while it settled; only then is there anything to show."""
        return self._run is not None and self._run.done and not self._run.refused

    @property
    def report(self) -> TrapReport:
        """The facts of the run, once it is ready."""
        return self._finished.report()

    @property
    def seconds(self) -> float:
        """How long what is shown takes, in the machine's own time."""
        start, end = self._steps
        return (end - start) / STEPS_PER_SECOND

    def work(self, steps: int) -> bool:
        """Go on by so many steps; tell whether it is ready."""
        if self._run is None:
            self._run = PartialRun(self.inputs)
            return False
        run = self._run
        for _ in range(steps):
            if run.done:
                break
            run.step()
            if self._recording is not None:
                self._recording.record(run)
            elif not run.settling:
                self._recording = Recording(run, EVERY)
        return run.done

    def poses(self, share: float) -> dict[str, Pose]:
        """Where every body is at a share, from 0 to 1, of what is shown."""
        assert self._recording is not None
        return self._recording.at(self._step(share))

    def reached(self, share: float) -> int:
        """How many links have been reached at a share of what is shown."""
        return sum(step <= self._step(share) for _, step in self._finished.links)

    @property
    def _finished(self) -> PartialRun:
        assert self._run is not None
        return self._run

    @property
    def _steps(self) -> tuple[int, int]:
        return (0, self._finished.steps) if self._whole else self._finished.shown

    def _step(self, share: float) -> float:
        start, end = self._steps
        return start + (end - start) * share


# How much the board shakes on its mount: what a hasty hand does to everything that stands on it.

CALM_CM = 0.055
"""Measured: somewhat more than the board moves by at one turn a second, up to which no capture is lost."""
SHAKY_CM = 0.17
"""Measured: the most that it moves by at two turns a second, at which three misses in four are the hand's doing."""
_SECONDS = 0.3
"""How far back is looked: some two swings of the board on its mount."""


def shaking(watched: WatchedRun) -> float:
    """How far from its rest the board moved at the most in the last moments that are shown, cm."""
    head = watched.head
    track = watched.recording.track(BOARD, head - _SECONDS * STEPS_PER_SECOND, head)
    return max(abs(x) for x, _, _ in track)
