"""Pictures that the table needs next, rendered in spare time: the die, the mice, the next part, turn banners."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product

from pygame import FRect

from game.pictures.mousetrap import turning
from game.pictures.mousetrap.board import MousetrapGround
from game.pictures.mousetrap.carried_off import CAGE, cage_zoom
from game.rules.mousetrap.board import WHEEL
from game.rules.mousetrap.parts import PARTS
from game.scenes.prerender import die
from game.ui.canvas import Canvas


def prerender(
    canvas: Canvas,
    laid: MousetrapGround,
    seats: Collection[str],
    part: tuple[int, FRect | None],
    banners: Iterator[None],
) -> Iterator[None]:
    """Render a picture each step, what comes first first. part: the next one, and where it is pictured."""
    yield from die(canvas, 1.0)
    zooms = {laid.mouse(space) for space in range(len(laid.cells))}
    for seat, look, zoom in product(seats, ("hop", "stand"), sorted(zooms)):
        canvas.stamp(f"mice/{seat}_{look}", (0, 0), 0, zoom)
        yield
    yield from _part(canvas, laid, *part)
    yield from _caught(canvas, laid.mouse(WHEEL), seats)
    yield from banners


def _caught(canvas: Canvas, zoom: float, seats: Collection[str]) -> Iterator[None]:
    """The cage and the mice that it carries off."""
    for name in CAGE:
        canvas.stamp(name, (0, 0), 0, cage_zoom(zoom))
        yield
    for seat in seats:
        canvas.stamp(f"mice/{seat}_caught", (0, 0), 0, zoom)
        yield


def _part(canvas: Canvas, laid: MousetrapGround, number: int, card: FRect | None) -> Iterator[None]:
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
