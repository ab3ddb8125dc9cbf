"""Where things lie for a canvas: the board, the column of cards beside or below it, and the story."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from game.pictures.mightymouse.board import RATIO, RaceGround, fitted
from game.ui.canvas import Canvas

_LEAST_STORY, _LEAST_BELOW = 120.0, 300.0
_COLUMN = 320.0


class RaceSlots(NamedTuple):
    """The places of the cards; ``story`` is empty where it lies in the column."""

    column: FRect
    story: FRect
    further: FRect


def arranged(canvas: Canvas) -> tuple[RaceGround, RaceSlots]:
    """The board as large as the cards leave room for."""
    area = canvas.area
    gap = 18.0 if area.width > 1100 else 12.0
    room = area.inflate(-2 * gap, -2 * gap)
    if room.height - room.width / RATIO - gap > _LEAST_BELOW:
        return _below(room, gap)
    scale = canvas.text_scale
    narrow = 286.0 if area.width < 1100 else _COLUMN
    wide = min(room.width * 0.44, narrow * (1 + 0.62 * (scale - 1)))
    laid = fitted(FRect(room.x, room.y, room.width - wide - gap, room.height))
    column = FRect(laid.rect.right + gap, room.y, room.right - laid.rect.right - gap, room.height)
    column.width = min(column.width, wide * 1.6)
    under = FRect(room.x, laid.rect.bottom + gap, laid.rect.width, room.bottom - laid.rect.bottom - gap)
    if under.height < _LEAST_STORY * min(scale, 1.7):
        spare = room.width - laid.rect.width - gap - column.width
        laid = RaceGround(laid.rect.move(spare / 2, under.height / 2 if under.height > 0 else 0))
        column.x = laid.rect.right + gap
        under = FRect()
    return laid, RaceSlots(column, under, FRect())


def _below(room: FRect, gap: float) -> tuple[RaceGround, RaceSlots]:
    """An upright window: the turn and the other cards side by side below the board."""
    laid = fitted(FRect(room.x, room.y, room.width, room.height - _LEAST_BELOW - gap))
    laid = RaceGround(laid.rect.move((room.width - laid.rect.width) / 2, 0))
    top = laid.rect.bottom + gap
    half = (room.width - gap) / 2
    turn = FRect(room.x, top, half, room.bottom - top)
    return laid, RaceSlots(turn, FRect(), turn.move(half + gap, 0))
