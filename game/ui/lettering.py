"""Fonts and lettering: sizes in design units, rendered at the pixels of the window, kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.ui.font_files import CHECKSUMS, is_intact
from game.ui.surface_cache import SurfaceCache
from game.ui.theme import Colour

# Lettering larger than this is large enough already and does not follow the text scale.
GROWS_TO = 44.0
# OpenDyslexic draws wider than the others at the same nominal size.
DYSLEXIC_SHARE = 0.86
# Words up to this length are never broken.
_UNBROKEN = 16
_WRAPPED = 400

_FILES = {
    "text": "atkinson-hyperlegible-{}-400-normal.woff",
    "bold": "atkinson-hyperlegible-{}-700-normal.woff",
    "head": "fredoka-{}-600-normal.woff",
    "display": "fredoka-{}-700-normal.woff",
}
_DYSLEXIC = {
    "text": "opendyslexic-{}-400-normal.woff",
    "bold": "opendyslexic-{}-700-normal.woff",
    "head": "opendyslexic-{}-700-normal.woff",
}
# A code point of private use: no font has it, so it draws the sign for a missing glyph, a box.
_MISSING = "\ue000"


class Style(NamedTuple):
    """A face (``text``, ``bold``, ``head``, ``display``) at a size in design units."""

    face: str
    size: float


SIGN = Style("display", 84)
TITLE = Style("display", 44)
HEAD = Style("head", 24)
ACT = Style("head", 22)
BOLD = Style("bold", 17)
BODY = Style("text", 17)
SMALL = Style("text", 15)
SMALL_BOLD = Style("bold", 15)


class Fonts:
    """The font of a face at a size, then those with its further letters, opened when one of these is first wanted.

    The first is pygame's own where the face's is damaged.
    """

    def __init__(self, latin: Path, further: Sequence[Path], size: int) -> None:
        self.latin = pygame.Font(str(latin) if is_intact(latin) else None, size)
        self._paths = further
        self._size = size

    @cached_property
    def _further(self) -> list[pygame.Font]:
        return [pygame.Font(str(path), self._size) for path in self._paths if is_intact(path)]

    def __iter__(self) -> Iterator[pygame.Font]:
        yield self.latin
        yield from self._further


class Lettering:
    """Measures, wraps and renders text for one window size, text scale and font family."""

    def __init__(self, folder: Path, store: SurfaceCache, *, family: str = "atkinson") -> None:
        self.folder = folder
        self.store = store
        self.family = family
        self.language = "en"
        self.scale = 1.0
        self.text_scale = 1.0
        self._sizes: dict[Style, int] = {}
        self._wrapped: dict[tuple[str, Style, float], list[str]] = {}

    def fit(self, scale: float, text_scale: float, family: str) -> None:
        """Adopt a window scale, a text scale and a family."""
        if (scale, text_scale, family) != (self.scale, self.text_scale, self.family):
            self.scale, self.text_scale, self.family = scale, text_scale, family
            self._sizes.clear()
            self._wrapped.clear()

    @property
    def look(self) -> tuple[float, str, str]:
        """What decides how texts look, besides the size of the window."""
        return self.text_scale, self.family, self.language

    def pixels(self, style: Style) -> int:
        """The size of a style in pixels."""
        found = self._sizes.get(style)
        if found is None:
            grown = max(style.size, min(style.size * self.text_scale, GROWS_TO))
            found = self._sizes[style] = max(8, round(grown * self._share(style.face) * self.scale))
        return found

    def _share(self, face: str) -> float:
        return DYSLEXIC_SHARE if self._dyslexic(face) else 1.0

    def _dyslexic(self, face: str) -> bool:
        return self.family == "dyslexic" and face in _DYSLEXIC

    def _fonts(self, style: Style) -> Fonts:
        return _opened(str(self.folder), style.face, self._dyslexic(style.face), self.pixels(style))

    def has(self, text: str, style: Style = BODY) -> bool:
        """Whether every character of ``text`` can be drawn."""
        return all(any(_drawn(font, char) for font in self._fonts(style)) for char in text if not char.isspace())

    def line(self, style: Style) -> float:
        """The height of one line in design units."""
        return self._fonts(style).latin.get_linesize() / self.scale

    def width(self, text: str, style: Style) -> float:
        """The width of one line in design units."""
        return _measured(self._fonts(style), text) / self.scale

    def fitting(self, text: str, style: Style, width: float) -> Style:
        """The style made small enough for one line of ``width``; for lettering that must not wrap."""
        style = Style(style.face, self.pixels(style) / self._share(style.face) / self.scale / self.text_scale)
        while self.width(text, style) > width and style.size > 4:
            style = Style(style.face, style.size * 0.94)
        return style

    def wrap(self, text: str, style: Style, width: float) -> list[str]:
        """``text`` in lines no wider than ``width``; a word is broken only if it is long and wider than that."""
        key = text, style, width
        if key not in self._wrapped:
            if len(self._wrapped) >= _WRAPPED:
                self._wrapped.clear()
            self._wrapped[key] = self._lines(text, style, width)
        return self._wrapped[key]

    def _lines(self, text: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in self._words(paragraph, style, width):
                tried = f"{line} {word}" if line else word
                if line and self.width(tried, style) > width:
                    lines.append(line)
                    line = word
                else:
                    line = tried
            lines.append(line)
        return lines

    def _words(self, paragraph: str, style: Style, width: float) -> Iterator[str]:
        """Yield the words, one that is wider than a line in pieces."""
        for word in paragraph.split(" "):
            rest = word
            while len(rest) > _UNBROKEN and self.width(rest, style) > width:
                cut = next(n for n in range(1, len(rest)) if self.width(rest[: n + 1], style) > width)
                yield rest[:cut]
                rest = rest[cut:]
            yield rest

    def height(self, text: str, style: Style, width: float) -> float:
        """The height ``text`` takes when wrapped to ``width``."""
        return len(self.wrap(text, style, width)) * self.line(style)

    def render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """One line as a surface, in pixels."""
        key = ("text", text, style, self.pixels(style), self.family, colour)
        return self.store.get(key, lambda: self._render(text, style, colour))

    def _render(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        parts = [font.render(run, True, colour) for font, run in _runs(self._fonts(style), text)]
        if len(parts) == 1:
            return parts[0]
        size = sum(part.get_width() for part in parts), max((part.get_height() for part in parts), default=1)
        whole = pygame.Surface(size, pygame.SRCALPHA)
        at = 0
        for part in parts:
            whole.blit(part, (at, 0))
            at += part.get_width()
        return whole


def _runs(fonts: Fonts, text: str) -> Iterator[tuple[pygame.Font, str]]:
    """Yield stretches of ``text`` with the font that has their glyphs; whatever is drawn or measured passes here."""
    if text.isascii() and text.isprintable():
        yield fonts.latin, text
        return
    run, current = "", fonts.latin
    for each in text:
        char = " " if each.isspace() else each
        font = next((font for font in fonts if _drawn(font, char)), None)
        if font is None:  # drawn as a box, as some cannot be drawn at all
            font, char = fonts.latin, _MISSING
        if font is not current and run:
            yield current, run
            run = ""
        run, current = run + char, font
    yield current, run


@lru_cache(maxsize=4096)
def _measured(fonts: Fonts, text: str) -> int:
    """The width of one line in pixels."""
    return sum(font.size(run)[0] for font, run in _runs(fonts, text))


@lru_cache(maxsize=64)
def _opened(folder: str, face: str, dyslexic: bool, size: int) -> Fonts:
    pattern = (_DYSLEXIC if dyslexic else _FILES)[face]
    latin, further = (Path(folder) / pattern.format(part) for part in ("latin", "latin-ext"))
    return Fonts(latin, [further] if further.name in CHECKSUMS else [], size)


@lru_cache(maxsize=4096)
def _drawn(font: pygame.Font, char: str) -> bool:
    if char.isascii():
        return char.isprintable()
    return _picture(font, char) not in (b"", _picture(font, _MISSING))


@lru_cache(maxsize=4096)
def _picture(font: pygame.Font, char: str) -> bytes:
    """What a font draws of a character; nothing of one without width, and of half a surrogate pair."""
    try:
        return pygame.image.tobytes(font.render(char, True, (0, 0, 0)), "RGBA")
    except (pygame.error, UnicodeError):
        return b""


def forget_fonts() -> None:
    """Drop every opened font, before pygame's font module is closed or reopened."""
    for kept in (_measured, _opened, _drawn, _picture):
        kept.cache_clear()
