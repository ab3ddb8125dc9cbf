"""What hangs on the wall or lies on a card: blueprints, medals, machines, a hundred small marks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import FRect

from game.ui.drawing import icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, SMALL, SMALL_BOLD, Style
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.layout import control_height
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import CachedWidget, Mood, Widget
from game.workshop.parts.challenge import STEADY
from game.workshop.parts.machine import Machine
from game.workshop.pictures.photographs import Photographs

_PINS = (rgb("#1f9aa3"), rgb("#d9342b"), rgb("#f6c22b"), rgb("#7b4bb0"), rgb("#2c6fd6"), rgb("#3fa34d"))
MEDALS = (("cage", rgb("#b8262f")), ("grab", rgb("#11767c")), ("gear", rgb("#6a3a9c")))
"""The icon and the colour of caught, steady, sparing."""
MEDAL = 30.0


def medal(canvas: Canvas, rect: FRect, number: int, won: bool) -> None:
    """One of the three medals, or its empty place."""
    icon, colour = MEDALS[number]
    tone: Colour = colour if won else canvas.theme.tray
    edge = mix(rgb("#e8b93a"), (0, 0, 0), 0.08) if won else mix(canvas.theme.tray, (0, 0, 0), 0.2)
    materials.framed(canvas, rect, materials.Frame(edge, mix(edge, (0, 0, 0), 0.4), rect.height / 2, 1))
    inner = rect.inflate(-6, -6)
    materials.framed(canvas, inner, materials.Frame(tone, mix(tone, (0, 0, 0), 0.35), inner.height / 2, 1))
    icons.icon(canvas, icon, inner.inflate(-7, -7), (255, 255, 255) if won else canvas.theme.faint)


@dataclass
class PlanPicture(Widget):
    """The picture of a challenge alone; caught: as the photograph of one's own machine."""

    machine: Machine = field(default_factory=Machine)
    caught: bool = False
    photographs: Photographs = field(default_factory=Photographs)

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.caught

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it."""
        self.photographs.draw(canvas, self.name, self.place, self.machine, blue=not self.caught)


@dataclass
class Paper(Widget):
    """A challenge on the wall: a blueprint, or the photograph of one's own machine; its name and its medals.

    values: the best that was reached, each below the medal that it goes with. medals: all that is told of it aloud.
    """

    machine: Machine = field(default_factory=Machine)
    text: str = ""
    won: tuple[bool, bool, bool] = (False, False, False)
    chapter: int = 0
    chosen: bool = False
    lines: int = 1
    values: tuple[str, ...] = ()
    medals: str = ""
    on_press: Callable[[], None] = lambda: None
    photographs: Photographs = field(default_factory=Photographs)

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 6

    def spoken(self) -> Spoken:
        """Its name, what it asks, and its medals."""
        return Spoken(Role.BUTTON, self.text, note=self.medals)

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.text, self.won, self.chosen, self.lines, self.values

    def confirm(self) -> None:
        """Build it."""
        self.on_press()

    @staticmethod
    def lines_of(canvas: Canvas, names: Iterable[str], width: float) -> int:
        """How many lines names on papers so wide take: one, or two smaller ones."""
        return 1 if all(canvas.letters.width(name, BOLD) <= width - 16 for name in names) else 2

    @staticmethod
    def height(canvas: Canvas, width: float, lines: int) -> float:
        """How tall one is."""
        return (width - 16) * 0.52 + _named(canvas, lines) + MEDAL + canvas.letters.line(SMALL) + 30

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Paper with a pin."""
        theme, place = canvas.theme, self.place
        materials.card(canvas, place, 5, 1.2 if mood.hover else 0.8, theme.chosen if self.chosen else theme.field)
        photo = FRect(place.x + 8, place.y + 12, place.width - 16, (place.width - 16) * 0.52)
        self.photographs.draw(canvas, self.name, photo, self.machine, blue=not self.won[0])
        line = FRect(photo.x, photo.bottom + 4, photo.width, _named(canvas, self.lines)).inflate(6, 0)
        style = BOLD if self.lines == 1 else SMALL_BOLD
        canvas.write(self.text, line, canvas.letters.shrunk(self.text, style, *line.size), theme.ink, "centre middle")
        widest = max((canvas.letters.width(value, SMALL) for value in self.values), default=0.0)
        step, high = min(photo.width / 3, max(MEDAL + 6, widest + 8)), canvas.letters.line(SMALL)
        for number, won in enumerate(self.won):
            middle = place.centerx + (number - 1) * step
            medal(canvas, FRect(middle - MEDAL / 2, line.bottom + 3, MEDAL, MEDAL), number, won)
            if self.values:
                told = FRect(middle - step / 2 + 1, line.bottom + MEDAL + 5, step - 2, high)
                style = canvas.letters.fitting(self.values[number], SMALL, told.width)
                canvas.write(self.values[number], told, style, theme.ink, "centre middle")
        pin = canvas.px(13)
        for share, tone in ((1.0, mix(_PINS[self.chapter], (0, 0, 0), 0.45)), (0.78, _PINS[self.chapter])):
            side = max(2, round(pin * share))
            canvas.centre(shapes.ellipse((side, side), (*tone, 255)), FRect(place.centerx - 8, place.y - 5, 16, 16))


