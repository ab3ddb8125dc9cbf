"""A run of a machine told in four pictures, on a strip of film."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import pygame
from pygame import FRect

from game.pictures.film import Draw
from game.text import filming as told
from game.text.language import _
from game.ui import shapes
from game.ui.canvas import Canvas
from game.ui.spoken import Role, Spoken
from game.ui.theme import rgb
from game.ui.widget import Mood, Widget

COUNT = 4
_FILM, _HOLE, _EMPTY = rgb("#17110e"), rgb("#f6efdc"), rgb("#5b5048")
_EDGE, _BETWEEN = 15.0, 4.0
_PERFORATION, _STEP = 5.0, 11.0

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class RunPictures:
    """What is shown of a run that is over: a few pictures, each as wide as `aspect` of its height."""

    frames: tuple[Draw, ...]
    aspect: float


def spread(found: Sequence[T], count: int = COUNT) -> tuple[T, ...]:
    """So many of them, the first and the last among these."""
    last = len(found) - 1
    return tuple(found[round(last * number / (count - 1))] for number in range(count))


@dataclass
class RunStrip(Widget):
    """A strip of film with the pictures, empty as long as they are not there."""

    pictures: RunPictures | None = None
    aspect: float = 0.6

    drawn: ClassVar[bool] = False

    @staticmethod
    def width(height: float, aspect: float) -> float:
        """How wide a strip of this height is."""
        return COUNT * ((height - 2 * _EDGE) * aspect + _BETWEEN) + _BETWEEN

    def spoken(self) -> Spoken:
        """What it is."""
        return Spoken(Role.IMAGE, _(told.FOUR_PICTURES_OF_THE_RUN))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draw film, perforation and pictures."""
        canvas.layer(("run strip", self.pictures or self.aspect), self.place, self._paint)

    def _paint(self, under: Canvas) -> None:
        place = FRect(0, 0, *self.place.size)
        under.surface.blit(shapes.rounded(under.box(place).size, under.px(5), (*_FILM, 255)), (0, 0))
        for number in range(int((place.width - 8) / _STEP) + 1):
            for top in (5.0, place.height - 5.0 - _PERFORATION):
                under.surface.fill(_HOLE, under.box(FRect(6 + number * _STEP, top, _PERFORATION, _PERFORATION)))
        wide = (place.width - _BETWEEN) / COUNT - _BETWEEN
        for number in range(COUNT):
            spot = FRect(_BETWEEN + number * (wide + _BETWEEN), _EDGE, wide, place.height - 2 * _EDGE)
            under.surface.fill(_EMPTY, under.box(spot))
            if self.pictures is not None:
                self._frame(under, number, spot)

    def _frame(self, under: Canvas, number: int, spot: FRect) -> None:
        assert self.pictures is not None
        picture = pygame.Surface(under.box(spot).size)
        self.pictures.frames[number](under.onto(picture), FRect(0, 0, spot.width, spot.height))
        under.surface.blit(picture, under.box(spot))
