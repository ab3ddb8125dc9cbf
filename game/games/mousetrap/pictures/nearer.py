"""The stage of a camera that has leant in: what stands still is enlarged once, and what moves is drawn on it."""

from __future__ import annotations

from typing import Unpack

from game.games.mousetrap.pictures.camera import Bounds, MachineView
from game.games.mousetrap.pictures.stage import Look, MachineStage
from game.ui.drawing.canvas import Canvas
from game.ui.input.bindings import Point
from game.ui.widgets.leaning import FROM, TO

_MORE_CM = 10.0
"""How much more than is seen is enlarged to either side, as the camera goes on."""


class NearStage:
    """Keeps a stretch of a stage, enlarged as long as the camera stays within it."""

    def __init__(self) -> None:
        self._of: MachineStage | None = None
        self.stage = MachineStage({})
        self._seen: object = None
        self._bounds = Bounds(0.0, 0.0, 0.0, 0.0)

    def holds(self, stage: MachineStage, canvas: Canvas, view: MachineView, at: Point) -> bool:
        """Whether all that is seen from near is enlarged already."""
        left, low, right, high = self._near(view, at).shown
        there, same = self._bounds, self._of is stage and self._seen == _seen_from(canvas, view)
        return same and there.left <= left and there.low <= low and right <= there.right and high <= there.high

    def make(self, stage: MachineStage, canvas: Canvas, view: MachineView, **look: Unpack[Look]) -> None:
        """Enlarge all that a view shows, and somewhat more."""
        self._of, self._seen, self._bounds = stage, _seen_from(canvas, view), _stretch(canvas, view)
        self.stage = stage.nearer(canvas, view, self._near(view, (0.0, 0.0)), **look)

    def prepare(self, canvas: Canvas) -> None:
        """Enlarge in spare time what moves."""
        self.stage.turner.enlarge_ahead(canvas)

    def of(self, view: MachineView, at: Point) -> tuple[MachineStage, MachineView]:
        """The enlarged stage, and how it is seen from near, round a place of the canvas."""
        return self.stage, self._near(view, at)

    def _near(self, view: MachineView, at: Point) -> MachineView:
        return view.nearer(at, TO / FROM)._replace(bounds=self._bounds)


def _seen_from(canvas: Canvas, view: MachineView) -> object:
    return canvas.surface.get_size(), canvas.look, tuple(view.rect), view.units_per_cm


def _stretch(canvas: Canvas, view: MachineView) -> Bounds:
    """What is to be enlarged, its edges on pixels that stay whole ones."""
    whole, (left, low, right, high) = view.widened(), view.shown
    (x, y), (to_x, to_y) = whole.to_screen((left - _MORE_CM, high)), whole.to_screen((right + _MORE_CM, low))
    per, (wide, tall) = canvas.scale, whole.rect.size
    sides = max(0.0, x), max(0.0, y), min(wide, to_x), min(tall, to_y)
    x, y, to_x, to_y = (int(side * per / FROM) * FROM / per for side in sides)
    (left, high), (right, low) = whole.to_cm((x, y)), whole.to_cm((to_x, to_y))
    return Bounds(left, low, right, high)
