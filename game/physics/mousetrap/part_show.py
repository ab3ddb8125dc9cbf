"""A run of the unfinished machine worked out ahead, in slices, and then shown: what a new part does."""

from __future__ import annotations

from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.inputs import TrapInputs
from game.physics.mousetrap.partial_run import PartialRun
from game.physics.mousetrap.recording import Recording
from game.physics.mousetrap.report import TrapReport
from game.physics.specs import Pose


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
                self._recording = Recording(run)
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
