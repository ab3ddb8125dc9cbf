"""The box of parts: a wooden case with a felt compartment for each kind, and a label below it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from pygame import FRect

from game.physics.workshop.box import kind_of
from game.pictures.workshop.bench_stage import portrait
from game.pictures.workshop.figures import Figures
from game.ui import materials
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL_BOLD, Style
from game.ui.spoken import Role, Spoken
from game.ui.theme import Colour, mix, rgb
from game.ui.widget import Mood, Widget

_WOOD = rgb("#b5743c")
_RUNS, _ROLLS, _FALLS, _TURNS, _LATCHED = (
    rgb(code) for code in ("#14706c", "#2b4f9e", "#9c2f2c", "#a87414", "#5c3690")
)
_FELTS = {
    **dict.fromkeys(("chute", "funnel"), _RUNS),
    **dict.fromkeys(("perch", "peg", "bumper", "steel", "glass", "wood", "trap_marble", "cart"), _ROLLS),
    "pulley": _TURNS,
    **dict.fromkeys(("catapult", "trapdoor", "drop_cage"), _LATCHED),
}


def _felt_of(kind: str) -> Colour:
    """Green for what things run on, blue for what rolls, ochre for gears, plum for latches, red for what falls."""
    plain = _RUNS if kind.startswith("plank") else _TURNS if kind_of(kind).reach else _FALLS
    return _FELTS.get(kind, plain)


_LABEL = Style("bold", 14)
_SMALLEST = 12.0
_MARGIN = 24.0
"""Units beside a label: its edges, and the number of parts left."""


@dataclass
class BoxFrame(Widget):
    """The wooden case that the compartments lie in."""

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Wood with a bright edge."""
        materials.plastic(canvas, self.place, (_WOOD, mix(_WOOD, (0, 0, 0), 0.45)), "up", 12)
        materials.well(canvas, self.place.inflate(-12, -14).move(0, -2), 8, mix(_WOOD, (0, 0, 0), 0.22))


@dataclass
class Compartment(Widget):
    """One kind of part: pressed it gives one; left: how many there are, None for any number.

    foot: how tall its label is, design units.
    """

    kind: str = ""
    text: str = ""
    left: int | None = None
    foot: float = 0.0
    on_press: Callable[[], None] = lambda: None
    figures: Figures = field(default_factory=Figures)

    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 8
    dragged: ClassVar[bool] = True
    """Whether it gives something that can be dragged to the stage."""

    @staticmethod
    def label_height(canvas: Canvas, texts: Iterable[str], width: float) -> float:
        """How tall the labels of compartments so wide are, with these texts: one line, or two where one is too long."""
        letters = canvas.letters
        style = Style(_LABEL.face, _SMALLEST)
        lines = 2 if any(letters.width(text, style) > width - _MARGIN for text in texts) else 1
        return lines * letters.line(_LABEL if lines == 1 else style) + 3

    def look(self) -> object:
        """What its picture depends on."""
        return self.kind, self.text, self.left, self.enabled

    def spoken(self) -> Spoken:
        """What it is, how many are left, and what it is good for."""
        left = "" if self.left is None else str(self.left)
        return self.called(Role.BUTTON if self.focusable else Role.LABEL, self.text)._replace(value=left)

    def confirm(self) -> None:
        """Take one out."""
        self.on_press()

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Felt, the part on it, its label."""
        place, high = self.place, self.foot
        felt = self._felt(mood)
        cell = FRect(place.x, place.y, place.width, place.height - high - 3)
        materials.well(canvas, cell, 7, felt)
        if self.left != 0:
            canvas.layer(("compartment", self.kind), cell, self._paint)
        card = FRect(place.x, cell.bottom + 1, place.width, high)
        ink = canvas.theme.ink
        paper = canvas.theme.chosen if mood.hover else canvas.theme.field
        materials.framed(canvas, card, materials.Frame(paper, mix(_WOOD, (0, 0, 0), 0.5), 4, 1))
        room = card.inflate(-8, 0)
        if self.left is not None:
            wide = canvas.letters.width(str(self.left), SMALL_BOLD) + 4
            canvas.write(str(self.left), room, _LABEL, ink if self.left else canvas.theme.warn, "right middle")
            room.width -= wide
        single = high < 2 * canvas.letters.line(Style(_LABEL.face, _SMALLEST))
        style = canvas.letters.fitting(self.text, _LABEL, room.width) if single else _LABEL
        canvas.write(self.text, room, style, ink if self.left != 0 else canvas.theme.faint, "left middle")

    def _felt(self, mood: Mood) -> Colour:
        felt = _felt_of(self.kind)
        return mix(felt, (255, 255, 255), 0.16) if mood.hover and self.enabled else felt

    def _paint(self, canvas: Canvas) -> None:
        wide, high = canvas.surface.get_size()
        portrait(canvas, self.figures, self.kind, FRect(5, 5, wide / canvas.scale - 10, high / canvas.scale - 10))


@dataclass
class ShownCompartment(Compartment):
    """What is in a box that is only looked at."""

    focusable: ClassVar[bool] = False
    dragged: ClassVar[bool] = False