def _named(canvas: Canvas, lines: int) -> float:
    return canvas.letters.line(BOLD) if lines == 1 else lines * canvas.letters.line(SMALL_BOLD)


@dataclass
class Cork(Widget):
    """The board that the papers hang on."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Cork in a wooden frame."""
        wood = rgb("#a5622f")
        materials.plastic(canvas, self.place, (wood, mix(wood, (0, 0, 0), 0.4)), "up", 12)
        canvas.layer(("cork",), self.place.inflate(-18, -20).move(0, -2), _cork)


def _cork(canvas: Canvas) -> None:
    canvas.surface.fill(rgb("#cf9f66"))
    shapes.roughen(canvas.surface, shapes.grain(70))


# A machine on a card: its picture and its name; below them the card is left to others.

_EDGE = 10.0


@dataclass
class MachineCard(Widget):
    """thrown: it is pale, and a press brings it back."""

    machine: Machine = field(default_factory=Machine)
    text: str = ""
    thrown: bool = False
    on_press: Callable[[], None] = lambda: None
    photographs: Photographs = field(default_factory=Photographs)

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 12

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.text, self.thrown

    def spoken(self) -> Spoken:
        """Its name."""
        return self.called(Role.BUTTON, self.text)

    def confirm(self) -> None:
        """Open it, or bring it back."""
        self.on_press()

    @staticmethod
    def height(canvas: Canvas, width: float) -> float:
        """How tall picture and name are."""
        return (width - 2 * _EDGE) * 0.5 + canvas.letters.line(BOLD) + _EDGE + 8

    @staticmethod
    def foot(canvas: Canvas) -> float:
        """How tall what is left to others is."""
        return control_height(canvas.letters, SMALL, 44, 16) + 8

    @property
    def photo(self) -> FRect:
        """Where its photograph is."""
        place = self.place
        return FRect(place.x + _EDGE, place.y + _EDGE, place.width - 2 * _EDGE, (place.width - 2 * _EDGE) * 0.5)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A photograph, pale if it is thrown away."""
        theme, place = canvas.theme, self.place
        if mood.hover:
            materials.framed(canvas, place.inflate(-4, -4), materials.Frame(theme.field, theme.card_edge, 10, 1))
        photo = self.photo
        self.photographs.draw(canvas, self.name, photo, self.machine, blue=False)
        if self.thrown:
            canvas.layer(("pale",), photo, _pale)
        line = FRect(photo.x + 2, photo.bottom + 4, photo.width - 4, canvas.letters.line(BOLD))
        ink = theme.faint if self.thrown else theme.ink
        canvas.write(self.text, line, canvas.letters.fitting(self.text, BOLD, line.width), ink, "left middle")


def _pale(canvas: Canvas) -> None:
    canvas.surface.fill((250, 245, 232, 170))


# The days on which the machine of the day was mended, as a row of marks.

_DAY, _DAY_GAP = 34.0, 8.0


@dataclass
class DayRow(CachedWidget):
    """A check for each day on which it was, an empty place for others; the last, today, is ringed. told: in words."""

    days: tuple[bool, ...] = ()
    told: str = ""

    def spoken(self) -> Spoken:
        """How many of the days."""
        return self.called(Role.IMAGE, self.told)

    @staticmethod
    def height(canvas: Canvas) -> float:
        """How tall it is."""
        return _DAY + 6

    def says(self, mood: Mood) -> Hashable:
        """Which days."""
        return self.days

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """As large as they have room, from the left."""
        theme, place = canvas.theme, self.place
        each = min(_DAY + _DAY_GAP, (place.width - 4) / max(1, len(self.days)))
        side = each - _DAY_GAP * each / (_DAY + _DAY_GAP)
        for number, mended in enumerate(self.days):
            spot = FRect(place.x + 3 + number * each, place.centery - side / 2, side, side)
            tone = theme.good if mended else theme.tray
            if number == len(self.days) - 1:
                ring = spot.inflate(6, 6)
                materials.framed(canvas, ring, materials.Frame(theme.card, theme.ink, ring.height / 2, 2))
            materials.framed(canvas, spot, materials.Frame(tone, mix(tone, (0, 0, 0), 0.3), side / 2, 1))
            if mended:
                icons.icon(canvas, "check", spot.inflate(-side * 0.35, -side * 0.35), theme.card)


# A hundred careful hands as a hundred small marks: a tick for a catch, a cross for a miss, a dot for one to come.

_ROWS, _COLUMNS = 4, 25
_MOST = 18.0
_CHIP = Style("bold", 12, printed=True)


@dataclass
class RunPips(CachedWidget):
    """In columns of four, catches first; a line at `enough`, such as where they make a machine steady."""

    captured: int = 0
    runs: int = 0
    enough: int = STEADY

    @staticmethod
    def height(canvas: Canvas, width: float) -> float:
        """How tall they are at a width, with the number over the line."""
        return min(13.0, width / (_COLUMNS)) * _ROWS + canvas.letters.line(_CHIP)

    def says(self, mood: Mood) -> Hashable:
        """How many marks of each kind."""
        return self.captured, self.runs, self.enough

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Ticks, crosses, dots, then the line."""
        theme, place = canvas.theme, self.place
        across = min(_MOST, place.width / (_COLUMNS))
        top = canvas.letters.line(_CHIP)
        down = (place.height - top) / _ROWS
        side = max(3.0, min(across, down) - 1.5)
        for number in range(_ROWS * _COLUMNS):
            column, row = number // _ROWS, number % _ROWS
            spot = FRect(place.x + column * across, place.y + top + row * down, side, side)
            if number < self.captured:
                materials.framed(canvas, spot, materials.Frame(theme.good, theme.good, side / 2, 1))
                icons.icon(canvas, "check", spot.inflate(-2, -2), theme.card)
            elif number < self.runs:
                _cross(canvas, spot)
            else:
                dot = spot.inflate(-side * 0.4, -side * 0.4)
                materials.framed(canvas, dot, materials.Frame(theme.tray, theme.tray, dot.height / 2, 1))
        self._line(canvas, place.x + self.enough / _ROWS * across - (across - side) / 2)

    def _line(self, canvas: Canvas, x: float) -> None:
        theme, place = canvas.theme, self.place
        post = canvas.box(FRect(x - 1, place.y + 4, 2, place.height - 4))
        canvas.surface.fill(theme.ink, post)
        wide = canvas.letters.width(str(self.enough), _CHIP) + 10
        chip = FRect(x - wide / 2, place.y, wide, canvas.letters.line(_CHIP))
        materials.framed(canvas, chip, materials.Frame(theme.ink, theme.ink, 4, 1))
        canvas.write(str(self.enough), chip, _CHIP, theme.card, "centre middle")


def _cross(canvas: Canvas, spot: FRect) -> None:
    box, wide = canvas.box(spot.inflate(-3, -3)), max(2, canvas.px(2))
    for a, b in ((box.topleft, box.bottomright), (box.bottomleft, box.topright)):
        pygame.draw.line(canvas.surface, canvas.theme.warn, a, b, wide)
