"""Pictures that the match screen needs next, rendered in spare time: the die, what may be lit or fly on the board."""

from __future__ import annotations

from collections.abc import Iterator

from game.pictures.mightymouse import board
from game.rules.mightymouse.board import TRACKS
from game.scenes.prerender import die
from game.ui.canvas import Canvas


def prerender(canvas: Canvas, zoom: float, banners: Iterator[None]) -> Iterator[None]:
    """Render a picture each step, what comes first first. zoom: that of the board."""
    yield from die(canvas, board.DIE)
    yield from banners
    for name in ("bump", "glow", *(f"{kind}_{hazard}" for hazard in TRACKS for kind in ("track", "fly"))):
        canvas.stamp(f"race/{name}", (0, 0), 0, zoom * (board.HERO if "fly" in name else 1.0))
        yield
