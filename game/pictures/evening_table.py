"""The table of an evening: a column a game, a row a guest."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.ui import badges, icons, materials
from game.ui.canvas import Canvas
from game.ui.lettering import BODY, BOLD
from game.ui.theme import mix
from game.ui.widget import Mood, Widget

MOST = 8
"""The last games that are shown; the sum counts all."""
_NAME = 0.38


def _cells(place: FRect, number: int) -> list[FRect]:
    """Where the numbers of a row stand, the sum last."""
    rest = FRect(place.x + place.width * _NAME, place.y, place.width * (1 - _NAME), place.height)
    step = rest.width / (number + 1)
    return [FRect(rest.x + at * step, rest.y, step, rest.height) for at in range(number + 1)]


@dataclass
class EveningGamesRow(Widget):
    """The boxes of the games over their columns."""

    games: tuple[str, ...] = ()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw each as large as its column allows."""
        for game, cell in zip(self.games, _cells(self.place, len(self.games)), strict=False):
            side = min(cell.width - 4, cell.height - 4)
            canvas.sprite(f"boxes/{game}", FRect(cell.centerx - side / 2, cell.centery - side / 2, side, side))


@dataclass
class GuestRow(Widget):
    """A guest, the points of each game that they played, and all of them; lit: nobody has more."""

    seat: str = ""
    name_shown: str = ""
    computer: bool = False
    points: tuple[int | None, ...] = ()
    total: int = 0
    lit: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the row and the line below it."""
        theme, place = canvas.theme, self.place
        if self.lit:
            edge = mix(badges.badge_of(self.seat).colour, (0, 0, 0), 0.25)
            materials.framed(canvas, place.inflate(8, -4), materials.Frame(theme.chosen, edge, 8, 1.6))
        badges.badge(canvas, self.seat, FRect(place.x + 2, place.centery - 13, 26, 26))
        room = FRect(place.x + 36, place.y, place.width * _NAME - 40 - 20 * self.computer, place.height)
        style = canvas.letters.legible(self.name_shown, BOLD, room.width)
        canvas.write(canvas.letters.cut(self.name_shown, style, room.width), room, style, theme.ink, "left middle")
        if self.computer:
            icons.icon(canvas, "gear", FRect(room.right, place.centery - 8, 16, 16), theme.faint)
        cells = _cells(place, len(self.points))
        for points, cell in zip(self.points, cells, strict=False):
            canvas.write("–" if points is None else str(points), cell, BODY, theme.ink, "centre middle")
        canvas.write(str(self.total), cells[-1], BOLD, theme.ink, "centre middle")
