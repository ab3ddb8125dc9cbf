"""The cards below the stage of the bench: what is in hand, and how good the machine is."""

from __future__ import annotations

from pygame import FRect

from game.scenes.workshop.bare_bench import BareBench
from game.scenes.workshop.hand_card import HandCard
from game.scenes.workshop.score_card import ScoreCard
from game.ui.canvas import Canvas
from game.ui.layout import split

_NARROW = 600.0
"""Design units below which the two cards lie one above the other."""


def add(bench: BareBench, canvas: Canvas, room: FRect) -> float:
    """Add them at the foot of a room, side by side where it is wide; tell where they begin."""
    beside = room.width > _NARROW * canvas.text_scale and bench.counts
    hand, score = HandCard(bench, not beside), ScoreCard(bench, not beside)
    if not bench.counts:
        high = hand.height(canvas, room.width)
        hand.add(canvas, FRect(room.x, room.bottom - high, room.width, high))
        return room.bottom - high
    if beside:
        places = split(room, (0.6, 0.4), 8)
        high = max(hand.height(canvas, places[0].width), score.height(canvas, places[1].width))
        left, right = (FRect(each.x, room.bottom - high, each.width, high) for each in places)
    else:
        high = score.height(canvas, room.width)
        right = FRect(room.x, room.bottom - high, room.width, high)
        upper = hand.height(canvas, room.width)
        left = FRect(room.x, right.top - 6 - upper, room.width, upper)
    hand.add(canvas, left)
    score.add(canvas, right)
    return left.top
