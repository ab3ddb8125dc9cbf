"""A curve of a challenge: how many machines have which value, with pins for one's own and for the best."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import FRect

from game.ui.drawing import icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood

MOST_BARS = 40
PIN, _WIDEST = 22.0, 72.0
_BAR, _BEST, _YOURS = rgb("#5f8fb0"), rgb("#b8860b"), rgb("#b8262f")
_GAP = 0.16
"""The share of a bar's width that is left free between two."""


def bars(counts: Mapping[int, int], pins: Sequence[int]) -> tuple[int, int, tuple[int, ...]]:
    """The lowest value, how many values share a bar, and how many machines each bar has; pins are within it."""
    there = [*counts, *(pin for pin in pins if pin)]
    if not there:
        return 0, 1, (0,)
    low, high = min(there), max(there)
    each = -(-(high - low + 1) // MOST_BARS)
    found = [0] * ((high - low) // each + 1)
    for value, many in counts.items():
        found[(value - low) // each] += many
    return low, each, tuple(found)


@dataclass
class CurvePicture(CachedWidget):
    """Bars, the values at either end below them, and a pin with a star for the best, a round one for one's own.

    counts: how many machines by value. best, yours: 0 for none. ends: what the lowest and the highest value are called.
    told: all of it in words.
    """

    counts: Mapping[int, int] = field(default_factory=dict)
    best: int = 0
    yours: int = 0
    ends: tuple[str, str] = ("", "")
    told: str = ""

    def spoken(self) -> Spoken:
        """What it shows, in words."""
        return self.called(Role.IMAGE, self.told)

    def says(self, mood: Mood) -> Hashable:
        """All that its picture depends on."""
        return tuple(sorted(self.counts.items())), self.best, self.yours, self.ends

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """The bars on their line, then the pins."""
        place, theme = self.place, canvas.theme
        foot = canvas.letters.line(SMALL)
        room = FRect(place.x, place.y + PIN + 4, place.width, place.height - PIN - 4 - foot - 4)
        low, each, found = bars(self.counts, (self.best, self.yours))
        wide, most = min(room.width / len(found), _WIDEST), max(*found, 1)
        left = room.x + (room.width - wide * len(found)) / 2
        for number, many in enumerate(found):
            high = max(2.0, room.height * many / most) if many else 0.0
            bar = FRect(left + number * wide + wide * _GAP / 2, room.bottom - high, wide * (1 - _GAP), high)
            if many:
                materials.framed(canvas, bar, materials.Frame(_BAR, mix(_BAR, (0, 0, 0), 0.3), 2, 1))
        canvas.surface.fill(theme.ink, canvas.box(FRect(room.x, room.bottom, room.width, 2)))
        line = FRect(place.x, room.bottom + 4, place.width, foot)
        alone = self.ends[1] == self.ends[0]
        canvas.write(self.ends[0], line, SMALL, theme.faint, "centre middle" if alone else "left middle")
        if not alone:
            canvas.write(self.ends[1], line, SMALL, theme.faint, "right middle")
        for value, icon, colour in ((self.yours, "", _YOURS), (self.best, "star", _BEST)):
            if value:
                _pin(canvas, room, left + ((value - low) // each + 0.5) * wide, (icon, colour))


def _pin(canvas: Canvas, room: FRect, x: float, look: tuple[str, Colour]) -> None:
    """A needle from the line up, with its head above the bars; the head stays within the picture."""
    icon, colour = look
    canvas.surface.fill(colour, canvas.box(FRect(x - 1, room.y - 4, 2, room.height + 4)))
    left = min(max(x - PIN / 2, room.x), room.right - PIN)
    head = FRect(left, room.y - PIN - 2, PIN, PIN)
    materials.framed(canvas, head, materials.Frame(colour, mix(colour, (0, 0, 0), 0.4), PIN / 2, 1))
    if icon:
        icons.icon(canvas, icon, head.inflate(-6, -6), (255, 255, 255))
