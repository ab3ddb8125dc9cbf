"""The tray as a small picture, as it was noted after the last pull, or else pulled again."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress

from pygame import FRect

from game.physics.boobytrap.history import Rebuild
from game.physics.boobytrap.packing import decode_packing
from game.physics.boobytrap.settled import TrayFrame
from game.physics.boobytrap.tray import Tray
from game.physics.errors import MachineError
from game.pictures.boobytrap.tray import TrayPicture
from game.pictures.boobytrap.view import OUTSIDE, TrayView
from game.pictures.covers import COVERS, cover
from game.rules.boobytrap.state import State
from game.ui.canvas import Canvas

_NOTE = "tray "
_LID = COVERS["boobytrap"].height / COVERS["boobytrap"].width


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas with the middle of the box; with its lid where nobody knows yet how the pieces lie."""
    area, picture, frame = canvas.area, TrayPicture(), None
    if state.seed:
        yield
        with suppress(MachineError):
            frame = yield from _frame(state, notes)
    if frame is None:
        cover(canvas, "boobytrap", FRect(area.x, area.y, area.width, area.width * _LID))
        return
    box = TrayView.within(area.inflate(0, area.width * OUTSIDE[1] / OUTSIDE[0] - area.height))
    picture.box(canvas, box)
    yield
    picture.draw(canvas, box, frame, {}, canvas.surface.copy())


def _frame(state: State, notes: Sequence[str]) -> Generator[None, None, TrayFrame]:
    for note in notes:
        if note.startswith(_NOTE):
            with suppress(MachineError):
                tray = Tray(decode_packing(note.removeprefix(_NOTE)))
                if tray.left == state.left:
                    return tray.frame()
    again = Rebuild(state.seed, tuple((pull.number, pull.lift, pull.thrown) for pull in state.pulls))
    while not again.done:
        again.step()
        yield
    return again.tray().frame()
