"""Pictures that the match screen needs next, rendered in spare time: cards, the mouse, arrows, Action cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from game.pictures.mousemaze.card_face import draw_card
from game.pictures.mousemaze.flights import draw_action, draw_mouse
from game.pictures.mousemaze.ghosts import WAY, draw_arrow
from game.pictures.mousemaze.layout import MazeLayout
from game.rules.mousemaze.cards import ACTION, ACTIONS
from game.ui.canvas import Canvas


def prerender(
    canvas: Canvas, laid: MazeLayout, cards: Sequence[int], zooms: tuple[float, float], banners: Iterator[None]
) -> Iterator[None]:
    """Render a picture each step, what comes first first. zooms: of an Action card on the deck, and where it lies."""
    for code in cards:
        draw_card(canvas, code, (0, 0), laid.card)
        yield
    yield from banners
    draw_mouse(canvas, laid, (0, 0), 0.0)
    yield
    for look in product(range(4), sorted(WAY.keys() - {"bad"})):
        draw_arrow(canvas, (0, 0), look, max(0.8, laid.zoom))
        yield
    piled, lying = zooms
    for card, zoom in (("", piled), (ACTIONS[0].name, piled), *product(("", *ACTION), (lying,))):
        draw_action(canvas, card, (0, 0), zoom)
        yield
