"""The boxes on the shelf of the shop, and the tickets below them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.pictures.covers import COVERS, cover
from game.pictures.shelf import BOXES, Box
from game.text import screens as labels
from game.text.language import _
from game.ui import materials, shapes
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.materials import Frame
from game.ui.theme import mix
from game.ui.widget import Mood, Widget

_DEEP = 15
_APART = 8.0
_LEAST = 0.88
"""To this share of its size what stands on a ticket is made smaller, so that it fits."""


@dataclass(eq=False, repr=False)
class GameBox(Widget):
    """A box on the shelf; it is lifted while it has the focus."""

    game: str = ""
    on_open: Callable[[], None] = lambda: None
    coming: bool = False

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def confirm(self) -> None:
        """Open the box."""
        self.on_open()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw shadow, sides, lid and cover."""
        lift = 8 if mood.focus or mood.hover else 0
        place = self.place.move(0, -lift)
        materials.drop(canvas, FRect(place.x + 6, place.y + 14 + lift, place.width + 10, place.height - 10), 12, 150)
        self._contact(canvas, place, lift)
        self._sides(canvas, place)
        cover(canvas, self.game, place)
        if self.coming:
            self._tag(canvas, place)

    def draw_focus(self, canvas: Canvas) -> None:
        """Ring the lifted box with its sides."""
        place = self.place.move(0, -8)
        ring = FRect(place.x - 2, place.y - 11, place.width + 19, place.height + 12)
        materials.focus_ring(canvas, ring, self.radius)

    @staticmethod
    def _contact(canvas: Canvas, place: FRect, lift: float) -> None:
        """Where the box stands on the plank it is dark; less and wider below one that is lifted."""
        spread = 2 + lift * 0.4
        foot = FRect(place.x - spread, place.bottom + lift - 3, place.width + _DEEP + 2 * spread, 8)
        materials.drop(canvas, foot, 3 + lift * 0.5, 230 if not lift else 150, 4)

    def _sides(self, canvas: Canvas, place: FRect) -> None:
        """The lid's upper edge and the right side, in the colour of the cover."""
        ground = COVERS[self.game].ground
        deep, high = _DEEP, 9
        size = canvas.px(place.width + deep), canvas.px(place.height + high)
        scale = canvas.scale

        def slab(points: list[tuple[float, float]], colour: tuple[int, int, int]) -> None:
            fine = [(x * scale, y * scale) for x, y in points]
            canvas.blit(shapes.polygon(size, fine, (*colour, 255)), (place.x, place.y - high))

        w, h = place.width, place.height
        slab([(0, high), (deep * 0.6, 0), (w + deep, 0), (w, high)], mix(ground, (255, 255, 255), 0.25))
        slab([(w, high), (w + deep, 0), (w + deep, h - 2), (w, h + high)], mix(ground, (30, 10, 10), 0.5))

    def _tag(self, canvas: Canvas, place: FRect) -> None:
        """A tag in the corner of a box that cannot be opened yet."""
        words, letters = _(labels.COMING_LATER), canvas.letters
        style = SMALL_BOLD
        if letters.width(words, style) > place.width - 32:
            style = letters.fitting(words, style, place.width - 32)
        wide, high = letters.width(words, style) + 20, letters.line(style) + 8
        tag = FRect(place.right - wide - 6, place.bottom - high - 8, wide, high)
        materials.card(canvas, tag, 4, 0.5)
        canvas.write(words, tag.inflate(-4, 0), style, canvas.theme.ink, "centre middle")


@dataclass(eq=False, repr=False)
class Ticket(Widget):
    """The price ticket below a box: for how many, and for how long if there is room for that on all of a shelf."""

    box: Box = BOXES[0]
    lit: bool = False
    worded: bool = True

    def fits(self, canvas: Canvas) -> bool:
        """Whether there is room for how long it takes."""
        return self._wide(canvas, SMALL_BOLD, SMALL) * _LEAST <= self.rect.width - 8

    def _wide(self, canvas: Canvas, style: Style, small: Style) -> float:
        letters = canvas.letters
        return letters.width(self.box.players, style) + _APART + letters.width(self.box.minutes, small)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the ticket."""
        theme, place, letters, ink = canvas.theme, self.place, canvas.letters, canvas.theme.ink
        if self.lit:
            materials.framed(canvas, place, Frame(theme.focus, theme.outline, 5))
        else:
            materials.card(canvas, place, 5, 0.5)
        if not self.worded:
            style = letters.fitting(self.box.players, BOLD, place.width - 10)
            canvas.write(self.box.players, place, style, ink, "centre middle")
            return
        style, small = BOLD, SMALL
        if self._wide(canvas, style, small) > place.width - 8:
            share = min(1.0, (place.width - 8) / self._wide(canvas, SMALL_BOLD, SMALL))
            style, small = (Style(one.face, one.size * share) for one in (SMALL_BOLD, SMALL))
        first, second = letters.width(self.box.players, style), letters.width(self.box.minutes, small)
        left = place.centerx - (first + _APART + second) / 2
        canvas.write(self.box.players, FRect(left, place.y, first + 2, place.height), style, ink, "left middle")
        rest = FRect(left + first + _APART, place.y, second + 2, place.height)
        canvas.write(self.box.minutes, rest, small, ink, "left middle")
