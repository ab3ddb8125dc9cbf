"""The box of parts: a wooden case with a felt compartment for each kind and each tie."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import FRect

from game.ui.drawing import materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL_BOLD, Style
from game.ui.drawing.theme import Colour, mix, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget
from game.workshop.parts.box import kind_of
from game.workshop.pictures.bench_stage import portrait
from game.workshop.pictures.moulding import Figures
from game.workshop.pictures.ties import COLOURS

_WOOD = rgb("#b5743c")
_RUNS, _ROLLS, _FALLS, _TURNS, _LATCHED = (
    rgb(code) for code in ("#14706c", "#2b4f9e", "#9c2f2c", "#a87414", "#5c3690")
)
_FELTS = {
    **dict.fromkeys(("chute", "funnel"), _RUNS),
    **dict.fromkeys(("perch", "peg", "bumper", "steel", "glass", "wood", "trap_marble", "cart", "hedgehog"), _ROLLS),
    "pulley": _TURNS,
    **dict.fromkeys(
        ("catapult", "trapdoor", "drop_cage", "jack_in_the_box", "toaster", "cuckoo_clock", "seesaw_cat"), _LATCHED
    ),
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


# The compartments of the parts box that hold no part but what ties parts together: belt, rope, string.

_FELT = rgb("#5c3690")
_BLACK, _WHITE = (0, 0, 0), (255, 255, 255)
_STEEL, _DARK = rgb("#9aa6b2"), rgb("#4a525c")
_FINE = 3
"""Times as large as it is shown that it is painted."""


@dataclass
class TieCompartment(Compartment):
    """Pressed it begins to tie; there is any number of it."""

    dragged: ClassVar[bool] = False

    def _felt(self, mood: Mood) -> Colour:
        return mix(_FELT, _WHITE, 0.16) if mood.hover and self.enabled else _FELT

    def _paint(self, canvas: Canvas) -> None:
        wide, high = canvas.surface.get_size()
        big = shapes.blank((wide * _FINE, high * _FINE))
        _PAINTERS[self.kind](big, min(wide, high) * _FINE)
        canvas.surface.blit(pygame.transform.smoothscale(big, (wide, high)), (0, 0))


@dataclass
class ShownTie(TieCompartment):
    """What is in a box that is only looked at."""

    focusable: ClassVar[bool] = False


def _coil(picture: pygame.Surface, size: int) -> None:
    """Rope, laid in rings, its strands to be seen."""
    colour, middle = COLOURS["rope"], picture.get_rect().center
    for share in (0.4, 0.3, 0.2):
        _ring(picture, middle, size * share, size * 0.1, colour)
    end = middle[0] + size * 0.62, middle[1] + size * 0.38
    _stroke(picture, (middle[0] + size * 0.1, middle[1] + size * 0.38), end, size * 0.1, colour)


def _ball(picture: pygame.Surface, size: int) -> None:
    """String, wound up."""
    colour, middle, radius = COLOURS["string"], picture.get_rect().center, size * 0.34
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.45), 255), middle, radius)
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.12), 255), middle, radius * 0.94)
    for turn in range(-3, 4):
        for slant in (0.6, -0.6):
            x, y = turn * radius * 0.24, math.sqrt(max(0.0, 1 - (turn * 0.24) ** 2)) * radius * 0.8
            a = middle[0] + x - slant * y * 0.6, middle[1] - y
            b = middle[0] + x + slant * y * 0.6, middle[1] + y
            shade = mix(colour, _BLACK if slant > 0 else _WHITE, 0.3)
            pygame.draw.line(picture, (*shade, 150), a, b, max(2, round(size * 0.018)))
    _stroke(picture, (middle[0], middle[1] + radius * 0.9), (middle[0] + size * 0.62, middle[1] + radius), size * 0.045,
            colour)  # fmt: skip


def _wheels(picture: pygame.Surface, size: int) -> None:
    """A belt round a large wheel and a small one."""
    x, y = picture.get_rect().center
    (one, r), (other, s) = ((x - size * 0.3, y), size * 0.28), ((x + size * 0.42, y), size * 0.17)
    along = math.acos((r - s) / (other[0] - one[0]))
    for (at, _), radius in ((one, r), (other, s)):
        pygame.draw.circle(picture, (*COLOURS["belt"], 255), (at, y), radius + size * 0.06)
        pygame.draw.circle(picture, (*mix(_STEEL, _BLACK, 0.2), 255), (at, y), radius - size * 0.01)
        pygame.draw.circle(picture, (*_STEEL, 255), (at, y), radius * 0.8)
        pygame.draw.circle(picture, (*_DARK, 255), (at, y), radius * 0.24)
    for side in (-1, 1):
        c, sn = math.cos(along), side * math.sin(along)
        a, b = (
            (at[0] + (each + size * 0.03) * c, y + (each + size * 0.03) * sn) for at, each in ((one, r), (other, s))
        )
        pygame.draw.line(picture, (*COLOURS["belt"], 255), a, b, round(size * 0.075))


def _ring(picture: pygame.Surface, middle: tuple[int, int], radius: float, wide: float, colour: Colour) -> None:
    pygame.draw.circle(picture, (*mix(colour, _BLACK, 0.5), 255), middle, radius + wide * 0.6, round(wide * 1.2))
    pygame.draw.circle(picture, (*colour, 255), middle, radius + wide * 0.42, round(wide * 0.84))
    for number in range(round(radius * 5 / wide)):
        angle = number * math.tau / round(radius * 5 / wide)
        c, s = math.cos(angle), math.sin(angle)
        inner, outer = radius - wide * 0.36, radius + wide * 0.36
        a = middle[0] + inner * math.cos(angle - 0.08), middle[1] + inner * math.sin(angle - 0.08)
        pygame.draw.line(
            picture, (*mix(colour, _BLACK, 0.3), 255), a, (middle[0] + outer * c, middle[1] + outer * s), 3
        )


def _stroke(
    picture: pygame.Surface, a: tuple[float, float], b: tuple[float, float], wide: float, colour: Colour
) -> None:
    for share, tone in ((1.2, mix(colour, _BLACK, 0.5)), (0.84, colour)):
        pygame.draw.line(picture, (*tone, 255), a, b, round(wide * share))


_PAINTERS: dict[str, Callable[[pygame.Surface, int], None]] = {"belt": _wheels, "rope": _coil, "string": _ball}
