"""A machine that is set up again and again: it settles while it is seen, as that takes longer than a frame."""

from __future__ import annotations

from game.physics.mousetrap.run import MAX_STEPS, TrapRun
from game.physics.specs import Pose
from game.scenes.mousetrap.machine_screen import MachineScreen
from game.ui.shell import Shell

_SLICE = 192
"""Steps a frame in which a machine settles, some 4 ms: it stands after a ninth of a second."""


class SettlingScreen(MachineScreen):
    """Shows a machine from the moment its parts are set; it is ready once it stands or has fallen."""

    def __init__(self, shell: Shell, run: TrapRun) -> None:
        self._settling: TrapRun | None = None
        super().__init__(shell, run)

    @property
    def settling(self) -> bool:
        """Whether it is still to be seen if the machine stands."""
        return self._settling is not None

    @property
    def poses(self) -> dict[str, Pose]:
        """As it settles, or as it is watched."""
        return dict(self._settling.frame()) if self._settling is not None else super().poses

    @property
    def steering(self) -> bool:
        """Nobody turns a crank that does not stand yet."""
        return self._settling is None and super().steering

    def settle_anew(self, run: TrapRun) -> None:
        """Show a machine that has not settled."""
        self._settling = run
        self.set_up(run)
        self.stale()

    def turn_steadily(self) -> None:
        """Turn by one press, as soon as it stands."""
        self._settle(MAX_STEPS)
        super().turn_steadily()

    def turn_faster(self, by: float) -> None:
        """Turn by keys, as soon as it stands."""
        self._settle(MAX_STEPS)
        super().turn_faster(by)

    def tick(self, dt: float) -> bool:
        """Let it settle, then run."""
        if self._settling is None:
            return super().tick(dt)
        self._settle(_SLICE)
        return True

    def _settle(self, steps: int) -> None:
        run = self._settling
        if run is None:
            return
        for _ in range(steps):
            if not run.settling:
                break
            run.step()
        if not run.settling:
            self._settling = None
            self.set_up(run)
            self.stale()
