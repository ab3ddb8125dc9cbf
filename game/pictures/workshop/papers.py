"""What hangs on the wall of challenges: blueprints, photographs, and medals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import FRect

from game.physics.workshop.machine import Machine
from game.pictures.mousetrap.view import MachineView
from game.pictures.workshop.bench_stage import BenchStage, close, machine_portrait
from game.pictures.workshop.figures import Figures
from game.ui import icons, materials, shapes
from game.ui.canvas import Canvas
from game.ui.lettering import BOLD, SMALL_BOLD
from game.ui.spoken import Role, Spoken
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Mood, Widget

_BLUE, _LINE, _WHITE = rgb("#1f4f9a"), rgb("#3f6fb8"), rgb("#eef5ff")
_PINS = (rgb("#1f9aa3"), rgb("#d9342b"), rgb("#f6c22b"), rgb("#7b4bb0"), rgb("#2c6fd6"))
MEDALS = (("cage", rgb("#b8262f")), ("grab", rgb("#11767c")), ("gear", rgb("#6a3a9c")))
"""The icon and the colour of caught, steady, sparing."""
_GRID = 5.0
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


def blueprint(canvas: Canvas, figures: Figures, machine: Machine, rect: FRect) -> None:
    """What stands from the beginning, in white lines on blue paper."""
    view = close(FRect(0, 0, *rect.size), machine)
    surface = pygame.Surface(canvas.box(rect).size)
    surface.fill(_BLUE)
    _ruled(canvas, surface, view)
    for item in BenchStage(figures).items(canvas.onto(surface), view, machine)[1:]:
        if item is None:
            continue
        mask = pygame.mask.from_surface(item.picture, 150)
        for piece in mask.connected_components(6):
            points = [(x + item.at[0], y + item.at[1]) for x, y in piece.outline()]
            if len(points) > 2:
                pygame.draw.aalines(surface, _WHITE, True, points)
    canvas.surface.blit(surface, canvas.box(rect))


def _ruled(canvas: Canvas, surface: pygame.Surface, view: MachineView) -> None:
    wide, high = surface.get_size()
    step = _GRID * view.units_per_cm * canvas.scale
    for number in range(int(wide / step) + 1):
        pygame.draw.line(surface, _LINE, (round(number * step), 0), (round(number * step), high))
    for number in range(int(high / step) + 1):
        pygame.draw.line(surface, _LINE, (0, round(number * step)), (wide, round(number * step)))
    floor = view.to_screen((0.0, 0.0))[1] * canvas.scale
    pygame.draw.line(surface, _WHITE, (0, floor), (wide, floor), 2)


@dataclass
class PlanPicture(Widget):
    """The picture of a challenge alone; caught: as the photograph of one's own machine."""

    machine: Machine = field(default_factory=Machine)
    caught: bool = False
    figures: Figures = field(default_factory=Figures)

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.caught

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw it."""
        canvas.layer(("plan", self.machine, self.caught), self.place, self._picture, opaque=True)

    def _picture(self, canvas: Canvas) -> None:
        (machine_portrait if self.caught else blueprint)(canvas, self.figures, self.machine, canvas.area)


@dataclass
class Paper(Widget):
    """A challenge on the wall: a blueprint, or the photograph of one's own machine; its name and its medals.

    medals: all that is told of it aloud.
    """

    machine: Machine = field(default_factory=Machine)
    text: str = ""
    won: tuple[bool, bool, bool] = (False, False, False)
    chapter: int = 0
    chosen: bool = False
    lines: int = 1
    medals: str = ""
    on_press: Callable[[], None] = lambda: None
    figures: Figures = field(default_factory=Figures)

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 6

    def spoken(self) -> Spoken:
        """Its name, what it asks, and its medals."""
        return Spoken(Role.BUTTON, self.text, note=self.medals)

    def look(self) -> object:
        """What its picture depends on."""
        return self.machine, self.text, self.won, self.chosen, self.lines

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
        return (width - 16) * 0.52 + _named(canvas, lines) + MEDAL + 30

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Paper with a pin."""
        theme, place = canvas.theme, self.place
        materials.card(canvas, place, 5, 1.2 if mood.hover else 0.8, theme.chosen if self.chosen else theme.field)
        photo = FRect(place.x + 8, place.y + 12, place.width - 16, (place.width - 16) * 0.52)
        canvas.layer(("paper", self.machine, self.won[0]), photo, self._picture, opaque=True)
        line = FRect(photo.x, photo.bottom + 4, photo.width, _named(canvas, self.lines)).inflate(6, 0)
        style = BOLD if self.lines == 1 else SMALL_BOLD
        canvas.write(self.text, line, canvas.letters.shrunk(self.text, style, *line.size), theme.ink, "centre middle")
        left = place.centerx - 1.5 * MEDAL - 6
        for number, won in enumerate(self.won):
            medal(canvas, FRect(left + number * (MEDAL + 6), line.bottom + 3, MEDAL, MEDAL), number, won)
        pin = canvas.px(13)
        for share, tone in ((1.0, mix(_PINS[self.chapter], (0, 0, 0), 0.45)), (0.78, _PINS[self.chapter])):
            side = max(2, round(pin * share))
            canvas.centre(shapes.ellipse((side, side), (*tone, 255)), FRect(place.centerx - 8, place.y - 5, 16, 16))

    def _picture(self, canvas: Canvas) -> None:
        (machine_portrait if self.won[0] else blueprint)(canvas, self.figures, self.machine, canvas.area)


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
