"""Cards, labels, badges, key hints and words that point at something: what is read, not pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import ClassVar

import pygame
from pygame import FRect

from game.ui.drawing import badges, icons, materials
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BODY, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour
from game.ui.input.bindings import Point
from game.ui.widgets.spoken import Reach, Role, Spoken
from game.ui.widgets.widget import Mood, Widget


@dataclass(eq=False, repr=False)
class Card(Widget):
    """A printed card; other widgets are placed on it."""

    lift: float = 1.0
    corner: float = 12

    def spoken(self) -> Spoken:
        """What lies on it belongs together."""
        return self.called(Role.GROUP, "")

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        materials.card(canvas, self.place, self.corner, self.lift)


@dataclass(eq=False, repr=False)
class Label(Widget):
    """Words, wrapped into their place; without a colour they are ink."""

    text: str = ""
    style: Style = field(default=BODY)
    colour: Colour | None = None
    align: str = "left top"
    raised: bool = False
    explains: str = ""

    def spoken(self) -> Spoken:
        """Its words; in the face of heads it is a heading. Those that explain a widget are told with that."""
        role = Role.HEADING if self.style.face in ("head", "display") else Role.LABEL
        return self.called(role, self.text)._replace(explains=self.explains)

    def natural_width(self, canvas: Canvas) -> float:
        return canvas.letters.width(self.text, self.style)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return canvas.letters.height(self.text, self.style, width)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ink = self.colour or canvas.theme.ink
        (canvas.emboss if self.raised else canvas.write)(self.text, self.place, self.style, ink, self.align)


@dataclass(eq=False, repr=False)
class Paragraph(Label):
    """Words that have the focus, so that a screen reader reads them alone."""

    focusable: ClassVar[bool] = True

    @staticmethod
    def of(label: Label) -> Paragraph:
        """The same words as such."""
        return Paragraph(**{each.name: getattr(label, each.name) for each in fields(label)})

    def spoken(self) -> Spoken:
        """Its words, as its name."""
        spoken = super().spoken()
        return spoken if spoken.role is Role.HEADING else spoken._replace(role=Role.TEXT)


@dataclass(eq=False, repr=False)
class BadgeMark(Widget):
    """A seat's badge."""

    seat: str = ""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        badges.badge(canvas, self.seat, self.place)


@dataclass(eq=False, repr=False)
class Picture(Widget):
    """Anything a function draws into a place."""

    paint: Callable[[Canvas, FRect], None] = lambda canvas, rect: None

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self.paint(canvas, self.place)


@dataclass(eq=False, repr=False)
class Progress(Widget):
    """How much of something is done; tell: puts that share of 1 into words."""

    share: float = 0.0
    tell: Callable[[float], str] = field(kw_only=True)

    def spoken(self) -> Spoken:
        """How much in per cent."""
        reach = Reach(round(100 * self.share), 0, 100, 1)
        return self.called(Role.PROGRESS, "")._replace(value=self.tell(self.share), reach=reach)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        theme, place = canvas.theme, self.place
        materials.well(canvas, place, place.height / 2, theme.tray)
        if self.share > 0.02:
            full = FRect(place.x, place.y, max(place.height, place.width * self.share), place.height)
            materials.framed(canvas, full, materials.Frame(theme.good, theme.outline, place.height / 2, 1))


@dataclass(eq=False, repr=False)
class KeyHints(Widget):
    """What the keys of the device last used do here, as caps and words; those that do not fit are left out.

    hints: keys, as names with blanks between them or each on its own, and words.
    """

    hints: Sequence[tuple[str | Sequence[str], str]] = ()
    colour: Colour | None = None
    align: str = "left"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        ink = self.colour or canvas.theme.on_table
        widths = [self._width(canvas, keys, words) for keys, words in self.hints]
        shown = len(widths)
        while shown and sum(widths[:shown]) + 18 * (shown - 1) > self.place.width:
            shown -= 1
        total = sum(widths[:shown]) + 18 * max(0, shown - 1)
        left = self.place.right - total if self.align == "right" else self.place.left
        for (keys, words), width in list(zip(self.hints, widths, strict=True))[:shown]:
            self._hint(canvas, left, keys, words, ink)
            left += width + 18

    @staticmethod
    def _width(canvas: Canvas, keys: str | Sequence[str], words: str) -> float:
        caps = sum(icons.cap_width(canvas, key) + 5 for key in _each(keys))
        return caps + canvas.letters.width(words, SMALL) + 4

    def _hint(self, canvas: Canvas, left: float, keys: str | Sequence[str], words: str, ink: Colour) -> None:
        for key in _each(keys):
            icons.key_cap(canvas, key, FRect(left, self.place.top, 0, self.place.height))
            left += icons.cap_width(canvas, key) + 5
        room = FRect(left + 2, self.place.top, canvas.letters.width(words, SMALL) + 4, self.place.height)
        canvas.write(words, room, SMALL, ink, "left middle")


def _each(keys: str | Sequence[str]) -> Sequence[str]:
    return keys.split() if isinstance(keys, str) else keys


_REACH, _FOOT = 26.0, 6.0
"""Design units from what is pointed at to the card, and half the width of the pointer where it leaves the card."""


@dataclass(eq=False, repr=False)
class Callout(Widget):
    """The pointer leads to `tip`, which lies outside of the card."""

    text: str = ""
    tip: Point = (0.0, 0.0)
    alarm: bool = False

    def spoken(self) -> Spoken:
        """Its words."""
        return self.called(Role.LABEL, self.text)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A card, its pointer over its edge, its words."""
        place, theme = self.place, canvas.theme
        materials.card(canvas, place, 7, 0.9, theme.field)
        self._pointer(canvas)
        canvas.write(
            self.text, place.inflate(-16, 0), SMALL_BOLD, theme.warn if self.alarm else theme.ink, "centre middle"
        )

    def _pointer(self, canvas: Canvas) -> None:
        place, (x, y) = self.place, self.tip
        if place.top < y < place.bottom:
            edge = place.left + 2 if x < place.left else place.right - 2
            foot = ((edge, place.centery - _FOOT), (edge, place.centery + _FOOT))
        else:
            edge = place.top + 2 if y < place.top else place.bottom - 2
            middle = min(max(x, place.left + 14), place.right - 14)
            foot = ((middle - _FOOT, edge), (middle + _FOOT, edge))
        corners = [canvas.box(FRect(*corner, 1, 1)).topleft for corner in (*foot, (x, y))]
        pygame.draw.polygon(canvas.surface, canvas.theme.field, corners)
        pygame.draw.aalines(canvas.surface, canvas.theme.card_edge, False, [corners[0], corners[2], corners[1]])


def beside(canvas: Canvas, text: str, tip: Point, room: FRect, way: Point) -> FRect:
    """Where the card lies: from the tip in a direction, within a room."""
    wide = min(canvas.letters.width(text, SMALL_BOLD) + 22, room.width)
    high = canvas.letters.height(text, SMALL_BOLD, wide - 20) + 10
    x = tip[0] + way[0] * (_REACH + wide / 2) - wide / 2
    y = tip[1] + way[1] * (_REACH + high / 2) - high / 2
    place = FRect(x, y, wide, high)
    return place.clamp(room) if wide <= room.width and high <= room.height else place
