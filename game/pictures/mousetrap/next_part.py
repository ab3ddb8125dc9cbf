"""The part that is built next."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.rules.mousetrap.parts import PARTS
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.ui import icons, shapes
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.lettering import HEAD, SMALL, SMALL_BOLD, Style
from game.ui.theme import rgb
from game.ui.widget import Mood

_TINIEST = 2.5
NEXT = rgb("#c2241a")


@dataclass
class NextPart(CachedWidget):
    """The part that is built next: its number, its name and its picture."""

    part: int = 0
    text: str = ""

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.part, self.text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw words to the left and the part to the right."""
        place, theme, letters = self.place, canvas.theme, canvas.letters
        picture = self.picture_place
        words = FRect(place.x + 4, place.y, picture.left - place.x - 8, place.height)
        if not self.part:
            text, room = _(labels.THE_TRAP_IS_COMPLETE), FRect(place.x + 4, place.y, place.width - 52, place.height)
            canvas.write(text, room, fitted(canvas, text, HEAD, room), theme.ink, "left middle")
            icons.icon(canvas, "star", FRect(place.right - 40, place.centery - 16, 32, 32), theme.good)
            return
        head = letters.line(SMALL)
        canvas.sprite(f"parts/{self.part:02}_{PARTS[self.part - 1]}", picture)
        rest = FRect(words.x, words.y + head + 5, words.width, words.height - head - 5)
        style = fitted(canvas, self.text, Style("head", 18), rest)
        if letters.height(self.text, style, rest.width) > rest.height + 1:  # the name alone, over the whole card
            style = fitted(canvas, self.text, Style("bold", 15), words)
            canvas.write(self.text, words, style, theme.ink, "left middle")
            return
        following = _(labels.NEXT_PART)
        canvas.write(following, FRect(words.x, words.y + 2, words.width, head), SMALL, theme.faint)
        tag = FRect(words.x + letters.width(following, SMALL) + 8, words.y, head + 5, head + 5)
        _tag(canvas, tag, self.part)
        canvas.write(self.text, rest, style, theme.ink, "left middle")

    def point_at(self, canvas: Canvas) -> None:
        """Light the card up, for the part is to be taken from it, and point at that."""
        place, picture = self.visible, self.picture_place
        if place.height > picture.height / 2:
            canvas.stretch("cells/glow", place.inflate(10, 8))
            canvas.stamp("marks/hand", (picture.centerx + 4, picture.centery + 6), 0, 0.62)

    @property
    def picture_place(self) -> FRect:
        """Where the part is shown."""
        wide = min(self.place.width * 0.36, 100.0)
        return FRect(self.place.right - wide, self.place.y, wide, self.place.height)


def _tag(canvas: Canvas, place: FRect, number: int) -> None:
    size = canvas.box(place).width
    canvas.centre(shapes.ellipse((size, size), (*NEXT, 255)), place)
    style = canvas.letters.fitting(str(number), SMALL_BOLD, place.width - 4)
    canvas.write(str(number), place.move(0, -0.5), style, (255, 255, 255), "centre middle")


def fitted(canvas: Canvas, text: str, style: Style, room: FRect) -> Style:
    """The style made small enough for words wrapped into a room."""
    style = canvas.letters.fitting("m", style, 1000)
    while style.size > _TINIEST:
        tall = canvas.letters.height(text, style, room.width)
        widest = max(canvas.letters.width(line, style) for line in canvas.letters.wrap(text, style, room.width))
        if tall <= room.height + 1 and widest <= room.width:
            break
        style = Style(style.face, style.size * 0.94)
    return style
