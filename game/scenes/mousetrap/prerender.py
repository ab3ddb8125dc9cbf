"""Pictures that the table needs next, rendered in spare time: the die, the mice, the turn banner, the next part."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pygame import FRect

from game.pictures.mousetrap import turning
from game.pictures.mousetrap.board import Ground
from game.rules.mousetrap.parts import PARTS
from game.scenes.calling import calls_ahead
from game.scenes.mousetrap.play import MousetrapPlay
from game.ui.canvas import Canvas
from game.words.language import say

_TUMBLES = 24


def prerender(canvas: Canvas, laid: Ground, play: MousetrapPlay, card: FRect | None) -> Iterator[None]:
    """Render a picture each step, what comes first first. card: where the next part is pictured, if anywhere."""
    names = play.seats.names
    for name, frame in (*(("tumble", frame) for frame in range(_TUMBLES)), *((str(pips), 0) for pips in range(1, 7))):
        canvas.stamp(f"dice/{name}", (0, 0), frame)
        yield
    zooms = {laid.mouse(space) for space in range(len(laid.cells))}
    for seat, look, zoom in product(names, ("hop", "stand"), sorted(zooms)):
        canvas.stamp(f"mice/{seat}_{look}", (0, 0), 0, zoom)
        yield
    yield from _part(canvas, laid, len(play.shown.parts) + 1, card)
    texts = {seat: say("{name}, your turn", name=name) for seat, name in names.items()}
    yield from calls_ahead(canvas, laid.window, play.animation.call, texts)


def _part(canvas: Canvas, laid: Ground, number: int, card: FRect | None) -> Iterator[None]:
    """A part as it comes and as it stands, and the one after it on its card and where it belongs."""
    view = laid.view
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
        if card is not None:
            canvas.sprite(following, card)
            yield
