"""The pictures of the card game's rule book: Maze cards, Action cards, and the no-cheese mark."""

from __future__ import annotations

from pygame import FRect

from game.core.setup import Setup
from game.pictures.blocks import Drawn
from game.pictures.mousemaze.card_face import draw_card
from game.pictures.mousemaze.flights import draw_action
from game.rules.mousemaze.cards import LYING, code_of
from game.ui.canvas import Canvas

_CARD, _ACTION, _MARK = (124.0, 124.0), (120.0, 160.0), (48.0, 48.0)
_ZOOM = 0.52
"""How large an Action card is drawn, as a share of its designed size."""
_TURNED = code_of(6, 1, 1)
"""Move 2, lying so that its arrow points to the right."""


def figure(name: str, setup: Setup) -> Drawn:
    """``card:PICTURE``, ``action:NAME`` with underscores for blanks, or ``mark:NAME``."""
    kind, _, what = name.partition(":")
    if kind == "card":
        code = _TURNED if what == "move_2" else next(code for code, side in enumerate(LYING) if side.picture == what)
        return Drawn(_CARD, lambda canvas, place: draw_card(canvas, code, place.center, place.width - 8))
    if kind == "action":
        card = what.replace("_", " ")
        return Drawn(_ACTION, lambda canvas, place: draw_action(canvas, card, place.center, _ZOOM))
    return Drawn(_MARK, lambda canvas, place: _mark(canvas, what, place))


def _mark(canvas: Canvas, what: str, place: FRect) -> None:
    canvas.sprite(f"maze/mark_{what}", place)
