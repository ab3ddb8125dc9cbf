"""A run as a film in one small file, and told in four pictures."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, TypeVar

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.shell.pictures.gif import Gif, Palette, palette
from game.text import matches as told
from game.text.language import _
from game.ui.drawing import shapes
from game.ui.drawing.canvas import Canvas, scale_of
from game.ui.drawing.lettering import Lettering, Style
from game.ui.drawing.sprites import Sprites, SurfaceCache
from game.ui.drawing.theme import THEMES, rgb
from game.ui.widgets.spoken import Role, Spoken
from game.ui.widgets.widget import Mood, Widget

LARGEST = 1_000_000
"""Bytes of a film at most, so that it can be sent on by any means."""
SECONDS = 0.1
"""From one picture to the next."""
HOLD = 2.0
"""Seconds for which the last picture is seen."""
_SMALLER = 0.75
_SAMPLES = 5
_CAPTION = 62.0
_STYLE = Style("bold", 40)

Draw = Callable[[Canvas, FRect], None]
"""Draws one picture within a place of a canvas."""
Frames = Callable[[], Iterator[Draw | None]]
"""Begins a run anew and yields what draws each picture of it, stepping the run between; None where none is due yet."""


def filming(assets: Path, size: tuple[int, int], frames: Frames, title: Callable[[], str]) -> Slices[bytes]:
    """The file; smaller pictures are taken if it would be too large. title: what is said, once the run is over."""
    while True:
        pictures: list[pygame.Surface] = []
        canvas = _canvas(assets, size)
        for draw in frames():
            if draw is not None:
                last = draw
                pictures.append(_picture(canvas, draw, ""))
            yield min(0.4, len(pictures) / 200)
        pictures.append(_picture(canvas, last, title()))
        done = yield from _encoded(pictures)
        if len(done) <= LARGEST:
            return done
        size = round(size[0] * _SMALLER), round(size[1] * _SMALLER)


def _encoded(pictures: Sequence[pygame.Surface]) -> Slices[bytes]:
    step = max(1, len(pictures) // _SAMPLES)
    gif = Gif(pictures[0].get_size(), (yield from _coloured((*pictures[::step], pictures[-1]))), SECONDS)
    for number, picture in enumerate(pictures, 1):
        gif.add(picture, HOLD if number == len(pictures) else 0.0)
        yield 0.4 + 0.6 * number / len(pictures)
        if gif.length > LARGEST:
            break
    return gif.done()


def _coloured(samples: Sequence[pygame.Surface]) -> Slices[Palette]:
    colours = palette(samples)
    while True:
        try:
            next(colours)
        except StopIteration as done:
            found: Palette = done.value
            return found
        yield 0.4


def _picture(canvas: Canvas, draw: Draw, title: str) -> pygame.Surface:
    surface = pygame.Surface(canvas.surface.get_size())
    under = canvas.onto(surface)
    area = under.area
    draw(under, area)
    if title:
        place = FRect(0, area.bottom - _CAPTION, area.width, _CAPTION)
        surface.fill(canvas.theme.card, under.box(place))
        under.write(
            title, place, under.letters.fitting(title, _STYLE, place.width - 20), canvas.theme.ink, "centre middle"
        )
    return surface


def _canvas(assets: Path, size: tuple[int, int]) -> Canvas:
    store = SurfaceCache()
    letters = Lettering(assets / "fonts", store)
    letters.fit(scale_of(size), 1.0, "atkinson")
    return Canvas(pygame.Surface(size), THEMES["toyshop"], letters, Sprites(assets, store))


def without_window() -> None:
    """Make pictures where no window is open."""
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    pygame.font.init()


def as_webp(content: bytes) -> bytes:
    """The same film as WebP, smaller and smoother, where Pillow is there; else as it is."""
    with suppress(ImportError, OSError):
        from PIL import Image  # noqa: PLC0415 - whoever plays need not have it

        film, frames, file = Image.open(io.BytesIO(content)), [], io.BytesIO()
        for number in range(film.n_frames):
            film.seek(number)
            frames.append(film.convert("RGB"))
        durations = [round(SECONDS * 1000)] * (len(frames) - 1) + [round((SECONDS + HOLD) * 1000)]
        frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=70)
        return file.getvalue()
    return content


# A run of a machine told in four pictures, on a strip of film.

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
        return Spoken(Role.IMAGE, _(told.FOUR_PICTURES_OF_THE_RUN))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
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
