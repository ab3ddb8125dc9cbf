"""The tray in small: the pictures of the rule book, and that of a position on a card."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress

from pygame import FRect

from game.core.setup import Setup
from game.games.boobytrap.pictures.panel import small_disc
from game.games.boobytrap.pictures.places import TrayView
from game.games.boobytrap.pictures.tray import TrayPicture
from game.games.boobytrap.rules.pieces import numbers_of
from game.games.boobytrap.rules.state import State
from game.games.boobytrap.tray.history import Rebuild
from game.games.boobytrap.tray.packing import RADII, decode_packing
from game.games.boobytrap.tray.settled import Tray, TrayFrame
from game.machine import MachineError
from game.shell.pictures.blocks import Drawn
from game.shell.pictures.shop import cover
from game.ui.drawing import materials
from game.ui.drawing.canvas import Canvas

_SIGN, _LARGEST = (60.0, 60.0), 72.0


def figure(name: str, setup: Setup) -> Drawn:
    """``piece:SIZE`` or ``feel:WORD``."""
    kind, _, what = name.partition(":")
    if kind == "feel":
        return Drawn(_SIGN, lambda canvas, place: _sign(canvas, what, place))
    side = _LARGEST * RADII[what] / RADII["L"]
    return Drawn((side, side), lambda canvas, place: small_disc(canvas, numbers_of(what)[0], place))


def _sign(canvas: Canvas, word: str, place: FRect) -> None:
    canvas.sprite(f"booby/{word}", place, tint=canvas.theme.ink)


# The tray as a small picture, as it was noted after the last pull, or else pulled again.

_EDGE = 8.0
_NOTE = "tray "
_LID = 262 / 258
"""Of its box, see `game.games.boobytrap.desk`."""


def draw(canvas: Canvas, state: State, notes: Sequence[str]) -> Iterator[None]:
    """Fill the canvas: the whole box on a table; with its lid where nobody knows yet how the pieces lie."""
    area, picture, frame = canvas.area, TrayPicture(), None
    if state.seed:
        yield
        with suppress(MachineError):
            frame = yield from _frame(state, notes)
    if frame is None:
        materials.table(canvas)
        high = area.height - 2 * _EDGE
        cover(canvas, "boobytrap", FRect(area.centerx - high / _LID / 2, area.y + _EDGE, high / _LID, high))
        return
    materials.table(canvas)
    box = TrayView.within(area.inflate(-2 * _EDGE, -2 * _EDGE))
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
