"""A machine on a card: its picture and its name; below them the card is left to others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from pygame import FRect

from game.physics.workshop.machine import Machine
from game.pictures.workshop.bench_stage import machine_portrait
from game.pictures.workshop.figures import Figures
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.layout import control_height
from game.ui.lettering import BOLD, SMALL
from game.ui.spoken import Role, Spoken
from game.ui.widget import Mood, Widget

_EDGE = 10.0


@dataclass
class MachineCard(Widget):
    """thrown: it is pale, and a press brings it back."""

    machine: Machine = field(default_factory=Machine)
    text: str = ""
    thrown: bool = False
    on_press: Callable[[], None] = lambda: None
    figures: Figures = field(default_factory=Figures)

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

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A photograph, pale if it is thrown away."""
        theme, place = canvas.theme, self.place
        if mood.hover:
            materials.framed(canvas, place.inflate(-4, -4), materials.Frame(theme.field, theme.card_edge, 10, 1))
        photo = FRect(place.x + _EDGE, place.y + _EDGE, place.width - 2 * _EDGE, (place.width - 2 * _EDGE) * 0.5)
        canvas.layer(("machine", self.machine), photo, self._photograph, opaque=True)
        if self.thrown:
            canvas.layer(("pale",), photo, _pale)
        line = FRect(photo.x + 2, photo.bottom + 4, photo.width - 4, canvas.letters.line(BOLD))
        ink = theme.faint if self.thrown else theme.ink
        canvas.write(self.text, line, canvas.letters.fitting(self.text, BOLD, line.width), ink, "left middle")

    def _photograph(self, canvas: Canvas) -> None:
        machine_portrait(canvas, self.figures, self.machine, canvas.area)


def _pale(canvas: Canvas) -> None:
    canvas.surface.fill((250, 245, 232, 170))
