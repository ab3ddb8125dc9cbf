"""The blocks of a chapter on a sheet: paragraphs, rows of pictures, a picture in a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple
from weakref import ref

import pygame
from pygame import FRect

from game.text.chapters import Block, Figure
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import SMALL
from game.ui.layout import BoxTree, HandPlaced
from game.ui.widgets.panels import Label, Picture
from game.ui.widgets.screen import Screen


def framed_picture(canvas: Canvas, picture: pygame.Surface, place: FRect, radius: float) -> None:
    """The middle of a picture, as large as fills a place with round corners."""
    size = canvas.box(place).size
    key = ("filling", ref(picture), size)  # unlike its number, never that of a later picture
    canvas.surface.blit(canvas.store.get(key, lambda: _filling(picture, size, canvas.px(radius))), canvas.box(place))


def _filling(whole: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    share = max(size[0] / whole.get_width(), size[1] / whole.get_height())
    large = pygame.transform.smoothscale(whole, (round(whole.get_width() * share), round(whole.get_height() * share)))
    cut = shapes.blank(size)
    cut.blit(large, ((size[0] - large.get_width()) // 2, (size[1] - large.get_height()) // 2))
    return shapes.cut(cut, shapes.rounded(size, radius))


# The blocks of a chapter on a sheet: paragraphs, and rows of pictures with words below them.

_ACROSS, _DOWN, _NARROWEST = 14.0, 10.0, 104.0
_WIDEST = 1.6
"""How much wider than it must be a picture's place may get, so that a short row stays together."""


class Drawn(NamedTuple):
    """A picture of a rule book: how wide and high it is, in design units, and what draws it into its place."""

    size: tuple[float, float]
    paint: Callable[[Canvas, FRect], None]


Draws = Callable[[str], Drawn]
"""What knows the pictures of a rule book by their names."""


class Blocks(NamedTuple):
    """Measures and places blocks on a canvas, with the pictures of a rule book."""

    canvas: Canvas
    draws: Draws

    def box(self, screen: Screen, name: str, block: Block) -> BoxTree:
        """A block, whose widgets are called by its name."""
        if isinstance(block, Figure):
            return HandPlaced(partial(self._place, screen, name, block), partial(self._height, block))
        return Label(name, text=block)

    def _height(self, figure: Figure, width: float) -> float:
        return max(max(picture.bottom, words.bottom) for picture, words in self._tiles(figure, width))

    def _place(self, screen: Screen, name: str, figure: Figure, room: FRect) -> None:
        for (picture, told), (at, below) in zip(figure.pictures, self._tiles(figure, room.width), strict=True):
            called = f"{name}_{picture}"
            screen.add(Picture(called, at.move(room.topleft), paint=self.draws(picture).paint))
            words = below.move(room.topleft)
            screen.add(Label(f"{called}_words", words, text=told, style=SMALL, align="centre top"))

    def _tiles(self, figure: Figure, width: float) -> Iterator[tuple[FRect, FRect]]:
        """Where each picture and its words are, as many in a row as fit, the rows shared out evenly."""
        letters = self.canvas.letters
        sizes = [self.draws(name).size for name, _ in figure.pictures]
        high = max(size[1] for size in sizes)
        fits, each = _shared(len(sizes), max(_NARROWEST * self.canvas.text_scale, *(w for w, _ in sizes), 0), width)
        top = 2.0
        for first in range(0, len(sizes), fits):
            row = list(zip(sizes, (words for _, words in figure.pictures), strict=True))[first : first + fits]
            told = max(letters.height(words, SMALL, each) for _, words in row)
            left = (width - len(row) * each - (len(row) - 1) * _ACROSS) / 2
            for column, ((across, down), words) in enumerate(row):
                middle = left + column * (each + _ACROSS) + each / 2
                picture = FRect(middle - across / 2, top + (high - down) / 2, across, down)
                yield picture, FRect(middle - each / 2, top + high + 4, each, letters.height(words, SMALL, each))
            top += high + 4 + told + _DOWN


def _shared(number: int, wide: float, width: float) -> tuple[int, float]:
    """How many so wide fit in a row if the rows are as even as can be, and how wide each may be."""
    most = max(1, int((width + _ACROSS) // (wide + _ACROSS)))
    fits = -(-number // -(-number // most))
    return fits, min(_WIDEST * wide, (width - _ACROSS * (fits - 1)) / fits)
