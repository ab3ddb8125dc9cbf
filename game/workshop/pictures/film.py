"""A run of a machine of one's own as a film."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from pygame import FRect

from game.core.slices import Slices
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Pose
from game.shell.pictures.film import SECONDS, Draw, filming
from game.ui.drawing.canvas import Canvas
from game.workshop.parts.machine import Machine
from game.workshop.parts.run import End, RunReport, WorkshopRun
from game.workshop.pictures.bench_stage import BenchLook, BenchStage, whole

SIZE = (512, 288)
_EVERY = round(SECONDS * STEPS_PER_SECOND)
_SLICES = 4
"""Parts of the time between two pictures, so that a large machine does not hold up the window."""


def machine_film(assets: Path, machine: Machine, title: Callable[[RunReport], str]) -> Slices[bytes]:
    """The file of the exact machine's run. title: how it ended."""
    ended: list[RunReport] = []

    def frames() -> Iterator[Draw | None]:
        run, stage = WorkshopRun(machine).settle(), BenchStage()

        def draw(poses: Mapping[str, Pose], caught: bool, canvas: Canvas, place: FRect) -> None:
            items = stage.items(canvas, whole(place, place), machine, BenchLook(poses, caught=caught))
            canvas.surface.blits([item.blit for item in items if item is not None], False)

        yield partial(draw, run.frame(), False)
        while not run.done:
            for _ in range(_SLICES):
                run.steps_at_once(_EVERY // _SLICES)
                yield None
            caught = run.done and run.report().end is End.CAUGHT
            yield partial(draw, run.frame(), caught)
        ended.append(run.report())

    return filming(assets, SIZE, frames, lambda: title(ended[-1]))
