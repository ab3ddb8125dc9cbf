"""The parts of a machine as a list, for those who build by keys or by ear, and to find what is wrong."""

from __future__ import annotations

from functools import partial

from game.shell.pages import MARGIN, Page
from game.shell.part_row import PartRow
from game.text.language import _, sentences, told_of
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Pressed
from game.ui.layout import BoxTree, Grow, Layers, Pad, Scroll, Sized, VBox
from game.ui.shell import Shell
from game.ui.widgets.panels import Card, Label
from game.workshop.bench import tie_acts
from game.workshop.bench.bare_bench import BareBench
from game.workshop.parts.fitting import neighbours, tie_kinds
from game.workshop.text import bench as words
from game.workshop.text.bench import part_name, stands

# The parts of a machine as a list: for those who build by keys or by ear, and to find what stands in what.

_WIDEST, _PARTS_LIST_EDGE, _GAP = 900.0, 14.0, 8.0


class PartsList(Page):
    """Opened from the bench: everything that stands there, from left to right; a part that stays cannot be taken."""

    first = "back"

    def __init__(self, shell: Shell, bench: BareBench) -> None:
        super().__init__(shell)
        self.bench = bench
        chosen = bench.editing.chosen
        self.focused = f"part_{chosen[0]}" if chosen else ""

    def compose(self, canvas: Canvas) -> None:
        """The part in hand is in sight at first."""
        super().compose(canvas)
        if not self._shown and (held := self.find(self.focused)) is not None:
            self.reveal(held)
        self._shown = True

    def tree(self, canvas: Canvas) -> BoxTree:
        """A head, what moved last, and the parts."""
        told = [Label(f"line_{number}", text=line) for number, line in enumerate(self._above())]
        parts = Scroll(VBox(*told, *self._rows(), gap=_GAP), "parts", (6, 4, 22, 12))
        card = Layers(Card("card", corner=14), Pad(parts, _PARTS_LIST_EDGE))
        wide = min(_WIDEST * min(canvas.text_scale, 1.6), canvas.area.width - 2 * MARGIN)
        keys = self.keys(("return", _(words.TAKE_LOWER)))
        return self.page(canvas, _(words.TITLE), 16, Grow(Sized(card, wide)), 24, aside=keys)

    _shown = False

    def _above(self) -> list[str]:
        """What is told before the parts."""
        showing, machine = self.bench.showing, self.bench.editing.machine
        told = [] if machine.parts else [_(words.NO_PARTS)]
        if showing is not None and showing.report is not None:
            told.append(words.moved([part for part, _step in showing.report.woken], machine))
        return told

    def _rows(self) -> list[PartRow]:
        editing = self.bench.editing
        machine, touching, overlaps = editing.machine, neighbours(editing.machine), editing.overlaps()
        return [
            PartRow(
                f"part_{part.id}",
                title=told_of(part_name(part.id, machine), stands(part.id, machine)),
                text=sentences(
                    words.reaches(part.id, machine),
                    words.touches(touching[part.id], machine),
                    words.ties(part.id, machine),
                ),
                wrong=words.stuck(part.id, overlaps, machine),
                on_press=partial(self._take, part.id),
                hint=self._hint(part.id),
            )
            for part in sorted(machine.parts, key=lambda part: (part.x, part.y))
        ]

    def _hint(self, part: str) -> str:
        """What can be done with it."""
        bench = self.bench
        if not bench.editing.movable(part):
            return _(words.STAYS)
        ties = "tie" in bench.tools and tie_kinds(bench.editing.machine.part(part))
        return sentences(_(words.TAKES), _(words.T_TIES) if ties else "")

    def on_key(self, pressed: Pressed) -> bool:
        """T ties the part that has the focus."""
        part = self.focused.removeprefix("part_")
        if pressed.key != "t" or part == self.focused or "tie" not in self.bench.tools:
            return super().on_key(pressed)
        self._take(part)
        tie_acts.begin(self.bench)
        return True

    def _take(self, part: str) -> None:
        """Back to the bench with it in hand; what stays is only read."""
        bench = self.bench
        if bench.editing.movable(part):
            self.shell.close()
            bench.stop()
            bench.editing.choose(part)
            bench.focus("hand")
            bench.edited()
