"""All 24 parts on a string: how far the machine has come."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import ClassVar

from pygame import FRect

from game.pictures.mousetrap.next_part import NEXT, fitted
from game.rules.mousetrap.parts import PARTS
from game.text.language import _
from game.text.mousetrap import screens as labels
from game.ui import materials, shapes
from game.ui.cached_widget import CachedWidget
from game.ui.canvas import Canvas
from game.ui.input_events import Point, Verb
from game.ui.lettering import SMALL, Style
from game.ui.spoken import Reach, Role, Spoken
from game.ui.theme import Colour, rgb
from game.ui.widget import Mood

_CODES = (
    "1f8f86 f08a24 d9342b ffd21f 2c6fd6 e0262b 2f6f3a 8c4a28 f3b53a 46b04a aab4bd 5a55c9 "
    "22aebd 7f93ab f57a1f a5c93a f3efe9 aab4bd 5bb9ee e8467f 3f9f78 c77838 8a4fc0 e63b32 "
)
PART_COLOURS = tuple(rgb(f"#{code}") for code in re.findall(r"[0-9a-f]{6}", _CODES))


@dataclass
class Beads(CachedWidget):
    """All 24 parts on a string: those that stand in their colours, the next one ringed; arrows go along it.

    off: a part of those that stand which the hand has taken away, 0 for none.
    """

    standing: int = 0
    off: int = 0
    at: int = 1
    on_look: Callable[[int], None] = lambda part: None

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8

    def spoken(self) -> Spoken:
        """The part that is looked at, as a place on the string."""
        return self.called(Role.SLIDER, "")._replace(reach=Reach(self.at, 1, len(PARTS), 1))

    def put(self, value: str | float) -> None:
        """Look at a bead by its number."""
        self.on_look(min(len(PARTS), max(1, round(float(value)))))

    def steer(self, verb: Verb) -> bool:
        """Left and right look at the next bead."""
        to = self.at + {Verb.LEFT: -1, Verb.RIGHT: 1}.get(verb, 0)
        if to == self.at or not 1 <= to <= len(PARTS):
            return False
        self.on_look(to)
        return True

    def click(self, at: Point) -> None:
        """Look at the bead under the pointer."""
        spots = self.spots()
        self.on_look(1 + min(range(len(spots)), key=lambda n: (spots[n][0] - at[0]) ** 2 + (spots[n][1] - at[1]) ** 2))

    @property
    def rows(self) -> int:
        """One row, or two where it is narrow."""
        return 1 if self.rect.width / len(PARTS) >= 11 else 2

    def spots(self) -> list[Point]:
        """The middle of each bead."""
        place, each = self.place, len(PARTS) // self.rows
        step = min(21.0, (place.width - 8) / each)
        top = place.y + place.height * 0.62 - (self.rows - 1) * 9
        return [(place.x + 10 + (n % each) * step, top + n // each * 20) for n in range(len(PARTS))]

    def says(self, mood: Mood) -> Hashable:
        """What it shows."""
        return self.standing, self.off, self.at, mood.focus

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Draw the words and the beads."""
        place = self.place
        standing = self.standing - bool(self.off)
        text = _(labels.OF_PARTS_STAND, standing=standing, whole=len(PARTS))
        room = FRect(place.x + 2, place.y + 1, place.width - 4, place.height * 0.42)
        if canvas.letters.width(text, canvas.letters.fitting(text, SMALL, 1000)) > room.width:
            text = f"{standing} / {len(PARTS)}"
        canvas.write(text, room, fitted(canvas, text, Style("head", 18), room), rgb("#3a2c1e"), "left middle")
        spots = self.spots()
        step = spots[1][0] - spots[0][0]
        size = min(15.0, step * 0.84)
        for number, at in enumerate(spots, start=1):
            spot = FRect(at[0] - size / 2, at[1] - size / 2, size, size)
            self._bead(canvas, spot, number, mood.focus and number == self.at)

    def _bead(self, canvas: Canvas, spot: FRect, number: int, lit: bool) -> None:
        standing = number <= self.standing and number != self.off
        following = number == (self.off or self.standing + 1)
        wide = canvas.box(spot).width
        rim: Colour = NEXT if following else rgb("#7a5f35")
        whole = wide + canvas.px(4.5 if following else 2)
        canvas.centre(shapes.ellipse((whole, whole), (*rim, 255)), spot)
        body = PART_COLOURS[number - 1] if standing else rgb("#fff3b0") if following else rgb("#ecd9a8")
        canvas.centre(shapes.ellipse((wide, wide), (*body, 255)), spot)
        if standing:
            glint = max(2, wide // 3)
            canvas.centre(
                shapes.ellipse((glint, glint), (255, 255, 255, 150)), spot.move(-spot.width * 0.16, -spot.width * 0.18)
            )
        if lit:
            materials.outline(canvas, spot.inflate(7, 7), canvas.theme.outline, 2)
