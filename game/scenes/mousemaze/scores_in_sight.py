"""The scores in brief, above what scrolls, where the text is so large that the score pad is out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect

from game.scenes.mousemaze.score_pad import ScorePadRow
from game.ui import badges, materials
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD
from game.ui.screen import Screen
from game.ui.widget import Mood, Widget

LARGE = 1.35
"""From this size of text on the pad has no room."""
_GAP, _EDGE = 6.0, 5.0


@dataclass
class SeatScore(Widget):
    """A badge and how many wedges are safe; the pad tells the same in words."""

    seat: str = ""
    safe: int = 0
    lit: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw them on a small card, another colour while it is this seat's turn."""
        theme, place = canvas.theme, self.place
        ground = theme.chosen if self.lit else theme.field
        materials.framed(canvas, place, materials.Frame(ground, theme.card_edge, 7, 1.2))
        side = place.height - 2 * _EDGE
        badges.badge(canvas, self.seat, FRect(place.x + _EDGE, place.y + _EDGE, side, side))
        room = FRect(place.x + _EDGE + side, place.y, place.width - side - 2 * _EDGE, place.height)
        canvas.write(str(self.safe), room, BOLD, theme.ink, "centre middle")


def _size(canvas: Canvas) -> tuple[float, float]:
    high = canvas.letters.line(BOLD) + 4
    return high + canvas.letters.width("00", BOLD) + 4, high


def _across(canvas: Canvas, rows: Sequence[ScorePadRow], width: float) -> int:
    most = max(1, int((width + _GAP) // (_size(canvas)[0] + _GAP)))
    return -(-len(rows) // -(-len(rows) // most))


def scores_height(canvas: Canvas, rows: Sequence[ScorePadRow], width: float) -> float:
    """How tall the scores are at a width; 0 where the pad is in sight."""
    if canvas.text_scale < LARGE:
        return 0.0
    return -(-len(rows) // _across(canvas, rows, width)) * (_size(canvas)[1] + _GAP)


def add_scores(screen: Screen, canvas: Canvas, rows: Sequence[ScorePadRow], room: FRect) -> None:
    """Add a score for each seat, in rows of equal length."""
    if canvas.text_scale < LARGE:
        return
    wide, high = _size(canvas)
    across = _across(canvas, rows, room.width)
    for number, row in enumerate(rows):
        down, right = divmod(number, across)
        place = FRect(room.x + right * (wide + _GAP), room.y + _GAP + down * (high + _GAP), wide, high)
        screen.add(SeatScore(f"score_{row.seat}", place, hint=row.hint, seat=row.seat, safe=row.safe, lit=row.lit))
