"""What the stage of the bench shows: the machine as it is built or as it runs, and the marks over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.physics.workshop.machine import Machine
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.bench_stage import BenchLook
from game.pictures.workshop.marks import band, marks, misses
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

if TYPE_CHECKING:
    from game.scenes.workshop.bench import Bench


class BenchPicture:
    """Keeps the marks until something about them changes."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._marks: tuple[object, Item | None] = (None, None)

    def items(self, canvas: Canvas, view: MachineView) -> list[Item | None]:
        """Everything from behind to the front."""
        bench, showing = self.bench, self.bench.showing
        caught = showing is not None and showing.caught
        machine = bench.editing.machine if showing else bench.machine
        lifted = bench.editing.chosen if bench.pointing.candidate is not None else ()
        look = BenchLook(showing.poses if showing else None, showing is None, caught, lifted)
        items = bench.stage.items(canvas, view, machine, look)
        trails = showing.trails(canvas, view) if showing else ()
        return [*items, *trails, *self._marked(canvas, view, machine)]

    def _marked(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item | None]:
        bench = self.bench
        if bench.showing is not None and not bench.showing.run.fallen:
            return []
        chosen = bench.editing.chosen
        stuck = [name for each in bench.editing.overlaps() for name in (each.one, each.other)]
        key = machine, chosen, tuple(stuck), view, canvas.scale
        if key != self._marks[0]:
            self._marks = key, marks(canvas, view, machine, chosen, stuck)
        busy = bench.pointing.candidate is not None or bench.showing is not None
        missed = () if busy else misses(canvas, view, bench.counting.score.spots)
        rubber = bench.pointing.band
        return [*missed, self._marks[1], band(canvas, *rubber) if rubber else None]
