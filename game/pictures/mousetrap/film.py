"""A run of the trap as a film."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.core.slices import Slices
from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.inputs import TrapInputs
from game.physics.mousetrap.run import TrapRun
from game.physics.specs import Pose
from game.pictures.film import SECONDS, Draw, filming
from game.pictures.mousetrap.stage import Look, MachineStage, fitting
from game.pictures.mousetrap.strip import outcome
from game.ui.canvas import Canvas

SIZE = (512, 240)
_AFTER = 2 * STEPS_PER_SECOND
"""Steps after the last link in which there is still something to be seen."""
_EVERY = round(SECONDS * STEPS_PER_SECOND)


def trap_film(assets: Path, inputs: TrapInputs, mice: Sequence[str], title: str = "") -> Slices[bytes]:
    """The file of a run under its recorded hand. mice: who sits on the wheel. title: how it ends, else found out."""
    ended: list[str] = []

    def frames() -> Iterator[Draw | None]:
        run, stage = TrapRun(inputs), MachineStage(inputs.placements)
        look = Look(ghosts=False, wheel=True, mice=mice, bare=True)

        def draw(poses: Mapping[str, Pose], canvas: Canvas, place: FRect) -> None:
            stage.draw(canvas, fitting(place), poses, **look)

        yield partial(draw, run.frame())
        while not run.done:
            for _ in range(_EVERY):
                if run.done:
                    break
                run.step()
            seen = not run.links or run.steps - run.links[-1][1] <= _AFTER
            yield partial(draw, run.frame()) if seen else None
        ended.append(outcome(run.report()))

    return filming(assets, SIZE, frames, lambda: title or ended[-1])
