"""Pictures that the match screen needs next, rendered in spare time: cards, the mouse, arrows, Action cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.pictures.mousemaze.card_face import draw_card, glow
from game.pictures.mousemaze.flights import FRAMES, draw_action, draw_mouse
from game.pictures.mousemaze.layout import MazeLayout
from game.pictures.mousemaze.previews import WAY, draw_arrow, pointing, walking
from game.rules.mousemaze.cards import ACTION, ACTIONS
from game.ui.canvas import Canvas


def prerender(
    canvas: Canvas,
    laid: MazeLayout,
    cards: Sequence[int],
    action: tuple[float, float, int],
    banners: Iterator[None],
) -> Iterator[None]:
    """Render a picture each step, what comes first first.

    action: how large an Action card is on the deck and where it lies, and where the mouse faces that it is drawn for.
    """
    for code in cards:
        draw_card(canvas, code, (0, 0), laid.card)
        yield
    yield from banners
    for colour in ("first", "second"):
        glow(canvas, laid.place(0), WAY[colour])
        yield
    for face, zoom in (("up", 1.0), ("down", 1.0), ("gap", 1.15)):
        canvas.stamp(f"maze/wedge_{face}", (0, 0), 0, zoom * laid.zoom)
        yield
    for number in range(FRAMES):
        draw_mouse(canvas, laid, (0, 0), 4 * number / FRAMES)
        yield
    for look, zoom in product(product(range(4), sorted(WAY.keys() - {"bad"})), (pointing(laid), walking(laid))):
        draw_arrow(canvas, (0, 0), look, zoom)
        yield
    piled, lying, facing = action
    for card, zoom in (("", piled), (ACTIONS[0].name, piled), *product(("", *ACTION), (lying,))):
        draw_action(canvas, card, (0, 0), zoom, facing)
        yield
