"""A run as a film in one small file: pictures of what moves, one after the other, with a word below at its end."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pygame
from pygame import FRect

from game.core.slices import Slices
from game.pictures.gif import Gif, Palette, palette
from game.ui.canvas import Canvas, scale_of
from game.ui.lettering import Lettering, Style
from game.ui.sprites import Sprites
from game.ui.surface_cache import SurfaceCache
from game.ui.theme import THEMES

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
