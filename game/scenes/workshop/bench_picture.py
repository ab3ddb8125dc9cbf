"""What the stage of the bench shows: the machine as it is built or as it runs, and the marks over it."""

from __future__ import annotations

from game.physics.workshop.machine import Machine
from game.physics.workshop.tie import End
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.bench_stage import BenchLook
from game.pictures.workshop.marks import band, marks, misses
from game.pictures.workshop.tie_marks import preview, rings
from game.scenes.workshop import tie_acts
from game.scenes.workshop.bare_bench import BareBench
from game.scenes.workshop.callouts import shown_misses
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item


class BenchPicture:
    """Keeps the marks until something about them changes."""

    def __init__(self, bench: BareBench) -> None:
        self.bench = bench
        self._marks: tuple[object, Item | None] = (None, None)

    def items(self, canvas: Canvas, view: MachineView) -> list[Item | None]:
        """Everything from behind to the front."""
        bench, showing = self.bench, self.bench.showing
        caught = showing is not None and showing.caught
        machine = bench.editing.machine if showing else bench.machine
        lifted = bench.editing.chosen if bench.candidate is not None else ()
        look = BenchLook(showing.poses if showing else None, showing is None, caught, lifted)
        items = bench.stage.items(canvas, view, machine, look)
        trails = showing.trails(canvas, view) if showing else ()
        return [*items, *trails, *self._marked(canvas, view, machine), *self._tying(canvas, view, machine)]

    def _tying(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item]:
        """Where ties can end, and the one that is pointed at."""
        tying, shown = self.bench.tying, tie_acts.shown(self.bench)
        if tying is None:
            return []
        own = End(tying.part, tying.at) if tying.part else None
        found = list(rings(canvas, view, machine, tying.kind, own))
        return [*found, *(preview(canvas, view, machine, shown, shown in machine.ties) if shown else ())]

    def _marked(self, canvas: Canvas, view: MachineView, machine: Machine) -> list[Item | None]:
        bench = self.bench
        if bench.tying is not None or (bench.showing is not None and not bench.showing.run.fallen):
            return []
        chosen = bench.editing.chosen
        stuck = [name for each in bench.editing.overlaps() for name in (each.one, each.other)]
        key = machine, chosen, tuple(stuck), view, canvas.scale
        if key != self._marks[0]:
            self._marks = key, marks(canvas, view, machine, chosen, stuck)
        busy = bench.candidate is not None or bench.showing is not None
        missed = () if busy else misses(canvas, view, shown_misses(bench))
        rubber = bench.band
        return [*missed, self._marks[1], band(canvas, *rubber) if rubber else None]
