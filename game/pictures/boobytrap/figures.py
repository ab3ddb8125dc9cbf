"""The pictures of Booby-Trap's rule book: the pieces, and the signs for how one is held."""

from __future__ import annotations

from pygame import FRect

from game.core.setup import Setup
from game.physics.boobytrap.pieces import RADII
from game.pictures.blocks import Drawn
from game.pictures.boobytrap.hand_rows import small_disc
from game.rules.boobytrap.pieces import numbers_of
from game.ui.canvas import Canvas

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
