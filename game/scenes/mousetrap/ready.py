"""What will be wanted at the table soon, made ahead: the die, the mice, whoever is called, and the next part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from game.pictures.mousetrap import turning
from game.rules.mousetrap.parts import PARTS
from game.scenes.calling import calls_ahead
from game.scenes.mousetrap.sidebar_widgets import NextPart
from game.ui.canvas import Canvas
from game.words.language import say

if TYPE_CHECKING:
    from game.scenes.mousetrap.table import Table

_TUMBLES = 24


def ahead(table: Table, canvas: Canvas) -> Iterator[None]:
    """Make a picture each step, what comes first first."""
    names = table.play.seats.names
    for name, frame in (*(("tumble", frame) for frame in range(_TUMBLES)), *((str(pips), 0) for pips in range(1, 7))):
        canvas.stamp(f"dice/{name}", (0, 0), frame)
        yield
    zooms = {table.laid.mouse(space) for space in range(len(table.laid.cells))}
    for seat, look, zoom in product(names, ("hop", "stand"), sorted(zooms)):
        canvas.stamp(f"mice/{seat}_{look}", (0, 0), 0, zoom)
        yield
    yield from _part(table, canvas, len(table.play.shown.parts) + 1)
    texts = {seat: say("{name}, your turn", name=name) for seat, name in names.items()}
    yield from calls_ahead(canvas, table.laid.window, table.play.telling.call, texts)


def _part(table: Table, canvas: Canvas, number: int) -> Iterator[None]:
    """A part as it comes and as it stands, and the one after it on its card and where it belongs."""
    view, card = table.laid.view, table.find("part")
    if number <= len(PARTS):
        name = f"parts/{number:02}_{PARTS[number - 1]}"
        for each in (name, f"{name}_back"):
            canvas.stamp(each, (0, 0), 0, view.units_per_cm)
            yield
        for each in (name, f"{name}_back", f"{name}{turning.SHADOW}", f"{name}_back{turning.SHADOW}"):
            turning.upright(canvas, view, each)
            yield
    if number < len(PARTS):
        following = f"parts/{number + 1:02}_{PARTS[number]}"
        turning.upright(canvas, view, f"{following}_next")
        yield
        if isinstance(card, NextPart):
            canvas.sprite(following, card.picture_place)
            yield
